/** What you are asked now: one panel, always in the same place. It renders offers and knows no title. */
import {
  type Action,
  type ActionType,
  decider,
  options as optionsOf,
  scoreOf,
  standings,
  type State,
  stepNameOf,
  topFrame,
} from '@roundhouse/engine';
import { memo, Suspense, useEffect, useMemo, useRef, useState } from 'react';
import { Link } from 'wouter';
import { lazyPart } from '../../app/lazyPart.ts';
import { strokeOf } from '../../app/playerStrokes.ts';
import { useThemeName } from '../../app/settings.ts';
import { useWidth } from '../../app/width.ts';
import { DOT } from '../../i18n/dot.ts';
import { useT } from '../../i18n/words.ts';
import {
  useGameContext,
  useLive,
  usePosition,
  useSession,
  useShown,
  useTableState,
  useUi,
  useFormatter,
} from '../context.tsx';
import { useHandOver } from '../handOver.ts';
import { firstUndoable, lineOnScreen } from '../session.ts';
import { mainEventOf } from '@roundhouse/engine/models/story';
import { Act, Why } from './Act.tsx';
import { questionOf } from './question.ts';
import { Auction, isTrade, Trades } from './Auction.tsx';
import { forecastOf } from '@roundhouse/engine/models/forecast';
import css from './Decision.module.css';
import parts from './parts.module.css';
import { actionLabel, companyAsked } from './describe.ts';
import { RunningAuction } from './RunningAuction.tsx';
import { JustDone, useJustDone } from './JustDone.tsx';
import { OperatingWhenNeeded, usePreloadOperating } from './preloadOperating.tsx';
import { Effects } from './Effects.tsx';
import { Figures, Hints } from './Hints.tsx';
import { ScrollingChoices } from './ScrollingChoices.tsx';
import { GuideSlot } from '../../learn/guide/GuideSlot.tsx';
import { Note } from './Note.tsx';
import { onesOf, typeOf } from './options.ts';
import { Shares } from './Shares.tsx';
import { useSteadyHeight } from './steadyHeight.ts';

const Advice = lazyPart(() => import('../assist/Advice.tsx'), 'assist');
const HandOverScreen = lazyPart(() => import('../assist/HandOverScreen.tsx'), 'assist');

const PREVIEWED: readonly ActionType[] = ['buyShares', 'par', 'bid'];

/** A line under the choices: the whole effect of what is pointed at. */
const Preview = () => {
  const state = useShown();
  const preview = useUi((s) => s.preview);
  // Other kinds say what they do where they stand.
  const found = preview && PREVIEWED.includes(preview.type) ? forecastOf(state, preview) : null;
  return <div className={css.preview}>{found && <Effects of={found} />}</div>;
};

/** On a phone the choices can be put away for a look at the table; the next question brings them back. */
const useLow = (question: string): { readonly low: boolean; readonly toggle: (() => void) | null } => {
  const narrow = useWidth() === 'narrow';
  const hex = useUi((s) => s.hex);
  const [away, setAway] = useState<string | null>(null);
  useEffect(() => {
    if (hex !== null) setAway(null);
  }, [hex]);
  const low = narrow && away === question;
  return { low, toggle: narrow ? () => setAway(low ? null : question) : null };
};

/** A panel that is handed over, or keeps its height, asks the same question. */
const Question = memo(() => {
  const t = useT();
  const formatter = useFormatter();
  const state = useShown();
  const options = useMemo(() => optionsOf(state), [state]);
  const refusal = useSession((s) => s.refusal);
  const ask = questionOf(state, options, formatter, t);
  const passes = onesOf(options, 'pass');
  const done = useJustDone();
  // Where the turn goes on for trades only, its end is what is looked for.
  const onlyRare = options.every((each) => each.refusal || typeOf(each) === 'pass' || isTrade(each, state));
  /** A player who has acted is done; only one who has not passes. */
  const passing = (action: Action): string => {
    const own = formatter.has(`pass.${stepNameOf(topFrame(state)) ?? ''}`);
    if (own || done.length === 0) return actionLabel(action, state, formatter, t);
    return t(state.round.kind === 'operating' ? 'act.done' : 'act.endTurn');
  };
  const { table } = useGameContext();
  const [asked, setAsked] = useState<State | null>(null);
  // On a small screen the choices come first; the words are one tap away.
  const narrow = useWidth() === 'narrow';
  const { low, toggle } = useLow(`${ask?.who ?? ''} ${ask?.company} ${ask?.what}`);
  if (!ask) return null;
  return (
    <div data-low={low || undefined}>
      <div className={css.head}>
        <h2 className={css.ask} aria-live="polite">
          {ask.who !== null && <b>{ask.who}</b>}
          {ask.who !== null && ask.company !== null && DOT}
          {ask.company !== null && formatter.chip(ask.company)}
          {/* An imperative stands by itself; the verb of a title that still speaks of somebody goes on with the name. */}
          {ask.who !== null && /^\p{Lu}/u.test(ask.what) && DOT} <span>{ask.what}</span>{' '}
          <small className={css.purse}>{ask.purse}</small>
        </h2>
        {toggle && (
          <button
            type="button"
            className={css.low}
            aria-expanded={!low}
            aria-label={t('decision.choices')}
            onClick={toggle}
          >
            {low ? '▴' : '▾'}
          </button>
        )}
      </div>
      <JustDone events={done} />
      <Note state={state} />
      <ScrollingChoices>
        <Figures state={state} />
        {asked === state ? (
          <Suspense>
            <Advice state={state} onClose={() => setAsked(null)} />
          </Suspense>
        ) : (
          <GuideSlot state={state} />
        )}
        <RunningAuction options={options} state={state} />
        <Shares options={options} state={state} />
        <Auction options={options} state={state} />
        <OperatingWhenNeeded options={options} state={state} />
        <Trades options={options} state={state} />
        {/* The choices first: the words are for those who do not know them yet. */}
        {!narrow && <Hints options={options} state={state} />}
      </ScrollingChoices>
      <div className={css.foot}>
        {passes.map(({ action, refusal: why }) =>
          why ? (
            <span key="pass">
              {passing(action)}: <Why refusal={why} />
            </span>
          ) : (
            <Act key="pass" action={action} hotkey="p" primary={done.length > 0 && onlyRare}>
              {passing(action)} <kbd>P</kbd>
            </Act>
          ),
        )}
        {refusal && (
          <span role="alert">
            <Why refusal={refusal} />
          </span>
        )}
        {!table.net && asked !== state && <AskAdvice onAsk={() => setAsked(state)} />}
        {narrow && <Hints options={options} state={state} />}
        {options.some((each) => !each.refusal && PREVIEWED.includes(typeOf(each))) && <Preview />}
      </div>
    </div>
  );
});

/** What a bot would do here, when somebody wants to know. There is no advice over the net. */
const AskAdvice = ({ onAsk }: { readonly onAsk: () => void }) => {
  const t = useT();
  return (
    <button type="button" className="quiet" data-key="a" aria-keyshortcuts="a" onClick={onAsk}>
      {t('advice.ask')} <kbd>A</kbd>
    </button>
  );
};

const Waiting = () => {
  const t = useT();
  const formatter = useFormatter();
  const { table } = useGameContext();
  const thinking = useTableState((s) => s.thinking);
  const paused = useTableState((s) => s.paused);
  const thought = useTableState((s) => s.thought);
  const error = useTableState((s) => s.botError);
  const played = useSession((s) => s.main.actions.length);
  const event = mainEventOf(useSession((s) => s.main.events.at(-1)));
  const by = decider(useShown());
  if (table.net)
    return (
      <div className={css.waiting} role="status" data-waiting="others">
        <h2 className={css.ask}>{t('waits.others', { player: formatter.holder(by) })}</h2>
      </div>
    );
  return (
    <div className={css.waiting} role="status" data-waiting="bots">
      {paused ? (
        <>
          <h2 className={css.ask}>{t('bots.paused', { player: formatter.holder(by) })}</h2>
          {error !== null && <p className={parts.note}>{t('bots.error', { error })}</p>}
          <button type="button" className="primary" onClick={table.resumeBots}>
            {t('bots.resume')}
          </button>
        </>
      ) : (
        <>
          <h2 className={css.ask}>
            <span className={css.spinner} aria-hidden="true" />{' '}
            {t('bots.thinking', { player: formatter.holder(thinking ?? by) })}{' '}
            <small className={css.purse}>{t('bots.played', { count: played })}</small>
          </h2>
          {/* A person who follows the bots sees at once what they did just now. */}
          {event && <p className={parts.note}>{formatter.event(event)}</p>}
          {thought > 0 && <progress className={css.thought} value={thought} aria-label={t('bots.thought')} />}
          <button type="button" onClick={table.stopBots}>
            {t('bots.stop')}
          </button>
        </>
      )}
    </div>
  );
};

/** An earlier position, or the last one that could be read: nothing is decided here. */
const OnlySeen = () => {
  const t = useT();
  const live = useLive();
  const goTo = useSession((s) => s.goTo);
  const tryOut = useSession((s) => s.tryOut);
  const sandbox = useSession((s) => s.sandbox !== null);
  return (
    <div className={css.waiting}>
      <h2 className={css.ask}>{t(live ? 'locked.title' : 'past.title')}</h2>
      {!live && <PastDecision />}
      <div className={parts.confirm}>
        {!live && (
          <button type="button" className="primary" onClick={() => goTo(null)}>
            {t('past.now')}
          </button>
        )}
        {!sandbox && (
          <button type="button" onClick={tryOut}>
            {t('past.try')}
          </button>
        )}
        {!live && !sandbox && <BackToHere />}
      </div>
    </div>
  );
};

/** What led to the position on the screen, in a line. */
const PastDecision = () => {
  const t = useT();
  const formatter = useFormatter();
  const position = usePosition();
  const line = useSession(lineOnScreen);
  const event = mainEventOf(line.events[position - 1]);
  const [before, action] = [line.states[position - 1], line.actions[position - 1]];
  if (!before || !action) return <p className={css.past}>{t('past.start')}</p>;
  // An action that left no event is shown as it was chosen, such as a pass.
  const company = companyAsked(before);
  return (
    <p className={css.past} data-past={position}>
      {position}:{' '}
      {event ? (
        formatter.event(event)
      ) : (
        <>
          {formatter.holder(action.by)} · {company !== null && <>{formatter.chip(company)} · </>}
          {actionLabel(action, before, formatter, t)}
        </>
      )}
    </p>
  );
};

/** All that came after is taken back; it asks first, and can be done again. */
const BackToHere = () => {
  const t = useT();
  const { table } = useGameContext();
  const position = usePosition();
  const length = useSession((s) => s.main.actions.length);
  const first = useSession((s) => firstUndoable(s.main));
  const [sure, setSure] = useState(false);
  if (table.locked !== null || position < first || position >= length) return null;
  if (!sure)
    return (
      <button type="button" onClick={() => setSure(true)}>
        {t('past.back')}
      </button>
    );
  return (
    <span className={css.sure} role="alert">
      {t('past.sure', { count: length - position })}{' '}
      <button type="button" onClick={() => table.undoTo(position)}>
        {t('past.yes')}
      </button>{' '}
      <button type="button" className="quiet" onClick={() => setSure(false)}>
        {t('past.no')}
      </button>
    </span>
  );
};

const Over = () => {
  const t = useT();
  const formatter = useFormatter();
  const { table } = useGameContext();
  const state = useShown();
  const places = standings(state).flat();
  const [winner] = places;
  return (
    <div className={css.waiting}>
      <h2 className={css.ask}>
        {winner && t('over.wins', { ...formatter.who(winner), amount: formatter.money(scoreOf(state, winner)) })}
      </h2>
      <p className={parts.note}>
        {places.map((id) => `${formatter.holder(id)} ${formatter.money(scoreOf(state, id))}`).join(DOT)}
      </p>
      <Link className="button primary" href={`${table.page}/result`}>
        {t('over.result')}
      </Link>
    </div>
  );
};

export const Decision = () => {
  const t = useT();
  const formatter = useFormatter();
  usePreloadOperating();
  const { table } = useGameContext();
  const live = useLive();
  const state = useShown();
  const sandbox = useSession((s) => s.sandbox !== null);
  const by = decider(state);
  const other = by !== null && !table.mine(by) && !sandbox;
  const locked = table.locked !== null && !sandbox;
  const { handing, cover, uncover } = useHandOver();
  const theme = useThemeName();
  // In the colour of the one who decides, as on his card.
  const pen = by === null ? undefined : strokeOf(theme, formatter.playerNumber(by)).colour;
  const panel = useRef<HTMLElement>(null);
  const height = useSteadyHeight(panel, live && !locked && !state.outcome && other);
  return (
    <section
      ref={panel}
      className={css.decision}
      style={{
        ...(pen === undefined ? {} : { ['--pen' as string]: pen }),
        ...(height === null ? {} : { minHeight: height }),
      }}
      aria-label={t('panel.decision')}
      id="decision"
      tabIndex={-1}
      data-handing={handing ?? undefined}
      inert={handing !== null && cover === null}
    >
      {handing !== null && (
        <p className={css.handed} aria-hidden="true">
          {t('heading.turn', { player: formatter.holder(handing) })}
        </p>
      )}
      {cover !== null && (
        <Suspense fallback={<div className={css.covered} />}>
          <HandOverScreen player={cover} onReady={uncover} />
        </Suspense>
      )}
      {!live || locked ? <OnlySeen /> : state.outcome ? <Over /> : other ? <Waiting /> : <Question />}
    </section>
  );
};
