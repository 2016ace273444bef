/** 1817 table 4.7: twenty companies, alike in everything but name and colour (gen.3). */
import type { CompanyFacts, CompanyId } from '@roundhouse/engine';
import { byId } from '../common/facts.ts';

const company = (id: CompanyId, name: string, colour: string, text: 'white' | 'black'): CompanyFacts => ({
  id,
  name: { en: name, ru: name },
  kind: 'corporation',
  size: '2',
  // gen.4: as long as it is not started it is one certificate; larger sizes print more.
  certificates: [{ percent: 100, kind: 'president', count: 1 }],
  tokens: [0],
  home: [],
  // It operates as soon as it is started.
  floatPercent: 0,
  colour,
  text: text === 'white' ? '#ffffff' : '#000000',
});

const ALL: readonly CompanyFacts[] = [
  company('A&S', 'Alton & Southern Railway', '#ee3e80', 'white'),
  company('A&A', 'Arcade and Attica', '#904098', 'white'),
  company('Belt', 'Belt Railway of Chicago', '#f2a847', 'black'),
  company('Bess', 'Bessemer and Lake Erie Railroad', '#16190e', 'white'),
  company('B&A', 'Boston and Albany Railroad', '#ef4223', 'white'),
  company('DL&W', 'Delaware, Lackawanna and Western Railroad', '#984573', 'white'),
  company('J', 'Elgin, Joliet and Eastern Railway', '#bedb86', 'black'),
  company('GT', 'Grand Trunk Western Railroad', '#e48329', 'white'),
  company('H', 'Housatonic Railroad', '#bedef3', 'black'),
  company('ME', 'Morristown and Erie Railway', '#ffdea8', 'black'),
  company('NYOW', 'New York, Ontario and Western Railway', '#0095da', 'white'),
  company('NYSW', 'New York, Susquehanna and Western Railway', '#fff36b', 'black'),
  company('PSNR', 'Pittsburgh, Shawmut and Northern Railroad', '#0a884b', 'white'),
  company('PLE', 'Pittsburgh and Lake Erie Railroad', '#00afad', 'white'),
  company('PW', 'Providence and Worcester Railroad', '#bec8cc', 'black'),
  company('R', 'Rutland Railroad', '#165633', 'white'),
  company('SR', 'Strasburg Railroad', '#e31f21', 'white'),
  company('UR', 'Union Railroad', '#003d84', 'white'),
  company('WT', 'Warren & Trumbull Railroad', '#e96f2c', 'white'),
  company('WC', 'West Chester Railroad', '#984d2d', 'white'),
];

export const COMPANIES: Readonly<Record<CompanyId, CompanyFacts>> = byId(ALL);
