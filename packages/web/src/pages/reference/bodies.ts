/** What each section of a reference shows. */
import type { ReactNode } from 'react';
import type { SectionName, Shown } from './context.ts';
import { AboutSection } from './AboutSection.tsx';
import { CompaniesSection } from './CompaniesSection.tsx';
import { MapSection } from './MapSection.tsx';
import { MarketSection } from './MarketSection.tsx';
import { OrderSection } from './OrderSection.tsx';
import { OptionsSection } from './OptionsSection.tsx';
import { PrivatesSection } from './PrivatesSection.tsx';
import { RulesSection } from './RulesSection.tsx';
import { TilesSection } from './TilesSection.tsx';
import { TrainsSection } from './TrainsSection.tsx';

export const BODIES: Readonly<Record<SectionName, (props: Shown) => ReactNode>> = {
  about: AboutSection,
  order: OrderSection,
  map: MapSection,
  tiles: TilesSection,
  market: MarketSection,
  trains: TrainsSection,
  companies: CompaniesSection,
  privates: PrivatesSection,
  options: OptionsSection,
  rules: RulesSection,
};
