/** Sections XI and the tutorial. */
import type { Section } from './section.ts';

export const VARIANT_RULES: Section = {
  'TUT-1': [
    'Tutorial: base map without red, purple and grey tiles.',
    'Обучение: основная карта без красных, фиолетовых и серых тайлов.',
  ],
  'TUT-2': [
    'Only red sides: 2-, 3-, 4- and 5-trains in this order, fewer for fewer players.',
    'Только красные стороны: поезда 2, 3, 4 и 5 по порядку, меньше при меньшем числе игроков.',
  ],
  'TUT-3': [
    'All five companies have their home station on the map.',
    'У всех пяти компаний домашняя станция уже на карте.',
  ],
  'TUT-4': ['Each player is dealt one company with its capital.', 'Каждому достаётся одна компания с капиталом.'],
  'TUT-5': ['Each company has two further markers, for 40 and 100.', 'У каждой компании ещё две станции: за 40 и 100.'],
  'TUT-6': ['Play begins with round 1.', 'Игра начинается с раунда 1.'],
  'TUT-7': ['Order in every round: BCB, EKJ, VBW, BN, NWB.', 'Порядок каждого раунда: BCB, EKJ, VBW, BN, NWB.'],
  'TUT-8': [
    'A turn: track, station, trains, whole income to the treasury, buying trains.',
    'Ход: пути, станция, поезда, весь доход в казну, покупка поездов.',
  ],
  'TUT-9': [
    'In its first turn a company lays two yellow tiles, the first at home.',
    'В первый ход компания кладёт два жёлтых тайла, первый — дома.',
  ],
  'TUT-10': ['Every company buys and runs the same trains.', 'Все компании покупают и водят одни и те же поезда.'],
  'TUT-11': [
    'Phases begin with the first 3-, 4- and 5-train; the first 4 scraps the 2-trains.',
    'Фазы начинаются с первых поездов 3, 4 и 5; первый 4 списывает двойки.',
  ],
  'TUT-12': [
    'Trains above the limit go back to the bank and can be bought again.',
    'Лишние поезда возвращаются в банк, и их можно купить снова.',
  ],
  'TUT-13': [
    'A company without a train must buy one if it can pay; nobody helps.',
    'Компания без поезда обязана купить его, если может; помощи нет.',
  ],
  'TUT-14': [
    'The game ends after round 10, or with the round in which a company has no train and no money for one, whoever caused it.',
    'Игра завершается после 10-го раунда или с раундом, в котором какая-либо компания осталась без поезда и без денег на него, кто бы ни был тому причиной.',
  ],
  'TUT-15': ['The richest treasury wins.', 'Побеждает самая богатая казна.'],
  'TUT-16': ['When no train is left nobody can buy.', 'Когда поездов нет, купить нельзя.'],
  'XI.1-1': [
    'Bohemia is the western part of the map; track may not leave it.',
    'Богемия — западная часть карты; пути не могут её покидать.',
  ],
  'XI.1-2': [
    '280 each, 14 certificates, up to 70 percent of a large company.',
    'По 280, лимит 14, до 70 % крупной компании.',
  ],
  'XI.1-3': ['OFE, MW, KFN, Pr and Ug are not in play.', 'OFE, MW, KFN, Pr и Ug не участвуют.'],
  'XI.1-4': [
    'Nine locals, three of each size, in the cheapest rows.',
    'Девять местных ж/д, по три каждого размера, из дешёвых рядов.',
  ],
  'XI.1-5': ['Turn order goes by cash as in the base game.', 'Порядок хода — по деньгам, как в основной игре.'],
  'XI.1-6': [
    'Before the game Vaclav takes the director certificate of a random small company, at 50, and the top card of the stack for it. This card is neither bought nor exported, so that no phase begins (our reading).',
    'Перед игрой Вацлав берёт сертификат директора случайной малой компании (цена акций 50) и верхнюю карту стопки поездов. Эта карта не куплена и не экспортирована, поэтому фаза не меняется (наше прочтение).',
  ],
  'XI.1-7': [
    'With the first b-card he receives 60 percent of a medium company and the next card.',
    'С первой картой b он получает 60 % средней компании и следующую карту.',
  ],
  'XI.1-8': [
    'With the first d-card he receives half of a large company and the next card.',
    'С первой картой d он получает половину крупной компании и следующую карту.',
  ],
  'XI.1-9': ['His companies never have money.', 'У его компаний никогда нет денег.'],
  'XI.1-10': [
    'A card he takes counts as sold with that side; what follows is settled at once.',
    'Взятая им карта считается проданной этой стороной; последствия — сразу.',
  ],
  'XI.1-11': [
    'Players may buy the other certificates but never become director there.',
    'Игроки могут купить остальные сертификаты, но не стать там директором.',
  ],
  'XI.1-12': [
    'His hand counts as a player’s for a sold-out company; his dividends count for nobody.',
    'Его рука считается игроком для распроданной компании; его дивиденды ничьи.',
  ],
  'XI.1-13': [
    'The first player has the lowest turn-order card at that moment.',
    'Первый игрок — с младшей картой хода в этот момент.',
  ],
  'XI.1-14': [
    'The track decider places the red tile, the station decider chooses ATE’s city.',
    'Кто решает о путях, кладёт красный тайл; кто о станциях — выбирает город ATE.',
  ],
  'XI.1-15': ['His prices move as usual.', 'Его цены движутся как обычно.'],
  'XI.1-16': [
    'Instead of the export each of his companies that has operated gives up its train and takes the top card of the stack, small before medium before large.',
    'Вместо экспорта каждая уже работающая компания Вацлава отдаёт свой поезд и берёт верхнюю карту стопки: сначала малая, затем средняя, затем крупная.',
  ],
  'XI.1-17': [
    'A company of his has one train; a scrapped one is replaced at the next hand-out.',
    'У его компании один поезд; списанный заменяется при следующей раздаче.',
  ],
  'XI.1-18': [
    'His companies neither absorb nor are absorbed nor sell trains.',
    'Его компании не поглощают, не поглощаются и не продают поезда.',
  ],
  'XI.1-19': ['All other rules hold as usual.', 'Остальные правила действуют как обычно.'],
  'XI.2-1': ['Moravia-Silesia: only the large companies.', 'Моравия-Силезия: только крупные компании.'],
  'XI.2-2': [
    'Each has its home station and markers for 40 and 100.',
    'У каждой домашняя станция и ещё две за 40 и 100.',
  ],
  'XI.2-3': ['A player may own 70 percent.', 'Игрок может владеть 70 %.'],
  'XI.2-4': [
    'Starting prices 50 to 70; the capital is ten times that.',
    'Начальные цены 50–70; капитал — десять таких цен.',
  ],
  'XI.2-5': ['A payout moves the price one cell only.', 'Выплата двигает цену только на клетку.'],
  'XI.2-6': [
    'Trains 2, 3, 4, 4+4 and 5+5 for everybody, with their phases and limits.',
    'Поезда 2, 3, 4, 4+4 и 5+5 для всех, со своими фазами и лимитами.',
  ],
  'XI.2-7': [
    'Plus-trains add red bonuses, at most two; other trains none.',
    'Плюс-поезда добавляют красные бонусы, не более двух; прочие — нет.',
  ],
  'XI.2-8': [
    'A red location is a bonus at an end of a route and uses no reach.',
    'Красное место — бонус на конце маршрута и не расходует радиус.',
  ],
  'XI.2-9': ['A card is exported after each set.', 'После каждой серии карта экспортируется.'],
  'XI.2-10': [
    'Six sets: local prices 50, 55, 60-65, 70-75, 80-90, 100-120.',
    'Шесть серий: цены местных ж/д 50, 55, 60–65, 70–75, 80–90, 100–120.',
  ],
  'XI.2-11': ['The first stock round is the first one played.', 'Первый фондовый раунд — первый сыгранный.'],
  'XI.2-12': ['There is no absorption.', 'Поглощений нет.'],
  'XI.2-13': ['Three locals work as in the base game.', 'Три местные ж/д работают как в основной игре.'],
  'XI.2-14': [
    'The 3E-train is handed to a company, runs once beside the others and leaves.',
    'Поезд 3E передаётся компании, один раз идёт вместе с прочими и уходит.',
  ],
  'XI.2-15': [
    'MW builds on its home hex each round and pays the value of the tile.',
    'MW каждый раунд строит на своём гексе и приносит стоимость тайла.',
  ],
  'XI.2-16': [
    'MW sold to a company closes; its marker becomes a station of the buyer.',
    'Проданная компании MW закрывается; её маркер становится станцией покупателя.',
  ],
  'XI.2-17': [
    'The first 4+4 closes all privates that are still open.',
    'Первый 4+4 закрывает все оставшиеся частные бумаги.',
  ],
  'XI.2-18': [
    'Five privates lie on the map with minimum bids.',
    'Пять частных бумаг лежат на карте с минимальными ставками.',
  ],
  'XI.2-19': [
    'A player nominates any private and bids at least the minimum, or passes.',
    'Игрок выставляет любую бумагу, ставя не меньше минимума, или пасует.',
  ],
  'XI.2-20': ['Others raise by 5 or more or pass for good.', 'Остальные повышают на 5 и более или выбывают.'],
  'XI.2-21': [
    'The winner pays; the right to choose goes to the next player.',
    'Победитель платит; право выбора переходит следующему.',
  ],
  'XI.2-22': [
    'It ends when all are sold or all pass; the rest leaves the game.',
    'Аукцион кончается, когда всё продано или все спасовали; остальное уходит.',
  ],
};
