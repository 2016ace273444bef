/** 1862 §7: operating rounds. One sentence each, in both languages. */
import type { Words } from '@roundhouse/engine';

export const operating: Readonly<Record<string, Words>> = {
  '1862 §7.1 (a)': {
    en: 'Floated companies operate once each, by falling price; equal ones as stacked.',
    ru: 'Запущенные компании ходят по разу по убыванию цены; при равенстве — по порядку в стопке.',
  },
  '1862 §7.1 (b)': {
    en: 'A token goes under the stack when its price changes and when the company operates.',
    ru: 'Жетон ложится под стопку при изменении цены и после хода компании.',
  },
  '1862 §7.1 (c)': { en: 'The director decides for the company.', ru: 'За компанию решает директор.' },
  '1862 §7.1 (d)': {
    en: 'Turn: merge, build, marker, run, pay, buy trains, redeem, acquire.',
    ru: 'Ход: слияние, строительство, маркер, маршруты, выплата, поезда, выкуп, поглощение.',
  },
  '1862 §7.2 (a)': {
    en: 'In its first turn a company first puts down its home marker.',
    ru: 'В первый ход компания прежде всего ставит маркер базы.',
  },
  '1862 §7.2 (b)': {
    en: 'On an empty home hex the marker waits there; the first build must be a tile on it.',
    ru: 'На пустом гексе базы маркер лежит так; первым строят тайл на нём.',
  },
  '1862 §7.2 (c)': { en: 'With a free slot the marker takes it.', ru: 'При свободном месте маркер его занимает.' },
  '1862 §7.2 (d)': {
    en: 'Without one the build of the turn must be an upgrade that opens a slot, if possible.',
    ru: 'Если места нет, строительство хода — улучшение, открывающее место, если это возможно.',
  },
  '1862 §7.2 (e)': {
    en: 'If that is impossible it replaces the marker placed last, which returns to its charter.',
    ru: 'Если невозможно, он вытесняет маркер, поставленный последним; тот возвращается на планшет.',
  },
  '1862 §7.2 (f)': {
    en: 'The home marker counts as connected from the moment it is put down.',
    ru: 'Маркер базы считается соединённым с момента, когда положен.',
  },
  '1862 §7.2 (g)': {
    en: 'A company whose home marker has no slot on a tile must build there.',
    ru: 'Компания, чей маркер базы не занял место на тайле, обязана строить там.',
  },
  '1862 §7.2 (h)': {
    en: 'Placing the home marker does not use up the marker of the turn.',
    ru: 'Маркер базы не расходует размещение маркера этого хода.',
  },
  '1862 §7.2 (i)': { en: 'Home slots are never reserved.', ru: 'Места баз ни за кем не сохраняются.' },
  '1862 §7.2 (j)': {
    en: 'The home marker is placed in receivership too; only further markers are forbidden there.',
    ru: 'Маркер базы ставят и при внешнем управлении: там запрещены только новые маркеры.',
  },
  '1862 §7.3 (a)': {
    en: 'A floated company whose director’s certificate is in the pool operates under receivership.',
    ru: 'Запущенная компания с сертификатом директора в пуле — под внешним управлением.',
  },
  '1862 §7.3 (b)': {
    en: 'In receivership no track is laid and no marker placed.',
    ru: 'При внешнем управлении не строят пути и не ставят маркеры.',
  },
  '1862 §7.3 (c)': {
    en: 'In receivership trains run for the greatest total, subsidies included.',
    ru: 'При внешнем управлении поезда идут на наибольшую сумму вместе с субсидиями.',
  },
  '1862 §7.3 (d)': {
    en: 'In receivership the next bank train is bought if it can be paid, one per round.',
    ru: 'При внешнем управлении покупают следующий поезд банка, если есть деньги, один за раунд.',
  },
  '1862 §7.3 (e)': {
    en: 'In receivership without a train and without the money for one the company is bankrupt.',
    ru: 'При внешнем управлении без поезда и без денег на него компания банкрот.',
  },
  '1862 §7.4 (a)': {
    en: 'A route is continuous track with a city that holds a marker of the company.',
    ru: 'Маршрут — непрерывный путь с городом, где стоит маркер компании.',
  },
  '1862 §7.4 (b)': {
    en: 'A route touches no station twice and uses no track twice.',
    ru: 'Маршрут не заходит дважды на станцию и не идёт дважды по одному пути.',
  },
  '1862 §7.4 (c)': {
    en: 'A route may end in, but not pass, a city full of other companies’ markers.',
    ru: 'Маршрут может кончаться в городе, занятом чужими маркерами, но не проходить его.',
  },
  '1862 §7.4 (d)': {
    en: 'Ports and red areas are ends of a route, one of each at most.',
    ru: 'Порты и красные области — только концы маршрута, не больше одного каждого вида.',
  },
  '1862 §7.4 (e)': {
    en: 'London needs a marker there, and no route starts from it.',
    ru: 'Для Лондона нужен там маркер, и маршруты от него не начинаются.',
  },
  '1862 §7.5 (a)': {
    en: 'At the start of its turn a company may merge with one other, operated or not.',
    ru: 'В начале хода компания может слиться с одной другой, ходившей или нет.',
  },
  '1862 §7.5 (b)': {
    en: 'If the other has not operated the result goes on with this turn.',
    ru: 'Если другая ещё не ходила, объединённая продолжает этот ход.',
  },
  '1862 §7.5 (c)': {
    en: 'If the other has operated the turn ends at once.',
    ru: 'Если другая уже ходила, ход сразу заканчивается.',
  },
  '1862 §7.5.1 (a)': {
    en: 'Both directors must agree; the active one names the survivor.',
    ru: 'Нужно согласие обоих директоров; выжившую называет активный.',
  },
  '1862 §7.5.2 (a)': {
    en: 'A route must join a marker of each, or both have one in the same city; London never connects.',
    ru: 'Маркеры компаний должны быть соединены путём или стоять в одном городе; Лондон не соединяет.',
  },
  '1862 §7.5.2 (b)': {
    en: 'Companies in receivership or without a marker on the board take no part.',
    ru: 'Компании под внешним управлением или без маркера на поле не участвуют.',
  },
  '1862 §7.5.3 (a)': {
    en: 'New price: the highest cell not above the lower value plus half of the higher; without a train a value is halved.',
    ru: 'Новая цена — наибольшая клетка не выше меньшей стоимости плюс половина большей; без поезда стоимость вдвое меньше.',
  },
  '1862 §7.5.3 (b)': {
    en: 'A merged price of 1000 ends the game, one of 0 is bankruptcy.',
    ru: 'Цена 1000 после слияния кончает игру, цена 0 — банкротство.',
  },
  '1862 §7.5.4 (a)': {
    en: 'The par token stays in the chartered row only if both were chartered.',
    ru: 'Жетон номинала остаётся в чартерном ряду, только если обе были чартерными.',
  },
  '1862 §7.5.5': { en: 'Shares fold 2:1.', ru: 'Акции сливаются 2:1.' },
  '1862 §7.5.6 (a)': {
    en: 'Cash and trains with their warranties go to the survivor; nothing is discarded.',
    ru: 'Деньги и поезда с гарантиями переходят выжившей; ничего не сбрасывают.',
  },
  '1862 §7.5.6 (b)': {
    en: 'Where both have a marker in a city, or in London, the other’s is lost.',
    ru: 'Где у обеих маркер в одном городе или в Лондоне, маркер другой теряется.',
  },
  '1862 §7.5.6 (c)': {
    en: 'Other markers become the survivor’s, up to the limit; those on the board come first.',
    ru: 'Прочие маркеры становятся маркерами выжившей в пределах лимита; стоящие на поле — прежде всего.',
  },
  '1862 §7.5.6 (d)': { en: 'The survivor has the permits of both.', ru: 'У выжившей разрешения обеих компаний.' },
  '1862 §7.5.6 (e)': { en: 'The survivor keeps its own home.', ru: 'База выжившей остаётся её базой.' },
  '1862 §7.5.6 (f)': {
    en: 'The sheet of a chartered survivor is turned over.',
    ru: 'Планшет выжившей чартерной компании переворачивают.',
  },
  '1862 §7.5.7': {
    en: 'The other company returns to the state before its founding, with its original permit.',
    ru: 'Другая компания возвращается в состояние до создания, с исходным разрешением.',
  },
  '1862 §7.6.1 (a)': {
    en: 'Track of a new tile must be part of a route of the company.',
    ru: 'Путь нового тайла должен войти в маршрут компании.',
  },
  '1862 §7.6.1 (b)': {
    en: 'No track may lead into a barrier, the sea or off the map.',
    ru: 'Путь не может вести в барьер, море или за край карты.',
  },
  '1862 §7.6.1 (c)': {
    en: 'Large-station tiles go on cities, small-station tiles on towns.',
    ru: 'Тайлы больших станций — на города, малых — на посёлки.',
  },
  '1862 §7.6.1 (d)': {
    en: 'Lettered tiles and hexes belong together; Ipswich and Harwich have one brown tile each.',
    ru: 'Тайлы и гексы с буквой соответствуют друг другу; у Ipswich и Harwich по одному коричневому тайлу.',
  },
  '1862 §7.6.2 (a)': {
    en: 'Two yellow tiles may be laid one after the other; the second may use the first.',
    ru: 'Два жёлтых тайла кладут по очереди; второй может примыкать к первому.',
  },
  '1862 §7.6.2 (b)': { en: 'An N tile is laid alone.', ru: 'Тайл N кладут один.' },
  '1862 §7.6.2 (c)': {
    en: 'A yellow town tile brings one small station, which stays.',
    ru: 'Жёлтый тайл посёлка несёт одну малую станцию, и она остаётся.',
  },
  '1862 §7.6.3 (a)': {
    en: 'Green tiles from phase B, brown from phase D; all track is kept.',
    ru: 'Зелёные тайлы с фазы B, коричневые с фазы D; все пути сохраняются.',
  },
  '1862 §7.6.3 (b)': {
    en: 'An upgrade keeps small stations on their lines and adds none.',
    ru: 'Улучшение сохраняет малые станции на линиях и не добавляет новых.',
  },
  '1862 §7.6.3 (c)': {
    en: 'New track or the large station of the new tile must be on a route of the company.',
    ru: 'Новый путь или большая станция нового тайла должны быть на маршруте компании.',
  },
  '1862 §7.6.3 (d)': {
    en: 'One upgrade per turn, never with a yellow tile.',
    ru: 'Одно улучшение за ход и не вместе с жёлтым тайлом.',
  },
  '1862 §7.6.3 (e)': { en: 'Markers keep their places.', ru: 'Маркеры сохраняют свои места.' },
  '1862 §7.6.4 (a)': {
    en: 'A small station may be built on any line without one, connected or not.',
    ru: 'Малую станцию можно построить на любой линии без неё, даже без соединения.',
  },
  '1862 §7.6.4 (b)': { en: 'One small station per line.', ru: 'Одна малая станция на линию.' },
  '1862 §7.6.5 (a)': {
    en: 'London has four places, one for a company.',
    ru: 'В Лондоне четыре места, по одному на компанию.',
  },
  '1862 §7.6.5 (b)': {
    en: 'Building to London takes the place of track and of a station marker and needs a route to London.',
    ru: 'Строительство в Лондоне заменяет и путь, и маркер станции и требует пути до Лондона.',
  },
  '1862 §7.6.5 (c)': {
    en: 'Of two London markers of a company one is lost.',
    ru: 'Из двух лондонских маркеров компании один теряется.',
  },
  '1862 §7.7 (a)': {
    en: 'One marker per turn besides the home marker, free of charge.',
    ru: 'Один маркер за ход помимо базы, бесплатно.',
  },
  '1862 §7.7 (b)': {
    en: 'It goes to a free slot of a city on a route, not where the company has one.',
    ru: 'На свободное место в городе на маршруте, где у компании ещё нет маркера.',
  },
  '1862 §7.7 (c)': {
    en: 'Markers leave only by mergers, bankruptcy or another company’s home.',
    ru: 'Маркеры уходят только при слияниях, банкротстве или из-за чужой базы.',
  },
  '1862 §7.7 (d)': { en: 'Other companies’ home cities may be occupied.', ru: 'Города чужих баз занимать можно.' },
  '1862 §7.8 (a)': {
    en: 'Runs end at large stations, red areas or ports, and hold two large stations or one and an area.',
    ru: 'Маршруты кончаются на больших станциях, в красных областях или портах и содержат две большие станции или одну и область.',
  },
  '1862 §7.8 (b)': {
    en: 'One run includes the home; all hang together at large stations.',
    ru: 'Один маршрут проходит через базу; все соединены большими станциями.',
  },
  '1862 §7.8 (c)': {
    en: 'Every run contains a city with a marker of the company; London does not count.',
    ru: 'Каждый маршрут содержит город с маркером компании; Лондон не считается.',
  },
  '1862 §7.8 (d)': {
    en: 'No run joins two ports or two red areas.',
    ru: 'Маршрут не соединяет два порта или две красные области.',
  },
  '1862 §7.8 (e)': {
    en: 'A port is a station of its own beside its city.',
    ru: 'Порт — отдельная от соседнего города станция.',
  },
  '1862 §7.8 (f)': { en: 'Blocked cities may be ends.', ru: 'Занятые города могут быть концами.' },
  '1862 §7.8 (g)': { en: 'Only permitted types run.', ru: 'Идут только разрешённые типы.' },
  '1862 §7.8 (h)': {
    en: 'Trains may share track; one train does not use track twice.',
    ru: 'Поезда могут идти по одному пути; один поезд — не дважды.',
  },
  '1862 §7.8 (i)': {
    en: 'Each station counts once for the company.',
    ru: 'Каждая станция считается для компании один раз.',
  },
  '1862 §7.8 (j)': { en: 'The director need not maximise.', ru: 'Директор не обязан максимизировать.' },
  '1862 §7.8 (k)': {
    en: 'Every train runs so as to earn something, if that is possible.',
    ru: 'Маршрут составляют для каждого поезда так, чтобы он приносил прибыль, если это возможно.',
  },
  '1862 §7.8.1 (a)': {
    en: 'A Freight n enters up to n hexes beyond the first.',
    ru: 'Грузовой n входит не более чем в n гексов после первого.',
  },
  '1862 §7.8.1 (b)': {
    en: 'A Freight may run to ports and red areas.',
    ru: 'Грузовой может идти в порты и красные области.',
  },
  '1862 §7.8.1 (c)': {
    en: 'A Freight scores its ends and £20 per hex between them in a straight line, £30 with a port.',
    ru: 'Грузовой получает за концы и £20 за каждый гекс по прямой между ними, £30 — с портом.',
  },
  '1862 §7.8.1 (d)': {
    en: 'The straight line counts, however long the path, across barriers too.',
    ru: 'Считается прямая, каким бы длинным ни был путь, и через барьеры.',
  },
  '1862 §7.8.1 (e)': {
    en: 'An area is measured from the entry used.',
    ru: 'Область измеряют от использованного входа.',
  },
  '1862 §7.8.1 (f)': {
    en: 'Small stations and inner large stations do not score.',
    ru: 'Малые и промежуточные большие станции не приносят дохода.',
  },
  '1862 §7.8.1 (g)': {
    en: 'Several Freights are joined end to end and score once together.',
    ru: 'Несколько Грузовых соединяют концами и считают вместе.',
  },
  '1862 §7.8.1 (h)': {
    en: 'Each joined Freight needs a legal run of its own.',
    ru: 'У каждого соединённого Грузового должен быть свой законный маршрут.',
  },
  '1862 §7.8.1 (i)': { en: 'Permanent Freights may run separately.', ru: 'Постоянные Грузовые могут идти отдельно.' },
  '1862 §7.8.1 (j)': {
    en: 'Other Freights are always joined, with a permanent one if one runs.',
    ru: 'Остальные Грузовые всегда соединены, и с постоянным, если он идёт.',
  },
  '1862 §7.8.1 (k)': {
    en: 'A chain is one train: it does not go from port to port or from red area to red area.',
    ru: 'Цепь — один поезд: она не идёт из порта в порт или из красной области в красную.',
  },
  '1862 §7.8.2 (a)': {
    en: 'A Local visits large and small stations, never ports or red areas.',
    ru: 'Местный посещает большие и малые станции, но не порты и красные области.',
  },
  '1862 §7.8.2 (b)': {
    en: 'Its number limits large stations; all small ones score £20.',
    ru: 'Его число ограничивает большие станции; все малые дают £20.',
  },
  '1862 §7.8.2 (c)': {
    en: 'n/m visits up to m large stations and scores n.',
    ru: 'n/m посещает до m больших станций и получает за n.',
  },
  '1862 §7.8.2 (d)': {
    en: 'The treasury receives £10 for each hex the Locals visit, once.',
    ru: 'Касса получает £10 за каждый посещённый Местными гекс, один раз.',
  },
  '1862 §7.8.2 (e)': {
    en: 'The subsidy is not revenue but may help with the Hudson manoeuvre.',
    ru: 'Субсидия — не прибыль, но годится для Маневра Хадсона.',
  },
  '1862 §7.8.3 (a)': {
    en: 'An Express scores large stations, ports and red areas, not small stations.',
    ru: 'Экспресс получает за большие станции, порты и красные области, но не за малые.',
  },
  '1862 §7.8.3 (b)': {
    en: 'Its number counts large stations and areas together.',
    ru: 'Его число считает большие станции и области вместе.',
  },
  '1862 §7.8.3 (c)': { en: 'n/m for stations and areas together.', ru: 'n/m — для станций и областей вместе.' },
  '1862 §7.8.4 (a)': {
    en: 'All permitted types run in one turn under the same conditions.',
    ru: 'Все разрешённые типы идут в один ход на общих условиях.',
  },
  '1862 §7.8.5 (a)': {
    en: 'Revenue is paid, a tenth per share, or withheld; pool and offering receive nothing.',
    ru: 'Прибыль выплачивают по десятой на акцию или удерживают; пул и предложение не получают ничего.',
  },
  '1862 §7.8.5 (b)': {
    en: 'Nothing paid: one left; below the price: none; from one to four times the price: one to four right.',
    ru: 'Ничего не выплачено — шаг влево; меньше цены — без движения; от одной до четырёх цен — столько же шагов вправо.',
  },
  '1862 §7.8.5 (c)': { en: 'A step is two cells.', ru: 'Шаг — две клетки.' },
  '1862 §7.8.6 (a)': {
    en: 'With revenue below the price the treasury may add the smallest multiple of ten that reaches it.',
    ru: 'При прибыли ниже цены касса может добавить наименьшую кратную десяти сумму, дотягивающую до неё.',
  },
  '1862 §7.8.6 (b)': {
    en: 'The result must be paid; the price moves one right.',
    ru: 'Результат обязательно выплачивают; цена идёт на шаг вправо.',
  },
  '1862 §7.8.6 (c)': {
    en: 'Dividends on own shares come too late for it.',
    ru: 'Дивиденды на собственные акции для этого приходят слишком поздно.',
  },
  '1862 §7.9 (a)': {
    en: 'Any number of trains may be bought, from the bank in order and from companies.',
    ru: 'Можно купить сколько угодно поездов — у банка по порядку и у компаний.',
  },
  '1862 §7.9 (b)': {
    en: 'A group is offered when the one before is sold out.',
    ru: 'Группу предлагают, когда распродана предыдущая.',
  },
  '1862 §7.9 (c)': {
    en: 'Prices are fixed: face value, half once a later group has been sold.',
    ru: 'Цены твёрдые: номинал, а после продажи более поздней группы — половина.',
  },
  '1862 §7.9 (d)': {
    en: 'Buying from a company needs its director’s consent; not in receivership, not after the LNER.',
    ru: 'Покупка у компании требует согласия её директора; не при внешнем управлении и не после LNER.',
  },
  '1862 §7.9 (e)': {
    en: 'The first train of a group begins its phase at once.',
    ru: 'Первый поезд группы сразу начинает её фазу.',
  },
  '1862 §7.9 (f)': {
    en: 'At the limit nothing is bought; excess trains stay.',
    ru: 'На лимите не покупают; лишние поезда остаются.',
  },
  '1862 §7.9 (g)': { en: 'The limit before the purchase counts.', ru: 'Действует лимит до покупки.' },
  '1862 §7.10 (a)': {
    en: 'Warranties cost £50, with a bank purchase only.',
    ru: 'Гарантии стоят £50 и только при покупке у банка.',
  },
  '1862 §7.10 (b)': { en: 'At most three warranties on a train.', ru: 'Не больше трёх гарантий на поезд.' },
  '1862 §7.10 (c)': {
    en: 'After the run each train loses one warranty, run or not.',
    ru: 'После маршрутов каждый поезд теряет одну гарантию, даже если стоял.',
  },
  '1862 §7.10 (d)': {
    en: 'A train under warranty does not rust until the last one is gone.',
    ru: 'Поезд с гарантией не ржавеет, пока не снята последняя.',
  },
  '1862 §7.10 (e)': {
    en: 'Warranties go along and change neither price nor limit.',
    ru: 'Гарантии переходят с поездом и не меняют ни цену, ни лимит.',
  },
  '1862 §7.10 (f)': { en: 'Any train may have warranties.', ru: 'Гарантии возможны у любого поезда.' },
  '1862 §7.10.1': { en: 'A and D trains carry one free warranty.', ru: 'У поездов A и D одна бесплатная гарантия.' },
  '1862 §7.11 (a)': {
    en: 'Every company must own a train at the end of its turn.',
    ru: 'В конце хода у компании должен быть поезд.',
  },
  '1862 §7.11 (b)': {
    en: 'Without one it must buy if it can pay the bank.',
    ru: 'Без поезда она обязана купить, если может заплатить банку.',
  },
  '1862 §7.11 (c)': {
    en: 'If it cannot pay it sells treasury shares or refinances; players never help.',
    ru: 'Если не может — продаёт свои акции или рефинансируется; игроки не помогают.',
  },
  '1862 §7.11 (d)': {
    en: 'Then the train comes from the bank; the director of that moment picks the type.',
    ru: 'Тогда поезд берут у банка; тип выбирает директор на тот момент.',
  },
  '1862 §7.11.1 (a)': {
    en: 'Treasury shares are sold only if all of them would do, and as few as possible, at the full price.',
    ru: 'Акции кассы продают, только если всех хватило бы, и как можно меньше, по полной цене.',
  },
  '1862 §7.11.1 (b)': { en: 'The price drops one cell per share.', ru: 'Цена падает на клетку за акцию.' },
  '1862 §7.11.2 (a)': {
    en: 'Refinancing needs cash and ten times par to pay for the train.',
    ru: 'Рефинансирование возможно, если денег и десяти номиналов хватит на поезд.',
  },
  '1862 §7.11.2 (b)': {
    en: 'If even that is too little the company is bankrupt.',
    ru: 'Если и этого мало, компания банкрот.',
  },
  '1862 §7.11.2 (c)': {
    en: 'The company’s own option may not cost it the train.',
    ru: 'Выкуп опциона компанией не должен лишать её поезда.',
  },
  '1862 §7.12 (a)': {
    en: 'Bankrupt: no train and no way to one, a price of 0, or receivership without money for a train.',
    ru: 'Банкрот: нет поезда и способа его получить, цена 0 или внешнее управление без денег на поезд.',
  },
  '1862 §7.12 (b)': {
    en: 'Players receive the sale price per share, nothing at 0.',
    ru: 'Игроки получают за акции цену продажи, при нуле — ничего.',
  },
  '1862 §7.12 (c)': {
    en: 'Trains, markers, cash and certificates go; the company may be founded again.',
    ru: 'Поезда, маркеры, деньги и сертификаты уходят; компанию можно создать снова.',
  },
  '1862 §7.12 (d)': { en: 'Players never go bankrupt.', ru: 'Игроки банкротами не становятся.' },
  '1862 §7.13': {
    en: 'Once per turn a company may buy one own share from the pool at market price.',
    ru: 'Раз за ход компания может выкупить одну свою акцию из пула по рыночной цене.',
  },
  '1862 §7.14 (a)': {
    en: 'Acquisitions are as mergers, at the end of the turn; a partner that has not operated loses its turn.',
    ru: 'Поглощение — как слияние, в конце хода; неходивший партнёр теряет ход.',
  },
  '1862 §7.14 (b)': {
    en: 'At most one merger and one acquisition per turn.',
    ru: 'Не больше одного слияния и одного поглощения за ход.',
  },
};
