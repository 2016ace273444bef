/** 1862 table 2.3: the twenty companies. */
import type { CompanyFacts, CompanyId, HexId } from '@roundhouse/engine';
import { byId } from '../common/facts.ts';

/** §2.1 (a): a director's certificate of three shares and seven certificates of one. */
const certificates: CompanyFacts['certificates'] = [
  { percent: 30, kind: 'president', count: 1 },
  { percent: 10, kind: 'ordinary', count: 7 },
];

const company = (id: CompanyId, name: string, hex: HexId, colour: string, text: string): CompanyFacts => ({
  id,
  name: { en: name, ru: name },
  kind: 'corporation',
  size: 'company',
  certificates,
  tokens: [0, 0, 0],
  home: [{ hex, city: 0 }],
  floatPercent: 50,
  colour,
  text,
});

/** In the order of the charters, which is also the order of dealing permits. */
const all: readonly CompanyFacts[] = [
  company('E&H', 'Ely & Huntingdon', 'C8', '#ffff00', '#dd571c'),
  company('ECR', 'Eastern Counties Railway', 'D13', '#0a1172', '#ffffff'),
  company('ENR', 'East Norfolk Railway', 'F3', '#ffff00', '#0492c2'),
  company('ESR', 'East Suffolk Railway', 'F11', '#5dbb63', '#30430e'),
  company('EUR', 'Eastern Union Railway', 'E12', '#ff3030', '#710193'),
  company('FDR', 'Felixstowe Dock & Railway', 'G12', '#ff6a06', '#c00000'),
  company('I&B', 'Ipswich & Bury Railway', 'D9', '#a0a0a0', '#000000'),
  company('L&D', 'Lynn & Dereham Railway', 'D5', '#ff6a06', '#0a1172'),
  company('L&E', 'Lynn & Ely Railway', 'C6', '#ffff00', '#d00000'),
  company('L&H', 'Lynn & Hunstanton Railway', 'C4', '#a1caf1', '#b00000'),
  company('N&B', 'Norwich & Brandon Railway', 'E8', '#c0c0c0', '#b64900'),
  company('N&E', 'Northern & Eastern Railway', 'B13', '#c0c0c0', '#355e3b'),
  company('N&S', 'Norfolk & Suffolk, Joint Railway', 'H7', '#a1caf1', '#082567'),
  company('Y&N', 'Yarmouth & Norwich Railway', 'H5', '#ff0000', '#000000'),
  company('NGC', 'Newmarket and Great Chesterford Railway', 'C10', '#ffff00', '#000000'),
  company('SVR', 'Colchester, Stour Valley, Sudbury & Halstead', 'D11', '#d2b55b', '#355e3b'),
  company('WNR', 'West Norfolk Railway', 'E2', '#d2b55b', '#ff0000'),
  company('W&F', 'Wells & Fakenham Railway', 'E4', '#c7ea46', '#0b6623'),
  company('WVR', 'Waveney Valley Railway', 'G8', '#ffc0c0', '#8b008b'),
  company('WStI', 'Wisbech, St Ives & Cambridge Junction Rwy', 'B5', '#ffff00', '#8b008b'),
];

export const COMPANIES: Readonly<Record<CompanyId, CompanyFacts>> = byId(all);

export const companyIds: readonly CompanyId[] = all.map((each) => each.id);
