/** What is said in a message, in both languages. Plain sentences: they must fit on the screen of a phone. */
import type { Language, NewsKind } from '@roundhouse/protocol';

export interface Item {
  readonly kind: NewsKind;
  readonly game: string | null;
  readonly title: string;
  /** Who did it, where somebody did. */
  readonly by: string | null;
  /** The others at the table. */
  readonly others: readonly string[];
  readonly deadline?: number | null;
}

type Sentences = Readonly<Record<NewsKind, (item: Item, when: string) => string>>;

const en: Sentences = {
  turn: ({ title }, when) => `${title}: your turn${when && ` (until ${when})`}`,
  deadline: ({ title }, when) => `${title}: your time runs out${when && ` ${when}`}`,
  timeOver: ({ title }) => `${title}: you’re out of time`,
  invited: ({ title, by }) => `${by ?? 'Someone'} invites you to a game of ${title}`,
  begun: ({ title }) => `${title}: the game has started`,
  ended: ({ title }) => `${title}: the game is over`,
  asked: ({ title, by }) => `${title}: ${by ?? 'someone'} needs your approval`,
  declined: ({ title, by }) => `${title}: ${by ?? 'someone'} declined your request`,
  mentioned: ({ title, by }) => `${title}: ${by ?? 'someone'} mentioned you`,
  orderEnded: ({ title }) => `${title}: one of your auto-actions ended`,
  absent: ({ title, by }) => `${title}: ${by ?? 'someone'} has been away too long. You can vote to replace them`,
  seatOffered: ({ title }) => `${title}: you’ve been offered a seat`,
  seatChanged: ({ title }) => `${title}: a seat changed hands`,
  paused: ({ title }) => `${title}: the clocks are paused`,
  resumed: ({ title }) => `${title}: the clocks are running again`,
  adjourned: ({ title }) => `${title}: the game is adjourned`,
  adjournmentEnded: ({ title }) => `${title}: the adjourned game is back on`,
  reported: ({ by }) => `Report about ${by ?? 'someone'}`,
  seatLost: ({ title }) => `${title}: you were away, so a bot is playing your seat. Come back whenever you like`,
  signInTried: () => 'Someone keeps trying passwords for your account. If that isn’t you, choose a stronger password',
  gameExpires: ({ title }) => `${title}: your game hasn’t started and will be deleted in three days`,
  accountExpires: () => 'We haven’t seen you in a while. Sign in within two weeks to keep your guest account',
};

const ru: Sentences = {
  turn: ({ title }, when) => `${title}: ваш ход${when && ` (до ${when})`}`,
  deadline: ({ title }, when) => `${title}: ваше время на исходе${when && ` (до ${when})`}`,
  timeOver: ({ title }) => `${title}: ваше время вышло`,
  invited: ({ title, by }) => `${by ?? 'Кто-то'} приглашает вас в партию ${title}`,
  begun: ({ title }) => `${title}: партия началась`,
  ended: ({ title }) => `${title}: партия окончена`,
  asked: ({ title, by }) => `${title}: ${by ?? 'кто-то'} просит вашего согласия`,
  declined: ({ title, by }) => `${title}: ${by ?? 'кто-то'} отвечает вам отказом`,
  mentioned: ({ title, by }) => `${title}: ${by ?? 'кто-то'} упоминает вас в чате`,
  orderEnded: ({ title }) => `${title}: ваш автоход остановлен`,
  absent: ({ title, by }) => `${title}: ${by ?? 'кто-то'} давно отсутствует, можно голосовать за замену`,
  seatOffered: ({ title }) => `${title}: вам предлагают место`,
  seatChanged: ({ title }) => `${title}: в партии сменился игрок`,
  paused: ({ title }) => `${title}: часы остановлены`,
  resumed: ({ title }) => `${title}: партия продолжается`,
  adjourned: ({ title }) => `${title}: партия отложена`,
  adjournmentEnded: ({ title }) => `${title}: партия возобновлена`,
  reported: ({ by }) => (by === null ? 'Поступила жалоба' : `Жалоба на игрока ${by}`),
  seatLost: ({ title }) => `${title}: пока вас не было, за вас сел бот. Вернуться можно в любой момент`,
  signInTried: () => 'Кто-то подбирает пароль к вашему аккаунту. Если это не вы, смените пароль на более длинный',
  gameExpires: ({ title }) => `${title}: ваша партия так и не началась, через три дня мы её удалим`,
  accountExpires: () =>
    'Вы давно не заходили: через две недели гостевой аккаунт будет удалён. Зайдите, чтобы его сохранить',
};

const SENTENCES = { en, ru } as const;

/** 1, 21, 31, but not 11. */
const isOne = (count: number): boolean => count % 10 === 1 && count % 100 !== 11;

const MORE = {
  en: {
    several: (count: number) => `${count} notifications`,
    turns: (count: number) => `Your turn in ${count === 1 ? '1 game' : `${count} games`}`,
    with: (names: string) => `with ${names}`,
    confirm: 'Confirm your email address',
    confirmText: (link: string, name: string, site: string) =>
      `${name} at ${site} asked for notifications about games at this address. If that’s you, open this link within a day:\n\n${link}\n\nIf it isn’t, ignore this email. You won’t get another.`,
    recover: 'Reset your password',
    recoverText: (link: string) =>
      `You asked to reset your password. To set a new one, open this link within an hour:\n\n${link}\n\nIf it wasn’t you, ignore this email. Your password stays the same.`,
    leave: (link: string) => `Unsubscribe: ${link}`,
    trial: 'Notifications work here.',
    telegram: 'Done. You’ll get notifications about your games here.',
  },
  ru: {
    several: (count: number) => `Уведомлений: ${count}`,
    turns: (count: number) => `Ваш ход в ${count} ${isOne(count) ? 'партии' : 'партиях'}`,
    with: (names: string) => `играют: ${names}`,
    confirm: 'Подтвердите адрес',
    confirmText: (link: string, name: string, site: string) =>
      `${name} на сайте ${site} хочет получать уведомления о партиях на этот адрес. Если это вы, откройте ссылку в течение суток:\n\n${link}\n\nЕсли нет, ничего делать не нужно: больше писем не будет.`,
    recover: 'Новый пароль',
    recoverText: (link: string) =>
      `Вы попросили новый пароль для аккаунта. Чтобы задать его, откройте ссылку в течение часа:\n\n${link}\n\nЕсли это были не вы, ничего делать не нужно: прежний пароль остаётся.`,
    leave: (link: string) => `Отписаться: ${link}`,
    trial: 'Уведомления сюда доходят.',
    telegram: 'Готово: уведомления о партиях будут приходить сюда.',
  },
} as const;

export const moreWords = (language: Language) => MORE[language];

export interface Written {
  readonly subject: string;
  /** One line per item, with its link. */
  readonly lines: readonly { readonly text: string; readonly link: string }[];
  /** Where all of it leads. */
  readonly link: string;
}

/** A message in a person's language, their zone and with links by the address they know. */
export const written = (items: readonly Item[], language: Language, zone: string, origin: string): Written => {
  const when = (deadline: number | null | undefined): string =>
    deadline === null || deadline === undefined
      ? ''
      : new Intl.DateTimeFormat(language, {
          timeZone: zone,
          weekday: 'short',
          hour: language === 'en' ? 'numeric' : '2-digit',
          minute: '2-digit',
        }).format(deadline);
  const lines = items.map((item) => {
    const sentence = SENTENCES[language][item.kind](item, when(item.deadline));
    const others = item.others.length > 0 ? ` · ${MORE[language].with(item.others.join(', '))}` : '';
    return { text: `${sentence}${others}`, link: `${origin}${item.game === null ? '/online' : `/table/${item.game}`}` };
  });
  const games = new Set(items.map(({ game }) => game));
  const [only] = items;
  const subject =
    items.length === 1 && only
      ? SENTENCES[language][only.kind](only, when(only.deadline))
      : items.every(({ kind }) => kind === 'turn')
        ? MORE[language].turns(games.size)
        : MORE[language].several(items.length);
  return { subject, lines, link: games.size === 1 ? (lines[0]?.link ?? origin) : `${origin}/online` };
};
