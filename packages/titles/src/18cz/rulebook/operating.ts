/** Section VIII: operating rounds. */
import type { Statements } from '../../common/rulebook.ts';

export const OPERATING = {
  'VIII.1-1': [
    'In an operating round, companies act, not players. Only the president decides for a company.',
    'В операционном раунде ходят не игроки, а компании. За компанию всё выбирает её директор.',
  ],
  'VIII.2-1': [
    'An operating round begins with the next common price of the locals. Then every local pays its owner, whether its power was used or not.',
    'Операционный раунд начинается с новой общей цены местных ж/д. Затем каждая из них выплачивает доход владельцу, даже если её свойство уже использовано.',
  ],
  'VIII.2-2': [
    'Then the companies that have started operate, highest share price first. If several markers share a cell, the upper one goes first.',
    'После выплат местных ж/д ходят стартовавшие компании, начиная с самой высокой цены акций. Если маркеры в одной клетке, первой ходит компания с верхним.',
  ],
  'VIII.2-3': [
    'The order is fixed when the round begins (our reading). A company absorbed before its turn does not act.',
    'Порядок определяется в начале раунда (наша трактовка). Компания, поглощённая до своего хода, не ходит.',
  ],
  'VIII.3-1': [
    'A company acts in this order: lay track, place a token, run trains, pay out or withhold, absorb (acquire) smaller companies, and buy trains. Running trains and paying out or withholding the revenue are mandatory.',
    'Порядок действий компании: проложить путь, поставить маркер станции, запустить поезда, рассчитать доход, поглотить меньшие компании, купить поезда. Запуск поездов и расчёт дохода обязательны.',
  ],
  'VIII.3-2': [
    'At any time on its turn, a company may buy locals from players, sell its own to the bank, and use their powers. A step ends automatically only when nothing at all could be done in it, counting the money that could be raised this way.',
    'В любой момент своего хода компания может покупать местные ж/д у игроков, продавать свои банку и использовать их свойства. Шаг завершается сам, только если в нём совсем ничего нельзя сделать — с учётом денег, которые так можно получить.',
  ],
  'VIII.4-1': [
    'Yellow tiles are laid on empty hexes and on Praha (E11). The three yellow OO hexes do not take yellow tiles.',
    'Жёлтые тайлы кладут на пустые гексы и на гекс E11 (Praha). На три жёлтых гекса OO жёлтые тайлы не кладут.',
  ],
  'VIII.4-2': [
    'On its first turn, a company lays up to two yellow tiles or upgrades one. On every later turn it lays one yellow tile or upgrades one.',
    'В первый ход компания может выложить 2 жёлтых тайла или модернизировать 1. В каждый следующий — выложить 1 жёлтый тайл или модернизировать 1.',
  ],
  'VIII.4-3': [
    'A company must lay its first tile on its home hex, unless there is a tile there already or the home is Praha.',
    'Первый тайл компания кладёт на домашний гекс, если только там ещё нет тайла и это не Praha.',
  ],
  'VIII.4-4': [
    'New track must continue track connected to one of the company’s tokens, and other companies’ tokens must not block the path.',
    'Новый путь должен продолжать путь, соединённый со станцией компании и не заблокированный станциями других компаний.',
  ],
  'VIII.4-5': [
    'A hex with a town (black dot) takes a tile with a town. A hex with two towns takes a tile with two towns on separate tracks, one of which must be connected to one of the company’s tokens.',
    'На гекс с посёлком (чёрная точка) кладут тайл с посёлком. На гекс с двумя посёлками — тайл с двумя посёлками и двумя путями, один из которых соединён со станцией компании.',
  ],
  'VIII.4-6': [
    'A city (white circle) takes city tiles. Hexes with the letter Y take only Y tiles, Praha takes only P tiles, and these tiles are used nowhere else.',
    'На город (белый круг) кладут городской тайл. На гексы с буквой Y — только тайлы Y, на гекс Praha — только тайлы P, и никуда больше эти тайлы не кладут.',
  ],
  'VIII.4-7': [
    'An open hex takes tiles of plain track without stops.',
    'На гекс без города и посёлков кладут только тайлы без мест дохода.',
  ],
  'VIII.4-8': [
    'The first tile on a hex with a river costs 10 K, with a hill 20 K, with a mountain 40 K; the company pays the bank.',
    'Первый тайл на гексе с рекой стоит 10 K, с холмом 20 K, с горами 40 K. Компания платит банку.',
  ],
  'VIII.4-9': [
    'No track may lead off the map to a place without a hex.',
    'Путь не может уходить за край карты, туда, где нет гекса.',
  ],
  'VIII.4-10': [
    'Track may point at a hex with red edges, even if it will never have a red tile.',
    'Путь может вести к гексу с красными краями, даже если на нём не будет красного тайла.',
  ],
  'VIII.4-11': [
    'New track need not meet the track of neighboring tiles, red ones included.',
    'Новый путь может не соединяться с путями соседних тайлов, в том числе красных.',
  ],
  'VIII.4-12': [
    'Any tile laid in Praha must keep the two pieces of track printed beside it.',
    'Любой тайл на гексе Praha сохраняет два участка пути, напечатанных возле него.',
  ],
  'VIII.4-13': [
    'The first tile on Praha is a yellow lay that keeps the printed exits and pays 10 K for the river (our reading: the book also calls it an upgrade).',
    'Первым на Praha кладут жёлтый тайл: он сохраняет напечатанные выходы, а за реку платят 10 K (наша трактовка: правила называют это и модернизацией).',
  ],
  'VIII.4-14': [
    'On its first turn, a state railway lays its own red home tile on one of its two hexes with red edges, on top of its normal tiles. The other hex stays empty. So it may lay three tiles on that turn.',
    'В первый ход государственная ж/д кладёт свой красный домашний тайл на один из двух гексов с красными краями в дополнение к обычной прокладке. Второй остаётся пустым. Всего она может выложить три тайла.',
  ],
  'VIII.4-15': [
    'The red tile is laid together with the home token, and both its exits must face hexes of the map (our reading).',
    'Красный тайл кладут вместе с домашней станцией, и оба его выхода должны смотреть на гексы карты (наша трактовка).',
  ],
  'VIII.5-1': [
    'Yellow tiles are upgraded to green ones from phase d on, green to brown from phase g, brown to gray from phase i.',
    'Жёлтые тайлы модернизируют до зелёных с фазы d, зелёные до коричневых — с фазы g, коричневые до серых — с фазы i.',
  ],
  'VIII.5-2': [
    'Purple-edged tiles are laid only by the power of a local railway. Any company may later replace them with a tile without a purple edge.',
    'Тайлы с фиолетовой кромкой кладут только с помощью свойства местной ж/д. Позже любая компания может модернизировать их тайлом без кромки.',
  ],
  'VIII.5-3': [
    'After an upgrade, the tile must have track connected to one of the company’s tokens. The company need not use any of the new track.',
    'После модернизации на тайле должен быть путь, соединённый со станцией компании. Пользоваться новым путём она не обязана.',
  ],
  'VIII.5-4': [
    'Existing track may not be changed or interrupted by an upgrade.',
    'Существующий путь нельзя изменить или прервать модернизацией.',
  ],
  'VIII.5-5': [
    'A tile without stops stays without them. A tile with stops keeps all of them, of the same kind and with the same connections.',
    'Тайл без мест дохода остаётся без них. Тайл с местами дохода сохраняет их все, того же типа и с теми же соединениями.',
  ],
  'VIII.5-6': [
    'A tile with two towns keeps both: it cannot be replaced by a purple-edged tile with one town.',
    'Тайл с двумя посёлками сохраняет оба: заменить его тайлом с фиолетовой кромкой и одним посёлком нельзя.',
  ],
  'VIII.5-7': [
    'Upgrading a city may add slots for tokens.',
    'При модернизации города могут появиться новые места для маркеров станций.',
  ],
  'VIII.5-8': [
    'While a city has a free slot, any company may trace a path through it to lay or upgrade track.',
    'Пока в городе есть свободное место для маркера, любая компания может прокладывать и модернизировать путь через него.',
  ],
  'VIII.5-9': [
    'Replaced tiles can be laid again later. A tile that has run out cannot be laid.',
    'Убранные тайлы можно использовать снова. Закончившийся тайл выложить нельзя.',
  ],
  'VIII.5-10': [
    'The first tile on a yellow OO hex is a green one. That is an upgrade.',
    'Первый тайл на жёлтом гексе OO должен быть зелёным. Это модернизация.',
  ],
  'VIII.5-11': [
    'ATE begins on an OO hex. While it has no tile, ATE may lay only the green tile on its home. Once it has one, ATE lays like any other company.',
    'Компания ATE начинает на гексе OO. Пока тайла там нет, она может положить только зелёный тайл на домашний гекс. Если он уже лежит, она прокладывает путь, как любая другая.',
  ],
  'VIII.5-12': ['Upgrades cost nothing, whatever the terrain.', 'Модернизация бесплатна на любой местности.'],
  'VIII.5-13': [
    'The first tile of Teplice is a green one and therefore an upgrade: its river costs nothing.',
    'Первый тайл Teplice — зелёный, то есть модернизация: за реку не платят.',
  ],
  'VIII.6-1': [
    'When all slots of a city are taken, only companies with a token there may pass through it. Others may end there.',
    'Через город, полностью занятый станциями, проезжают только компании со своей станцией в нём. Другие могут лишь доехать до него.',
  ],
  'VIII.6-2': [
    'A company may place a token only where an open path leads to one of its tokens.',
    'Компания может поставить маркер станции, только если к этому месту ведёт свободный путь от одной из её станций.',
  ],
  'VIII.6-3': [
    'The first token, on the home hex, is placed at the beginning of the first turn and is free.',
    'Первая станция, на домашнем гексе, ставится в начале первого хода и бесплатна.',
  ],
  'VIII.6-4': [
    'Every other token needs a free slot. A company may place one even on its first turn.',
    'Дополнительную станцию ставят на свободный белый круг. Это можно сделать и в первый ход.',
  ],
  'VIII.6-5': [
    'A company’s first token after the home token costs 40 K, and every one after that 100 K.',
    'Первая дополнительная станция компании стоит 40 K, каждая следующая — 100 K.',
  ],
  'VIII.6-6': [
    'A company places at most one token on a turn, not counting the home token (our reading: the book says “markers” in one place and “a marker” in another).',
    'За ход компания ставит не больше одной дополнительной станции (наша трактовка: в одном месте правил сказано «маркеры», в другом — «маркер»).',
  ],
  'VIII.6-7': [
    'A company may have no more than one token in a hex.',
    'На одном гексе может быть не больше одной станции компании.',
  ],
  'VIII.6-8': [
    'The path between the tokens may be of any length, but may not turn back on itself.',
    'Соединение может быть любой длины, но не может разворачиваться назад по тому же пути.',
  ],
  'VIII.6-9': [
    'In the home city of a company that does not operate yet, others must leave a slot free for it.',
    'В городе на домашнем гексе компании, которая ещё не работает, другие должны оставить для неё хотя бы одно свободное место.',
  ],
  'VIII.6-10': [
    'ATE chooses which of the two cities of Teplice gets its home token. Until then, nobody else places a token in that hex.',
    'Компания ATE выбирает, в каком из двух городов Teplice поставить домашнюю станцию. Пока её нет, другие не ставят станции в этом гексе.',
  ],
  'VIII.6-11': [
    'If ATE’s token is already in Teplice, the company that lays the green tile there chooses the city for it (our reading).',
    'Кто кладёт зелёный тайл на Teplice, где уже стоит маркер ATE, выбирает для него город (наша трактовка).',
  ],
  'VIII.6-12': [
    'The slot is no longer reserved once the company has placed its token or been absorbed.',
    'Место больше не держат, когда компания поставила станцию или её поглотили.',
  ],
  'VIII.7-1': [
    'Each train that the company can run runs one route in an operating round.',
    'Каждый поезд, который компания может запустить, проходит один маршрут за операционный раунд.',
  ],
  'VIII.7-2': [
    'A route connects at least two different stops and has one of the company’s tokens on it.',
    'Маршрут соединяет хотя бы 2 разных места дохода и включает хотя бы 1 станцию компании.',
  ],
  'VIII.7-3': [
    'A normal (red) train visits at most as many stops as its number says and cannot skip any on its way.',
    'Обычный (красный) поезд посещает столько мест дохода, какое число на карте поезда, и не может пропустить ни одного на маршруте.',
  ],
  'VIII.7-4': [
    'A plus-train (blue) visits at most as many stops as its two numbers add up to, and at most the first number of them may be cities or red tiles. Example: a 3+3 visits up to six stops, up to three of them cities or red tiles. It skips none. Examples in the brown phase: a 3+3 of BN visits six stops and earns 170 K; a 4+4 of NWB visits only three and earns just 50 K.',
    'Плюс-поезд (синий) посещает столько мест дохода, сколько дают в сумме оба его числа, но городов и красных тайлов — не больше первого числа. Пример: 3+3-поезд посещает до 6 мест, из них городов и красных тайлов до 3. Пропускать места нельзя. Примеры в коричневой фазе: 3+3-поезд компании BN посещает 6 мест и зарабатывает 170 K. 4+4-поезд компании NWB посещает только 3 места и зарабатывает лишь 50 K.',
  ],
  'VIII.7-5': [
    'An E-train (green) visits at most as many stops as its number says. It may skip any number of towns, but only towns; skipped towns are not paid. Example: a 4E over four cities with towns between them is paid for the four cities.',
    'E-поезд (зелёный) посещает столько мест дохода, какое число на карте поезда, и может пропускать любое число посёлков, но только посёлки. Пропущенные не оплачиваются. Пример: 4E-поезд через четыре города с посёлками между ними получает доход с четырёх городов.',
  ],
  'VIII.7-6': [
    'A route may not visit the same stop twice, red tiles included. The two cities of a green OO tile are two stops; Praha is one stop in every stage.',
    'Маршрут не заходит дважды в одно место дохода, в том числе на красный тайл. Два города зелёного тайла OO — разные места, а Praha — одно место на любой стадии.',
  ],
  'VIII.7-7': [
    'A red tile counts as a city and must be an end of the route.',
    'Красный тайл считается городом и должен быть на краю маршрута.',
  ],
  'VIII.7-8': [
    'A route may begin or end in a city whose slots are all taken by others, but not pass through it.',
    'Маршрут может начинаться или заканчиваться в городе, полностью занятом чужими станциями, но не проходить через него.',
  ],
  'VIII.7-9': [
    'A route may not use the same piece of track twice, however short; separate tracks of one tile may both be used.',
    'Маршрут не проходит по одному отрезку пути дважды, каким бы коротким он ни был. По разным путям одного тайла проехать можно.',
  ],
  'VIII.7-10': [
    'A train leaves a city or town by a different track than it came in on.',
    'Поезд, зайдя в город или посёлок по одному пути, покидает его по другому.',
  ],
  'VIII.7-11': [
    'The routes of several trains of a company may meet at stops but may not share track, and only one of them may use a junction. Example: on a green tile where two tracks run together only one train passes on a turn.',
    'Маршруты нескольких поездов компании могут встречаться в местах дохода, но не ездят по общим путям. Развилкой пользуется только один поезд. Пример: через развилку на зелёном тайле, где два пути сливаются, за ход проходит только один поезд.',
  ],
  'VIII.8-1': [
    'The revenue of a company is the sum of the values of all stops its trains visit, without skipped towns. Example in the brown phase: a 2-train of BCB from a city of 20 to one of 30 earns 50 K; its 3-train from the city of 30 through a stop of 20 to a red tile of 40 earns 90 K.',
    'Доход компании — сумма значений всех мест, посещённых её поездами, без пропущенных посёлков. Пример в коричневой фазе: 2-поезд компании BCB из города 20 в город 30 зарабатывает 50 K, а её 3-поезд из города 30 через место дохода 20 до красного тайла 40 — 90 K.',
  ],
  'VIII.8-2': [
    'A red tile has a value for each group of phases: yellow in a to c, green in d to f, brown in g and h, and gray in i and j.',
    'У красного тайла значение зависит от фазы: жёлтое в фазах a–c, зелёное в d–f, коричневое в g и h, серое в i и j.',
  ],
  'VIII.8-3': [
    'A company whose first token is on a red tile adds 50 K for each of its trains that visits it (our reading: for each train, not once). Example in the brown phase: a 4E of PR runs from its own red tile (40 + 50) through cities of 50 and 30 to one of 20, skips the towns, and earns 190 K.',
    'Компания, чья первая станция стоит на красном тайле, прибавляет 50 K за каждый свой поезд, посетивший его (наша трактовка: за каждый поезд, а не один раз). Пример в коричневой фазе: 4E-поезд компании PR едет от её красного тайла (40 + 50) через города 50 и 30 в город 20, пропуская посёлки, и зарабатывает 190 K.',
  ],
  'VIII.8-4': [
    'The revenue must be the highest that any player can find.',
    'Доход должен быть наибольшим из тех, что найдёт кто-нибудь из игроков.',
  ],
  'VIII.8-5': [
    'The president chooses: pay out all the revenue to the shareholders, or withhold all of it.',
    'Директор выбирает: выплатить весь доход акционерам или весь удержать в казне.',
  ],
  'VIII.8-6': [
    'Each player’s dividend is rounded up once, for all their shares together. Example: of 110 K, one share of 25% brings 28 K, two bring 55 K, 75% brings 83 K. Shares in the bank pay nobody.',
    'Дивиденды округляют в пользу игрока один раз, на все его акции. Пример: при доходе 110 K акция 25% приносит 28 K, две — 55 K, доля 75% — 83 K. За акции в банке не платят никому.',
  ],
  'VIII.8-7': [
    'What a dividend above 0 does to the share price is in IX.2.',
    'Что делает с ценой акций выплата больше нуля, сказано в IX.2.',
  ],
  'VIII.8-8': [
    'What happens to the share price without a dividend, even if the revenue is 0, is in IX.2, too.',
    'Что происходит с ценой акций без выплаты, в том числе при нулевом доходе, тоже сказано в IX.2.',
  ],
  'VIII.9-1': [
    'After settling its revenue and before buying trains, a company may absorb smaller companies, one after another. Each absorption is completed before the next.',
    'После расчёта дохода и до покупки поездов компания может поглотить одну или несколько меньших компаний. Сначала завершают одно поглощение, затем начинают следующее.',
  ],
  'VIII.9-2': [
    'The smaller company must have started; it need not have operated (our reading).',
    'Меньшая компания должна была стартовать. Ходить ей было не обязательно (наша трактовка).',
  ],
  'VIII.9-3': [
    'The president of the larger company names a price per share, from 50% to 150% of the current price. Example: at 55, from 28 to 82 K.',
    'Директор большей компании объявляет цену за акцию от 50 до 150% её текущей цены. Пример: при цене 55 — от 28 до 82 K.',
  ],
  'VIII.9-4': [
    'The larger company pays for all shares held by players, from its own treasury only. Without the money, the deal is not allowed.',
    'Поглощающая компания платит за все акции игроков только из своей казны. Если денег не хватает, сделка запрещена.',
  ],
  'VIII.9-5': [
    'The president of the smaller company accepts the deal or refuses it.',
    'Директор меньшей компании соглашается на сделку или отказывается.',
  ],
  'VIII.9-6': [
    'Each player receives the price for each of their shares. Nothing is paid for shares in the bank.',
    'Каждый игрок получает объявленную цену за каждую свою акцию. За акции в банке ничего не платят.',
  ],
  'VIII.9-7': [
    'The larger company receives the treasury, all locals, and all unplaced tokens of the smaller one.',
    'Поглощающая компания получает казну, все местные ж/д и все невыставленные маркеры станций меньшей.',
  ],
  'VIII.9-8': [
    'Tokens on the map now belong to the larger company. If both had one in the same hex, one of the two returns to the charter.',
    'Станции на карте переходят к поглощающей компании. Если у обеих были маркеры на одном гексе, один из них возвращают на устав.',
  ],
  'VIII.9-9': [
    'Tokens that were received, or taken back from a shared hex, cost 100 K each to place.',
    'Полученные и возвращённые на устав маркеры ставят за 100 K.',
  ],
  'VIII.9-10': [
    'The company’s own unplaced tokens keep their prices after an absorption.',
    'Собственные невыставленные маркеры станций после поглощения сохраняют свою цену.',
  ],
  'VIII.9-11': [
    'The president chooses for each train of the smaller company: take it over or discard it.',
    'Каждый поезд меньшей компании директор может принять или сбросить.',
  ],
  'VIII.9-12': [
    'A train taken over may be flipped to the side for the larger company, which pays the bank the difference in price. If the new side is not more expensive, nothing is paid back. Rusted types cannot be chosen (our reading).',
    'Принятый поезд можно превратить в поезд большей компании, перевернув карту поезда. Она платит банку разницу в цене. Если новый поезд не дороже, компенсации нет. Списанные типы выбрать нельзя (наша трактовка).',
  ],
  'VIII.9-13': [
    'Flipping a card counts as that train coming into play and may rust others (our reading).',
    'Если карту перевернули, новый поезд входит в игру и может списать другие (наша трактовка).',
  ],
  'VIII.9-14': [
    'After the absorption, the company must be within its train limit. Only trains taken over are given up for that (our reading).',
    'После поглощения компания должна уложиться в лимит поездов. Для этого сбрасывают только полученные поезда (наша трактовка).',
  ],
  'VIII.9-15': [
    'The smaller company is removed from the game for good, with its price marker and all its certificates.',
    'Меньшая компания навсегда выбывает из игры вместе с маркером цены и всеми акциями.',
  ],
  'VIII.9-16': ['The two companies need not be connected on the map.', 'Соединены ли две компании на карте, неважно.'],
  'VIII.10-1': [
    'At the end of its turn, every company must own a train it can run, even if it has no route: a small one a red train, a medium one a blue train, a large one a green train.',
    'В конце хода каждая компания должна иметь поезд, который может запустить, даже если маршрута нет: малая — красный, средняя — синий, крупная — зелёный.',
  ],
  'VIII.10-2': [
    'Trains are bought at the end of a company’s turn and do not run on that turn.',
    'Поезда покупают в конце хода компании. В ход покупки поезд не запускают.',
  ],
  'VIII.10-3': [
    'The train limit depends on the phase and the size of the company and counts all its trains.',
    'Лимит поездов зависит от фазы и размера компании и учитывает все её поезда.',
  ],
  'VIII.10-4': [
    'A company at its limit may not buy a train, even if the purchase would rust some of its trains.',
    'Компания, достигшая лимита, не может покупать поезд, даже если покупка спишет часть её поездов.',
  ],
  'VIII.10-5': [
    'The only exception: a company at its limit that can run none of its trains must buy one it can run, then returns another train to the bank without compensation.',
    'Единственное исключение: компания на лимите, которая не может запустить ни один из своих поездов, должна купить подходящий, а затем вернуть в банк другой без компенсации.',
  ],
  'VIII.10-6': [
    'New trains are bought from the bank at the price on the card, in the order of their letters; trains that were returned to the bank may be bought too.',
    'Новые поезда покупают в банке по цене на карте в порядке букв. Можно купить и поезда, возвращённые в общий запас.',
  ],
  'VIII.10-7': [
    'Once the first b-train (in Moravia-Silesia, the first d-train) is sold, companies may buy trains from each other if both presidents agree, for any price of at least 1 K. A company buys trains only on its own turn and may not sell any on it. The price is public.',
    'После продажи первого b-поезда (в «Моравии-Силезии» — первого d-поезда) компании могут покупать поезда друг у друга с согласия обоих директоров по любой цене от 1 K. Компания покупает поезда только в свой ход, а продавать свои в этот ход не может. Цену объявляют всем.',
  ],
  'VIII.10-8': [
    'Trains are never sold back to the bank and never discarded by choice, except in an absorption.',
    'Поезда нельзя продавать банку и сбрасывать по желанию, кроме как при поглощении.',
  ],
  'VIII.10-9': [
    'A company may own trains for smaller companies, for instance to sell them later, but never trains for bigger ones.',
    'Компания может владеть поездами меньшего размера, например для перепродажи, но не большего.',
  ],
  'VIII.10-10': [
    'A train bought from another company keeps its side. One from the bank’s stock may be bought with any side that has not rusted (our reading).',
    'Поезд, купленный у другой компании, сохраняет сторону. Поезд из общего запаса можно купить любой не списанной стороной (наша трактовка).',
  ],
  'VIII.10-11': [
    'If its treasury can pay, a company may buy several trains on a turn.',
    'Если в казне достаточно денег, за ход можно купить несколько поездов.',
  ],
  'VIII.10-12': [
    'A company without a train it can run must leave the last place under its limit free for one (our reading).',
    'Компания без подходящего поезда оставляет последнее место в лимите для него (наша трактовка).',
  ],
  'VIII.10-13': [
    'While a-trains are left, the stack is closed, with one exception: a company that owns no train it can run, and could run no a-train, buys the top card of the stack (our reading: the duty to own a train takes precedence over the order of the letters).',
    'Пока есть a-поезда, из стопки не покупают. Исключение: компания, у которой нет подходящего поезда и которой не подходит a-поезд, покупает верхнюю карту стопки (наша трактовка: обязанность иметь поезд важнее порядка букв).',
  ],
  'VIII.11-1': [
    'If a company must buy a train and its treasury is short, its president makes up the difference (a forced purchase).',
    'Если компания обязана купить поезд, а в казне не хватает денег, недостающее вносит директор (экстренное финансирование).',
  ],
  'VIII.11-2': [
    'With the president’s help, a train may be bought only from the bank. A train of another company is paid for from the treasury alone.',
    'При экстренном финансировании поезд покупают только в банке. Поезд другой компании оплачивает лишь казна.',
  ],
  'VIII.11-3': [
    'If several suitable trains are available, the president chooses one.',
    'Если доступны разные подходящие поезда, директор выбирает, какой купить.',
  ],
  'VIII.11-4': [
    'First the treasury pays all it has, then the president adds cash. Nothing is left in the treasury afterward.',
    'Сначала казна отдаёт всё, что в ней есть, затем директор добавляет личные деньги. После покупки денег у компании не остаётся.',
  ],
  'VIII.11-5': [
    'A president who is short borrows the difference from the bank. They may not sell shares for it.',
    'Если у директора мало денег, он занимает разницу в банке. Продавать для этого акции нельзя.',
  ],
  'VIII.11-6': [
    'Each loan brings a one-time penalty of the same amount, subtracted at the end. There is no interest.',
    'За каждый заём — разовый штраф, равный его сумме. Его вычтут в конце игры. Процентов нет.',
  ],
  'VIII.11-7': [
    'The president pays no more than this one train needs. A second train is not bought with their help.',
    'Директор вносит не больше, чем нужно на этот поезд. Второй поезд на его деньги не покупают.',
  ],
  'VIII.11-8': [
    'A player in debt may not buy shares until the loan is repaid. It can be repaid at any time in stock rounds.',
    'Игрок с долгом не покупает акции, пока не вернёт заём. Вернуть его можно в любой момент фондового раунда.',
  ],
  'VIII.11-9': [
    'Unpaid loans and all penalties are subtracted from the player’s net worth at the end.',
    'Неоплаченные долги и все штрафы вычитаются из состояния игрока в конце игры.',
  ],
  'VIII.11-10': [
    'You repay as much as you have, up to the loan. It is neither a purchase nor a sale (our reading).',
    'Возвращают столько, сколько есть денег, но не больше долга. Это не покупка и не продажа (наша трактовка).',
  ],
  'VIII.12-1': [
    'A new phase begins with the first card of its letter that is bought or exported.',
    'Новая фаза начинается с покупки или экспорта первой карты поезда с её буквой.',
  ],
  'VIII.12-2': [
    'A train that is bought rusts only older trains of its own color. Example: an e-card bought as a 4-train rusts all 2-trains; bought as 3+3 or 3E, it rusts none.',
    'Купленный поезд списывает только более старые поезда своего цвета. Пример: e-поезд, купленный как 4-поезд, списывает 2-поезда, а купленный как 3+3 или 3E — никакие.',
  ],
  'VIII.12-3': [
    'An exported card counts as sold with each of its sides. Example: an exported h-card rusts whatever a 5-, 5+5-, or 5E-train would.',
    'Экспортированная карта действует так, будто проданы поезда каждого её типа. Пример: экспорт h-поезда списывает всё, что списали бы 5, 5+5 и 5E.',
  ],
  'VIII.12-4': [
    'Trains above a limit lowered by a new phase return to the bank without compensation. The president chooses which. Any company may buy them.',
    'Поезда сверх лимита, сниженного новой фазой, возвращают в банк без компенсации. Какие — выбирает директор. Их может купить любая компания.',
  ],
  'VIII.12-5': [
    'Trains rust before limits are checked, including those in the bank. Rusted types can no longer be bought (our reading).',
    'Сначала списывают поезда, в том числе в банке, затем проверяют лимиты. Списанные типы больше нельзя купить (наша трактовка).',
  ],
  'VIII.12-6': [
    'If an export lowers a limit, trains are returned before the first turn of the stock round (our reading).',
    'Если лимит упал из-за экспорта, лишние поезда возвращают до первого хода фондового раунда (наша трактовка).',
  ],
  'VIII.13-1': [
    'At the end of each set of operating rounds the top card of the stack is exported: it is removed from the game.',
    'В конце каждой серии операционных раундов верхняя карта стопки экспортируется, то есть убирается из игры.',
  ],
  'VIII.13-2': [
    'The top of the stack is exported, b-trains first, even while a-trains beside the map are still for sale. Nothing is exported after the last set. The j-trains never run out.',
    'Экспортируется верхняя карта стопки, начиная с b-поездов, даже пока рядом с картой ещё продаются a-поезда. После последней серии экспорта нет. j-поезда не заканчиваются.',
  ],
} satisfies Statements;
