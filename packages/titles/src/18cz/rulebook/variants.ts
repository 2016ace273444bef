/** Sections XI and the tutorial. */
import type { Statements } from '../../common/rulebook.ts';

export const VARIANT_RULES = {
  'TUT-1': [
    'The tutorial is played on the normal map without red tiles, the gray Praha tile, or purple-edged tiles.',
    'Учебную партию играют на обычной карте без красных тайлов, без серого тайла P и без тайлов с фиолетовой кромкой.',
  ],
  'TUT-2': [
    'Only the red sides of the trains are used: 2-, 3-, 4-, and 5-trains, in this order. How many depends on the number of players; with two there are 3, 2, 1, and 1, with three 4, 3, 2, and 1, with four 5, 4, 3, and 1, with five 6, 5, 4, and 1. Example: five players need five 3-trains, so c- and d-cards are taken.',
    'Используются только красные поезда: 2-, 3-, 4- и 5-поезда в этом порядке. Их число зависит от числа игроков. Вдвоём — 3, 2, 1 и 1, втроём — 4, 3, 2 и 1. Вчетвером — 5, 4, 3 и 1, впятером — 6, 5, 4 и 1. Пример: впятером нужны пять 3-поездов, поэтому берут и c-, и d-карты.',
  ],
  'TUT-3': [
    'Each of the five companies has a token on its home hex from the start, even if nobody plays it.',
    'У каждой из пяти компаний с самого начала стоит станция на домашнем гексе, даже если ею никто не играет.',
  ],
  'TUT-4': [
    'The charters are shuffled, and each player gets one. The company has 150 K with 2 or 3 players and 130 K with 4 or 5. Example: with three players BCB, EKJ, and VBW are dealt.',
    'Уставы перемешивают и раздают по одному. У компании 150 K при двух-трёх игроках и 130 K при четырёх-пяти. Пример: втроём раздают уставы BCB, EKJ и VBW.',
  ],
  'TUT-5': [
    'Each company has two more tokens on its charter, for 40 K and 100 K.',
    'На уставе каждой компании ещё два маркера станций: за 40 K и за 100 K.',
  ],
  'TUT-6': ['The game begins with round 1.', 'Игра начинается с раунда 1.'],
  'TUT-7': [
    'In every round, the companies act in the order BCB, EKJ, VBW, BN, NWB, leaving out those nobody plays.',
    'Каждый раунд компании ходят в порядке BCB, EKJ, VBW, BN, NWB. Неиспользуемые пропускают.',
  ],
  'TUT-8': [
    'On its turn, a company lays or upgrades a tile, places a token, runs its trains, and buys trains. All its revenue goes to its treasury.',
    'В свой ход компания кладёт или модернизирует тайл, ставит станцию, запускает поезда и покупает поезда. Весь доход идёт в её казну.',
  ],
  'TUT-9': [
    'On its first turn, a company may lay two yellow tiles, the first of them on its home hex.',
    'В первый ход компания может выложить два жёлтых тайла, первый — на домашний гекс.',
  ],
  'TUT-10': [
    'All companies buy and run the same trains; there are no sizes.',
    'Все компании покупают и запускают одни и те же поезда. Размеров у них нет.',
  ],
  'TUT-11': [
    'Phases 2, 3, and 4 begin with the first 3-, 4-, and 5-train. Green tiles come in phase 2, brown ones in phase 4. The limit is 4 trains, 3 in phase 3, and 2 in phase 4. The first 4-train rusts all 2-trains.',
    'Фазы 2, 3 и 4 начинаются с покупки первого 3-, 4- и 5-поезда. Зелёные тайлы доступны с фазы 2, коричневые с фазы 4. Лимит — 4 поезда, в фазе 3 — три, в фазе 4 — два. Первый 4-поезд списывает все 2-поезда.',
  ],
  'TUT-12': [
    'Trains above the limit return to the bank, where they can be bought again.',
    'Поезда сверх лимита возвращаются в банк, где их можно снова купить.',
  ],
  'TUT-13': [
    'A company without a train must buy one if it can pay for it. Nobody can add money (our reading).',
    'Компания без поезда обязана купить его, если ей хватает денег. Никто ей не помогает (наша трактовка).',
  ],
  'TUT-14': [
    'The game ends after round 10, or with the round in which any company has no train and no money for one, no matter who caused it. That round is played to its end.',
    'Игра завершается после 10-го раунда или с раундом, в котором какая-нибудь компания осталась без поезда и без денег на него, кто бы ни был тому причиной. Этот раунд доигрывают.',
  ],
  'TUT-15': ['The owner of the richest company wins.', 'Побеждает владелец самой богатой компании.'],
  'TUT-16': [
    'If no train is left in the bank, none can be bought, however rich a company is.',
    'Если поездов в банке не осталось, купить нельзя, сколько бы денег ни было.',
  ],
  'XI.1-1': [
    'Bohemia, for two players, uses the western part of the map. Track may not lead off it.',
    'В варианте «Богемия» для двух игроков играют на западной части карты. Пути не могут выходить за её край.',
  ],
  'XI.1-2': [
    'Each player starts with 280 K, and the certificate limit is 14. A player may own up to 70% of a large company.',
    'Каждый игрок начинает с 280 K, лимит сертификатов — 14. Можно владеть до 70% крупной компании.',
  ],
  'XI.1-3': ['The companies OFE, MW, KFN, Pr, and Ug are not used.', 'Компании OFE, MW, KFN, Pr и Ug не участвуют.'],
  'XI.1-4': [
    'There are nine local railways, three of each size: those in the upper three rows.',
    'В игре 9 местных железных дорог, по 3 каждого размера, из трёх верхних рядов.',
  ],
  'XI.1-5': [
    'As usual, the player with the least money gets the lowest turn-order card after the preliminary round, and the one with the most after every stock round.',
    'Как обычно, карту порядка хода с меньшим номером после предварительного раунда получает тот, у кого меньше всего денег, а после каждого фондового раунда — тот, у кого больше всего.',
  ],
  'XI.1-6': [
    'Before the game, Vaclav, the third player, takes the president’s certificate of a random small company, at 50, and the top card of the stack for it. This card is neither bought nor exported, so no phase begins (our reading).',
    'Перед игрой Вацлав, третий игрок, берёт сертификат директора случайной малой компании (цена акций 50), и она берёт верхнюю карту стопки поездов. Эта карта не куплена и не экспортирована, поэтому фаза не меняется (наша трактовка).',
  ],
  'XI.1-7': [
    'When the first b-train is bought or exported, Vaclav receives 60% of a random medium company, at 60, which takes the next train it can run.',
    'Как только куплен или экспортирован первый b-поезд, Вацлав получает 60% случайной средней компании (цена 60), и та сразу берёт следующий поезд, который может запустить.',
  ],
  'XI.1-8': [
    'When the first d-train is bought or exported, Vaclav receives 50% of a random large company, at 90, which takes the next train it can run.',
    'Как только куплен или экспортирован первый d-поезд, Вацлав получает 50% случайной крупной компании (цена 90), и та сразу берёт следующий поезд, который может запустить.',
  ],
  'XI.1-9': [
    'Vaclav’s companies have no treasury. They pay neither for terrain nor for tokens.',
    'У компаний Вацлава нет казны. Они не платят ни за местность, ни за станции.',
  ],
  'XI.1-10': [
    'A card that Vaclav takes during the game counts as sold with that side. A new phase and rusting follow immediately (our reading).',
    'Карта, взятая Вацлавом во время игры, считается проданной этой стороной. Новая фаза начинается и старые поезда списывают сразу (наша трактовка).',
  ],
  'XI.1-11': [
    'Players may buy the other certificates of Vaclav’s companies, but never become their president.',
    'Игроки могут покупать остальные акции компаний Вацлава, но не становятся их директорами.',
  ],
  'XI.1-12': [
    'Vaclav’s shares count as held by a player when checking whether a company is sold out. Vaclav’s dividends go to nobody (our reading).',
    'Акции Вацлава считаются акциями игрока, когда проверяют, раскуплена ли компания. Его дивиденды не достаются никому (наша трактовка).',
  ],
  'XI.1-13': [
    'For Vaclav’s small and large companies, the first player decides about track and the other about tokens. For the medium one it is the other way around. The first player is the one with the lower turn-order card.',
    'За малую и крупную компании Вацлава пути прокладывает первый игрок, станции ставит другой. За среднюю — наоборот. Первый — игрок с меньшим номером карты порядка хода.',
  ],
  'XI.1-14': [
    'The player who decides about track lays the red home tile. The player who decides about tokens chooses the city of ATE (our reading).',
    'Красный домашний тайл кладёт тот, кто прокладывает пути. Город для ATE выбирает тот, кто ставит станции (наша трактовка).',
  ],
  'XI.1-15': [
    'Vaclav’s companies run for the highest revenue and always pay out. Their prices move as usual.',
    'Компании Вацлава запускают поезда с наибольшим доходом и всегда платят дивиденды. Цены их акций меняются как обычно.',
  ],
  'XI.1-16': [
    'Instead of the export, each of Vaclav’s companies that has operated gives up its train and takes the top card of the stack: small first, then medium, then large.',
    'Вместо экспорта каждая уже ходившая компания Вацлава отдаёт свой поезд и берёт верхнюю карту стопки поездов: сначала малая, затем средняя, затем крупная.',
  ],
  'XI.1-17': [
    'Vaclav’s companies do not buy trains on their turn and have one train at most. A rusted one is replaced when trains are next handed out (our reading).',
    'Компании Вацлава не покупают поезда в свой ход и имеют не больше одного. Списанный заменяют при следующей раздаче (наша трактовка).',
  ],
  'XI.1-18': [
    'Vaclav’s companies do not absorb others, are not absorbed, and do not sell trains (our reading).',
    'Компании Вацлава не поглощают других, не поглощаются и не продают поезда (наша трактовка).',
  ],
  'XI.1-19': ['Otherwise the rules of 18CZ apply.', 'В остальном действуют правила 18CZ.'],
  'XI.2-1': [
    'Moravia-Silesia, for two or three players, has only the five large companies. With two players, a random one is removed.',
    'В варианте «Моравия-Силезия» для 2–3 игроков доступны только 5 крупных компаний. Вдвоём одну из них случайно убирают.',
  ],
  'XI.2-2': [
    'Each company has its home token and two more, for 40 K and 100 K.',
    'У каждой компании есть домашняя станция и 2 дополнительные, за 40 K и 100 K.',
  ],
  'XI.2-3': [
    'Each player starts with 500 K with two players, 450 K with three; the certificate limits are 15 and 13. A player may own up to 70% of a company.',
    'У игроков вначале по 500 K вдвоём и по 450 K втроём, лимит сертификатов — 15 и 13. Игрок может владеть до 70% компании.',
  ],
  'XI.2-4': [
    'Only the prices marked red, 50 to 70, are starting prices. The capital is ten times the starting price.',
    'Начальные цены — только отмеченные красным, от 50 до 70. Капитал равен десяти начальным ценам.',
  ],
  'XI.2-5': [
    'A dividend moves the price by only one cell.',
    'При выплате дивидендов цена акции повышается только на 1 клетку.',
  ],
  'XI.2-6': [
    'All companies use the same five kinds of train: 2, 3, 4, 4+4, and 5+5. With two players there are five, four, three, and two of the first four kinds, with three players six, five, three, and three. The 5+5-trains never run out. The limit is 4 trains, 3 from the first 4+4 on, and 2 from the first 5+5 on. The first 4 rusts all 2-trains, the first 5+5 all 3-trains.',
    'У всех компаний одни и те же пять типов поездов: 2, 3, 4, 4+4 и 5+5. Первых четырёх типов вдвоём пять, четыре, три и два, втроём — шесть, пять, три и три. Поезда 5+5 не заканчиваются. Лимит — 4 поезда, с первым 4+4 — три, с первым 5+5 — два. Первый 4-поезд списывает 2-поезда, первый 5+5 — 3-поезда.',
  ],
  'XI.2-7': [
    '4+4- and 5+5-trains add the bonuses of red areas, at most two per train. Other trains do not.',
    'Поезда 4+4 и 5+5 добавляют бонусы красных мест, не больше двух на поезд, а другие — нет.',
  ],
  'XI.2-8': [
    'A red area is a bonus at an end of the route and does not use up a stop (our reading).',
    'Красное место на краю маршрута — это бонус: оно не уменьшает число мест, которые может посетить поезд (наша трактовка).',
  ],
  'XI.2-9': [
    'As usual, a card is exported after each set of operating rounds.',
    'Как обычно, после каждой серии операционных раундов одну карту поезда экспортируют.',
  ],
  'XI.2-10': [
    'There are six sets of operating rounds, with these local prices: 50, then 55, then 60 and 65, then 70 and 75, then 80 and 90, and finally 100, 110, and 120.',
    'Играют шесть серий операционных раундов с ценами местных ж/д 50, затем 55, затем 60 и 65, затем 70 и 75, затем 80 и 90 и, наконец, 100, 110 и 120.',
  ],
  'XI.2-11': [
    'The round marker starts on the stock round before the space 50. Nothing may be sold in that round.',
    'Маркер раунда начинает с фондового раунда перед полем «50». В этом раунде акции не продают.',
  ],
  'XI.2-12': [
    'Since all companies are the same size, there are no absorptions (acquisitions).',
    'Все компании одного размера, поэтому поглощений нет.',
  ],
  'XI.2-13': [
    'Three local railways work as in the normal game.',
    'Три местные железные дороги работают так же, как в обычной игре.',
  ],
  'XI.2-14': [
    'The owner of the 3E-train may hand it to a company they are president of, at any time on its turn. It does not count toward the limit or the duty to own a train, may use the track of the company’s other trains, may skip cities, and adds red bonuses. After one run it is removed from the game.',
    'Владелец 3E-поезда может передать его своей компании в любой момент её хода. Этот поезд не входит в лимит и не избавляет от обязанности иметь поезд, может ехать по путям других поездов компании, пропускать города и добавляет красные бонусы. После одного запуска он выходит из игры.',
  ],
  'XI.2-15': [
    'At the start of each operating round, MW may lay or upgrade the tile on its home hex. Then it pays its owner the value of that tile. Example: with a green tile, 30 K.',
    'В начале каждого операционного раунда MW может положить или модернизировать тайл на домашнем гексе. Затем она выплачивает владельцу стоимость этого тайла. Пример: при зелёном тайле 30 K.',
  ],
  'XI.2-16': [
    'MW works like a local railway: it may be sold to a company for 1 K up to the common price, and counts 120 K at the end if a player owns it. When sold, it closes, and its marker becomes a token of the buyer (our reading).',
    'MW считается местной ж/д: её можно продать компании по цене от 1 K до общей цены, а если она у игрока, в конце игры она стоит 120 K. После продажи она закрывается, а её маркер становится станцией покупателя (наша трактовка).',
  ],
  'XI.2-17': [
    'The first 4+4-train closes all locals, MW, and the 3E-train (our reading).',
    'Первый 4+4-поезд закрывает все местные ж/д, MW и 3E-поезд (наша трактовка).',
  ],
  'XI.2-18': [
    'In the preliminary round, five privates are auctioned: three locals, the 3E-train, and MW. Each has a minimum bid.',
    'В предварительном раунде на аукционе продают пять лотов: три местные ж/д, 3E-поезд и MW. У каждого есть минимальная ставка.',
  ],
  'XI.2-19': [
    'On your turn, put any one of them up for auction: make the first bid, at least its minimum, or pass and let the others bid from the minimum. You may also pass without putting one up (our reading). If neither you nor anybody else can afford a minimum, you pass automatically.',
    'В свой ход выставьте любой лот. Сделайте первую ставку, не меньше минимальной, или спасуйте, и тогда торгуются остальные, начиная с минимальной. Можно спасовать и ничего не выставляя (наша трактовка). Тот, кому не хватает денег ни на один лот и не для кого его выставлять, пасует автоматически.',
  ],
  'XI.2-20': [
    'The others in turn bid at least 5 K more or pass. A pass takes you out of this auction (our reading). If nobody bids, the private stays unsold.',
    'Остальные по очереди повышают ставку не меньше чем на 5 K или пасуют. Спасовавший выбывает из этого аукциона (наша трактовка). Если никто не поставил, лот остаётся непроданным.',
  ],
  'XI.2-21': [
    'The winner pays the bid to the bank. Then it is the turn of the player after the one who chose.',
    'Победитель платит банку свою ставку. Затем выбирает игрок, следующий за выбиравшим.',
  ],
  'XI.2-22': [
    'The round ends when everything is sold, or when all players in a row pass or put up something that nobody buys. What is left is removed from the game.',
    'Раунд завершается, когда всё продано или когда все подряд спасовали либо выставили лот, который никто не купил. Оставшееся выбывает из игры.',
  ],
} satisfies Statements;
