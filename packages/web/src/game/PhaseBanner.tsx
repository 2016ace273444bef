/** A new phase, or trains that rust without one, as everybody at a table would notice it: whose, limits and who is over them, tiles, what closes. */
import { decider, type Event, phaseFacts, type State } from '@roundhouse/engine';
import { type Change, changeFrom } from '@roundhouse/engine/models/forecast';
import { type ReactNode, useEffect, useMemo, useState } from 'react';
import { createPortal } from 'react-dom';
import { useWidth } from '../app/width.ts';
import { useT } from '../i18n/words.ts';
import { useFormatter, usePosition, useSession } from './context.tsx';
import { closesStep } from '@roundhouse/engine/models/mainEvent';
import { hexName } from './decision/describe.ts';
import { isSaidOf } from './decision/lostTokens.ts';
import { limitsOf } from './decision/limits.ts';
import css from './PhaseBanner.module.css';
import { type Line, lineOnScreen } from './session.ts';

interface Began {
  readonly position: number;
  readonly change: Change;
}

/** What came with the phase: the turn that began meanwhile, with the mail of its company, is another matter. */
const withPhase = (events: readonly Event[]): readonly Event[] => {
  const began = events.findIndex(({ type }) => type === 'phaseBegan');
  const end = events.findIndex(({ type }, at) => at > began && (type === 'turnBegan' || type === 'roundBegan'));
  return end < 0 ? events : events.slice(0, end);
};

/** Companies with such a train on its last run. */
const ownersOf = ({ trains, companies }: State, name: string): readonly string[] => [
  ...new Set(trains.filter((each) => each.obsolete && each.side === name && companies[each.at]).map(({ at }) => at)),
];

/** Some trains rust with a purchase that begins no phase. */
const rusts = ({ before, after, rusted, fading }: Change): boolean =>
  before.phase === after.phase &&
  (rusted.some(({ owners }) => owners.length > 0) || fading.some((name) => ownersOf(after, name).length > 0));

/** The newest phase that began, or trains that rusted, since the one who decides now decided last, with that decision. */
const begun = ({ states, events, actions }: Line, position: number): Began | null => {
  const now = states[position];
  const by = now && decider(now);
  if (!now || by === null) return null;
  for (let at = position; at > 0; at--) {
    const [before, after] = [states[at - 1], states[at]];
    if (before && after && (before.phase !== after.phase || before.trains !== after.trains)) {
      const change = changeFrom(before, after, withPhase(events[at - 1] ?? []));
      if (before.phase !== after.phase || rusts(change)) return { position: at, change };
    }
    if (actions[at - 1]?.by === by) return null;
  }
  return null;
};

/** What the printed phase brings: tiles, and rules that begin or end with it. */
const newsOf = (before: State, after: State) => {
  const [was, is] = [phaseFacts(before), phaseFacts(after)];
  return {
    colours: is.colours.filter((each) => !was.colours.includes(each)),
    flags: is.flags.filter((each) => !was.flags.includes(each)),
    rounds: is.operatingRounds === was.operatingRounds ? null : is.operatingRounds,
  };
};

/** What changes with it, piece by piece. */
const usePieces = (change: Change | undefined): readonly ReactNode[] => {
  const t = useT('later');
  const formatter = useFormatter();
  if (!change) return [];
  const { before, after, rusted, fading, closed, privatesClosed, specials, events } = change;
  const chips = (owners: readonly string[], counts: readonly number[]): ReactNode =>
    owners.map((owner, at) => (
      <span key={owner} className={css.owner}>
        {formatter.chip(owner)}
        {(counts[at] ?? 1) > 1 && `\u00a0×${counts[at]}`}
      </span>
    ));
  const { colours, flags, rounds } = newsOf(before, after);
  // What came before it, such as the money for the train, is not of the phase.
  const began = events.findIndex(({ type }) => type === 'phaseBegan');
  const isPhase = before.phase !== after.phase;
  // A token that only moves to another city of its hex is not lost.
  const lost = events.flatMap((event) =>
    event.type === 'tokenRemoved' &&
    !closed.includes(event.company) &&
    !after.board.tokens.some(({ company, hex }) => company === event.company && hex === event.hex) &&
    !isSaidOf(specials, event)
      ? [event]
      : [],
  );
  return [
    // What happens once in a game, as the earthquake does, and whom it strikes.
    ...specials
      .filter((each) => isPhase && !closesStep(each) && events.indexOf(each) > began)
      .map((each) => formatter.event(each)),
    ...lost.map(({ company, hex }) => (
      <>
        {formatter.chip(company)} {formatter.term('effect.token', { place: hexName(formatter, hex) })}
      </>
    )),
    ...rusted.map(({ name, owners, counts }) => (
      <>
        {t('phase.rust', { train: name })} {owners.length === 0 ? t('phase.nobody') : chips(owners, counts)}
      </>
    )),
    ...fading.map((train) => {
      const owners = ownersOf(after, train);
      return (
        <>
          {owners.length === 0 ? t('effect.fades', { train }) : t('phase.fade', { train })} {chips(owners, [])}
        </>
      );
    }),
    ...limitsOf(change).map(({ from, to, over, whose }) => (
      <>
        {t(whose.length > 0 ? 'effect.limitOf' : 'effect.limit', { from, to, companies: whose.join(', ') })}
        {over.length > 0 && (
          <b className={css.over}>
            {', '}
            {t('effect.over', { companies: over.join(', ') })}
          </b>
        )}
      </>
    )),
    ...colours.map((colour) => formatter.term('phase.tiles', { colour })),
    ...(rounds === null ? [] : [formatter.term('phase.rounds', { count: rounds })]),
    ...[...new Set(closed)].map((company) => (
      <>
        {formatter.chip(company)} {t('effect.closes')}
      </>
    )),
    ...(privatesClosed.length > 0
      ? [t('phase.privatesClosed', { names: formatter.list(privatesClosed.map(formatter.privateName)) })]
      : []),
    ...flags.flatMap((flag) => (formatter.has(`flag.${flag}`) ? [formatter.term(`flag.${flag}`)] : [])),
  ];
};

export const PhaseBanner = () => {
  const t = useT();
  const formatter = useFormatter();
  const line = useSession(lineOnScreen);
  const position = usePosition();
  const [seen, setSeen] = useState(0);
  const found = useMemo(() => begun(line, position), [line, position]);
  const pieces = usePieces(found?.change);
  const narrow = useWidth() === 'narrow';
  // The board may be drawn after this, and anew in another language or width: it is looked for whenever everything stands.
  const [board, setBoard] = useState<Element | null>(null);
  useEffect(
    () => setBoard(narrow ? null : document.querySelector('[data-board-frame]')),
    [narrow, found, formatter.language],
  );
  // The phase that a game begins with changes nothing.
  if (!found || found.position <= seen || pieces.length === 0) return null;
  // Over the board, so that nothing moves under a hand that is about to press.
  // Who listens has heard of it with the turn that brought it (`announcement.ts`), and reads it here when they like.
  const { before, after } = found.change;
  const name =
    before.phase === after.phase ? t('panel.trains') : t('depot.phase', { phase: formatter.phase(after.phase) });
  const banner = (
    <aside className={css.banner} aria-label={name} data-over={board ? '' : undefined} data-phase={after.phase}>
      <b className={css.name}>{name}</b>
      <ul className={css.pieces}>
        {pieces.map((piece, at) => (
          <li key={at}>{piece}</li>
        ))}
      </ul>
      <button type="button" className="quiet" aria-label={t('act.close')} onClick={() => setSeen(found.position)}>
        ×
      </button>
    </aside>
  );
  return board ? createPortal(banner, board) : banner;
};
