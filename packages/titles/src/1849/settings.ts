/** 1849: options, variants and rulings, and what 18xx.games does differently (part 7 of the rules). */
import type { OptionValue, Setting, Variant } from '@roundhouse/engine';

const yesNo = (setting: Omit<Setting, 'values' | 'standard'>): Setting => ({
  ...setting,
  values: [false, true],
  standard: false,
});

export const OPTIONS: readonly Setting[] = [
  yesNo({
    id: 'fiveCorporations',
    name: { en: 'Five corporations', ru: 'Пять корпораций' },
    effect: {
      en: 'Four players: one corporation and three trains fewer, certificate limit 9 instead of 11.',
      ru: 'Для четверых: на одну корпорацию и три поезда меньше, лимит сертификатов 9 вместо 11.',
    },
    players: [4],
    rule: '1849 §1.1-d',
    peer: 'reduced_4p_corps',
  }),
  yesNo({
    id: 'delayedIft',
    name: { en: 'Delayed IFT', ru: 'Отложенная IFT' },
    effect: {
      en: 'IFT is not among the first three corporations of the queue.',
      ru: 'IFT не стоит среди первых трёх корпораций очереди.',
    },
    rule: '1849 §2.2-b',
    peer: 'delay_ift',
  }),
  yesNo({
    id: 'tokenAcquisition',
    name: { en: 'Station token acquisition', ru: 'Поглощение маркеров станций' },
    effect: {
      en: "From Phase 6 a corporation may buy another one's station marker.",
      ru: 'С Фазы 6 корпорация может купить маркер станции другой корпорации.',
    },
    rule: '1849 §14.1-a',
    peer: 'acquiring_station_tokens',
  }),
  yesNo({
    id: 'bonds',
    name: { en: 'Bonds', ru: 'Облигации' },
    effect: {
      en: 'From Phase 8 a corporation may issue a bond of L.500 with L.50 interest.',
      ru: 'С Фазы 8 корпорация может выпустить облигацию на L.500 с процентами L.50.',
    },
    rule: '1849 §14.2-a',
    peer: 'bonds',
  }),
  yesNo({
    id: 'electricDreams',
    name: { en: 'Electric Dreams', ru: 'Электрические мечты' },
    effect: {
      en: 'E markers and E trains once the 12H is sold. Needs both other variants.',
      ru: 'Маркеры E и поезда E после продажи 12H. Нужны оба других варианта.',
    },
    requires: ['tokenAcquisition', 'bonds'],
    rule: '1849 §14.3-a',
    peer: 'electric_dreams',
  }),
];

const ALL: readonly number[] = [3, 4, 5];

export const VARIANTS: readonly Variant[] = [
  {
    id: 'tokenAcquisition',
    name: { en: 'Station token acquisition', ru: 'Поглощение маркеров станций' },
    effect: {
      en: 'Station markers may be bought from other corporations.',
      ru: 'Маркеры станций можно покупать у других корпораций.',
    },
    players: ALL,
    options: { tokenAcquisition: true },
  },
  {
    id: 'bonds',
    name: { en: 'Bonds', ru: 'Облигации' },
    effect: { en: 'Each corporation has a bond of L.500.', ru: 'У каждой корпорации есть облигация на L.500.' },
    players: ALL,
    options: { bonds: true },
  },
  {
    id: 'electricDreams',
    name: { en: 'Electric Dreams', ru: 'Электрические мечты' },
    effect: {
      en: 'E trains, together with station acquisition and bonds.',
      ru: 'Поезда E вместе с поглощением маркеров и облигациями.',
    },
    players: ALL,
    options: { tokenAcquisition: true, bonds: true, electricDreams: true },
  },
];

/** Row numbers are those of part 7. */
export const RULINGS: readonly Setting[] = [
  yesNo({
    id: 'siteQueue',
    name: { en: 'Queue drawn as on 18xx.games', ru: 'Очередь как на 18xx.games' },
    effect: {
      en: 'The founding queue comes from the seed as that site draws it.',
      ru: 'Очередь корпораций получается из зерна так же, как на том сайте.',
    },
    rule: '1849 §2.2-a',
  }),
  yesNo({
    id: 'iftSwaps',
    name: { en: 'Delayed IFT changes places', ru: 'Отложенная IFT меняется местами' },
    effect: {
      en: 'IFT and the fourth corporation change places; the others do not move up.',
      ru: 'IFT и четвёртая корпорация меняются местами; остальные не сдвигаются.',
    },
    rule: '1849 §2.2-b',
  }),
  yesNo({
    id: 'rsaHomeLater',
    name: { en: 'Home of the RSA corporation later', ru: 'База корпорации RSA позже' },
    effect: {
      en: 'Its home marker is placed when the first stock round begins.',
      ru: 'Её базовый маркер ставится в начале первого фондового раунда.',
    },
    rule: '1849 §8.1-a',
  }),
  yesNo({
    id: 'movedListKept',
    name: { en: 'Moved markers are remembered', ru: 'Сдвинутые маркеры запоминаются' },
    effect: {
      en: 'Markers moved in the last stock turn are sorted again by emergency sales.',
      ru: 'Маркеры, сдвинутые в последнем ходу фондового раунда, сортируются снова при экстренных продажах.',
    },
    rule: '1849 §9.2-b',
  }),
  yesNo({
    id: 'siteSales',
    name: { en: "Presidents' sales as on 18xx.games", ru: 'Продажи президентов как на 18xx.games' },
    effect: {
      en: "Which blocks with the president's certificate may be sold, and change for the last certificate.",
      ru: 'Какие пакеты с сертификатом президента продаются, и размен последнего сертификата.',
    },
    rule: '1849 §9.5-e',
  }),
  yesNo({
    id: 'garibaldiNoticedLate',
    name: { en: 'Garibaldi noticed later', ru: 'Гарибальди замечают позже' },
    effect: {
      en: 'A free city for AFG is noticed with the next tile or closing only.',
      ru: 'Свободный город для AFG замечают только при следующем тайле или закрытии.',
    },
    rule: '1849 §9.4.1-d',
  }),
  yesNo({
    id: 'fixedOrder',
    name: { en: 'Operating order drawn up', ru: 'Порядок хода зафиксирован' },
    effect: {
      en: 'The order of an operating round is fixed when it begins and redrawn after emergency sales only.',
      ru: 'Порядок операционного раунда фиксируется в начале и меняется только после экстренных продаж.',
    },
    rule: '1849 §10-b',
  }),
  yesNo({
    id: 'anyRoute',
    name: { en: 'Any legal routes', ru: 'Любые законные маршруты' },
    effect: {
      en: 'A corporation need not run for the highest revenue.',
      ru: 'Корпорация не обязана брать наибольшую прибыль.',
    },
    rule: '1849 §10.5.2-c',
  }),
  yesNo({
    id: 'siteSteps',
    name: { en: 'Steps are asked as on 18xx.games', ru: 'Шаги спрашивают как на 18xx.games' },
    effect: {
      en: 'Steps are offered and skipped as there: discards of trains that are all alike, empty runs, token sales in every turn.',
      ru: 'Шаги предлагаются и пропускаются как там: сброс одинаковых поездов, пустые маршруты, продажа станций в каждый ход.',
    },
    rule: '1849 §10-c',
  }),
  yesNo({
    id: 'keptNetworks',
    name: { en: 'Networks are remembered', ru: 'Сети путей запоминаются' },
    effect: {
      en: 'A network that was looked at counts until a tile is laid or a station placed: a city freed by a closing is not passed before.',
      ru: 'Осмотренная сеть действует до следующего тайла или станции: через город, освобождённый закрытием, до этого не пройти.',
    },
    rule: '1849 §10.3-d',
  }),
  yesNo({
    id: 'sellOffAtOnce',
    name: { en: 'Selling off in one go', ru: 'Распродажа разом' },
    effect: {
      en: 'A president who cannot raise enough sells everything with one action.',
      ru: 'Президент, которому не собрать денег, продаёт всё одним действием.',
    },
    rule: '1849 §10.7-h',
  }),
  yesNo({
    id: 'closingsWait',
    name: { en: 'Closings come last', ru: 'Закрытия в последнюю очередь' },
    effect: {
      en: 'Corporations that fall into Closed together close afterwards, in queue order, and not before somebody acts; a president who gives up pays in everything first.',
      ru: 'Корпорации, вместе попавшие в ячейку «Закрыта», закрываются после всего, в порядке очереди, и не раньше, чем кто-то действует; сдающийся президент сначала вносит все деньги.',
    },
    rule: '1849 §11-a',
  }),
  yesNo({
    id: 'choiceWaits',
    name: { en: 'Leaving is asked later', ru: 'О выходе спрашивают позже' },
    effect: {
      en: 'With the last corporation of the round closed, its president chooses between leaving and a loan when corporations operate again.',
      ru: 'Если закрылась последняя корпорация раунда, её президент выбирает между выходом и кредитом, когда корпорации снова действуют.',
    },
    rule: '1849 §10.7-h',
  }),
  yesNo({
    id: 'leaverKeepsPrivates',
    name: { en: 'Who leaves keeps privates', ru: 'Вышедший сохраняет частные компании' },
    effect: {
      en: 'Privates of a player who leaves stay open and go on paying.',
      ru: 'Частные компании вышедшего игрока не закрываются и продолжают платить.',
    },
    rule: '1849 §10.7-h',
  }),
  yesNo({
    id: 'lastCycle',
    name: { en: 'An end after a hundred cycles', ru: 'Конец после сотого цикла' },
    effect: {
      en: 'The game ends with the hundredth stock round at the latest.',
      ru: 'Игра заканчивается не позже сотого фондового раунда.',
    },
    rule: '1849 §13-b',
  }),
  yesNo({
    id: 'scoreBelowZero',
    name: { en: 'Loans may make wealth negative', ru: 'Кредиты могут увести в минус' },
    effect: { en: 'Loans are deducted in full at the end.', ru: 'В конце кредиты вычитаются полностью.' },
    rule: '1849 §13-e',
  }),
  yesNo({
    id: 'privatesScore',
    name: { en: 'Privates count at the end', ru: 'Частные компании считаются в конце' },
    effect: { en: 'Privates count at face value.', ru: 'Частные компании считаются по номиналу.' },
    rule: '1849 §13-e',
  }),
  yesNo({
    id: 'tokenSalesAnytime',
    name: { en: 'Stations for sale in every phase', ru: 'Продажа станций в любой фазе' },
    effect: {
      en: 'Station markers may be bought in every phase, and several in one turn.',
      ru: 'Маркеры станций можно покупать в любой фазе и несколько за ход.',
    },
    rule: '1849 §14.1-a',
  }),
  yesNo({
    id: 'homeMarkerMoves',
    name: { en: 'A lost home is replaced', ru: 'Потерянная база заменяется' },
    effect: {
      en: 'After the earthquake the next marker counts as the home marker.',
      ru: 'После землетрясения следующий маркер считается базовым.',
    },
    rule: '1849 §14.1-d',
  }),
  yesNo({
    id: 'bondsVanish',
    name: { en: 'Bonds vanish with their corporation', ru: 'Облигации исчезают с корпорацией' },
    effect: {
      en: 'A bond of a closing corporation is not redeemed.',
      ru: 'Облигация закрываемой корпорации не погашается.',
    },
    rule: '1849 §14.2-f',
  }),
  yesNo({
    id: 'noReissue',
    name: { en: 'No reissue in the same turn', ru: 'Без повторного выпуска в тот же ход' },
    effect: {
      en: 'A redeemed bond may not be issued again in the same turn.',
      ru: 'Погашенную облигацию нельзя выпустить снова в тот же ход.',
    },
    rule: '1849 §14.2-e',
  }),
  yesNo({
    id: 'interestTest',
    name: { en: 'Interest measured by trains', ru: 'Проценты меряют поездом' },
    effect: {
      en: 'Whether a president may give up over interest is tested against the cheapest train.',
      ru: 'Может ли президент сдаться из-за процентов, проверяется по самому дешёвому поезду.',
    },
    rule: '1849 §14.2-d',
  }),
  yesNo({
    id: 'bondScoreBelowZero',
    name: { en: 'Bonds may make shares negative', ru: 'Облигации могут увести акции в минус' },
    effect: {
      en: 'A bond takes L.100 off every share, whatever it is worth.',
      ru: 'Облигация отнимает L.100 с каждой акции, сколько бы та ни стоила.',
    },
    rule: '1849 §14.2-g',
  }),
];

export const PRESETS: Readonly<Record<string, Readonly<Record<string, OptionValue>>>> = {
  rulebook: {},
  '18xx.games': Object.fromEntries(RULINGS.map(({ id }) => [id, true])),
};
