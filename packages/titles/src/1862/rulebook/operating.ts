/** 1862 §7: operating rounds, in both languages. */
import type { Words } from '@roundhouse/engine';

export const operating = {
  '1862 §7.1 (a)': {
    en: 'Companies operate once in each operating round, highest share price first. In the same cell, the upper marker goes first.',
    ru: 'Компании действуют по одному разу за операционный раунд в порядке убывания стоимости акций. В одной ячейке первым идёт верхний жетон.',
  },
  '1862 §7.1 (b)': {
    en: 'A price marker goes to the bottom of its stack whenever the price changes and whenever its company has operated.',
    ru: 'Жетон кладут под низ стопки каждый раз, когда стоимость меняется и когда компания действовала.',
  },
  '1862 §7.1 (c)': {
    en: 'The director makes all decisions for the company.',
    ru: 'Все решения за компанию принимает её директор.',
  },
  '1862 §7.1 (d)': {
    en: 'A turn goes in this order: merge with another company, lay or upgrade track, place a token, run trains, pay out or withhold, buy trains, redeem a share, and acquire another company.',
    ru: 'Порядок хода: слияние с другой компанией, прокладка или улучшение пути, новый маркер станции, маршруты поездов, выплата или удержание прибыли, покупка поездов, выкуп акции, поглощение другой компании.',
  },
  '1862 §7.2 (a)': {
    en: 'On its first turn, a company first places its home token on its home city.',
    ru: 'Первое действие компании в её первый операционный ход — поставить маркер базовой станции.',
  },
  '1862 §7.2 (b)': {
    en: 'If the home hex is empty, the token waits there, and the company’s first tile must be laid on that hex.',
    ru: 'Если базовый гекс пуст, маркер лежит на нём, и первым строительством компании должен быть тайл на этом гексе.',
  },
  '1862 §7.2 (c)': {
    en: 'If the tile of the home hex has a free slot, the home token takes it.',
    ru: 'Если на тайле базового гекса есть свободное место, маркер базовой станции его занимает.',
  },
  '1862 §7.2 (d)': {
    en: 'If the tile of the home hex has no free slot, the home token waits beside it, and the build of the turn must be an upgrade that opens a slot, if one is possible.',
    ru: 'Если на тайле базового гекса места нет, маркер базовой станции ждёт рядом с ним, и строительством хода должно стать улучшение, открывающее место, если оно возможно.',
  },
  '1862 §7.2 (e)': {
    en: 'If no upgrade helps, the home token replaces the token placed there last, which returns to its company’s sheet.',
    ru: 'Если улучшить нельзя, маркер базовой станции вытесняет маркер, поставленный там последним. Тот возвращается на планшет своей компании.',
  },
  '1862 §7.2 (f)': {
    en: 'As soon as it is placed, the home token is connected to all track on its tile. So a company may merge as its very first act.',
    ru: 'С того момента, как маркер базовой станции положен, он соединён со всеми путями на своём тайле. Поэтому компания может слиться с другой своим самым первым действием.',
  },
  '1862 §7.2 (g)': {
    en: 'While the home token has no slot on a tile, the company must build on its home hex, whether it has merged before or not.',
    ru: 'Пока маркер базовой станции не занял места на тайле, компания обязана строить на базовом гексе, сливалась она до этого или нет.',
  },
  '1862 §7.2 (h)': {
    en: 'The home token comes on top of the one token that may be placed on a turn.',
    ru: 'Маркер базовой станции — сверх того одного маркера, который можно поставить за ход.',
  },
  '1862 §7.2 (i)': {
    en: 'No slot is reserved for a home: others may take it.',
    ru: 'Место на базе ни за кем не сохраняется: его могут занять другие.',
  },
  '1862 §7.2 (j)': {
    en: 'A company whose first turn is in receivership still places its home token. Since it cannot lay track, on a full tile it replaces the last token.',
    ru: 'Компания, чей первый ход пришёлся на внешнее управление, тоже ставит маркер базовой станции. Путей она не строит, поэтому на полном тайле вытесняет последний маркер.',
  },
  '1862 §7.3 (a)': {
    en: 'A floated company whose director’s certificate is in the bank pool operates in receivership.',
    ru: 'Запущенная компания, чей сертификат директора лежит в банковском пуле, действует под внешним управлением.',
  },
  '1862 §7.3 (b)': {
    en: 'In receivership, no track is laid and no new token placed.',
    ru: 'При внешнем управлении не строят пути и не ставят новых маркеров станций.',
  },
  '1862 §7.3 (c)': {
    en: 'In receivership, the trains run for the highest possible total, subsidies of Locals included. There is no choice to make.',
    ru: 'При внешнем управлении маршруты дают наибольшую возможную сумму вместе с субсидиями местных поездов. Никого не спрашивают.',
  },
  '1862 §7.3 (d)': {
    en: 'In receivership, the company buys the bank’s next train if it can pay for it, at most one per operating round.',
    ru: 'При внешнем управлении компания покупает следующий поезд из банка, если может заплатить, не больше одного за операционный раунд.',
  },
  '1862 §7.3 (e)': {
    en: 'In receivership a company without a train and without the money for one is bankrupt.',
    ru: 'При внешнем управлении компания без поезда и без денег на него — банкрот.',
  },
  '1862 §7.4 (a)': {
    en: 'A route is a continuous stretch of track that includes a city, other than London, with one of the company’s tokens.',
    ru: 'Маршрут — непрерывный отрезок пути, включающий хотя бы один город (кроме London) с маркером станции компании.',
  },
  '1862 §7.4 (b)': {
    en: 'A route may not visit a station, port, or red area twice or use the same piece of track twice.',
    ru: 'Маршрут не заходит дважды на станцию, в порт или красную область и не проходит дважды ни по одному участку пути.',
  },
  '1862 §7.4 (c)': {
    en: 'A route may end in a city that is full of other companies’ tokens, but not pass through it. Example: Ipswich is full of other companies’ tokens, so the route of FDR leads from the sea to Felixstowe and Ipswich, and no farther. SVR cannot pass through Ipswich either.',
    ru: 'Маршрут может заканчиваться в городе, полностью занятом чужими маркерами, но не проходить через него. Пример: Ipswich полностью занят чужими маркерами, поэтому маршрут FDR ведёт от моря в Felixstowe и Ipswich, но не дальше. SVR тоже не может пройти через Ipswich.',
  },
  '1862 §7.4 (d)': {
    en: 'A port or a red area is an end of the route. A route has at most one port and one red area.',
    ru: 'Порт и красная область — только конец маршрута. На маршруте не больше одного порта и одной красной области.',
  },
  '1862 §7.4 (e)': {
    en: 'Only a company with a token in London may run there, and no route begins at a London token. Example: NGC has no token in London, so its only route leads from its home north to Ely. SVR may run to London, but not from there on to Newmarket.',
    ru: 'В London может составить маршрут только компания, у которой там есть маркер, а начинать маршрут от этого маркера нельзя. Пример: у NGC нет маркера в London, и её единственный маршрут ведёт от базы на север, в Ely. SVR может составить маршрут в London, но не оттуда в Newmarket.',
  },
  '1862 §7.5 (a)': {
    en: 'At the start of its turn a company may merge with another one, whether that one has operated in this round or not.',
    ru: 'В начале своего хода компания может слиться с другой, действовала та уже в этом раунде или нет.',
  },
  '1862 §7.5 (b)': {
    en: 'If the other company has not operated, the merged company continues this turn.',
    ru: 'Если другая компания ещё не действовала, объединённая продолжает этот ход.',
  },
  '1862 §7.5 (c)': {
    en: 'If the other company has operated, the turn ends immediately, and the merged company operates in the next round.',
    ru: 'Если другая компания уже действовала, ход сразу заканчивается, и объединённая компания действует в следующем раунде.',
  },
  '1862 §7.5.1 (a)': {
    en: 'Both directors must agree. The director of the operating company chooses which company survives.',
    ru: 'Нужно согласие обоих директоров. Какая компания останется, решает директор действующей.',
  },
  '1862 §7.5.2 (a)': {
    en: 'A continuous route must connect a token of one company to a token of the other; two tokens in the same city will do. Tokens in London do not connect. Example: FDR can merge with WVR, ESR, and N&B, but not with EUR, SVR, and I&B, since it cannot pass through Ipswich. WVR, ESR, N&B, EUR, SVR, and I&B can all merge with one another. NGC and E&H can merge with each other, but with no company they would reach only through London.',
    ru: 'Между маркерами двух компаний должен быть непрерывный маршрут. Достаточно и двух маркеров в одном городе. Маркеры в London не соединяют. Пример: FDR может слиться с WVR, ESR и N&B, но не с EUR, SVR и I&B, потому что не может пройти через Ipswich. WVR, ESR, N&B, EUR, SVR и I&B могут слиться друг с другом. NGC и E&H могут слиться друг с другом, но не с теми, к кому путь ведёт только через London.',
  },
  '1862 §7.5.2 (b)': {
    en: 'Companies in receivership, or without a token on the board, do not take part.',
    ru: 'Компании под внешним управлением или без маркера на поле не участвуют.',
  },
  '1862 §7.5.3 (a)': {
    en: 'The new price is the lower price plus half of the higher one, rounded down to a price of the market; a company without a train counts half, rounded down. Examples: 68 and 100 give 118, so 116. A company at 78 with a train and one at 116 without: 58 and 39 give 97, so 95. If both had trains, 78 and 58 would give 136, so 134. With trains, 54 and 62 give 85, so 82. A company at 116 with a train and one at 68 without: 34 and 58 give 92, so 90; if both had trains, 68 and 58 would give 126, so 122. Companies at 110 and 90, both without: 45 and 27 give 72, so 71.',
    ru: 'Новая стоимость — меньшая плюс половина большей, округлённая вниз до стоимости на рынке. Компания без поезда считается за половину, тоже с округлением вниз. Примеры: 68 и 100 дают 118, то есть 116. Компания с поездом за 78 и без поезда за 116: 58 и 39 дают 97, то есть 95. Будь поезда у обеих, 78 и 58 дали бы 136, то есть 134. С поездами 54 и 62 дают 85, то есть 82. Компания с поездом за 116 и без поезда за 68: 34 и 58 дают 92, то есть 90. Будь поезда у обеих, 68 и 58 дали бы 126, то есть 122. Компании за 110 и 90, обе без поезда: 45 и 27 дают 72, то есть 71.',
  },
  '1862 §7.5.3 (b)': {
    en: 'If the new price is 1000, the game will end. If it is 0, the merged company is bankrupt.',
    ru: 'Если новая стоимость £1\u00A0000, игра завершится, а если 0, объединённая компания — банкрот.',
  },
  '1862 §7.5.4 (a)': {
    en: 'The par marker moves to the highest par value not above the new price. It stays in the chartered row only if both companies were chartered.',
    ru: 'Жетон номинальной стоимости ставят на наибольшую, не превышающую новую стоимость. В чартерном ряду он остаётся, только если обе компании были чартерными.',
  },
  '1862 §7.5.5': {
    en: 'All shares of both companies fold two to one into shares of the survivor (see 5.2). Example: FDR merges with ESR, which survives. For the two FDR shares in the treasury, ESR receives one of its own.',
    ru: 'Все акции обеих компаний объединяются два к одному в акции выжившей (см. 5.2). Пример: FDR сливается с ESR, и выживает ESR. За две акции FDR из кассы ESR получает одну собственную.',
  },
  '1862 §7.5.6 (a)': {
    en: 'The survivor receives the money and the trains of both, with their warranties. Nothing is discarded, even above the train limit. Example: FDR merges with ESR, which survives: ESR receives all money of FDR, its train, and its permit.',
    ru: 'Выжившая компания получает деньги и поезда обеих вместе с гарантиями. Ничего не сбрасывают, даже сверх лимита поездов. Пример: FDR сливается с ESR, и выживает ESR: она получает все деньги FDR, её поезд и разрешение.',
  },
  '1862 §7.5.6 (b)': {
    en: 'Where both have a token in the same city, or in London, one of the two is lost.',
    ru: 'Там, где у обеих есть маркер в одном городе или в London, один из двух теряется.',
  },
  '1862 §7.5.6 (c)': {
    en: 'The other tokens become the survivor’s, up to seven (eight) in all, unplaced ones last. A home token that waits beside a full tile counts too. If there are more on the board, the director chooses which are removed. Example: FDR has two tokens on the board and one on its sheet. ESR replaces the first two with its own and receives one more for its sheet.',
    ru: 'Остальные маркеры становятся маркерами выжившей, всего не больше семи (восьми), не поставленные — в последнюю очередь. Маркер базовой станции, который ждёт рядом с полным тайлом, тоже считается. Если на поле больше, лишние снимают по выбору директора. Пример: у FDR два маркера на поле и один на планшете. ESR заменяет первые два своими и получает ещё один на планшет.',
  },
  '1862 §7.5.6 (d)': {
    en: 'The survivor has the train permits of both.',
    ru: 'У выжившей компании разрешения на поезд обеих.',
  },
  '1862 §7.5.6 (e)': {
    en: 'The survivor keeps its own home.',
    ru: 'Базой выжившей компании остаётся её собственная.',
  },
  '1862 §7.5.6 (f)': {
    en: 'If the survivor’s sheet shows the chartered side, it is flipped.',
    ru: 'Если планшет выжившей компании лежит чартерной стороной, его переворачивают.',
  },
  '1862 §7.5.7': {
    en: 'The other company leaves the board and can be started again, with the permit it had at the start of the game.',
    ru: 'Другая компания уходит с поля, и её можно создать снова — с тем разрешением, что было у неё в начале игры.',
  },
  '1862 §7.6.1 (a)': {
    en: 'Some track on a new tile must become part of a route of the company.',
    ru: 'Какой-то путь нового тайла должен стать участком маршрута компании.',
  },
  '1862 §7.6.1 (b)': {
    en: 'No track may run into a red barrier, into the sea (except ports), or off the map.',
    ru: 'Путь не может упираться в красный барьер, в море (кроме порта) или уходить за край карты.',
  },
  '1862 §7.6.1 (c)': {
    en: 'Tiles with a city (large station) are for city hexes, tiles with towns (small stations) for hexes with a dot.',
    ru: 'Тайл с большой станцией кладут на гекс с городом, тайл с малой станцией — на гекс с точкой.',
  },
  '1862 §7.6.1 (d)': {
    en: 'A hex with a letter (N or Y) takes only tiles with that letter, and such tiles go nowhere else. Ipswich and Harwich each have one brown tile of their own.',
    ru: 'На гекс с буквой («N» или «Y») кладут только тайлы с той же буквой, и больше никуда такие тайлы не кладут. У Ipswich и у Harwich свой коричневый тайл.',
  },
  '1862 §7.6.2 (a)': {
    en: 'A company may lay two yellow tiles on a turn, one after the other. The second may connect to the first.',
    ru: 'За ход компания может положить два жёлтых тайла, один за другим. Второй может примыкать к первому.',
  },
  '1862 §7.6.2 (b)': {
    en: 'A yellow N tile is laid alone: neither before nor after another tile.',
    ru: 'Жёлтый тайл «N» кладут один: ни до, ни после него другого тайла не кладут.',
  },
  '1862 §7.6.2 (c)': {
    en: 'A yellow tile without a large station shows one small station, which stays. More can be added only after an upgrade.',
    ru: 'На жёлтом тайле без большой станции уже есть одна малая станция, и она остаётся. Другие можно добавить только после улучшения.',
  },
  '1862 §7.6.3 (a)': {
    en: 'Green tiles can be used from phase B, brown ones from phase D. An upgrade keeps all track that was there, with the same sides of the hex.',
    ru: 'Зелёные тайлы доступны с фазы B, коричневые — с фазы D. При улучшении все прежние пути сохраняются и ведут к тем же сторонам гекса.',
  },
  '1862 §7.6.3 (b)': {
    en: 'Small stations stay on their lines; an upgrade adds none. Example: when the yellow tile north of Felixstowe becomes green, a marker shows where its small station was.',
    ru: 'Малые станции остаются на своих линиях. Улучшение новых не добавляет. Пример: когда жёлтый тайл к северу от Felixstowe улучшают до зелёного, маркер отмечает, где была его малая станция.',
  },
  '1862 §7.6.3 (c)': {
    en: 'New track of the tile, or its large station, must become part of a route of the company. Example: before the yellow tile north of Felixstowe can be upgraded, Felixstowe itself must be, since nothing leads to the new track yet.',
    ru: 'Новый путь тайла или его большая станция должны стать частью маршрута компании. Пример: прежде чем улучшить жёлтый тайл к северу от Felixstowe, нужно улучшить сам Felixstowe, иначе к новому пути ничего не ведёт.',
  },
  '1862 §7.6.3 (d)': {
    en: 'One tile may be upgraded on a turn, and then no yellow tile is laid. A company without a train may upgrade too. Example: Felixstowe and the tile north of it take two builds.',
    ru: 'За ход улучшают один тайл, и тогда жёлтых не кладут. Улучшать может и компания без поезда. Пример: чтобы улучшить Felixstowe и тайл к северу от него, нужны два строительства.',
  },
  '1862 §7.6.3 (e)': {
    en: 'Tokens keep their places on the new tile.',
    ru: 'Маркеры станций сохраняют свои места на новом тайле.',
  },
  '1862 §7.6.4 (a)': {
    en: 'Instead of track a company may build a small station on a line that has none, anywhere on the board, connected or not.',
    ru: 'Вместо пути компания может построить малую станцию на линии, где её ещё нет, — где угодно на поле, даже без соединения.',
  },
  '1862 §7.6.4 (b)': {
    en: 'A line holds one small station: two on a green tile, three on a brown one.',
    ru: 'На линии не больше одной малой станции: две на зелёном тайле, три на коричневом.',
  },
  '1862 §7.6.5 (a)': {
    en: 'London has four slots, and a company may take only one.',
    ru: 'В London четыре места для маркеров, у одной компании — не больше одного.',
  },
  '1862 §7.6.5 (b)': {
    en: 'Instead of any other building, a company whose route leads to London may place a token there. It may not lay track or place another token on this turn.',
    ru: 'Вместо любого другого строительства компания, чей маршрут ведёт в London, может поставить там маркер. Тогда в этот ход она не строит путей и не ставит других маркеров.',
  },
  '1862 §7.6.5 (c)': {
    en: 'A company that ends up with two tokens in London loses one.',
    ru: 'Если у компании оказалось два маркера в London, один теряется.',
  },
  '1862 §7.7 (a)': {
    en: 'A company may place one token on a turn, in addition to its home token. Tokens are already paid for, so placing one is free.',
    ru: 'За ход компания может поставить один маркер, не считая маркера базовой станции. Он уже оплачен и ничего не стоит.',
  },
  '1862 §7.7 (b)': {
    en: 'The token goes in a free slot of a large station on a route of the company, in a hex where the company has no token yet.',
    ru: 'Маркер ставят на пустой круг большой станции на маршруте компании, если на этом гексе у неё ещё нет маркера.',
  },
  '1862 §7.7 (c)': {
    en: 'A token stays until the end, unless a merger, a bankruptcy, or another company’s home token removes it.',
    ru: 'Маркер остаётся до конца игры, если его не уберёт слияние, банкротство или маркер базовой станции другой компании.',
  },
  '1862 §7.7 (d)': {
    en: 'Another company’s home city may be taken.',
    ru: 'Город с чужой базовой станцией занимать можно.',
  },
  '1862 §7.8 (a)': {
    en: 'A run must begin and end at a large station, a red area, or a port, not at a small station. It must include at least two large stations, or one and a red area or port. Example: a Freight 3 of ENR that goes through Norwich cannot end in Acle, a small station.',
    ru: 'Маршрут поезда начинается и заканчивается на большой станции, в красной области или порту, но не на малой станции. В нём хотя бы две большие станции или одна и красная область или порт. Пример: грузовой 3 компании ENR, идущий через Norwich, не может закончить маршрут в Acle: это малая станция.',
  },
  '1862 §7.8 (b)': {
    en: 'One route of the company must include its home. Every other one must meet another route at a large station, so that all of them connect. Both trains must stop there, no matter whose tokens are in it.',
    ru: 'Один маршрут компании проходит через её базу. Каждый следующий пересекается с другим на большой станции, так что все связаны. Оба поезда должны там останавливаться, чьи бы маркеры там ни стояли.',
  },
  '1862 §7.8 (c)': {
    en: 'Every run must include a city with a token of the company; London does not count.',
    ru: 'Каждый маршрут включает город с маркером компании. London не считается.',
  },
  '1862 §7.8 (d)': {
    en: 'A run may not connect two ports or two red areas.',
    ru: 'Маршрут нельзя составить из порта в порт или из красной области в красную область.',
  },
  '1862 §7.8 (e)': {
    en: 'A port is a separate station from the city next to it. Example: a train may run from Felixstowe to the port of Felixstowe.',
    ru: 'Порт — отдельная станция, не та, что город рядом. Пример: можно составить маршрут из Felixstowe в порт Felixstowe.',
  },
  '1862 §7.8 (f)': {
    en: 'A city that is full of other companies’ tokens may be the end of a run.',
    ru: 'Город, полностью занятый чужими маркерами, может быть концом маршрута.',
  },
  '1862 §7.8 (g)': {
    en: 'A train runs only if the company has a permit for its type.',
    ru: 'Маршруты составляют только для поездов, на которые у компании есть разрешение.',
  },
  '1862 §7.8 (h)': {
    en: 'A train may not use the same piece of track twice, but two trains of a company may share track.',
    ru: 'Поезда компании могут идти по одному и тому же пути, но один поезд не проходит участок дважды.',
  },
  '1862 §7.8 (i)': {
    en: 'A station or area may be visited by several trains but counts once for the company. Example: a Freight 2 of ENR counts the port of Cromer at £80, Norwich at £40, and £30 for a hex: £150. Its Local 2 from Cromer to Norwich then counts only Cromer, £20. Together that is £170, plus a subsidy of £20. Where a Freight 6 counts Ipswich as its end, an Express 5 that would count it too goes to Lowestoft instead.',
    ru: 'Станцию или область могут посетить несколько поездов, но засчитывается она для компании один раз. Пример: грузовой 2 компании ENR засчитывает порт Cromer (£80), Norwich (£40) и £30 за гекс: £150. Местный 2 между Cromer и Norwich засчитывает после этого только Cromer, £20. Вместе это £170 и £20 субсидии. Если Ipswich засчитан как конец маршрута грузового 6, экспресс 5 идёт вместо него в Lowestoft.',
  },
  '1862 §7.8 (j)': {
    en: 'The director chooses the routes and need not look for the highest revenue.',
    ru: 'Маршруты выбирает директор. Он не обязан добиваться наибольшей прибыли.',
  },
  '1862 §7.8 (k)': {
    en: 'Every train must run to earn something if possible: a train stays idle only if no route of its own would add to what the others earn.',
    ru: 'Маршрут каждого поезда должен приносить прибыль, если это возможно: поезд остаётся без маршрута, только если никакой его маршрут ничего не прибавит к прибыли остальных.',
  },
  '1862 §7.8.1 (a)': {
    en: 'A Freight with the number n starts in a hex and enters up to n more. Example: a Freight 3 visits four hexes at most.',
    ru: 'Грузовой с номером n начинает в одном гексе и входит самое большее ещё в n. Пример: грузовой 3 посещает не больше четырёх гексов.',
  },
  '1862 §7.8.1 (b)': {
    en: 'Freights may run to ports and red areas.',
    ru: 'Грузовые могут идти в порты и красные области.',
  },
  '1862 §7.8.1 (c)': {
    en: 'A Freight counts its two ends and £20 for every hex between them in a straight line, £30 if one end is a port. Examples: from Norwich to Wells £20 is added, from Norwich to the port of Wells £60 (two hexes). A Freight 1 from the port of Cromer (£80) to Cromer (£20) brings £100, a Freight 2 on to Norwich (£40) £150: 80, 40, and 30. A Freight 3 from Cromer to Beccles brings £90: 20, 30, and twice 20.',
    ru: 'Грузовой засчитывает два конца и £20 за каждый промежуточный гекс по прямой, £30 — если один из концов порт. Примеры: от Norwich до Wells прибавляется £20, от Norwich до порта Wells — £60 (два гекса). Грузовой 1 из порта Cromer (£80) в Cromer (£20) приносит £100, грузовой 2 оттуда же до Norwich (£40) — £150: 80, 40 и 30. Грузовой 3 из Cromer в Beccles приносит £90: 20, 30 и дважды по 20.',
  },
  '1862 §7.8.1 (d)': {
    en: 'Only the shortest distance counts, however long the route was; barriers are ignored. Example: a Freight 6 of ENR goes from the port of Cromer (£80) through Norwich and Beccles to Ipswich (£60). In a straight line there are four hexes between them, so it brings £260: 80, 60, and four times 30.',
    ru: 'Считается только кратчайшее расстояние, каким бы длинным ни был путь. Барьеры не учитываются. Пример: грузовой 6 компании ENR идёт из порта Cromer (£80) через Norwich и Beccles в Ipswich (£60). По прямой между ними четыре гекса, и он приносит £260: 80, 60 и четырежды по 30.',
  },
  '1862 §7.8.1 (e)': {
    en: 'For an area with several entries, the distance is measured to the entry used; the last hex on the board counts (our reading). Example: if ECR takes the longer way from Colchester to London, three hexes count: £60.',
    ru: 'До области с несколькими входами расстояние измеряют через тот вход, которым поезд приехал. Последний гекс на поле считается. Это наша трактовка. Пример: если ECR идёт из Colchester в London более длинным путём, считаются три гекса: £60.',
  },
  '1862 §7.8.1 (f)': {
    en: 'Small stations, and large ones between the ends, earn a Freight nothing. Example: the small station on ECR’s longer way to London changes nothing.',
    ru: 'Малые станции и большие станции между концами грузовому ничего не приносят. Пример: малая станция на более длинном пути ECR в London ничего не меняет.',
  },
  '1862 §7.8.1 (g)': {
    en: 'Several Freights are joined end to end at large stations. Together they count as one longer train: the outer ends and the line between them. Example: a Freight 2 and a Freight 3 run as a Freight 5. From a port to a red area they score both ends plus four hexes at £30. Two Freight 1s and a Freight 3 also run as a Freight 5.',
    ru: 'Несколько грузовых соединяют концами на больших станциях. Вместе они считаются одним более длинным поездом: внешние концы и прямая между ними. Пример: грузовые 2 и 3 действуют как грузовой 5. Из порта в красную область они засчитывают обе области и четыре гекса по £30. Два грузовых 1 и грузовой 3 тоже действуют как грузовой 5.',
  },
  '1862 §7.8.1 (h)': {
    en: 'Each of the joined Freights still needs a permitted run of its own, with a token of the company.',
    ru: 'У каждого из соединённых грузовых должен быть собственный допустимый маршрут с маркером компании.',
  },
  '1862 §7.8.1 (i)': {
    en: 'Two or more permanent Freights (6 to 9) may run separately, even to different areas, as long as all routes of the company meet. The hex where they meet counts for the line of each. The director chooses which run as one. If the director does not choose, the best grouping is used.',
    ru: 'Два и более постоянных грузовых (от 6 до 9) могут действовать отдельно, даже в разные области, лишь бы все маршруты компании встречались. Гекс, где они встречаются, входит в прямую каждого. Какие из них идут одной цепью, решает директор. Если он не выбрал, берут лучшее.',
  },
  '1862 §7.8.1 (j)': {
    en: 'Freights that are not permanent are always joined, with each other and with a permanent one if one runs. “If there is one” means a permanent Freight that runs (our reading).',
    ru: 'Непостоянные грузовые всегда соединены — друг с другом и с постоянным, если он идёт. «Если он есть» — значит, если постоянный грузовой едет (наша трактовка).',
  },
  '1862 §7.8.1 (k)': {
    en: 'A chain is one train: like any train, it does not run from port to port or from red area to red area.',
    ru: 'Цепь — один поезд: как и любой поезд, она не идёт из порта в порт или из красной области в красную.',
  },
  '1862 §7.8.2 (a)': {
    en: 'A Local visits large and small stations, but neither ports nor red areas.',
    ru: 'Местный посещает большие и малые станции, но не порты и не красные области.',
  },
  '1862 §7.8.2 (b)': {
    en: 'The number of a Local says how many large stations it may visit. It also counts every small station on its way, £20 each. Example: three large stations at £30 and a small one bring £110.',
    ru: 'Номер местного — сколько больших станций он может посетить. Он засчитывает и все малые станции по пути, по £20. Пример: три большие станции по £30 и одна малая дают £110.',
  },
  '1862 §7.8.2 (c)': {
    en: 'A train n/m visits up to m stations and counts n of them. The director chooses which to leave out, even the home. If the director does not choose, the best ones are counted. Examples: a train 4/5 visits five stations and counts four. A Local 2/3 of ENR visits Cromer, Norwich, and Beccles; it leaves out Cromer and counts Norwich (£40), Beccles (£30), and the small station Acle (£20).',
    ru: 'Поезд n/m посещает до m станций и засчитывает n из них. Какую станцию не засчитать, решает директор — хоть базу. Если он не выбрал, берут лучшее. Примеры: поезд 4/5 посещает пять станций и засчитывает четыре. Местный 2/3 компании ENR посещает Cromer, Norwich и Beccles. Он не засчитывает Cromer, а засчитывает Norwich (£40), Beccles (£30) и малую станцию Acle (£20).',
  },
  '1862 §7.8.2 (d)': {
    en: 'Before its revenue, the treasury receives £10 for each hex the Locals visit, each hex once. Example: four hexes bring £40.',
    ru: 'До прибыли касса получает субсидию £10 за каждый гекс, который посещают местные, каждый гекс один раз. Пример: четыре гекса дают £40.',
  },
  '1862 §7.8.2 (e)': {
    en: 'The subsidy is not revenue, but it may be used for the George Hudson Maneuver.',
    ru: 'Субсидия не входит в прибыль, но годится для манёвра Джорджа Хадсона.',
  },
  '1862 §7.8.3 (a)': {
    en: 'An Express counts large stations, ports, and red areas. It ignores small stations. Example: a port at £90, a station at £50, and the home at £30 bring £170.',
    ru: 'Экспресс засчитывает большие станции, порты и красные области, а малые игнорирует. Пример: порт за £90, станция за £50 и база за £30 дают £170.',
  },
  '1862 §7.8.3 (b)': {
    en: 'The number of an Express says how many large stations, ports, and red areas together it may visit. Example: an Express 2 of ENR counts the port of Cromer at £80 and Cromer at £20: £100.',
    ru: 'Номер экспресса — сколько больших станций, портов и красных областей вместе он может посетить. Пример: экспресс 2 компании ENR засчитывает порт Cromer (£80) и Cromer (£20): £100.',
  },
  '1862 §7.8.3 (c)': {
    en: 'An Express n/m leaves out stations or areas in the same way, by the director’s choice. Example: alongside an Express 2 from the port of Cromer (£80) to Cromer (£20) an Express 2/3 of ENR goes from Cromer to Norwich (£40) and Beccles (£30) and leaves out Cromer: £170 together.',
    ru: 'Экспресс n/m так же не засчитывает станции или области по выбору директора. Пример: кроме экспресса 2 из порта Cromer (£80) в Cromer (£20) у ENR есть экспресс 2/3, который идёт из Cromer в Norwich (£40) и Beccles (£30), не засчитывая Cromer: вместе £170.',
  },
  '1862 §7.8.4 (a)': {
    en: 'A company runs all types for which it has permits in the same turn: all runs meet, each has a token of the company, and one has the home. Example: L&H runs a Local 3 for £130, a Freight 5 from the Midlands to the port of Wells for £300, and an Express 4 for £210: £640, plus a subsidy of £40.',
    ru: 'За один ход компания водит поезда всех типов, на которые у неё есть разрешения: все маршруты встречаются, в каждом есть маркер компании, в одном — база. Пример: L&H составляет маршруты для местного 3 (£130), грузового 5 из Midlands в порт Wells (£300) и экспресса 4 (£210): всего £640 и £40 субсидии.',
  },
  '1862 §7.8.5 (a)': {
    en: 'The director pays out the revenue, a tenth for each share, to players and to the treasury for the company’s own shares, or withholds all of it. Shares in the pool and the IPO bring nothing. Example: at £19 a share, Richard with 50% receives £95, and the treasury £38 for its 20%. Lucy with 20% receives £38, and the 10% in the pool brings nothing.',
    ru: 'Директор выплачивает прибыль, по десятой части на акцию, игрокам и кассе за собственные акции компании или удерживает всю. Акции в пуле и IPO ничего не приносят. Пример: при £19 на акцию Ричард с 50% получает £95, а касса за свои 20% — £38. Люси с 20% получает £38, а 10% в пуле ничего не приносят.',
  },
  '1862 §7.8.5 (b)': {
    en: 'Without a dividend, the price moves one step left. With a dividend below the price, it stays. With at least one, two, three, or four times the price, it moves that many steps right.',
    ru: 'Если дивидендов нет, стоимость акций сдвигается на шаг влево. Если они меньше стоимости, она не меняется. Если они не меньше одной, двух, трёх или четырёх стоимостей, она сдвигается вправо на столько же шагов.',
  },
  '1862 §7.8.5 (c)': {
    en: 'A step to the left or right is two cells of the zigzag, that is, the next cell of the same row.',
    ru: 'Шаг влево или вправо — это две позиции зигзага, то есть соседняя ячейка того же ряда.',
  },
  '1862 §7.8.6 (a)': {
    en: 'The George Hudson Maneuver: with a revenue of £10 or more, but below the price, the treasury may add the smallest multiple of £10 that reaches the price. Example: with a price of £82 and a revenue of £60 it adds £30 and pays £9 a share.',
    ru: 'Манёвр Джорджа Хадсона: при прибыли от £10, но ниже стоимости акций касса может добавить наименьшую сумму, кратную £10, чтобы прибыль достигла стоимости. Пример: при стоимости £82 и прибыли £60 она добавляет £30 и выплачивает £9 на акцию.',
  },
  '1862 §7.8.6 (b)': {
    en: 'After the George Hudson Maneuver, the revenue must be paid out, and the price moves one step right.',
    ru: 'После манёвра Джорджа Хадсона прибыль обязательно выплачивают, и стоимость сдвигается на шаг вправо.',
  },
  '1862 §7.8.6 (c)': {
    en: 'Dividends on the company’s own shares come too late for the George Hudson Maneuver.',
    ru: 'Дивиденды на собственные акции компании для манёвра не годятся: они приходят слишком поздно.',
  },
  '1862 §7.9 (a)': {
    en: 'A company may buy any number of trains of any type, from the bank in order and from other companies.',
    ru: 'Компания может купить сколько угодно поездов любого типа — из банка по порядку и у других компаний.',
  },
  '1862 §7.9 (b)': {
    en: 'The trains of a group must all be sold before those of the next can be bought from the bank.',
    ru: 'Все поезда группы должны быть куплены из банка, прежде чем станут доступны поезда следующей.',
  },
  '1862 §7.9 (c)': {
    en: 'Prices are fixed. A train costs its face value until a train of a later group has been sold, then half. Example: a Freight 2 of group B costs £200, and £100 after the first C train.',
    ru: 'Цены фиксированы. Поезд продают по номиналу, пока не продан поезд более поздней группы, затем за половину. Пример: грузовой 2 из группы B стоит £200, после первого поезда C — £100.',
  },
  '1862 §7.9 (d)': {
    en: 'Buying from another company takes its director’s consent (our reading, since directors decide for their companies). Companies in receivership do not sell trains, and after the LNER only the bank sells.',
    ru: 'Для покупки у другой компании нужно согласие её директора — это наша трактовка, ведь за компанию решает директор. Компании под внешним управлением не продают, а после LNER продаёт только банк.',
  },
  '1862 §7.9 (e)': {
    en: 'The first train of a group immediately begins its phase: trains rust, and tiles and limits change.',
    ru: 'Первый поезд группы сразу начинает её фазу: поезда ржавеют, меняются тайлы и лимиты.',
  },
  '1862 §7.9 (f)': {
    en: 'A company at its train limit cannot buy another train: three of a type in phases A to D, two of a type in E and F, and three in all in G and H. Trains above a new limit are kept. Example: with a limit of three of a type L&E has two Express 2/3s and an Express 3: it cannot buy another Express, but it can buy a train of another type, such as a Local 3.',
    ru: 'Компания, достигшая лимита, поездов не покупает: по три каждого типа в фазах A–D, по два в E и F, всего три в G и H. Лишние при новом лимите поезда не сбрасывают. Пример: при лимите в три поезда каждого типа у L&E два экспресса 2/3 и один экспресс 3: ещё один экспресс купить нельзя, а поезд другого типа, скажем местный 3, — можно.',
  },
  '1862 §7.9 (g)': {
    en: 'The limit before the purchase counts, even if the purchase would make trains rust. Examples: L&E has an Express 4, an Express 4/5, and a Freight 5. It cannot buy the G train as an Express, but it can buy it as a Freight 8. Then phase G begins, and its Express 4 and its Freight 5 rust. SVR has an Express 4 and 4/5, a Local 4/5, and two Freight 7s: it can buy the G train only as a Local 5/6, and is above the new limit after that.',
    ru: 'Действует лимит до покупки, даже если из-за неё поезда заржавеют. Примеры: у L&E экспресс 4, экспресс 4/5 и грузовой 5. Поезд G она не может купить как экспресс, но может как грузовой 8. Тогда начинается фаза G, и её экспресс 4 и грузовой 5 ржавеют. У SVR экспрессы 4 и 4/5, местный 4/5 и два грузовых 7: поезд G она может купить только как местный 5/6, и после этого поездов у неё больше нового лимита.',
  },
  '1862 §7.10 (a)': {
    en: 'Along with a train from the bank, the director may buy warranties for it at £50 each.',
    ru: 'Вместе с поездом из банка директор может купить для него гарантии по £50 каждая.',
  },
  '1862 §7.10 (b)': {
    en: 'No train has more than three warranties, free ones included.',
    ru: 'Ни на одном поезде не может быть больше трёх гарантий, считая бесплатные.',
  },
  '1862 §7.10 (c)': {
    en: 'After the company runs, every train loses one warranty, whether it ran or not.',
    ru: 'После маршрутов компании с каждого поезда снимают одну гарантию, ехал он или нет.',
  },
  '1862 §7.10 (d)': {
    en: 'A train that should rust but has warranties rusts only when its last one is removed.',
    ru: 'Поезд с гарантиями ржавеет, только когда с него снимают последнюю.',
  },
  '1862 §7.10 (e)': {
    en: 'Warranties go with the train when it is sold and change neither its price nor the limit.',
    ru: 'При продаже гарантии остаются с поездом и не меняют ни его стоимости, ни лимита.',
  },
  '1862 §7.10 (f)': {
    en: 'Warranties may be bought for any train, even permanent ones, though that is seldom wise.',
    ru: 'Гарантии можно купить для любого поезда, даже постоянного, хотя это редко имеет смысл.',
  },
  '1862 §7.10.1': {
    en: 'Each A and D train comes with one free warranty.',
    ru: 'Каждый поезд A и D получает одну бесплатную гарантию.',
  },
  '1862 §7.11 (a)': {
    en: 'Every company must own a train at the end of its turn.',
    ru: 'В конце операционного хода у компании должен быть поезд.',
  },
  '1862 §7.11 (b)': {
    en: 'A company without one must buy one if it can pay for the bank’s next train.',
    ru: 'Компания без поезда обязана купить его, если может заплатить за следующий поезд банка.',
  },
  '1862 §7.11 (c)': {
    en: 'Only if it can neither pay the bank nor buy from another company does it raise money: by selling treasury shares or by refinancing, not both. A train of a company with the same director counts as one that can be bought; one that needs another director’s consent does not. Players never pay.',
    ru: 'Только если она не может ни заплатить банку, ни купить поезд у другой компании, она собирает деньги: продаёт акции из кассы или проводит рефинансирование, но не то и другое. Поезд компании с тем же директором считается доступным, а поезд, о котором надо спрашивать другого, — нет. Игроки никогда не доплачивают.',
  },
  '1862 §7.11 (d)': {
    en: 'A company that has raised money buys the train from the bank. Its director at that moment chooses the type.',
    ru: 'Собрав деньги, компания покупает поезд только из банка. Его тип выбирает тот, кто к этому времени директор.',
  },
  '1862 §7.11.1 (a)': {
    en: 'Treasury shares are sold only if all of them together would bring enough. As few as possible are sold, at the full price. Example: the company is short £68, so one share at £128 is sold.',
    ru: 'Акции из кассы продают, только если денег за все хватило бы. Продают как можно меньше акций, по полной стоимости. Пример: не хватает £68 — продают одну акцию за £128.',
  },
  '1862 §7.11.1 (b)': {
    en: 'For each share sold out of the treasury the price falls by one cell, as if the director sold.',
    ru: 'За каждую акцию, проданную из кассы, стоимость падает на одну позицию, как если бы продавал директор.',
  },
  '1862 §7.11.2 (a)': {
    en: 'Refinancing folds all shares 2:1 and brings ten times par, £1,000 at most. It is allowed only if the company can then pay for the train. If the treasury holds an odd number of shares, half the price for its option share counts too. Example: with £59, par £54, and one treasury share at £150, a train at £600 is within reach: £59 + £540 + £75.',
    ru: 'При рефинансировании все акции объединяют 2:1, и компания получает десятикратную номинальную стоимость, не больше £1 000. Оно возможно, только если после этого хватит на поезд. Если в кассе нечётное число акций, считается и половина стоимости за её опционную акцию. Пример: в кассе £59 и одна акция стоимостью £150, номинальная стоимость £54 — на поезд за £600 хватит: £59 + £540 + £75.',
  },
  '1862 §7.11.2 (b)': {
    en: 'If even refinancing is not enough, the company is bankrupt. Example: £50 and ten times £54 do not pay for a train at £600.',
    ru: 'Если и рефинансирования мало, компания — банкрот. Пример: £50 и десять раз по £54 не хватает на поезд за £600.',
  },
  '1862 §7.11.2 (c)': {
    en: 'The company may not redeem its own option share if it could then not pay for the train (our reading).',
    ru: 'Компания не выкупает собственную опционную акцию, если тогда не хватит на поезд — это наша трактовка.',
  },
  '1862 §7.12 (a)': {
    en: 'A company is bankrupt if it has no train and no way to get one, if its price marker reaches the last area of the market (0), or if it is in receivership without a train or the money for one.',
    ru: 'Компания становится банкротом в трёх случаях: у неё нет поезда и способа его получить, её жетон попал на крайнюю область рынка (0) или она под внешним управлением, без поезда и денег на него.',
  },
  '1862 §7.12 (b)': {
    en: 'Players receive what a sale of their shares would bring: half the price without a train, nothing at 0.',
    ru: 'Игроки получают за акции столько, сколько дала бы продажа: без поезда — половину стоимости, при нуле — ничего.',
  },
  '1862 §7.12 (c)': {
    en: 'The trains of a bankrupt company are removed from the game and its tokens from the board. Its money goes to the bank. It can be started again, with its first permit.',
    ru: 'Поезда обанкротившейся компании выходят из игры, маркеры снимают с поля, деньги возвращаются в банк. Её можно создать снова с первоначальным разрешением.',
  },
  '1862 §7.12 (d)': {
    en: 'Players never go bankrupt.',
    ru: 'Игроки банкротами не становятся.',
  },
  '1862 §7.13': {
    en: 'Once per turn, a company may redeem one of its own shares from the bank pool at the market price. The share pays its dividends to the treasury.',
    ru: 'Раз за ход компания может выкупить одну свою акцию из банковского пула по текущей стоимости. Такая акция приносит дивиденды в кассу.',
  },
  '1862 §7.14 (a)': {
    en: 'An acquisition works like a merger, at the end of the turn. A partner that has not operated in this round loses its turn.',
    ru: 'Поглощение проходит как слияние, но в конце хода. Партнёр, который в этом раунде ещё не действовал, уже не действует.',
  },
  '1862 §7.14 (b)': {
    en: 'A company may make one merger and one acquisition on the same turn.',
    ru: 'За один ход компания может провести одно слияние и одно поглощение.',
  },
} satisfies Readonly<Record<string, Words>>;
