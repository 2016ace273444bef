/** The consequences of a decision as short pieces: money, prices, rust, presidents. */
import { decider } from '@roundhouse/engine';
import type { Change, Forecast, Warning } from '@roundhouse/engine/models/forecast';
import { severeWarnings } from '@roundhouse/engine/models/severe';
import { Arrowed } from '../../app/Arrow.tsx';
import { useT } from '../../i18n/words.ts';
import { useGameContext, useFormatter } from '../context.tsx';
import {
  askedPieces,
  cashPieces,
  companyPieces,
  endPieces,
  newFigures,
  type Piece,
  type PieceContext,
  playerPieces,
  pricePieces,
  specialPieces,
  tokenPieces,
  trainPieces,
} from './effectPieces.tsx';
import { remarkKey } from './Hints.tsx';
import parts from './parts.module.css';
import { warningTexts } from './warn.ts';
import { Worth } from './Worth.tsx';

/** Warnings that say something the other pieces do not. */
const SAID_ANYWAY: ReadonlySet<Warning['kind']> = new Set(['closes', 'liquidates', 'pays', 'bankrupts']);

const TONES = { good: parts.good, bad: parts.bad } as const;

export const Effects = ({
  of,
  without = [],
  brief = false,
  withSpecials = false,
  worth,
  self,
  said = [],
}: {
  readonly of: Change | Forecast;
  /** Holders whose money is said elsewhere. */
  readonly without?: readonly string[];
  /** Only what is not plain from the label: prices, rust, presidents. */
  readonly brief?: boolean;
  /** What only the title knows is said too. */
  readonly withSpecials?: boolean;
  /** Whose net worth before and after is said: that of the one who decides, of all whom it concerns, or of nobody, as it is said elsewhere. */
  readonly worth?: 'own' | 'all' | 'elsewhere' | undefined;
  /** The company that it is about anyway. */
  readonly self?: string;
  /** Warnings in words that are given elsewhere, once for several choices. */
  readonly said?: readonly string[];
}) => {
  const t = useT();
  const formatter = useFormatter();
  const { title } = useGameContext();
  // What the button says itself is not said twice.
  const grave = 'warnings' in of ? severeWarnings(of.before, of.action) : [];
  const context: PieceContext = { of, t, formatter, title, grave };
  const figures = newFigures(context, brief);
  const player = decider(of.before) ?? '';
  const isElsewhere = (each: Warning): boolean =>
    said.length > 0 && warningTexts([each], player, formatter).every((text) => said.includes(text));
  const known =
    'warnings' in of
      ? of.warnings.filter(
          (each) => !grave.includes(each) && (each.later || !SAID_ANYWAY.has(each.kind)) && !isElsewhere(each),
        )
      : [];
  const lost = known.flatMap((each) => (each.kind === 'loses' && !each.later ? [each.player] : []));
  const concerned = of.worth.filter(
    (each) =>
      each.from !== each.to &&
      (worth === 'all' || lost.includes(each.player) || (worth === 'own' && each.player === player)) &&
      !grave.some((other) => other.kind === 'loses' && other.player === each.player),
  );
  const worths: readonly Piece[] =
    worth === 'elsewhere' || concerned.length === 0 ? [] : [{ key: 'worth', node: <Worth of={concerned} /> }];
  const isSaid = (each: Warning): boolean =>
    (each.kind === 'loses' && !each.later) ||
    (each.kind === 'removes' && figures.some(({ args }) => args['company'] === each.company));
  const textsOf = (later: boolean): readonly string[] =>
    warningTexts(
      known.filter((each) => !isSaid(each) && each.later === later),
      player,
      formatter,
    );
  const then = textsOf(true);
  const pieces: readonly Piece[] = [
    // The sum is read first where it was asked for.
    ...(worth === undefined ? [] : worths),
    ...(brief ? [] : cashPieces(context, without)),
    ...pricePieces(context, self),
    ...trainPieces(context),
    ...companyPieces(context),
    ...tokenPieces(context, withSpecials),
    ...playerPieces(context),
    ...(withSpecials ? specialPieces(context) : []),
    ...figures.map((each): Piece => ({ key: remarkKey(each), node: formatter.refusal({ rule: '', ...each }) })),
    ...(worth === undefined ? worths : []),
    ...textsOf(false).map((text): Piece => ({ key: `warning ${text}`, tone: 'bad', node: text, long: true })),
    ...(then.length > 0 ? [{ key: 'then', node: t('warn.then', { what: then.join(', ') }) }] : []),
    ...(brief ? [] : askedPieces(context)),
    ...endPieces(context),
  ];
  if (pieces.length === 0) return null;
  return (
    <span className={parts.effects} data-part="effects">
      {pieces.map(({ key, node, tone, long }) => (
        <span key={key} className={tone && TONES[tone]} data-tone={tone} data-long={long}>
          {typeof node === 'string' ? <Arrowed text={node} /> : node}
        </span>
      ))}
    </span>
  );
};
