/** The picture of a term: cut from a real game where it is on the board or the market, cards and tokens otherwise. */
import {
  drawMap,
  drawMarket,
  drawTile,
  HEX_RADIUS,
  hexCentre,
  placeCells,
  type RouteLine,
  type SvgNode,
  THEMES,
} from '@roundhouse/board';
import type { ReactNode } from 'react';
import { useThemeName } from '../../app/settings.ts';
import { liveriesOf } from '../../board/liveries.ts';
import { innerMarkup, markup } from '../../board/markup.ts';
import { routeLine } from '../../game/decision/runs.ts';
import { type Lessons, useLessons } from '../intro/game.ts';
import { Arrow, Card, Coin, Cross, Sheet, Token } from './cards.tsx';
import css from './Glossary.module.css';
import type { TermId } from './terms.ts';

type Theme = (typeof THEMES)[keyof typeof THEMES];

const Cut = ({ node, box }: { readonly node: SvgNode; readonly box: string }) => (
  <svg
    viewBox={box}
    width="132"
    height="104"
    preserveAspectRatio="xMidYMid slice"
    aria-hidden="true"
    focusable="false"
    dangerouslySetInnerHTML={innerMarkup(node)}
  />
);

/** A stretch of the board around a hex, as it lay after so many decisions. */
const board = (
  { facts, at, lines }: Lessons,
  theme: Theme,
  position: number,
  hex: string,
  { reach = 1.6, ran = false }: { readonly reach?: number; readonly ran?: boolean } = {},
): ReactNode => {
  const state = at(position);
  const { map, tiles } = facts.track;
  const found = map.hexes[hex];
  if (!found) return null;
  const { x, y } = hexCentre(found, map.layout);
  const half = HEX_RADIUS * reach;
  const action = lines[position - 1]?.at(-1);
  const routes: readonly RouteLine[] =
    ran && action?.type === 'runTrains' ? action.runs.map((run) => routeLine(run)) : [];
  const node = drawMap({
    map,
    tiles,
    board: state.board,
    liveries: liveriesOf(facts),
    theme,
    layers: { rim: false },
    routes,
  });
  return <Cut node={node} box={`${x - half * 1.27} ${y - half} ${half * 2.54} ${half * 2}`} />;
};

/** Cells of the market around a marker, with an arrow where it moves. */
const market = (
  { facts, at }: Lessons,
  theme: Theme,
  position: number,
  company: string,
  towards?: 'left' | 'right' | 'up',
): ReactNode => {
  const state = at(position);
  const chart = facts.market;
  const from = state.market.at[company];
  const cell = from === undefined ? undefined : chart.cells[from];
  if (!cell || from === undefined) return null;
  const step = { left: [0, -1], right: [0, 1], up: [-1, 0] } as const;
  const [down, across] = towards ? step[towards] : [0, 0];
  const [row, column] = from.split(',').map(Number);
  const to = `${(row ?? 0) + down},${(column ?? 0) + across}`;
  const node = drawMarket({
    chart,
    stacks: { [from]: [company] },
    liveries: liveriesOf(facts),
    arrows: towards && chart.cells[to] ? [{ from, to, company }] : [],
    theme,
  });
  const place = placeCells({ chart }).places.get(from) ?? { x: 0, y: 0 };
  return <Cut node={node} box={`${place.x - 80} ${place.y - 60} 254 200`} />;
};

const tiles = ({ facts }: Lessons, theme: Theme, ...ids: readonly string[]): ReactNode => {
  const { layout } = facts.track.map;
  const wide = ids.length > 1;
  const gap = HEX_RADIUS * 2.7;
  const width = wide ? gap * (ids.length - 1) + HEX_RADIUS * 2.2 : HEX_RADIUS * 2.6;
  return (
    <svg
      viewBox={`${-HEX_RADIUS * (wide ? 1.1 : 1.3)} ${(-width * 104) / 264} ${width} ${(width * 104) / 132}`}
      width="132"
      height="104"
      aria-hidden="true"
      focusable="false"
    >
      {ids.map((id, index) => {
        const tile = facts.track.tiles[id];
        return tile ? (
          <g
            key={id}
            transform={`translate(${index * gap} 0)`}
            dangerouslySetInnerHTML={markup(drawTile(tile, 0, layout, theme))}
          />
        ) : null;
      })}
    </svg>
  );
};

const RED = '#b5372c';
const BLUE = '#2c5f9e';

const share = (x: number, y: number, text = '10%', fill?: string): ReactNode => (
  <Card x={x} y={y} width={46} height={32} text={text} {...(fill === undefined ? {} : { fill })} />
);

const bar = (filled: number): ReactNode =>
  Array.from({ length: 10 }, (_, i) => (
    <rect
      key={i}
      x={8 + i * 11.6}
      y={38}
      width="10"
      height="28"
      fill={i < filled ? 'var(--accent)' : 'var(--paper)'}
      stroke="var(--ink)"
    />
  ));

type Draw = (lessons: Lessons, theme: Theme) => ReactNode;
const cards = (children: ReactNode): Draw => {
  const Drawn: Draw = () => <Sheet>{children}</Sheet>;
  return Drawn;
};

const PICTURES: Readonly<Record<TermId, Draw>> = {
  obsolete: cards(
    <>
      <Card x={14} y={22} width={44} height={58} text="2+" faint />
      <Arrow from={66} to={90} y={51} />
      <Coin x={110} y={51} text="×1" />
    </>,
  ),
  netWorth: cards(
    <>
      <Coin x={26} y={52} />
      <text x="46" y="58" fontSize="16" fill="var(--ink)">
        +
      </text>
      {share(68, 24)}
      {share(76, 48)}
    </>,
  ),
  liquidity: cards(
    <>
      {share(12, 36)}
      <Arrow from={64} to={88} y={52} />
      <Coin x={108} y={52} />
    </>,
  ),
  hex: (l, t) => board(l, t, 0, 'K10'),
  tile: (l, t) => tiles(l, t, '8'),
  upgrade: (l, t) => tiles(l, t, '57', '15'),
  city: (l, t) => tiles(l, t, '57'),
  town: (l, t) => tiles(l, t, '58'),
  offboard: (l, t) => board(l, t, 0, 'A6', { reach: 2 }),
  station: (l, t) => board(l, t, 48, 'I8'),
  home: (l, t) => board(l, t, 46, 'I8'),
  gauge: cards(
    <>
      <path d="M10 34H122" stroke="var(--ink)" strokeWidth="9" />
      <path d="M10 70H122" stroke="var(--ink)" strokeWidth="9" strokeDasharray="9 6" />
    </>,
  ),
  train: cards(<Card x={41} y={20} width={50} height={64} text="2" small="$100" />),
  route: (l, t) => board(l, t, 76, 'K8', { reach: 3, ran: true }),
  revenue: cards(
    <>
      <Coin x={26} y={40} text="20" />
      <text x="46" y="46" fontSize="16" fill="var(--ink)">
        +
      </text>
      <Coin x={68} y={40} text="10" />
      <text x="88" y="46" fontSize="16" fill="var(--ink)">
        +
      </text>
      <Coin x={110} y={40} text="20" />
      <text x="66" y="84" textAnchor="middle" fontSize="18" fontWeight="700" fill="var(--ink)">
        = $50
      </text>
    </>,
  ),
  dividend: (l, t) => market(l, t, 76, 'MC', 'right'),
  withhold: (l, t) => market(l, t, 76, 'MC', 'left'),
  share: cards(share(43, 36)),
  certificate: cards(
    <>
      {share(14, 22, '20%')}
      {share(72, 48)}
    </>,
  ),
  president: cards(
    <>
      {share(12, 18, '20%', 'var(--accent-soft)')}
      {share(12, 56)}
      {share(72, 56)}
    </>,
  ),
  par: (l, t) => market(l, t, 46, 'MC'),
  float: cards(bar(5)),
  treasury: cards(
    <>
      <rect x="20" y="36" width="92" height="52" rx="5" fill="var(--paper)" stroke="var(--ink)" strokeWidth="1.5" />
      <Coin x={46} y={62} />
      <Coin x={66} y={62} />
      <Coin x={86} y={62} />
      <Token x={66} y={22} fill={BLUE} text="MC" />
    </>,
  ),
  market: (l, t) => market(l, t, 219, 'MC'),
  offering: cards(
    <>
      {share(18, 22)}
      {share(28, 34)}
      {share(38, 46)}
    </>,
  ),
  pool: cards(
    <>
      <Arrow from={16} to={52} y={52} />
      {share(62, 36)}
    </>,
  ),
  soldOut: cards(bar(10)),
  limit: cards(
    <>
      {[0, 1, 2, 3, 4].map((i) => (
        <g key={i}>{share(10 + i * 16, 30 + (i % 2) * 10)}</g>
      ))}
      <text x="66" y="98" textAnchor="middle" fontSize="15" fontWeight="700" fill="var(--ink)">
        ≤ 19
      </text>
    </>,
  ),
  priority: cards(<Card x={43} y={18} width={46} height={66} text="1" fill="var(--accent-soft)" />),
  stockRound: cards(
    <>
      <Coin x={30} y={52} />
      <Arrow from={48} to={72} y={52} />
      {share(78, 36)}
    </>,
  ),
  operatingRound: (l, t) => board(l, t, 108, 'K8', { reach: 3.4, ran: true }),
  private: cards(
    <>
      <Card x={10} y={18} width={76} height={68} text="KCM&O" small="$40" />
      <Coin x={110} y={52} text="+10" />
    </>,
  ),
  minor: cards(
    <>
      <Token x={36} y={52} fill={RED} text="A" />
      <Card x={70} y={24} width={44} height={56} text="2" />
    </>,
  ),
  phase: (l, t) => tiles(l, t, '57', '15', '63'),
  rust: cards(
    <>
      <Card x={14} y={22} width={44} height={58} text="2" faint />
      <Cross x={14} y={29} />
      <Arrow from={82} to={64} y={51} />
      <Card x={86} y={22} width={40} height={58} text="4" />
    </>,
  ),
  depot: cards(
    <>
      <Card x={10} y={24} text="2" />
      <Card x={24} y={28} text="2" />
      <Card x={38} y={32} text="3" />
      <Card x={52} y={36} text="3" />
      <Card x={80} y={40} text="4" />
    </>,
  ),
  trainLimit: cards(
    <>
      <Card x={8} y={26} width={34} text="3" />
      <Card x={48} y={26} width={34} text="4" />
      <Card x={92} y={26} width={34} text="3" faint />
      <Cross x={92} y={36} size={32} />
    </>,
  ),
  forced: cards(
    <>
      <Coin x={26} y={52} />
      <Arrow from={44} to={74} y={52} />
      <Card x={82} y={24} width={40} height={56} text="4" />
    </>,
  ),
  bankrupt: cards(
    <>
      <Coin x={66} y={52} text="0" />
      <Cross x={44} y={30} />
    </>,
  ),
  loan: cards(
    <>
      <Card x={20} y={30} width={50} height={44} text="−100" />
      <Coin x={100} y={52} text="%" />
    </>,
  ),
  short: cards(share(40, 36, '−20%', 'var(--accent-soft)')),
  merger: cards(
    <>
      <Token x={26} y={30} fill={RED} text="A" />
      <Token x={26} y={76} fill={BLUE} text="B" />
      <Arrow from={52} to={84} y={53} />
      <Token x={108} y={53} fill={BLUE} text="B" />
    </>,
  ),
  permit: cards(<Card x={31} y={24} width={70} height={56} text="✓" small="Express" />),
  warranty: cards(
    <>
      <Card x={30} y={20} width={46} height={64} text="B" />
      <Coin x={92} y={70} text="+1" />
    </>,
  ),
  receivership: cards(
    <>
      <Token x={42} y={52} fill={BLUE} text="SVR" />
      <circle cx="94" cy="40" r="9" fill="none" stroke="var(--ink)" strokeWidth="2" strokeDasharray="3 3" />
      <path d="M78 76c2-18 30-18 32 0" fill="none" stroke="var(--ink)" strokeWidth="2" strokeDasharray="3 3" />
    </>,
  ),
  seedMoney: cards(
    <>
      <Card x={18} y={26} width={54} text="60" small="NYSE" />
      <Coin x={100} y={52} text="+20" />
    </>,
  ),
  interestRate: cards(
    <>
      <Coin x={40} y={52} text="$10" />
      <Arrow from={62} to={86} y={52} />
      <Coin x={106} y={52} text="$40" />
    </>,
  ),
  openInterest: cards(
    <>
      <Card x={20} y={26} text="+20" small="%" />
      <Card x={72} y={26} text="−20" small="%" />
    </>,
  ),
  conversion: cards(
    <>
      <Card x={16} y={26} text="2" />
      <Arrow from={60} to={80} y={52} />
      <Card x={84} y={26} text="5" />
    </>,
  ),
  liquidation: cards(
    <>
      <Token x={42} y={52} fill={RED} text="GT" />
      <Cross x={74} y={30} size={44} />
    </>,
  ),
  grayZone: cards(
    <>
      <Card x={46} y={26} fill="var(--line)" text="0" />
    </>,
  ),
  companySale: cards(
    <>
      <Token x={34} y={52} fill={BLUE} text="A" />
      <Arrow from={58} to={82} y={52} />
      <Coin x={104} y={52} />
    </>,
  ),
  cashCrisis: cards(
    <>
      <Coin x={34} y={52} text="40" />
      <Card x={66} y={26} width={50} text="−90" />
    </>,
  ),
  lastCertificate: cards(<Card x={36} y={26} width={60} text="20%" />),
  bond: cards(
    <>
      <Card x={20} y={28} width={56} height={48} text="500" small="L." />
      <Coin x={104} y={52} text="50" />
    </>,
  ),
  eMarker: cards(<Token x={66} y={52} fill={BLUE} text="E" />),
  charter: cards(
    <>
      <Card x={20} y={28} width={50} height={48} text="ESR" />
      <Coin x={102} y={52} text="×10" />
    </>,
  ),
  obligation: cards(<Card x={36} y={26} width={60} text="!" small="5 ×" />),
  optionShare: cards(
    <>
      <Card x={30} y={26} faint text="½" />
      <Coin x={100} y={52} text="½" />
    </>,
  ),
  refinancing: cards(
    <>
      <Card x={14} y={26} text="2" />
      <Arrow from={58} to={76} y={52} />
      <Card x={80} y={26} text="1" />
    </>,
  ),
  hudson: cards(
    <>
      <Coin x={40} y={52} text="60" />
      <Coin x={92} y={52} text="+30" />
    </>,
  ),
  subsidy: cards(<Coin x={66} y={52} text="£10" />),
  trainExport: cards(
    <>
      <Card x={24} y={26} text="3" />
      <Arrow from={72} to={108} y={52} />
    </>,
  ),
  purpleEdge: cards(<Card x={42} y={26} width={48} fill="#b79ad0" text="p" />),
  mail: cards(
    <>
      <Card x={24} y={32} width={48} height={38} text="✉" />
      <Coin x={100} y={52} text="$20" />
    </>,
  ),
  exchangeShare: cards(
    <>
      <Token x={34} y={52} fill={RED} text="A" />
      <Arrow from={56} to={76} y={52} />
      <Card x={80} y={26} text="5%" />
    </>,
  ),
  halfShare: cards(<Card x={46} y={26} text="5%" small="NdM" />),
};

export const Picture = ({ of }: { readonly of: TermId }) => {
  const theme = THEMES[useThemeName()];
  const lessons = useLessons();
  return <span className={css.picture}>{lessons && PICTURES[of](lessons, theme)}</span>;
};
