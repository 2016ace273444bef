/** Notification settings: channels, kinds, quiet hours. */
import {
  type ChannelType,
  CHANNEL_TYPES,
  CHOSEN_NEWS,
  type DeniedKey,
  type NewsKind,
  type Notifications as NotificationSettings,
  type NewChannel,
  type Quiet,
  type Channel,
} from '@roundhouse/protocol/client';
import { useCallback, useEffect, useState } from 'react';
import { Link, useSearch } from 'wouter';
import { Shell } from '../../app/Shell.tsx';
import { useSettings } from '../../app/settings.ts';
import { useT } from '../../i18n/words.ts';
import { call } from '../../net/call.ts';
import { loadMe, useMe } from '../../net/me.ts';
import { withProof } from '../../net/proof.ts';
import { canPush, switchPushOn } from '../../net/push.ts';
import { useDenial } from '../online/denial.ts';
import { ProofDialog } from '../online/ProofDialog.tsx';
import online from '../online/Online.module.css';
import css from './Community.module.css';

const toggled = <T,>(list: readonly T[], item: T): T[] =>
  list.includes(item) ? list.filter((each) => each !== item) : [...list, item];

const Kinds = (props: {
  readonly of: readonly NewsKind[];
  readonly change: (kinds: NewsKind[]) => void;
  /** Turns are in the list of games in any case. */
  readonly without?: NewsKind;
}) => {
  const t = useT('community');
  return (
    <div className={css.kinds}>
      {CHOSEN_NEWS.filter((kind) => kind !== props.without).map((kind) => (
        <label key={kind} className={css.check}>
          <input
            type="checkbox"
            checked={props.of.includes(kind)}
            onChange={() => props.change(toggled(props.of, kind))}
          />
          {t(`notify.kind.${kind}`)}
        </label>
      ))}
    </div>
  );
};

const ChannelCard = ({ channel, reload }: { readonly channel: Channel; readonly reload: () => Promise<void> }) => {
  const t = useT('community');
  const [tried, setTried] = useState(false);
  // On the screen at once; the server's word follows.
  const [chosen, setChosen] = useState<readonly NewsKind[]>(channel.kinds);
  const params = { channel: channel.id };
  const change = async (kinds: NewsKind[]): Promise<void> => {
    setChosen(kinds);
    const answer = await call('changeChannel', { params, body: { kinds } });
    if ('no' in answer) setChosen(channel.kinds);
  };
  return (
    <li className={css.card} data-channel={channel.type}>
      <div className={css.line}>
        <span>
          <b>{t(`notify.channel.${channel.type}`)}</b> {channel.label}{' '}
          {!channel.confirmed && <small className="quietText">{t('notify.unconfirmed')}</small>}
        </span>
        {channel.confirmed && (
          <button
            type="button"
            className="quiet"
            onClick={() => {
              setTried(true);
              void call('tryChannel', { params });
            }}
          >
            {tried ? t('notify.tried') : t('notify.try')}
          </button>
        )}
        <button type="button" className="quiet" onClick={() => void call('removeChannel', { params }).then(reload)}>
          {t('notify.remove')}
        </button>
      </div>
      {channel.trouble !== null && (
        <small className={online.bad}>{t('notify.trouble', { why: channel.trouble })}</small>
      )}
      <details>
        <summary>{t('notify.about')}</summary>
        <Kinds of={chosen} change={(kinds) => void change(kinds)} />
      </details>
    </li>
  );
};

const Push = ({ push, reload }: { readonly push: string; readonly reload: () => Promise<void> }) => {
  const t = useT('community');
  const [outcome, setOutcome] = useState<'none' | 'denied' | 'failed' | null>(canPush() ? null : 'none');
  const on = async (): Promise<void> => {
    const answer = await switchPushOn(push);
    setOutcome(typeof answer === 'string' ? answer : null);
    await reload();
  };
  return (
    <section className={css.card}>
      <b>{t('notify.push')}</b>
      <small>{t('notify.pushText')}</small>
      {outcome !== 'none' && (
        <p className={css.line}>
          <button type="button" onClick={() => void on()}>
            {t('notify.pushOn')}
          </button>
        </p>
      )}
      {outcome !== null && (
        <p role="status">
          {t(outcome === 'none' ? 'notify.pushNone' : outcome === 'denied' ? 'notify.pushDenied' : 'notify.pushFailed')}
        </p>
      )}
    </section>
  );
};

/** One field and a button. */
const Adding = (props: {
  readonly title: string;
  readonly text?: string;
  readonly label?: string;
  readonly type?: string;
  readonly button: string;
  readonly wish: (value: string, form: 'json' | 'discord' | 'slack') => NewChannel;
  readonly forms?: boolean;
  readonly done: (code: string | null) => string | null;
  readonly reload: () => Promise<void>;
}) => {
  const t = useT('community');
  const denial = useDenial();
  const [value, setValue] = useState('');
  const [form, setForm] = useState<'json' | 'discord' | 'slack'>('json');
  const [denied, setDenied] = useState<DeniedKey | null>(null);
  const [said, setSaid] = useState<string | null>(null);
  const add = async (): Promise<void> => {
    const answer = await withProof(() => call('addChannel', { body: props.wish(value.trim(), form) }));
    if (!answer) return;
    setDenied('no' in answer ? answer.no.denied : null);
    if ('no' in answer) return;
    setValue('');
    setSaid(props.done(answer.ok.code));
    await props.reload();
  };
  return (
    <form
      className={css.card}
      onSubmit={(event) => {
        event.preventDefault();
        void add();
      }}
    >
      <b>{props.title}</b>
      {props.text !== undefined && <small>{props.text}</small>}
      {props.label !== undefined && (
        <label className={online.field}>
          {props.label}
          <input
            type={props.type}
            required
            className={css.wide}
            value={value}
            onChange={(event) => setValue(event.target.value)}
          />
        </label>
      )}
      {props.forms && (
        <label className={online.field}>
          {t('notify.form')}
          <select value={form} onChange={(event) => setForm(event.target.value as 'json' | 'discord' | 'slack')}>
            {(['json', 'discord', 'slack'] as const).map((each) => (
              <option key={each} value={each}>
                {t(`notify.form.${each}`)}
              </option>
            ))}
          </select>
        </label>
      )}
      <p className={css.line}>
        <button type="submit">{props.button}</button>
      </p>
      {said !== null && <output className={css.secret}>{said}</output>}
      {denied !== null && (
        <p role="alert" className={online.bad}>
          {denial(denied)}
        </p>
      )}
    </form>
  );
};

const two = (value: number): string => String(value).padStart(2, '0');
const clock = (minute: number): string => `${two(Math.floor(minute / 60))}:${two(minute % 60)}`;
const minuteOf = (text: string): number => {
  const [hours = 0, minutes = 0] = text.split(':').map(Number);
  return hours * 60 + minutes;
};

const QuietHours = ({
  quiet,
  save,
}: {
  readonly quiet: Quiet | null;
  readonly save: (quiet: Quiet | null) => void;
}) => {
  const t = useT('community');
  const { timeZone: zone } = Intl.DateTimeFormat().resolvedOptions();
  const usual: Quiet = { zone, from: 22 * 60, to: 8 * 60 };
  const time = (which: 'from' | 'to', shown: Quiet) => (
    <label className={css.check}>
      {t(`notify.${which}`)}
      <input
        type="time"
        value={clock(shown[which])}
        onChange={({ target }) => target.value !== '' && save({ ...shown, zone, [which]: minuteOf(target.value) })}
      />
    </label>
  );
  return (
    <section>
      <h2>{t('notify.quiet')}</h2>
      <p className="quietText">{t('notify.quietText')}</p>
      <label className={css.check}>
        <input type="checkbox" checked={quiet !== null} onChange={() => save(quiet ? null : usual)} />
        {t('notify.quietOn')}
      </label>
      {quiet && (
        <div className={css.line}>
          {time('from', quiet)}
          {time('to', quiet)}
          <small className="quietText">{t('notify.zone', { zone: quiet.zone })}</small>
        </div>
      )}
    </section>
  );
};

const OfGame = ({ game, can }: { readonly game: string; readonly can: readonly ChannelType[] }) => {
  const t = useT('community');
  const [off, setOff] = useState<readonly ChannelType[] | null>(null);
  useEffect(() => {
    const load = async (): Promise<void> => {
      const answer = await call('gameNotifications', { params: { game } });
      if ('ok' in answer) setOff(answer.ok.off);
    };
    void load();
  }, [game]);
  if (off === null) return null;
  const change = async (channel: ChannelType): Promise<void> => {
    const wanted = toggled(off, channel);
    setOff(wanted);
    const answer = await call('setGameNotifications', { params: { game }, body: { off: wanted } });
    setOff('ok' in answer ? answer.ok.off : off);
  };
  return (
    <section>
      <h2>{t('notify.game')}</h2>
      <p className="quietText">{t('notify.gameText')}</p>
      <div className={css.kinds}>
        {can.map((channel) => (
          <label key={channel} className={css.check}>
            <input type="checkbox" checked={!off.includes(channel)} onChange={() => void change(channel)} />
            {t(`notify.channel.${channel}`)}
          </label>
        ))}
      </div>
      <p>
        <Link className="button" href={`/table/${game}`}>
          {t('notify.back')}
        </Link>
      </p>
    </section>
  );
};

const SignedIn = ({ game }: { readonly game: string | null }) => {
  const t = useT('community');
  const language = useSettings((s) => s.language);
  const person = useMe((s) => s.me);
  const [settings, setSettings] = useState<NotificationSettings | null>(null);
  const reload = useCallback(async (): Promise<void> => {
    const answer = await call('notifications');
    if ('ok' in answer) setSettings(answer.ok);
  }, []);
  useEffect(() => void reload(), [reload]);
  // Messages are written by the server: in the language that is read here.
  useEffect(() => {
    if (person && person.language !== language) void call('changeMe', { body: { language } });
  }, [language, person]);
  if (!settings) return null;
  const save = async (body: { quiet: Quiet | null } | { app: NewsKind[] }): Promise<void> => {
    setSettings({ ...settings, ...body });
    const answer = await call('changeNotifications', { body });
    setSettings('ok' in answer ? answer.ok : settings);
  };
  const { can } = settings;
  const channels = CHANNEL_TYPES.filter(
    (channel) =>
      channel === 'app' ||
      channel === 'sound' ||
      channel === 'push' ||
      (channel === 'telegram' ? can.telegram !== null : can[channel]),
  );
  return (
    <>
      <ProofDialog />
      {game !== null && <OfGame game={game} can={channels} />}
      <h2>{t('notify.channels')}</h2>
      {settings.channels.length === 0 ? (
        <p className="quietText">{t('notify.none')}</p>
      ) : (
        <ul className={css.list}>
          {settings.channels.map((channel) => (
            <ChannelCard key={channel.id} channel={channel} reload={reload} />
          ))}
        </ul>
      )}
      <h3>{t('notify.add')}</h3>
      <div className={css.list}>
        <Push push={can.push} reload={reload} />
        {can.mail && (
          <Adding
            title={t('notify.mail')}
            label={t('notify.mailAddress')}
            type="email"
            button={t('notify.adding')}
            wish={(address) => ({ type: 'mail', address })}
            done={() => t('notify.mailSent')}
            reload={reload}
          />
        )}
        {can.telegram !== null && (
          <Adding
            title={t('notify.telegram')}
            button={t('notify.telegramLink')}
            wish={() => ({ type: 'telegram' })}
            done={(code) => `${t('notify.telegramText', { bot: `@${can.telegram ?? ''}` })} ${code ?? ''}`}
            reload={reload}
          />
        )}
        {can.webhook && (
          <Adding
            title={t('notify.webhook')}
            text={t('notify.webhookText')}
            label={t('notify.url')}
            type="url"
            button={t('notify.adding')}
            forms
            wish={(url, form) => ({ type: 'webhook', url, form })}
            done={() => null}
            reload={reload}
          />
        )}
      </div>
      <QuietHours quiet={settings.quiet} save={(quiet) => void save({ quiet })} />
      <details>
        <summary>{t('notify.app')}</summary>
        <Kinds of={settings.app} without="turn" change={(app) => void save({ app })} />
      </details>
    </>
  );
};

const Notifications = () => {
  const t = useT('community');
  const { state, me } = useMe();
  const game = new URLSearchParams(useSearch()).get('game');
  useEffect(() => void loadMe(), []);
  return (
    <Shell title={t('notify.title')}>
      <div className={`${online.narrow} ${css.sections}`}>
        <h1>{t('notify.title')}</h1>
        <p>{t('notify.intro')}</p>
        {state === 'known' && !me && (
          <p>
            <Link href="/online">{t('notify.signIn')}</Link>
          </p>
        )}
        {me && <SignedIn key={me.id} game={game} />}
      </div>
    </Shell>
  );
};

export default Notifications;
