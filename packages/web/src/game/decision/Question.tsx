/** The decision of the person at the screen: the question, the choices, and the likeliest choice in a place of its own. */
import {
  type Action,
  type ActionType,
  type Option,
  options as optionsOf,
  type State,
  stepNameOf,
  topFrame,
} from '@roundhouse/engine';
import { forecastOf } from '@roundhouse/engine/models/forecast';
import { severeWarnings } from '@roundhouse/engine/models/severe';
import { Fragment, memo, Suspense, useCallback, useMemo, useState } from 'react';
import { createStore } from 'zustand/vanilla';
import { Arrowed } from '../../app/Arrow.tsx';
import { lazyPart } from '../../app/lazyPart.ts';
import { useWidth } from '../../app/width.ts';
import { DOT } from '../../i18n/dot.ts';
import { useT } from '../../i18n/words.ts';
import { GuideSlot, GuideSwitchSlot } from '../../learn/guide/GuideSlot.tsx';
import { useGuideLevel } from '../../learn/guide/level.ts';
import { useFormatter, useGameContext, useSession, useShown, useUi } from '../context.tsx';
import { delayedPart } from '../later.tsx';
import { Act, RefusalReason } from './Act.tsx';
import { Auction, Trades } from './Auction.tsx';
import { type Choice, choicesOf, forecastOfChoice, labelOf } from './choices.ts';
import css from './Decision.module.css';
import { actionLabel } from './describe.ts';
import { Effects } from './Effects.tsx';
import { Figures, Hints } from './Hints.tsx';
import { useJustDone } from './useJustDone.ts';
import { DecisionNote } from './DecisionNote.tsx';
import { onesOf, typeOf } from './options.ts';
import { OtherCertificates } from './OtherCertificates.tsx';
import { PinnedBar, WithPinned } from './Pinned.tsx';
import { isProposal } from './Price.tsx';
import { purseOf } from './purse.ts';
import { questionOf } from './question.ts';
import { ScrollingChoices } from './ScrollingChoices.tsx';
import { isTrade } from './trade.ts';
import { warningTexts } from './warn.ts';
import { SheetHandle, useBottomSheet } from './bottomSheet.tsx';
import { OperatingWhenOffered, SharesWhenOffered } from './whenOffered.tsx';

const AutoEnd = delayedPart(({ AutoEnd: Part }) => Part);
const JustDone = delayedPart(({ JustDone: Part }) => Part);
const Skipped = delayedPart(({ Skipped: Part }) => Part);
const PassRound = delayedPart(({ PassRound: Part }) => Part);
const RunningAuction = delayedPart(({ RunningAuction: Part }) => Part);
const Advice = lazyPart(() => import('../assist/Advice.tsx'), 'assist');

const PREVIEWED: readonly ActionType[] = ['buyShares', 'par', 'bid'];

/** A line under the choices: the whole effect of what is pointed at. */
const Preview = () => {
  const state = useShown();
  const preview = useUi((s) => s.preview);
  // Other kinds say what they do where they stand.
  const found = preview && PREVIEWED.includes(preview.type) ? forecastOf(state, preview) : null;
  return <div className={css.preview}>{found && <Effects of={found} />}</div>;
};

/** What a bot would do here, when somebody wants to know. There is no advice over the net. */
const AskAdvice = ({ onAsk }: { readonly onAsk: () => void }) => {
  const t = useT();
  return (
    <button type="button" className="quiet" data-key="a" aria-keyshortcuts="a" onClick={onAsk}>
      {t('advice.ask')} <kbd>A</kbd>
    </button>
  );
};

/** What a pass brings to others, or with the next turn or round: no reason to ask again, but to know. */
const PassBrings = ({ state, action }: { readonly state: State; readonly action: Action }) => {
  const t = useT();
  const formatter = useFormatter();
  const grave = severeWarnings(state, action);
  const others = (forecastOf(state, action)?.warnings ?? []).filter((each) => !grave.includes(each));
  const say = (later: boolean): readonly string[] =>
    warningTexts(
      others.filter((each) => each.later === later),
      action.by,
      formatter,
    );
  const then = say(true);
  const lines = [...say(false), ...(then.length > 0 ? [t('warn.then', { what: then.join(', ') })] : [])];
  return (
    lines.length > 0 && (
      <small className={css.brings} data-pass-brings="">
        {lines.map((each) => (
          <span key={each}>
            <Arrowed text={each} />
          </span>
        ))}
      </small>
    )
  );
};

/** What a turn, a step, or a round does not allow to leave out: the reason follows in a sentence of its own. */
const refusedPass = ({ round }: State, acted: boolean): 'hold.notYet' | 'hold.notDone' | 'hold.notSkipped' =>
  acted ? 'hold.notDone' : round.kind === 'operating' ? 'hold.notSkipped' : 'hold.notYet';

/** The end of the turn, or passing; a player who has acted is done, only one who has not passes. */
const Passing = ({ state, primary }: { readonly state: State; readonly primary: boolean }) => {
  const t = useT();
  const formatter = useFormatter();
  const done = useJustDone();
  const passes = useMemo(() => onesOf(optionsOf(state), 'pass'), [state]);
  const label = (action: Action): string => {
    const own = formatter.has(`pass.${stepNameOf(topFrame(state)) ?? ''}`);
    if (own || done.length === 0) return actionLabel(action, state, formatter, t);
    return t(state.round.kind === 'operating' ? 'act.done' : 'act.endTurn');
  };
  return passes.map(({ action, refusal: why }) =>
    why ? (
      <span key="pass" className={css.noPass}>
        {t(refusedPass(state, done.length > 0))} <RefusalReason refusal={why} />
      </span>
    ) : (
      <Fragment key="pass">
        <Act action={action} hotkey="p" primary={primary}>
          {label(action)} <kbd>P</kbd>
        </Act>
        <PassBrings state={state} action={action} />
      </Fragment>
    ),
  );
};

/** Bankruptcy is never far to seek, and never the first thing to read. */
const LastResort = ({ options, state }: { readonly options: readonly Option[]; readonly state: State }) => {
  const t = useT();
  const formatter = useFormatter();
  return onesOf(options, 'bankrupt').map(({ action }) => {
    const found = forecastOf(state, action);
    return (
      <div
        key={action.by}
        className={css.resort}
        data-option="bankrupt"
        data-said={severeWarnings(state, action).length > 0}
      >
        <Act action={action}>{actionLabel(action, state, formatter, t)}</Act>
        {found && <Effects of={found} worth="own" />}
      </div>
    );
  });
};

/** Kinds that stand at the foot of the sheet by themselves. */
const PINNED: readonly ActionType[] = ['runTrains', 'dividend', 'layTile', 'pass'];

/** What is wanted while the choices are out of sight, with what comes of it. */
const Only = ({ choice, state }: { readonly choice: Choice | undefined; readonly state: State }) => {
  const t = useT();
  const formatter = useFormatter();
  if (!choice || choice.option.kind !== 'one' || PINNED.includes(choice.type)) return null;
  const found = forecastOfChoice(state, choice);
  return (
    <Act action={choice.option.action} primary>
      {labelOf(choice, state, formatter, t)} {found && <Effects of={found} brief />}
    </Act>
  );
};

/** A panel that is handed over, or keeps its height, asks the same question. */
export const Question = memo(() => {
  const t = useT();
  const formatter = useFormatter();
  const state = useShown();
  const { table, isOffered } = useGameContext();
  const options = useMemo(() => optionsOf(state).filter(isOffered), [state, isOffered]);
  const refusal = useSession((s) => s.refusal);
  const ask = questionOf(state, options, formatter, t);
  const done = useJustDone();
  const choices = useMemo(() => choicesOf(state, options, done.length > 0), [state, options, done]);
  // Of equal choices one is shown; refused ones come with their reasons.
  const shown = useMemo(
    () => [...choices.open.map(({ option }) => option), ...choices.refused.map(({ option }) => option)],
    [choices],
  );
  const [asked, setAsked] = useState<State | null>(null);
  // Not a state of this component: to count what is out of sight must not draw all choices again.
  const [hidden] = useState(() => createStore(() => 0));
  const setHidden = useCallback((count: number) => hidden.setState(count), [hidden]);
  // On a small screen the choices come first; the words are one tap away.
  const narrow = useWidth() === 'narrow';
  // Where there is another way, giving up stands apart from it.
  const resort = shown.filter((each) => typeOf(each) === 'bankrupt' && !each.refusal);
  const elsewhere = shown.filter((each) => !resort.includes(each));
  const isLast =
    resort.length > 0 && elsewhere.some((each) => !each.refusal && typeOf(each) !== 'pass' && !isTrade(each, state));
  const rows = isLast ? elsewhere : shown;
  // A train the company can afford comes before selling shares for an expensive one.
  const trainsFirst = rows.some(
    (each) => !each.refusal && typeOf(each) === 'buyTrain' && !(each.kind === 'price' && isProposal(each, state)),
  );
  // How many go, and why, is read before what could go.
  const figuresFirst = !narrow || options.some((each) => typeOf(each) === 'removeToken');
  // What belongs to trades stands among them.
  const weighed = options.filter((each) => !isTrade(each, state));
  const sheet = useBottomSheet();
  // Runs that are put together by hand need the height of a phone for themselves.
  const drawing = useUi((s) => s.hand !== null) && narrow;
  // On a phone, a guide that advises at every step has the same to say.
  const advised = useGuideLevel(table.page).level === 'every' && narrow;
  if (!ask) return null;
  const endIsPrimary = choices.open.some(({ type, primary }) => primary && type === 'pass');
  const count = choices.open.length;
  const advice = !table.net && asked !== state && !advised && <AskAdvice onAsk={() => setAsked(state)} />;
  const hints = <Hints options={options} state={state} />;
  return (
    <WithPinned>
      <div className={css.question} data-height={sheet.height}>
        <div className={css.head} {...sheet.drag}>
          <h2 className={css.ask}>
            {ask.who !== null && <b>{ask.who}</b>}
            {ask.who !== null && ask.company !== null && DOT}
            {ask.company !== null && formatter.chip(ask.company)}
            {/* An imperative stands by itself; the verb of a title that still speaks of somebody goes on with the name. */}
            {ask.who !== null && /^\p{Lu}/u.test(ask.what) && DOT} <span>{ask.what}</span>{' '}
            <small className={css.purse}>{purseOf(state, options, ask, formatter, t)}</small>
          </h2>
          <SheetHandle sheet={sheet} hidden={hidden} />
        </div>
        <JustDone events={done} />
        <DecisionNote state={state} />
        <AutoEnd choices={choices} state={state} acted={done.length > 0} />
        {asked === state || drawing ? null : <GuideSlot state={state} />}
        <ScrollingChoices label={t('decision.count', { count })} onHidden={setHidden}>
          {!narrow && <Skipped state={state} />}
          {figuresFirst && <Figures options={weighed} state={state} />}
          {asked === state && (
            <Suspense>
              <Advice state={state} onClose={() => setAsked(null)} />
            </Suspense>
          )}
          {/* On a phone what can be bid comes before what would come of a pass. */}
          {!narrow && <RunningAuction options={shown} state={state} />}
          {trainsFirst && <OperatingWhenOffered options={rows} state={state} />}
          <SharesWhenOffered options={shown} state={state} />
          <Auction options={shown} state={state} />
          {narrow && <RunningAuction options={shown} state={state} />}
          {!trainsFirst && <OperatingWhenOffered options={rows} state={state} />}
          <Trades options={shown} state={state} />
          <OtherCertificates choices={choices} state={state} />
          {/* On a phone what can be chosen comes before what was skipped. */}
          {narrow && <Skipped state={state} />}
          {!figuresFirst && <Figures options={weighed} state={state} />}
          {hints}
          {narrow && advice}
          <GuideSwitchSlot state={state} />
        </ScrollingChoices>
        <div className={css.foot}>
          <PinnedBar />
          {sheet.height === 'line' && <Only choice={choices.open.find(({ primary }) => primary)} state={state} />}
          {isLast && <LastResort options={resort} state={state} />}
          <Passing state={state} primary={endIsPrimary} />
          {done.length === 0 && <PassRound choices={choices} state={state} />}
          {refusal && <RefusalReason refusal={refusal} />}
          {!narrow && advice}
          {options.some((each) => !each.refusal && PREVIEWED.includes(typeOf(each))) && <Preview />}
        </div>
      </div>
    </WithPinned>
  );
});
