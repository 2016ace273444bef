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

/** A purchase after which I would hold more than whoever presides now. */
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
    words: ({ en, ru }: Vocabulary) => ({
      en: `Build first: a train needs at least two places to stop at, a city (circle) or a town (dot or bar). Tap a lit hex, pick a ${en.tile}, turn it until its track leads from your station towards the next place, and lay it.`,
      ru: `Сначала стройте: поезду нужно хотя бы два места для остановки — города (круги) или посёлки (точки, чёрточки). Нажмите на ${ru.litHex}, выберите ${ru.tile}, поверните так, чтобы путь вёл от вашей станции к следующему месту, и положите.`,
    }),
  },
  trackGrow: {
    when: (scene: Scene) => may(scene, 'layTile') && joined(scene),
    words: ({ en }: Vocabulary) => ({
      en: `Your track joins places already. Good players lay ${en.tiles} towards the dearest city within reach of the trains they will have next, and do not build for their rivals.`,
      ru: `Ваши пути уже соединяют несколько мест. Хорошие игроки строят к самому дорогому городу, до которого дотянутся их следующие поезда, и не строят для соперников.`,
    }),
  },
  green: {
    when: (scene: Scene) => may(scene, 'layTile') && phaseFacts(scene.state).colours.at(-1) === 'green',
    words: ({ en, ru }: Vocabulary) => ({
      en: `Green ${en.tiles} are open. A yellow one may be replaced by a green one that keeps its track: a green city pays more, and a new branch leads further.`,
      ru: `Открыты зелёные ${ru.tiles}. Жёлтый можно заменить зелёным, если все старые пути сохранятся: зелёный город приносит больше, а новая ветка ведёт дальше.`,
    }),
  },
  brown: {
    when: (scene: Scene) => may(scene, 'layTile') && phaseFacts(scene.state).colours.at(-1) === 'brown',
    words: ({ en, ru }: Vocabulary) => ({
      en: `Brown ${en.tiles} are open: replace green cities where your trains stop. From here on upgrading is mostly worth more than new track.`,
      ru: `Открыты коричневые ${ru.tiles}: заменяйте зелёные города, в которых останавливаются ваши поезда. Теперь это чаще выгоднее новых путей.`,
    }),
  },
  station: {
    when: (scene: Scene) => may(scene, 'placeToken') && scene.state.round.kind === 'operating' && hasStation(scene),
    words: ({ ru }: Vocabulary) => ({
      en: 'A station gives your trains another place to start from, and a city whose circles are all taken by others is closed to your trains. It costs money for good: place one where a rival is about to shut you out, or where it opens a better run.',
      ru: `${ru.station} даёт поездам новую точку отсчёта; а город, где все места заняты чужими, для ваших поездов закрыт. Деньги за неё не вернутся: ставьте там, где соперник вот-вот закроет вам путь или где откроется маршрут получше.`,
    }),
  },
  run: {
    when: (scene: Scene) => may(scene, 'runTrains'),
    words: () => ({
      en: 'The trains run. The best run is found for you and drawn on the board, stop by stop; confirm it.',
      ru: 'Поезда едут. Лучший маршрут уже найден и нарисован на карте, остановка за остановкой; подтвердите его.',
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
    words: ({ en, ru }: Vocabulary) => ({
      en: `What the trains earned: pay it to all who hold shares (you among them), or keep it in the ${en.treasury}. Now {company} stands at {value}; paying leads to {paid}, keeping to {worth}. Pay while you can; keep when the next train must be paid for.`,
      ru: `Что делать с заработанным: раздать всем, у кого есть акции (и себе тоже), или оставить компании. Сейчас {company} стоит {value}; после выплаты — {paid}, если удержать — {worth}. Платите, пока можно; удерживайте, когда надо собрать ${ru.intoTreasury} деньги на следующий поезд.`,
    }),
  },
  trainFirst: {
    when: (scene: Scene) => may(scene, 'buyTrain') && own(scene).length === 0,
    words: ({ en }: Vocabulary) => ({
      en: `The company has no train, and without one it earns nothing. The first kinds are cheap and will not last: buy when there is track to run on, and think of what the ${en.treasury} will need for the next one.`,
      ru: `У компании нет поезда, а без него она ничего не заработает. Первые поезда дёшевы, но служат недолго: покупайте, когда есть где ехать, и помните, что скоро понадобятся деньги на следующий.`,
    }),
  },
  trainMore: {
    when: (scene: Scene) => may(scene, 'buyTrain') && may(scene, 'pass') && own(scene).length > 0,
    words: () => ({
      en: 'A second train pays only where it has track of its own, since two trains of a company may not use the same track. But each one bought brings the next kind nearer: buying is also a way to hurry the game.',
      ru: 'Второй поезд окупится, если у него будет свой путь: два поезда одной компании не могут ехать по одним рельсам. Но каждая покупка приближает следующий вид поездов: ею можно и подгонять игру.',
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
    words: () => ({
      en: 'Look at the trains: a {next}-train is next in the depot, and the first one bought scraps every {old}-train, yours too. Count the turns until somebody buys it, and have the money for a train that lasts.',
      ru: 'Взгляните на поезда: на очереди {next}. Как только купят первый такой, все поезда {old} ржавеют и уходят из игры, ваши тоже. Посчитайте, через сколько ходов это случится, и накопите на поезд, который останется.',
    }),
  },
  buyShares: {
    when: (scene: Scene) => trading(scene) && offered(scene, 'buyShares').some((each) => each.for === undefined),
    words: () => ({
      en: 'A share brings you its part of every dividend, and its price counts at the end. Ask of each company: who runs it, what will its trains earn next, will it have to pay for a train soon? A share of somebody else’s good company is often the best buy.',
      ru: 'Акция приносит свою часть каждой выплаты, а её курс засчитывается в конце. О каждой компании спросите: кто ею управляет, что её поезда заработают в следующий раз, не придётся ли скоро платить за поезд? Акция чужой хорошей компании часто лучшая покупка.',
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
      en: 'You may sell, and a sale moves the price: {percent}% of {company} sold would take it from {value} to {worth}, for everybody who holds it. Sell to get the money for something better, or before somebody else does.',
      ru: 'Вы можете продавать, и продажа двигает курс: {company}, продано {percent}% — курс {value} → {worth}, и это потеря для всех держателей. Продавайте, если есть на что лучше потратить деньги или если иначе первым продаст другой.',
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
    words: ({ en, ru }: Vocabulary) => ({
      en: `One purchase more, and you hold more of {company} than {player}: you would become its ${en.president}, decide for it, and answer for its trains. Look into its ${en.treasury} before you take it.`,
      ru: `Ещё одна покупка, и по акциям {company} вы обгоните нынешнего ${ru.president}а ({player}): вы станете ${ru.asPresident}, будете решать за компанию и отвечать за её поезда. Прежде посмотрите, сколько у неё денег.`,
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
    words: ({ en, ru }: Vocabulary) => ({
      en: `{player} holds as much of {company} as you: {percent}%. You stay its ${en.president} only as long as nobody holds more. Buy one more share, or let the company go while it is worth something.`,
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
      en: 'You hold as many certificates as one may: {limit}. From now on every purchase means a sale first: keep those that pay best and rise fastest.',
      ru: 'У вас столько сертификатов, сколько разрешает лимит: {limit}. Теперь, чтобы купить, надо сначала продать: оставляйте те, что лучше платят и быстрее растут.',
    }),
  },
  pass: {
    when: (scene: Scene) => trading(scene) && scene.state.round.set > 1,
    words: () => ({
      en: 'Passing does not put you out: you may buy again when the turn comes back. The round ends when all have passed one after the other, so do not wait for a share that another may take.',
      ru: 'Пас не выводит из раунда: когда ход вернётся, можно снова покупать. Раунд закончится, когда спасуют все подряд, так что не откладывайте акцию, которую может забрать другой.',
    }),
  },
  discard: {
    when: (scene: Scene) => may(scene, 'discardTrain'),
    words: () => ({
      en: 'The company has more trains than the phase allows: one must go. Give up the one that earns least or that will rust first.',
      ru: 'Поездов у компании больше, чем разрешает фаза: один нужно сдать. Отдайте тот, что меньше зарабатывает или раньше заржавеет.',
    }),
  },
  answer: {
    when: (scene: Scene) => may(scene, 'answer'),
    words: () => ({
      en: 'You are asked for your consent. Nothing happens without your yes; ask what the other gains by it before you say it.',
      ru: 'Спрашивают вашего согласия. Без вашего «да» ничего не произойдёт; прежде чем согласиться, подумайте, что выигрывает другой.',
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
