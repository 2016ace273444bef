/** A first game of 18MEX, guided. */
import { companyOf, factsOf, percentAt, titleOf, trainsAt } from '@roundhouse/engine';
import type { Guide, Moment } from '../common/guide/moment.ts';
import { after, isAt, lacksMoney, may, offered, type Scene, usually } from '../common/guide/scene.ts';
import { usual } from '../common/guide/usual.ts';
import type { Vocabulary } from '../common/guide/vocabulary.ts';
import { isMinor, NDM } from './companies.ts';

const vocabulary: Vocabulary = {
  towns: true,
  ru: {
    tile: 'тайл',
    tiles: 'тайлы',
    litHex: 'подсвеченный гекс',
    president: 'президент',
    asPresident: 'президентом',
    intoTreasury: 'в кассу',
    station: 'Станция',
  },
};

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
    when: (scene) => usually(scene, 'baja') && isAt('saleTurn')(scene) && ownsNothing(scene),
    words: {
      en: 'The richest player wins: cash, shares at market value, privates and minors at face value. First the seven small companies are sold. They bring money every operating round and some bring a share of a big one.',
      ru: 'Побеждает самый богатый: деньги, акции по рыночной цене, частные и малые компании по номиналу. Сначала продаются семь небольших компаний. Каждый операционный раунд они приносят деньги, а некоторые — ещё и акцию крупной компании.',
    },
  },
  {
    id: 'sale',
    when: (scene) => isAt('saleTurn')(scene) && may(scene, 'buyPrivate') && may(scene, 'bid'),
    words: {
      en: 'In your turn buy the cheapest one that is left at its price, or bid on a later one. A later one with a minor’s train or a free share is worth more than its price; the cheap ones let somebody else reach them first.',
      ru: 'В свой ход купите самую дешёвую из оставшихся по её цене или сделайте ставку на другую. Компании с поездом или бесплатной акцией стоят больше своей цены; но, покупая дешёвую, вы приближаете к ним соперника.',
    },
  },
  {
    id: 'bidBound',
    when: (scene) =>
      isAt('saleTurn')(scene) &&
      Object.values(titleOf(scene.state).bids?.(scene.state) ?? {}).some((by) => by[scene.me] !== undefined),
    words: {
      en: 'Your bid stands and its money is set aside until that company’s turn to be sold comes. With bids from several players it goes to auction among them.',
      ru: 'Ваша ставка сделана, и эти деньги отложены, пока очередь не дойдёт до этой компании. Если ставок несколько, между этими игроками будет аукцион.',
    },
    claim: ({ state, me }) => Object.values(titleOf(state).bids?.(state) ?? {}).some((by) => (by[me] ?? 0) > 0),
  },
  {
    id: 'auction',
    when: isAt('auction'),
    words: {
      en: 'Several have bid on the same company: raise, or let it go. Decide beforehand what it is worth to you; the money that you do not spend here starts a railway.',
      ru: 'На эту компанию поставили несколько игроков: повышайте или уступите. Заранее решите, сколько она для вас стоит: на сохранённые деньги вы откроете железную дорогу.',
    },
  },
  {
    id: 'ndmPar',
    when: (scene) => isAt('setPar')(scene) && scene.frame['company'] === NDM,
    words: {
      en: 'With this private you hold the president’s certificate of NdM, the national railway, and set its par value. Nobody can buy more of NdM before Phase 3½, so it will not run for a long time.',
      ru: 'С этой частной компанией вы получили сертификат президента NdM, национальной дороги, и назначаете её номинал. До Фазы 3½ акции NdM покупать нельзя, так что поедет она не скоро.',
    },
  },
];

const trading: readonly Moment[] = [
  {
    id: 'par',
    when: (scene) => isAt('stockTurn')(scene) && may(scene, 'par'),
    words: {
      en: 'You can start a railway: you pay twice the par value for its 20%. It runs once half of it has left the Initial Offering, and then gets ten times par from the bank. A high par means money for trains; a low one leaves you cash to reach the half soon.',
      ru: 'Можно открыть железную дорогу: за сертификат президента (20%) вы платите два номинала. Она начнёт работать, когда из Первичного Предложения уйдёт половина акций, и получит от банка десять номиналов. Высокий номинал — деньги на поезда; низкий оставит вам деньги, чтобы скорее выкупить половину.',
    },
    claim: (scene) =>
      offered(scene, 'par').every(({ company }) => factsOf(scene.state).companies[company]?.floatPercent === 50),
  },
  {
    id: 'unlaunched',
    when: ({ state, me, frame }) =>
      frame.step === 'stockTurn' &&
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
      en: '{company} is yours but has not been launched: half of it must be bought first, by you or by others. A company that is not launched earns nothing and its money sleeps.',
      ru: '{company} ваша, но ещё не открыта: сначала должна быть куплена половина акций, вами или другими. Пока этого нет, она ничего не зарабатывает, а ваши деньги лежат без дела.',
    },
  },
  ...usual(vocabulary, 'takeover', 'rival', 'limit', 'buyShares', 'sellShares', 'pass'),
];

const operating: readonly Moment[] = [
  {
    id: 'minor',
    when: (scene) => usually(scene, 'delayedMinors') && scene.frame.step === 'minorTrack',
    words: {
      en: 'A minor of yours acts: one yellow tile, then its own 2-train runs; half of the revenue is yours, half goes into its treasury. All three minors close with the fifth 3-train, so build for the railways that will use the track later.',
      ru: 'Ходит ваша малая компания: один жёлтый тайл, потом едет её собственный Поезд-2; половина прибыли ваша, половина идёт в её кассу. Все три малые компании закроются с пятым Поездом-3, поэтому стройте то, чем потом воспользуется ваша крупная.',
    },
    claim: ({ company }) => company !== null && isMinor(company),
  },
  {
    id: 'mail',
    when: (scene) =>
      scene.frame.step === 'majorTrack' && scene.company !== null && trainsAt(scene.state, scene.company).length > 0,
    words: {
      en: 'The company had a train when its turn began, so the bank has just paid it for the mail: the value of its home city, every turn. An upgraded home pays twice, in the run and by mail.',
      ru: 'В начале хода у компании был поезд, и банк уже заплатил ей за почту: прибыль её базового города, и так каждый ход. Улучшенный базовый город платит дважды: в маршруте и почтой.',
    },
  },
  ...usual(vocabulary, 'track'),
  {
    id: 'twoTiles',
    when: (scene) => usually(scene, 'extraYellow') && scene.frame.step === 'majorTrack' && may(scene, 'layTile'),
    words: {
      en: 'A major lays up to two yellow tiles in a turn, or makes one upgrade. Towns do not use up the length of a train and always pay: lead the line through them.',
      ru: 'Крупная компания за ход кладёт до двух жёлтых тайлов или делает одно улучшение. Посёлки не расходуют длину поезда и всегда платят: ведите линию через них.',
    },
  },
  ...usual(vocabulary, 'green', 'brown', 'trackGrow', 'station', 'run', 'dividend'),
  {
    id: 'forced',
    when: (scene) =>
      scene.frame.step === 'trains' &&
      may(scene, 'buyTrain') &&
      !may(scene, 'pass') &&
      lacksMoney(scene) &&
      trainsAt(scene.state, scene.company ?? '').length === 0,
    words: {
      en: 'The company has a route and no train: it must buy one now, and its treasury does not pay for it. What it lacks comes out of your own pocket, and if you have too little you sell shares for it. That is how games of 18xx are lost: look ahead in time.',
      ru: 'У компании есть маршрут и нет поезда: она обязана купить его сейчас, а денег в кассе мало. Чего не хватает, платите вы сами, а если и у вас мало, продаёте акции. Так в 18xx и проигрывают: смотрите вперёд заранее.',
    },
  },
  {
    id: 'crisis',
    when: (scene) => scene.frame.step === 'trains' && may(scene, 'sellShares'),
    words: {
      en: 'Neither the company nor you can pay for the train: sell shares until you can. Only as much as is needed, and nothing that would cost you the presidency of this company. Who cannot raise the money is bankrupt, and that ends the game.',
      ru: 'Ни компания, ни вы не можете заплатить за поезд: продавайте акции, пока не хватит. Только сколько нужно и ничего, что лишит вас президентства в этой компании. Кто не соберёт денег, банкрот, и игра на этом закончится.',
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
      en: 'Your company may buy {item} from you for {min} to {max}: money of the treasury becomes yours, and the private pays the company from then on. Tempting; but can the treasury still pay for the next train?',
      ru: 'Ваша компания может купить у вас {item} за {min}–{max}: деньги из кассы станут вашими, а её прибыль пойдёт компании. Соблазнительно; но хватит ли потом кассы на следующий поезд?',
    },
  },
  ...usual(vocabulary, 'rust', 'trainFirst', 'trainMore', 'discard', 'answer'),
  {
    id: 'merger',
    when: (scene) => may(scene, 'merge'),
    words: {
      en: 'The first 5-train is bought: one big company may merge with NdM. Its president’s certificate becomes 10% of NdM, all other shares of it are paid at half the market value. Good for a company that is in trouble, bad for those who hold much of it.',
      ru: 'Куплен первый Поезд-5: одна крупная компания может слиться с NdM. Её сертификат президента превратится в 10% NdM, за остальные акции банк заплатит половину рыночной цены. Хорошо для компании в беде, плохо для тех, у кого много её акций.',
    },
  },
  {
    id: 'ending',
    when: ({ state }) => state.ending !== null,
    words: {
      en: 'The end has come into sight: this operating round is played out (after a stock round one more follows), then money is counted. Trains and treasuries count for nothing: pay out all you can, and buy nothing that will not pay.',
      ru: 'Конец близок: этот операционный раунд доиграют (после фондового будет ещё один), и начнётся подсчёт. Поезда и кассы ничего не стоят: платите всё, что можно, и не покупайте того, что не окупится.',
    },
  },
];

export const guide: Guide = [...starting, ...trading, ...operating];
