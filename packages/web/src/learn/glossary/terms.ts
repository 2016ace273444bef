/** The terms of the hobby, and how they are recognised in a sentence, in whatever form a word takes. */
import type { Language } from '../../app/settings.ts';

export const TERM_IDS = [
  'hex',
  'tile',
  'upgrade',
  'city',
  'town',
  'offboard',
  'station',
  'home',
  'gauge',
  'train',
  'route',
  'revenue',
  'dividend',
  'withhold',
  'share',
  'certificate',
  'president',
  'par',
  'float',
  'treasury',
  'market',
  'offering',
  'pool',
  'soldOut',
  'limit',
  'priority',
  'stockRound',
  'operatingRound',
  'private',
  'minor',
  'phase',
  'rust',
  'depot',
  'trainLimit',
  'forced',
  'bankrupt',
  'loan',
  'short',
  'merger',
  'permit',
  'warranty',
  'receivership',
  'seedMoney',
  'interestRate',
  'openInterest',
  'conversion',
  'liquidation',
  'grayZone',
  'companySale',
  'cashCrisis',
  'lastCertificate',
  'bond',
  'eMarker',
  'charter',
  'obligation',
  'optionShare',
  'refinancing',
  'hudson',
  'subsidy',
  'trainExport',
  'purpleEdge',
  'mail',
  'exchangeShare',
  'halfShare',
  'obsolete',
  'netWorth',
  'liquidity',
] as const;
export type TermId = (typeof TERM_IDS)[number];

const PATTERNS: Readonly<Record<TermId, Readonly<Record<Language, string>>>> = {
  seedMoney: {
    en: 'seed money',
    ru: 'посевн(?:ой|ого|ому|ом) фонд(?:а|у|е)?',
  },
  interestRate: {
    en: 'interest rate',
    ru: 'процентн(?:ая|ой|ую) ставк(?:а|и|е|у|ой)',
  },
  openInterest: {
    en: 'open interest',
    ru: 'открыт(?:ый|ого|ому|ом) интерес(?:а|у|е)?',
  },
  conversion: {
    en: 'conver(?:sions?|ts?|ted)',
    ru: 'преобразовани(?:е|я|и|ю|ем|й|ях)',
  },
  liquidation: {
    en: 'liquidat(?:ion|ed)|red zone',
    ru: 'ликвидаци(?:я|и|ю|ей|й)|красн(?:ая|ой|ую) зон(?:а|ы|е|у)',
  },
  grayZone: {
    en: 'gray zone|acquisition zone',
    ru: 'сер(?:ая|ой|ую) зон(?:а|ы|е|у)|зон(?:а|ы|е|у) поглощений',
  },
  companySale: {
    en: 'friendly sales?',
    ru: 'дружественн(?:ая|ой|ую) продаж(?:а|и|е|у)|распродаж(?:а|и|е|у)',
  },
  cashCrisis: {
    en: 'cash crisis|cash crises',
    ru: 'кассов(?:ый|ого|ому|ом|ые|ых) разрыв(?:а|у|е|ы|ов)?',
  },
  lastCertificate: {
    en: 'last certificate',
    ru: 'последн(?:ий|его|ему|им|ем) сертификат(?:а|у|ом|е)?',
  },
  bond: {
    en: 'bonds?',
    ru: 'облигаци(?:я|и|ю|ей|й|ям)',
  },
  eMarker: {
    en: 'E[- ]markers?',
    ru: 'маркер(?:а|у|ы|ов)? E',
  },
  charter: {
    en: 'chartered compan(?:y|ies)',
    ru: 'чартерн(?:ая|ой|ую|ые|ых) компани(?:я|и|ю|й)|парламентск(?:ая|ой|ую) поддержк(?:а|и|е|у|ой)',
  },
  obligation: {
    en: 'obligations?',
    ru: 'обязательств(?:о|а|у|ом|е)?',
  },
  optionShare: {
    en: 'option (?:shares?|certificates?)',
    ru: 'опционн(?:ая|ой|ую|ый|ого|ым) (?:акци(?:я|и|ю|ей)|сертификат(?:а|ом)?)',
  },
  refinancing: {
    en: 'refinanc(?:ing|es?|ed)',
    ru: 'рефинансировани(?:е|я|ю|ем|и)',
  },
  hudson: {
    en: 'George Hudson Maneuver',
    ru: 'манёвр(?:а|у|ом|е)? (?:Джорджа )?Хадсона',
  },
  subsidy: {
    en: 'subsid(?:y|ies)',
    ru: 'субсиди(?:я|и|ю|ей|й|ями)',
  },
  trainExport: {
    en: 'exports?|exported',
    ru: 'экспорт(?:а|у|ом|е)?',
  },
  purpleEdge: {
    en: 'purple[- ]edged?',
    ru: 'фиолетов(?:ая|ой|ую) кромк(?:а|и|е|у|ой)',
  },
  mail: {
    en: 'mail contracts?',
    ru: 'почтов(?:ый|ого|ому|ом) контракт(?:а|у|е)?',
  },
  exchangeShare: {
    en: 'exchange shares?',
    ru: 'обменн(?:ая|ой|ую|ые|ых) акци(?:я|и|ю|й)',
  },
  halfShare: {
    en: 'half-shares?|5% certificates?',
    ru: 'половинн(?:ая|ой|ую|ые|ых) акци(?:я|и|ю|й)|сертификат(?:а|ы|ов)? 5%',
  },
  obsolete: { en: 'obsolete', ru: 'устарева(?:ет|ют)|устаревш(?:ий|ие|его|их)' },
  netWorth: { en: 'net worth', ru: 'состояни(?:е|я|ю|ем)' },
  liquidity: { en: 'liquidity', ru: 'можно собрать' },
  trainLimit: { en: 'train limits?', ru: 'лимит(?:а|у|ом|е|ы)? поездов' },
  limit: { en: 'certificate limit|limit of certificates', ru: 'лимит(?:а|у|ом|е)? сертификатов' },
  stockRound: { en: 'stock rounds?', ru: 'фондов(?:ый|ого|ом|ому|ым|ые|ых) раунд(?:а|е|у|ом|ы|ов|ах)?' },
  operatingRound: { en: 'operating rounds?', ru: 'операционн(?:ый|ого|ом|ому|ым|ые|ых) раунд(?:а|е|у|ом|ы|ов|ах)?' },
  offering: { en: 'initial offering', ru: 'первичн(?:ое|ого|ом|ому) предложени(?:е|я|и|ю)' },
  pool: { en: 'bank pool|open market', ru: 'банковск(?:ий|ого|ом) пул(?:а|е|у)?|открыт(?:ый|ого|ом) рын(?:ок|ка|ке)' },
  market: {
    en: 'share market|stock market|market',
    ru: 'рын(?:ок|ка|ке|ку)(?: акций)?|диаграмм(?:а|ы|е|у) цен|таблиц(?:а|ы|е|у) акций|бирж(?:а|и|е|у)',
  },
  private: {
    en: 'private compan(?:y|ies)|privates?',
    ru: 'частн(?:ая|ой|ую|ые|ых) компани(?:я|и|ю|й|ей|ями)|местн(?:ая|ой|ую|ые|ых) (?:ж/д|железн(?:ая|ой|ую|ые|ых) дорог(?:а|и|у)?)',
  },
  minor: { en: 'minors?', ru: 'мал(?:ая|ой|ую|ые|ых) компани(?:я|и|ю|й|ей)' },
  home: {
    en: 'home (?:city|station)',
    ru: 'базов(?:ый|ого|ом|ая|ой|ую) (?:город(?:а|е)?|станци(?:я|и|ю))|домашн(?:ий|его|ем|яя|ей|юю) (?:гекс(?:а|е)?|станци(?:я|и|ю|ей))',
  },
  offboard: {
    en: 'off-board (?:areas?|locations?)|red areas?',
    ru: 'красн(?:ая|ой|ую|ые|ых) област(?:ь|и|ей|ях)|внешн(?:ее|его|ем|ие|их) направлени(?:е|я|и|й|ях)',
  },
  certificate: { en: 'certificates?', ru: 'сертификат(?:а|у|ом|е|ы|ов|ами|ах)?' },
  president: {
    en: 'presidents?|presidency|directors?',
    ru: 'президент(?:а|у|ом|е|ы|ов|ства|стве)?|директор(?:а|у|ом|е|ов)?',
  },
  par: {
    en: 'par value|par',
    ru: 'номинал(?:а|у|ом|е|ы|ов)?|номинальн(?:ая|ой|ую|ых) стоимост(?:ь|и|ью|ей)|начальн(?:ая|ой|ую|ые|ых) (?:цен(?:а|ы|у|е|ой)?|стоимост(?:ь|и))',
  },
  float: {
    en: 'launch(?:ed|es)?|floats?',
    ru: 'запущен(?:а|ы)|запуска(?:ется|ются)|запустится|запустить(?= (?:\\p{L}+ )?компани)|старту(?:ет|ют)',
  },
  treasury: { en: 'treasur(?:y|ies)', ru: 'касс(?:а|ы|е|у|ой)|казн(?:а|ы|е|у|ой)|баланс(?:а|е|у)?' },
  soldOut: { en: 'sold[- ]out', ru: 'распродан(?:а|ы|ная|ной)?|раскуплен(?:а|ы)' },
  priority: { en: 'priority deal|priority', ru: 'приоритетн(?:ая|ой|ую) сделк(?:а|и|е|у)|приоритет(?:а|у|ом)?' },
  upgrade: { en: 'upgrades?', ru: 'улучшени(?:е|я|и|й|ем)|модернизаци(?:я|и|ю|ей)' },
  tile: { en: 'track tiles?|tiles?', ru: 'тайл(?:а|у|ом|е|ы|ов|ами|ах)?|жетон(?:а|ы|ов)? путей' },
  hex: { en: 'hex(?:es)?', ru: 'гекс(?:а|у|ом|е|ы|ов|ами|ах)?' },
  city: {
    en: 'cit(?:y|ies)|large stations?',
    ru: 'город(?:а|у|ом|е|ов|ам|ами|ах)?|больш(?:ая|ой|ую|ие|их) станци(?:я|и|ю|й|ей|ях)',
  },
  town: {
    en: 'towns?|small stations?',
    ru: 'посёл(?:ок|ка|ки|ков|ках|кам)|мал(?:ая|ой|ую|ые|ых) станци(?:я|и|ю|й|ей|ях)',
  },
  station: {
    en: 'station markers?|station tokens?|stations?',
    ru: '(?:маркер|жетон)(?:а|ы|ов|ом)? станци[ий]|станци(?:я|и|ю|ей|й|ями|ях)',
  },
  gauge: { en: 'narrow track|gauges?', ru: 'узк(?:ая|ой|ую) коле(?:я|и|е|ю|ёй)|коле(?:я|и|е|ю|ёй)' },
  depot: { en: 'depot', ru: 'депо|стопк(?:а|и|е) поездов' },
  train: { en: 'trains?', ru: 'поезд(?:а|у|ом|е|ов|ам|ами|ах)?' },
  route: { en: 'routes?', ru: 'маршрут(?:а|у|ом|е|ы|ов|ами|ах)?' },
  revenue: { en: 'revenues?', ru: 'доход(?:а|у|ом|е|ы)?|прибыл(?:ь|и|ью)' },
  dividend: { en: 'dividends?', ru: 'дивиденд(?:ы|ов|ами|ам)|выплат(?:а|ы|е|у)' },
  withhold: { en: 'withhold(?:s|ing)?|withheld', ru: 'удерж(?:ать|ите|ивать|ивайте)' },
  // Not what trains or players share.
  share: { en: 'shares?(?! (?:an?|the|track|victory)\\b)', ru: 'акци(?:я|и|ю|ей|й|ям|ями|ях)' },
  phase: { en: 'phases?', ru: 'фаз(?:а|ы|е|у|ой)' },
  rust: {
    en: 'rust(?:s|ed)?|scraps?|scrapped',
    ru: 'ржаве(?:ют|ет)|заржаве(?:ют|ет|ли)|спи(?:шут|сывает|сывают|саны)|исключ(?:ат|ены|аются)',
  },
  forced: {
    en: 'emergency',
    ru: 'вынужденн(?:ая|ой|ую) покупк(?:а|и|е|у)|экстренн(?:ый|ого|ом) сбор(?:а|е)? средств|экстренн(?:ое|ого|ом) финансировани(?:е|я|и)',
  },
  bankrupt: { en: 'bankrupt(?:cy)?', ru: 'банкрот(?:ы|ство|ства|ом)?' },
  loan: { en: 'loans?(?! shark)', ru: 'за[ёе]м|займ(?:а|ы|ов|ам)|кредит(?:а|ы|ов|ам)?' },
  short: {
    en: 'short certificates?|sell(?:ing)? short|sold short',
    ru: 'коротк(?:ий|ого|ие|их) сертификат(?:а|ы|ов)?|коротк(?:ая|ой|ую|ие|их) (?:продаж(?:а|и|у|е)?|позици(?:я|и|ю|й|ям))|в короткую',
  },
  merger: {
    en: 'mergers?|merges?|absorbs?',
    ru: 'слияни(?:е|я|и|ю|ем|й|ях)|слиться|поглоти(?:т|ть)|поглощени(?:е|я|и)',
  },
  permit: { en: 'permits?', ru: 'разрешени(?:е|я|и|й|ями)' },
  warranty: { en: 'warrant(?:y|ies)', ru: 'гаранти(?:я|и|ю|й)' },
  receivership: { en: 'receivership', ru: 'внешн(?:ее|его|ем) управлени(?:е|я|и)' },
};

/** Words of some titles only: in a text about another one they mean something else, as `mail contracts` do in 1817. */
const OF_TITLES: Partial<Readonly<Record<TermId, readonly string[]>>> = {
  gauge: ['1849'],
  minor: ['1817', '18CZ', '18MEX'],
  loan: ['1817', '1849', '18CZ'],
  short: ['1817'],
  permit: ['1862'],
  warranty: ['1862'],
  receivership: ['1862'],
  seedMoney: ['1817'],
  interestRate: ['1817'],
  openInterest: ['1817'],
  conversion: ['1817'],
  liquidation: ['1817'],
  grayZone: ['1817'],
  companySale: ['1817'],
  cashCrisis: ['1817'],
  lastCertificate: ['1849'],
  bond: ['1849'],
  eMarker: ['1849'],
  charter: ['1862'],
  obligation: ['1862'],
  optionShare: ['1862'],
  refinancing: ['1862'],
  hudson: ['1862'],
  subsidy: ['1862'],
  trainExport: ['1817', '18CZ'],
  purpleEdge: ['18CZ'],
  mail: ['18MEX'],
  exchangeShare: ['18MEX'],
  halfShare: ['18MEX'],
};

/** Longer patterns first: `train limit` is no train. */
const ORDER = Object.keys(PATTERNS) as readonly TermId[];

const compiled = new Map<Language, RegExp>();

/** All terms in one pattern, a group for each; a word is not found within another. */
const patternOf = (language: Language): RegExp => {
  let found = compiled.get(language);
  if (!found) {
    const parts = ORDER.map((id) => `(?<${id}>${PATTERNS[id][language]})`);
    found = new RegExp(`(?<![\\p{L}\\p{N}\\u2011-])(?:${parts.join('|')})(?![\\p{L}\\p{N}\\u2011-])`, 'giu');
    compiled.set(language, found);
  }
  return found;
};

export interface Piece {
  readonly text: string;
  readonly term?: TermId;
}

/** A sentence about a title in pieces; each term is marked where it comes first. */
export const termsIn = (text: string, language: Language, title: string): readonly Piece[] => {
  const pieces: Piece[] = [];
  const seen = new Set<TermId>();
  let at = 0;
  for (const match of text.matchAll(patternOf(language))) {
    const term = ORDER.find((id) => match.groups?.[id] !== undefined);
    if (!term || seen.has(term) || OF_TITLES[term]?.includes(title) === false) continue;
    seen.add(term);
    if (match.index > at) pieces.push({ text: text.slice(at, match.index) });
    pieces.push({ text: match[0], term });
    at = match.index + match[0].length;
  }
  if (at < text.length) pieces.push({ text: text.slice(at) });
  return pieces;
};
