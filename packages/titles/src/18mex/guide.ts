/** A first game of 18MEX, guided. */
import { companyOf, factsOf, percentAt, titleOf, topFrame, trainsAt } from '@roundhouse/engine';
import type { Guide, Moment } from '../common/guide/moment.ts';
import { after, isAt, lacksMoney, may, offered, type Scene, usualIn } from '../common/guide/scene.ts';
import { usual } from '../common/guide/usual.ts';
import type { Vocabulary } from '../common/guide/vocabulary.ts';
import { isMinor, NDM } from './companies.ts';
import { OPTIONS } from './settings.ts';
import { STEP } from './steps.ts';

const vocabulary: Vocabulary = {
  towns: true,
  ru: {
    tile: 'тайл',
    tiles: 'тайлы',
    litHex: 'подсвеченный гекс',
    president: 'президент',
    asPresident: 'президентом',
    station: 'Станция',
    nextTrain: 'Поезд-{next}',
    oldTrains: 'Поезда-{old}',
    rust: 'спишут',
  },
};

const usually = usualIn(OPTIONS);

const ownsNothing = ({ state, me }: Scene): boolean =>
  Object.values(state.privates).every(({ owner }) => owner !== me) &&
  Object.keys(state.companies).every((company) => percentAt(state, me, company) === 0);

/** A private of mine that the company may buy, with its range. */
const privateForCompany = ({ open, state, me }: Scene) =>
  open.flatMap((each) =>
    each.kind === 'price' &&
    each.action.type === 'buyPrivate' &&
    each.action.for !== undefined &&
    state.privates[each.action.private]?.owner === me
      ? [{ item: each.action.private, min: each.min, max: each.max }]
      : [],
  )[0];

const starting: readonly Moment[] = [
  {
    id: 'goal',
    when: (scene) => usually(scene, 'baja') && isAt(STEP.privateSale)(scene) && ownsNothing(scene),
    words: {
      en: 'The richest player wins: cash, shares at their price, and privates and minors at face value. First, seven small companies are for sale. They pay every operating round, and some come with a share of a major.',
      ru: 'Побеждает самый богатый. Считаются деньги, акции по курсу, частные и малые компании по номиналу. Сначала распродают семь небольших компаний. Они приносят деньги каждый операционный раунд, а некоторые — ещё и акцию крупной компании.',
    },
  },
  {
    id: 'sale',
    when: (scene) => isAt(STEP.privateSale)(scene) && may(scene, 'buyPrivate') && may(scene, 'bid'),
    words: {
      en: 'On your turn, buy the lowest-numbered company left at its price, or bid on a later one. A company with a train or a free share is worth more than its price. But every low one you buy brings the next player closer to the good ones.',
      ru: 'В свой ход купите компанию с наименьшим номером из оставшихся по её цене или поставьте на другую. Компании с поездом или бесплатной акцией стоят больше своей цены. Но, покупая младшую, вы приближаете к ним соперника.',
    },
  },
  {
    id: 'bidBound',
    when: (scene) =>
      isAt(STEP.privateSale)(scene) &&
      Object.values(titleOf(scene.state).bids?.(scene.state) ?? {}).some((by) => by[scene.me] !== undefined),
    words: {
      en: 'Your bid stands, and the money is set aside until that company comes up. If several players have bid on it, they hold an auction.',
      ru: 'Ставка сделана, и эти деньги заморожены, пока очередь не дойдёт до компании. Если ставок несколько, между игроками будет аукцион.',
    },
    claim: ({ state, me }) => Object.values(titleOf(state).bids?.(state) ?? {}).some((by) => (by[me] ?? 0) > 0),
  },
  {
    id: 'auction',
    when: isAt(STEP.privateAuction),
    words: {
      en: 'Several players bid on this company: raise or let it go. Decide beforehand what it’s worth to you. What you don’t spend here helps start your railroad.',
      ru: 'На эту компанию поставили несколько игроков: повышайте или уступите. Заранее решите, сколько она для вас стоит: сэкономленное пригодится на свою железную дорогу.',
    },
  },
  {
    id: 'ndmPar',
    when: (scene) => topFrame(scene.state, STEP.setPar)?.company === NDM,
    words: {
      en: 'This private comes with the president’s certificate of NdM, the national railroad, and you set its par. Nobody can buy NdM before phase 3½, so it won’t run for a long while.',
      ru: 'Вместе с этой частной компанией вы получили сертификат президента NdM, национальной дороги, и назначаете её номинал. До фазы 3½ акции NdM покупать нельзя, так что поедет она не скоро.',
    },
  },
];

const trading: readonly Moment[] = [
  {
    id: 'par',
    when: (scene) => isAt(STEP.stockTurn)(scene) && may(scene, 'par'),
    words: {
      en: 'You can start a major: its 20% president’s certificate costs twice par. It floats when half its shares are bought, and gets ten times par from the bank. A high par means money for trains; a low one lets you reach 50% sooner.',
      ru: 'Можно основать крупную компанию: президентские 20% стоят два номинала. Когда раскупят половину акций, она запустится и получит от банка десять номиналов. Высокий номинал даёт деньги на поезда, с низким у вас останется на другие акции.',
    },
    claim: (scene) =>
      offered(scene, 'par').every(({ company }) => factsOf(scene.state).companies[company]?.floatPercent === 50),
  },
  {
    id: 'notFloated',
    when: ({ state, me, frame }) =>
      STEP.stockTurn.is(frame) &&
      Object.values(state.companies).some(
        ({ id, president, status }) => president === me && status === 'started' && id !== NDM,
      ),
    args: ({ state, me }) => ({
      company:
        Object.values(state.companies).find(
          ({ id, president, status }) => president === me && status === 'started' && id !== NDM,
        )?.id ?? '',
    }),
    words: {
      en: '{company} is yours, but it hasn’t floated: half of it has to be bought first, by you or by others. Until then it earns nothing.',
      ru: '{company} ваша, но ещё не запущена: половину акций должны раскупить вы или другие. До этого она ничего не зарабатывает.',
    },
  },
  ...usual(vocabulary, 'takeover', 'rival', 'limit', 'buyShares', 'sellShares', 'pass'),
];

const operating: readonly Moment[] = [
  {
    id: 'minor',
    when: (scene) => usually(scene, 'delayedMinors') && STEP.minorTrack.is(scene.frame),
    words: {
      en: 'Your minor operates: one yellow tile, then its own 2-train runs. You get half the revenue, its treasury the other half. All minors close with the fifth 3-train, so build track your majors will use later.',
      ru: 'Ходит ваша малая компания: один жёлтый тайл, потом едет её собственный Поезд-2. Половина прибыли ваша, половина идёт в её кассу. С пятым Поездом-3 все малые закроются, так что стройте то, чем потом воспользуется ваша крупная.',
    },
    claim: ({ company }) => company !== null && isMinor(company),
  },
  {
    id: 'mail',
    when: (scene) =>
      STEP.track.is(scene.frame) && scene.company !== null && trainsAt(scene.state, scene.company).length > 0,
    words: {
      en: 'This company had a train when its turn began, so the bank paid it for mail: the value of its home city, every turn. An upgraded home pays twice, on the route and by mail.',
      ru: 'В начале хода у компании был поезд, и банк заплатил ей за почту: сколько стоит её базовый город, и так каждый ход. Улучшенный базовый город платит дважды: на маршруте и за почту.',
    },
  },
  ...usual(vocabulary, 'track'),
  {
    id: 'twoTiles',
    when: (scene) => usually(scene, 'extraYellow') && STEP.track.is(scene.frame) && may(scene, 'layTile'),
    words: {
      en: 'A major lays up to two yellow tiles a turn, or makes one upgrade. Towns don’t count against a train’s length and always pay, so run your line through them.',
      ru: 'Крупная компания за ход кладёт до двух жёлтых тайлов или делает одно улучшение. Посёлки не расходуют длину поезда и всегда платят: ведите линию через них.',
    },
  },
  ...usual(vocabulary, 'green', 'brown', 'trackGrow', 'station', 'run', 'dividend'),
  {
    id: 'forced',
    when: (scene) =>
      STEP.trains.is(scene.frame) &&
      may(scene, 'buyTrain') &&
      !may(scene, 'pass') &&
      lacksMoney(scene) &&
      trainsAt(scene.state, scene.company ?? '').length === 0,
    words: {
      en: 'This company has a route and no train: it has to buy one now, and its treasury falls short. You pay the rest, and if you can’t, you sell shares. That’s how 18xx games are lost, so look ahead.',
      ru: 'У компании есть маршрут, но нет поезда: она обязана его купить, а в кассе мало денег. Остальное доплачиваете вы, а не хватит и у вас — продаёте акции. Так в 18xx и проигрывают, поэтому смотрите вперёд.',
    },
  },
  {
    id: 'crisis',
    when: (scene) => STEP.trains.is(scene.frame) && may(scene, 'sellShares'),
    words: {
      en: 'Neither the company nor you can pay for the train: sell shares until you can. Sell no more than you need, and keep the presidency of this company. If you can’t raise the money, you’re bankrupt and the game ends.',
      ru: 'Ни компания, ни вы не можете заплатить за поезд: продавайте акции, пока не хватит. Не больше, чем нужно, и так, чтобы остаться президентом этой компании. Не соберёте — банкротство, и партия окончена.',
    },
    claim: (scene) =>
      scene.company !== null &&
      offered(scene, 'sellShares').every(
        (sale) => companyOf(after(scene, sale), scene.company ?? '').president === scene.me,
      ),
  },
  {
    id: 'privateToCompany',
    when: (scene) => privateForCompany(scene) !== undefined,
    args: (scene) => ({ ...privateForCompany(scene) }),
    words: {
      en: 'Your company can buy {item} from you for {min} to {max}. The treasury’s money becomes yours, and the private pays the company from then on. Tempting, but can the treasury still afford the next train?',
      ru: 'Ваша компания может купить у вас {item} за {min}–{max}: деньги из кассы станут вашими, а прибыль {item} пойдёт компании. Соблазнительно, но хватит ли кассы на следующий поезд?',
    },
  },
  ...usual(vocabulary, 'rust', 'trainFirst', 'trainMore', 'discard', 'answer'),
  {
    id: 'merger',
    when: (scene) => may(scene, 'merge'),
    words: {
      en: 'The first 5-train is out, so one major may merge into NdM. Its president’s certificate becomes 10% of NdM; its other shares are paid at half their price. Good for a company in trouble, bad for anyone who holds a lot of it.',
      ru: 'Куплен первый Поезд-5: одна крупная компания может присоединиться к NdM. Её сертификат президента превратится в 10% NdM, а за остальные акции банк заплатит полцены. Хорошо для компании в беде, плохо для тех, у кого много её акций.',
    },
  },
  {
    id: 'ending',
    when: ({ state }) => state.ending !== null,
    words: {
      en: 'The end is in sight: you finish this operating round (or, in a stock round, play one more), then count the money. Trains and treasuries count for nothing, so pay out what you can and buy nothing that won’t pay back.',
      ru: 'Конец близок: этот операционный раунд доиграют (после фондового будет ещё один), и начнётся подсчёт. Поезда и кассы ничего не стоят. Выплачивайте всё, что можно, и не покупайте того, что не окупится.',
    },
  },
];

export const guide: Guide = [...starting, ...trading, ...operating];
