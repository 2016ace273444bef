/** Moments that most titles have, in the words of each. A title lists those that are true of it. */
import {
  type ActionOf,
  certificatesCounted,
  type CompanyId,
  nextTrain,
  percentAt,
  percentOf,
  phaseFacts,
  type PlayerId,
  priceOf,
  type Remark,
  sideFacts,
  type State,
  titleOf,
  type Train,
  trainsAt,
} from '@roundhouse/engine';
import type { Moment } from './moment.ts';
import { after, hasStation, joined, may, offered, type Scene } from './scene.ts';
import type { Vocabulary } from './vocabulary.ts';

const own = ({ state, company }: Scene): readonly Train[] => (company === null ? [] : trainsAt(state, company));

/** While shares change hands, and nobody is forced to anything. */
export const trading = (scene: Scene): boolean => scene.state.round.kind === 'stock' && may(scene, 'pass');

/** The first sale that would lower a price. */
const fallingSale = (scene: Scene): ActionOf<'sellShares'> | undefined =>
  offered(scene, 'sellShares').find(
    (sale) => sale.for === undefined && priceOf(after(scene, sale), sale.company) < priceOf(scene.state, sale.company),
  );

const certificatesNamed = (state: State, { company, certificates }: ActionOf<'buyShares'>) =>
  (state.certificates[company] ?? []).filter(({ id }) => certificates.includes(id));

/** A purchase after which I would hold more than the current president. */
const takeover = (scene: Scene): ActionOf<'buyShares'> | undefined =>
  offered(scene, 'buyShares').find((purchase) => {
    const { state, me } = scene;
    const president = state.companies[purchase.company]?.president;
    if (
      typeof president !== 'string' ||
      president === me ||
      purchase.for !== undefined ||
      purchase.exchange !== undefined
    )
      return false;
    const mine = percentAt(state, me, purchase.company) + percentOf(certificatesNamed(state, purchase));
    return mine > percentAt(state, president, purchase.company);
  });

interface Rival {
  readonly company: CompanyId;
  readonly player: PlayerId;
}

/** Another player who holds as much of a company of mine as I do. */
const rivalOf = ({ state, me }: Scene): Rival | undefined => {
  for (const [company, { president, status }] of Object.entries(state.companies)) {
    if (president !== me || status === 'closed') continue;
    const mine = percentAt(state, me, company);
    const player = state.seats.find((each) => each !== me && percentAt(state, each, company) === mine && mine > 0);
    if (player) return { company, player };
  }
  return undefined;
};

/** A train of the company that leaves the game when the kind that is next in the depot is bought. */
const doomed = (scene: Scene): Train | undefined => {
  const next = nextTrain(scene.state);
  return next && own(scene).find((each) => sideFacts(scene.state, each).rustsOn.includes(next.name));
};

const paying = (scene: Scene, kind: 'pay' | 'withhold') =>
  offered(scene, 'dividend').find((each) => each.kind === kind);

const priceIf = (scene: Scene, kind: 'pay' | 'withhold'): number => {
  const choice = paying(scene, kind);
  return choice && scene.company !== null ? priceOf(after(scene, choice), scene.company) : 0;
};

interface Pattern extends Omit<Moment, 'id' | 'words'> {
  readonly words: (vocabulary: Vocabulary) => Moment['words'];
}

const patterns = <Id extends string>(all: Readonly<Record<Id, Pattern>>): Readonly<Record<Id, Pattern>> => all;

const USUAL = patterns({
  track: {
    when: (scene: Scene) => may(scene, 'layTile') && hasStation(scene) && !joined(scene),
    words: ({ towns, ru }: Vocabulary) => ({
      en: `Lay track first: a train needs at least two stops. ${towns ? 'Circles are cities. Dots and bars are towns.' : 'Circles are cities.'} Tap a highlighted hex, pick a tile, rotate it until its track leads from your token toward the next stop, and lay it.`,
      ru: `Сначала пути: поезду нужны хотя бы две остановки. ${towns ? 'Круги — это города, точки и чёрточки — посёлки.' : 'Круги — города.'} Нажмите на ${ru.litHex}, выберите ${ru.tile}, поверните так, чтобы путь шёл от вашей станции к следующей остановке, и положите.`,
    }),
  },
  trackGrow: {
    when: (scene: Scene) => may(scene, 'layTile') && joined(scene),
    words: () => ({
      en: 'Your track already connects a few stops. Head for the richest city your next train can reach, and don’t build for your rivals.',
      ru: 'Пути уже соединяют несколько остановок. Ведите линию к самому дорогому городу, до которого доедет ваш следующий поезд, и не стройте за соперников.',
    }),
  },
  green: {
    when: (scene: Scene) => may(scene, 'layTile') && phaseFacts(scene.state).colours.at(-1) === 'green',
    words: ({ ru }: Vocabulary) => ({
      en: 'Green tiles are open. You can upgrade a yellow tile to a green one that keeps its track: a green city pays more, and a new branch leads farther.',
      ru: `Открыты зелёные ${ru.tiles}. Жёлтый можно заменить зелёным, если сохранятся все старые пути. Зелёный город приносит больше, а новая ветка ведёт дальше.`,
    }),
  },
  brown: {
    when: (scene: Scene) => may(scene, 'layTile') && phaseFacts(scene.state).colours.at(-1) === 'brown',
    words: ({ ru }: Vocabulary) => ({
      en: 'Brown tiles are open. Upgrade the green cities your trains stop in: from here on that usually beats new track.',
      ru: `Открыты коричневые ${ru.tiles}. Заменяйте зелёные города, где останавливаются ваши поезда: теперь это обычно выгоднее новых путей.`,
    }),
  },
  station: {
    when: (scene: Scene) => may(scene, 'placeToken') && scene.state.round.kind === 'operating' && hasStation(scene),
    words: ({ ru }: Vocabulary) => ({
      en: 'A token opens new routes, and a city whose slots are all taken by others is closed to your trains. The money is gone for good, so place it where a rival is about to shut you out or where it opens a better route.',
      ru: `${ru.station} открывает поездам новые маршруты. Город, где все места чужие, для вас закрыт. Деньги не вернутся, так что ставьте там, где соперник вот-вот закроет вам путь или где появится маршрут получше.`,
    }),
  },
  run: {
    when: (scene: Scene) => may(scene, 'runTrains'),
    words: () => ({
      en: 'Time to run your trains. The best routes are already on the map, stop by stop. Confirm them.',
      ru: 'Пора запускать поезда. Лучшие маршруты уже нарисованы на карте, остановка за остановкой. Подтвердите их.',
    }),
  },
  dividend: {
    when: (scene: Scene) =>
      scene.company !== null &&
      paying(scene, 'pay') !== undefined &&
      paying(scene, 'withhold') !== undefined &&
      priceOf(scene.state, scene.company) > 0,
    args: (scene: Scene) => ({
      company: scene.company ?? '',
      value: scene.company === null ? 0 : priceOf(scene.state, scene.company),
      paid: priceIf(scene, 'pay'),
      worth: priceIf(scene, 'withhold'),
    }),
    claim: (scene: Scene) => priceIf(scene, 'pay') >= priceIf(scene, 'withhold'),
    words: () => ({
      en: 'Pay the revenue to everyone who holds shares, you included, or keep it in the treasury. {company} is at {value}: paying out moves it to {paid}, withholding to {worth}. Pay out while you can. Withhold when you’re saving for a train.',
      ru: `Заработанное можно раздать акционерам, и себе тоже, или оставить компании. Сейчас {company} стоит {value}: после выплаты будет {paid}, а если удержать — {worth}. Выплачивайте, пока можно. Удерживайте, когда компании пора копить на следующий поезд.`,
    }),
  },
  trainFirst: {
    when: (scene: Scene) => may(scene, 'buyTrain') && own(scene).length === 0,
    words: () => ({
      en: 'No train, no revenue. The first trains are cheap and won’t last: buy one when there is track to run on, and keep in mind what the treasury will need for the next.',
      ru: 'У компании нет поезда, а без него она ничего не заработает. Первые поезда дёшевы, но служат недолго. Покупайте, когда есть где ехать, и помните, что скоро понадобятся деньги на следующий.',
    }),
  },
  trainMore: {
    when: (scene: Scene) => may(scene, 'buyTrain') && may(scene, 'pass') && own(scene).length > 0,
    words: () => ({
      en: 'A second train pays only if it has track of its own: two trains of one company can’t share track. But every train bought brings the next type closer, so buying also speeds up the game.',
      ru: 'Второй поезд окупится, если у него будет свой путь: два поезда одной компании не ездят по одним рельсам. Но каждая покупка приближает следующий вид поездов: так игру можно и подгонять.',
    }),
  },
  rust: {
    when: (scene: Scene) => doomed(scene) !== undefined,
    args: (scene: Scene) => ({ next: nextTrain(scene.state)?.name ?? '', old: doomed(scene)?.side ?? '' }),
    claim: (scene: Scene) => {
      const next = nextTrain(scene.state);
      const old = doomed(scene);
      return offered(scene, 'buyTrain')
        .filter((each) => each.from === 'depot' && each.train === next?.id)
        .every((each) => after(scene, each).trains.find(({ id }) => id === old?.id)?.at === 'out');
    },
    words: ({ ru }: Vocabulary) => ({
      en: 'A {next}-train is next in the depot, and the first one bought rusts every {old}-train, yours included. Count the turns until somebody buys it, and have the money for a train that lasts.',
      ru: `Следующий в банке — ${ru.nextTrain}. Как только его купят, все ${ru.oldTrains} ${ru.rust}, ваши тоже. Посчитайте, через сколько ходов это случится, и скопите на поезд, который останется.`,
    }),
  },
  buyShares: {
    when: (scene: Scene) => trading(scene) && offered(scene, 'buyShares').some((each) => each.for === undefined),
    words: () => ({
      en: 'A share earns its part of every dividend, and its price counts at the end. For each company, ask who runs it, what its trains will earn next, and whether it will need money for a train soon. A share in somebody else’s good company is often the best buy.',
      ru: 'Акция приносит часть каждой выплаты, а её курс засчитывается в конце. О каждой компании спросите: кто ею управляет, сколько заработают её поезда, не придётся ли скоро платить за новый? Акция чужой хорошей компании — часто лучшая покупка.',
    }),
  },
  sellShares: {
    when: (scene: Scene) => trading(scene) && fallingSale(scene) !== undefined,
    args: (scene: Scene): Remark['args'] => {
      const sale = fallingSale(scene);
      if (!sale) return {};
      const { company, percent } = sale;
      return { company, percent, value: priceOf(scene.state, company), worth: priceOf(after(scene, sale), company) };
    },
    words: () => ({
      en: 'Selling drops the price for everyone: sell {percent}% of {company}, and it goes from {value} to {worth}. Sell when you have something better to buy, or before somebody else does.',
      ru: 'Продажа роняет курс для всех: {percent}% {company} — и курс {value} → {worth}. Продавайте, если есть на что лучше потратить деньги или если иначе первым продаст кто-то другой.',
    }),
  },
  takeover: {
    when: (scene: Scene) => trading(scene) && takeover(scene) !== undefined,
    args: (scene: Scene) => {
      const company = takeover(scene)?.company ?? '';
      return { company, player: scene.state.companies[company]?.president ?? '' };
    },
    claim: (scene: Scene) => {
      const purchase = takeover(scene);
      return !!purchase && after(scene, purchase).companies[purchase.company]?.president === scene.me;
    },
    words: ({ ru }: Vocabulary) => ({
      en: 'One more purchase and you hold more of {company} than {player}. You become its president, run it, and answer for its trains. Check its treasury before you take it.',
      ru: `Ещё одна покупка — и акций {company} у вас больше, чем у других ({player} сейчас впереди). Вы станете ${ru.asPresident}, будете ходить за компанию и отвечать за её поезда. Сначала посмотрите, сколько у неё денег.`,
    }),
  },
  rival: {
    when: (scene: Scene) => trading(scene) && rivalOf(scene) !== undefined,
    args: (scene: Scene) => {
      const { company = '', player = '' } = rivalOf(scene) ?? {};
      return { company, player, percent: percentAt(scene.state, scene.me, company) };
    },
    claim: (scene: Scene) => {
      const rival = rivalOf(scene);
      return (
        !!rival &&
        percentAt(scene.state, rival.player, rival.company) === percentAt(scene.state, scene.me, rival.company)
      );
    },
    words: ({ ru }: Vocabulary) => ({
      en: '{player} holds as much of {company} as you do: {percent}%. You stay president only while nobody holds more. Buy one more share, or let the company go while it’s worth something.',
      ru: `Акций {company} поровну: у вас {percent}%, и столько же держит {player}. Вы ${ru.president}, только пока ни у кого нет больше. Докупите акцию или расстаньтесь с компанией, пока она чего-то стоит.`,
    }),
  },
  limit: {
    when: (scene: Scene) =>
      scene.state.round.kind === 'stock' &&
      certificatesCounted(scene.state, scene.me) >= titleOf(scene.state).certificateLimit(scene.state) &&
      !may(scene, 'buyShares'),
    args: (scene: Scene) => ({ limit: titleOf(scene.state).certificateLimit(scene.state) }),
    words: () => ({
      en: 'You’re at the certificate limit: {limit}. From now on you have to sell before you buy, so keep the shares that pay best and rise fastest.',
      ru: 'Лимит сертификатов исчерпан: {limit}. Теперь, чтобы купить, надо сначала продать. Оставляйте те, что лучше платят и быстрее растут.',
    }),
  },
  pass: {
    when: (scene: Scene) => trading(scene) && scene.state.round.set > 1,
    words: () => ({
      en: 'Passing doesn’t put you out: you can buy again when your turn comes back. The round ends once everyone passes in a row, so don’t wait for a share somebody else might take.',
      ru: 'Пас не выводит из раунда: когда ход вернётся, можно снова покупать. Раунд закончится, когда спасуют все подряд, так что не откладывайте акцию, которую может забрать другой.',
    }),
  },
  discard: {
    when: (scene: Scene) => may(scene, 'discardTrain'),
    words: () => ({
      en: 'The company is over the train limit: one has to go. Give up the one that earns least or rusts first.',
      ru: 'Поездов у компании больше, чем разрешает фаза: один нужно сбросить. Выберите тот, что меньше зарабатывает или скоро уйдёт из игры.',
    }),
  },
  answer: {
    when: (scene: Scene) => may(scene, 'answer'),
    words: () => ({
      en: 'This is up to you: nothing happens unless you agree. Before you do, ask yourself what the other side gets out of it.',
      ru: 'Решать вам: без вашего «да» ничего не произойдёт. Прежде чем согласиться, подумайте, что выигрывает другая сторона.',
    }),
  },
});

export type UsualId = keyof typeof USUAL;

/** The moments of these names, in this title's words. */
export const usual = (vocabulary: Vocabulary, ...ids: readonly UsualId[]): readonly Moment[] =>
  ids.map((id) => {
    const { words, ...rest } = USUAL[id];
    return { id, ...rest, words: words(vocabulary) };
  });
