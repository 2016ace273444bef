/** 1817 rules: operating round, privates. */
import type { Statements } from '../../common/rulebook.ts';

export const operating = {
  'or.1': [
    'At the start of an operating round, the interest on each loan is set for the whole round.',
    'В начале операционного раунда устанавливается процентная ставка по займам. Она действует до его конца.',
  ],
  'or.2': [
    'Then the bank pays every company with a mail contract and at least one train.',
    'Затем каждая компания, владеющая Mail Contract, получает бонус из банка, если у неё есть поезд.',
  ],
  'or.3': [
    'Companies operate from the highest share price to the lowest. Red companies do not operate.',
    'Компании ходят в порядке убывания котировок. Компании из красной зоны не ходят.',
  ],
  'or.4': [
    'On its turn a company, in this order: may lay track, may place a token, must run its trains, must pay out or withhold its revenue, may buy trains, must pay interest, may repay loans, and is liquidated if it has no train.',
    'В свой ход компания строго по порядку может проложить пути и поставить станцию, обязана запустить поезда и распределить прибыль, может купить поезда, обязана уплатить проценты и может погасить займы. Если поезда у неё нет, её ликвидируют.',
  ],
  'or.5': [
    'A company may take loans (except between interest and repayment) and build bridges at any moment of its turn. A step in which nothing at all can be done ends automatically.',
    'В любой момент хода можно строить мосты и брать займы (кроме промежутка между уплатой процентов и погашением). Шаг, на котором делать нечего, завершается сам.',
  ],
  'or.6': [
    'At the end of the very first operating round all remaining 2-trains are exported. At the end of every other one, until phase 8, the next train in the depot is.',
    'В конце самого первого операционного раунда на экспорт уходят все оставшиеся П2, в конце каждого следующего, до фазы 8, — один очередной поезд.',
  ],
  'or.7': [
    'If this export lowers the train limit, companies discard trains over it before the M&A round.',
    'Поезда, ставшие лишними из-за этого экспорта, сбрасывают до махинационного раунда.',
  ],
  'track.1': [
    'A company may lay one yellow tile or make one upgrade for free, and lay one yellow tile for $20, in either order. Terrain is extra.',
    'Компания может выложить или заменить один жетон путей бесплатно и выложить ещё один жёлтый за $20, в любом порядке. Местность оплачивается отдельно.',
  ],
  'track.2': [
    'A tile laid this turn cannot be upgraded in the same turn.',
    'Жетон путей, выложенный в этот ход, в тот же ход не заменяют.',
  ],
  'track.3': [
    'The first tile in a hex costs $10 at a river, $15 in mountains, $20 at a lake.',
    'Первый жетон путей в клетке стоит $10 на реке, $15 в горах, $20 на озере.',
  ],
  'track.4': [
    'Upgrades are free, except for the first upgrade of the yellow tiles printed in Detroit and New York, which costs $20.',
    'Замены бесплатны, кроме первых замен напечатанных жёлтых жетонов путей Detroit и New York: они стоят $20.',
  ],
  'track.5': [
    'Yellow tiles are available from the start, green ones from phase 3, brown ones from phase 5, gray ones from phase 7. Each color replaces the one before it.',
    'Жёлтые жетоны путей доступны сразу, зелёные с фазы 3, коричневые с фазы 5, серые с фазы 7. Каждый цвет кладут на предыдущий.',
  ],
  'track.6': [
    'An ordinary city’s green tile is replaced by the brown one with as many exits as possible.',
    'Зелёный жетон путей обычного города заменяют коричневым с наибольшим возможным числом выездов.',
  ],
  'track.7': [
    'Some of the new track must be connected to one of the company’s tokens.',
    'Новый путь должен быть соединён со станцией компании.',
  ],
  'track.8': [
    'An upgrade keeps all track and the letter of its hex, and adds value or track that the company can reach.',
    'Замена сохраняет все пути и букву клетки и добавляет доступный компании путь или прибыль.',
  ],
  'track.9': [
    'Track cannot lead off the map, into a lake without exits, or against a closed side.',
    'Пути не ведут за край карты, в озеро и через закрытую границу.',
  ],
  'track.10': [
    'A tile with a mine or a ranch may not be upgraded.',
    'Жетон путей с шахтой или ранчо до конца игры нельзя заменить.',
  ],
  'track.11': [
    'The two cities of New York keep their exits and tokens when it is upgraded. The gray tile joins them.',
    'При замене два города New York сохраняют выезды и станции. Серый жетон путей объединяет их.',
  ],
  'track.12': [
    'The company pays for track from its treasury and may take loans for it.',
    'За пути платит компания со своего баланса. Для этого она может взять займы.',
  ],
  'tok.1': [
    'Once per turn, a company may place one of its tokens for free in a city that it can reach and that has a free slot.',
    'Раз в ход компания может бесплатно поставить одну станцию со своего планшета в доступном ей городе, где есть свободное место.',
  ],
  'tok.2': ['A company has at most one token in a hex.', 'У компании может быть не больше одной станции в клетке.'],
  'tok.3': [
    'Trains cannot pass through a city whose slots are all taken by others.',
    'Через город, все места в котором заняты чужими станциями, проехать нельзя.',
  ],
  'route.1': [
    'If there are trains and routes, the trains must run, for the highest possible total.',
    'Если есть поезда и маршруты, компания обязана составить их так, чтобы общая прибыль была наибольшей.',
  ],
  'route.2': [
    'A route has at least two stops and at most as many as its train’s number: a 3-train visits up to three.',
    'На маршруте должно быть не меньше двух пунктов и не больше, чем номер поезда: П3 посещает до трёх.',
  ],
  'route.3': ['Every route includes one of the company’s tokens.', 'На каждом маршруте должна быть станция компании.'],
  'route.4': [
    'On a company’s turn only one of its trains uses each piece of track, and only once.',
    'За ход компании по одному участку пути может пройти только один её поезд, и только один раз.',
  ],
  'route.5': [
    'A train visits each location once, New York too.',
    'Поезд посещает каждый пункт один раз, New York тоже.',
  ],
  'route.6': [
    'Routes begin and end in a city or off-board. Off-board locations and blocked cities can only be at the ends.',
    'Маршрут начинается и заканчивается городом или внешним направлением. Внешние направления и закрытые города могут быть только на концах.',
  ],
  'route.7': [
    'Toronto is a stop like any city, and trains can pass through it.',
    'Toronto — такой же пункт, как город, через него можно проехать.',
  ],
  'route.8': [
    'Mines and ranches are not stops: no route begins or ends there.',
    'Шахты и ранчо не считаются пунктами: маршрут не может там начинаться или заканчиваться.',
  ],
  'route.9': [
    'Otherwise routes follow the usual rules: along the track, without turning back.',
    'В остальном правила составления маршрутов обычные: по путям и без разворота.',
  ],
  'div.1': [
    'The president withholds the revenue, pays half, or pays it all out.',
    'Президент удерживает прибыль, выплачивает половину или выплачивает всё.',
  ],
  'div.2': [
    'Withheld revenue goes to the treasury, and the share price moves one step left. The price also moves left if there is no revenue.',
    'Удержанная прибыль идёт на баланс, котировка падает на шаг. То же, если прибыли нет.',
  ],
  'div.3': [
    'The payout is divided by the company’s size: that is what each share gets.',
    'Выплату делят на размер компании: столько приходится на акцию.',
  ],
  'div.4': [
    'Half is rounded in favor of the shareholders. Example: a large company with $150 withholds $70 and pays $80.',
    'Половина округляется в пользу акционеров. Пример: крупная компания при прибыли $150 оставляет себе $70 и выплачивает $80.',
  ],
  'div.5': [
    'The company is paid for shares in its treasury, and nobody for shares in the market. Holders of shorts pay the same amount for each short to the bank.',
    'За акции на балансе деньги получает сама компания, за акции на рынке — никто. Держатели коротких позиций платят в банк ту же сумму за каждый короткий сертификат.',
  ],
  'div.6': [
    'If the total payout is at least the share price, it moves one step right, and if at least twice the share price, two steps. If it is less, the share price stays.',
    'Если выплачено не меньше котировки, она растёт на шаг, если не меньше двух котировок — на два. Если меньше — остаётся на месте.',
  ],
  'div.7': [
    'In this order: obsolete trains that have run are removed, money is paid, the share price moves, and cash crises are resolved.',
    'Сначала списывают устаревшие поезда, которые проехали в последний раз, затем идут выплаты, затем меняется котировка, затем улаживают кассовые разрывы.',
  ],
  'buyt.1': [
    'Below the train limit of the phase, a company may buy trains: from the depot or the market at the printed price, from another company at any price from $1 that both presidents agree on (our reading: the rulebook does not mention consent).',
    'Пока не достигнут лимит поездов фазы, компания может покупать поезда: в банке и на рынке по номиналу, у другой компании по любой цене от $1, на которую согласны оба президента. Согласие — наша трактовка: в правилах о нём не сказано.',
  ],
  'buyt.2': [
    'Nobody may buy obsolete trains, or trains from a red company.',
    'Нельзя купить поезд у компании из красной зоны и устаревший поезд.',
  ],
  'buyt.3': [
    'A company is never required to buy a train, and the president may not add money for one.',
    'Покупать поезд никто не обязан, и президент не может доплатить за него.',
  ],
  'buyt.4': [
    'The first train of a type immediately starts its phase.',
    'Первый поезд нового типа сразу начинает новую фазу.',
  ],
  'buyt.5': [
    'The company pays from its treasury and takes any loans before that.',
    'Компания платит со своего баланса, займы берёт до покупки.',
  ],
  'buyt.6': [
    'When the limit goes down, companies over it immediately discard trains of their president’s choice to the market. Obsolete ones are removed from the game.',
    'При уменьшении лимита лишние поезда по выбору президента сразу сбрасывают на рынок. Устаревшие выходят из игры.',
  ],
  'int.1': [
    'For each loan the rate of this operating round is due, and $10 for Loan Shark, with or without loans.',
    'За каждый заём нужно уплатить процентную ставку этого раунда. Владелец Loan Shark платит ещё $10, даже если займов у него нет.',
  ],
  'int.2': [
    'A company that cannot pay must take loans as long as it can, and pay their interest too. Example: at $50 a loan, a company with $40 and one loan takes another: it has $140, and $100 is due.',
    'Если денег не хватает, компания обязана, пока возможно, брать новые займы и уплатить проценты и по ним. Пример: при ставке $50 компания с $40 и одним займом берёт ещё один: на балансе $140, к уплате $100.',
  ],
  'int.3': ['The bank gets the interest.', 'Проценты платят в банк.'],
  'int.4': [
    'If it cannot take enough loans, the company goes to the red zone and pays what it has. Its president pays the rest, if need be through a cash crisis.',
    'Если займов уже не хватает, компания уходит в красную зону ликвидации и отдаёт, что есть. Остальное платит президент, а если денег не хватает, случается кассовый разрыв.',
  ],
  'int.5': [
    'From the payment of interest to the end of repayment, a company cannot take loans.',
    'От уплаты процентов до конца погашения займов брать новые займы нельзя.',
  ],
  'repay.1': [
    'A company may repay any number of loans at $100 each, and each one moves its share price one step right.',
    'Компания может погасить любое число займов по $100, и за каждый котировка растёт на шаг.',
  ],
  'repay.2': [
    'A company that takes a loan again in this step has finished repaying.',
    'Взяв на этом шаге новый заём, компания завершает погашение.',
  ],
  'trainless.1': [
    'A company without a train at the end of its turn goes to the red liquidation zone.',
    'Компания без поезда в конце своего хода уходит в красную зону ликвидации.',
  ],
  'priv.1': [
    'Minor Coal Mine, Coal Mine, and Major Coal Mine have one, two, and three mine markers. A marker is placed along with a yellow tile in an empty mountain hex next to a city or off-board location, if an end of the track meets one or could meet one later.',
    'У Minor Coal Mine, Coal Mine и Major Coal Mine один, два и три маркера шахт. Маркер кладут вместе с жёлтым жетоном путей в пустую клетку с горами рядом с городом или внешним направлением, если конец пути соединяется с ним или может соединиться позже.',
  ],
  'priv.2': [
    'A company that places a mine does not pay the $15 for the mountain. Every route through the hex earns $10 extra, for all companies.',
    'За горы под шахтой $15 не платят. Каждый маршрут через эту клетку приносит на $10 больше всем компаниям.',
  ],
  'priv.3': [
    'Mountain Engineers: the owner gets $20 for each yellow tile it lays in mountains, and pays for the mountain first.',
    'Mountain Engineers: компания-владелец получает $20 за каждый жёлтый жетон путей, выложенный ею в горах. Сначала она оплачивает строительство.',
  ],
  'priv.4': [
    'Pittsburgh Steel Mill: the owner may lay the special B tile in Pittsburgh as one of its yellow tiles for the turn, without a connection. Any company may lay an ordinary yellow city there first, and then Pittsburgh stays ordinary.',
    'Pittsburgh Steel Mill: компания-владелец может выложить в Pittsburgh особый жетон путей B-города вместо жёлтого жетона путей в свой ход, без соединения. Любая компания может раньше выложить там обычный город — тогда Pittsburgh останется обычным.',
  ],
  'priv.5': [
    'A company that owns Ohio Bridge Company or Union Bridge Company does not pay for rivers.',
    'Компания, владеющая Ohio Bridge Company или Union Bridge Company, не платит за реки.',
  ],
  'priv.6': [
    'Ohio Bridge Company has one bridge, Union Bridge Company two. The owner may build a bridge in Louisville, Cincinnati, or Charleston, one in each, at any moment of its turn, without a connection. The city earns $10 extra for all trains.',
    'У Ohio Bridge Company один маркер моста, у Union Bridge Company — два. Мост можно поставить в городах Louisville, Cincinnati и Charleston, по одному в каждом, в любой момент своего хода и без соединения. Город приносит на $10 больше всем поездам.',
  ],
  'priv.7': [
    'Train Station: the owner gets one extra token.',
    'Train Station: компания-владелец получает на планшет дополнительную станцию.',
  ],
  'priv.8': [
    'Minor Mail Contract, Mail Contract, and Major Mail Contract pay $10, $15, and $20 at the start of each operating round if the owner has a train.',
    'Minor Mail Contract, Mail Contract и Major Mail Contract приносят $10, $15 и $20 в начале каждого операционного раунда, если у компании-владельца есть поезд.',
  ],
  'vpriv.1': [
    'Loan Shark: the company to which it is contributed gets $60 and pays $10 with the interest of each operating round. It stays active to the end of the game, unless the bank takes it in a liquidation.',
    'Loan Shark: компания, в капитал которой она внесена, получает $60 и платит $10 на шаге процентов в каждом операционном раунде. Она остаётся в игре до конца партии, если при ликвидации не достанется банку.',
  ],
  'vpriv.2': ['Ponzi Scheme has no power.', 'У Ponzi Scheme нет свойств.'],
  'vpriv.3': [
    'Inventor: the owner gets $10 times the type when the first train of a type comes into play, and nothing for the 2+. Example: $40 for the first 4-train.',
    'Inventor: компания-владелец получает $10 × тип, когда в игру входит первый поезд типа, кроме П2+. Пример: $40 за первый П4.',
  ],
  'vpriv.4': [
    'Scrapper: for each of its own trains that rusts, the owner gets $30 (2, 2+), $75 (3), or $150 (4). Discarded trains pay nothing.',
    'Scrapper: за каждый свой списанный поезд компания-владелец получает $30 (П2, П2+), $75 (П3) или $150 (П4), за сброшенные — ничего.',
  ],
  'vpriv.5': [
    'Golden Parachute: the owner’s president gets $100 when it passes to a company of another president or is discarded with a liquidated company. In the first case it stays in the game.',
    'Golden Parachute: президент компании-владельца получает $100, если Golden Parachute переходит к компании другого президента или сбрасывается при ликвидации. В первом случае она остаётся в игре.',
  ],
  'vpriv.6': [
    'Station Subsidy: the owner gets $50 at each conversion.',
    'Station Subsidy: компания-владелец получает $50 при каждом преобразовании.',
  ],
  'vpriv.7': [
    'Buffalo Rail Center, Toledo Industry, and Indianapolis Market lay the special B tile in their city like Pittsburgh Steel Mill. In Toledo the company pays the $20 for the lake.',
    'Buffalo Rail Center, Toledo Industry и Indianapolis Market кладут особый жетон путей B-города в своём городе, как Pittsburgh Steel Mill. В Toledo платят $20 за местность.',
  ],
  'vpriv.8': [
    'A special B tile removes the ranches from all hexes around it, and those hexes may be upgraded again.',
    'Особый жетон путей B-города убирает маркеры ранчо из всех соседних клеток. Там снова можно делать замены.',
  ],
  'vpriv.9': [
    'Express Track: the first track action costs $10, the second is free. Efficient Track: the second costs $10. Both: both are free. Terrain is extra.',
    'Express Track: первая прокладка пути стоит $10, вторая бесплатно. Efficient Track: вторая стоит $10. Вместе: обе бесплатно. Местность оплачивается отдельно.',
  ],
  'vpriv.10': [
    'Country Ranch and Rural Ranch have one and two ranch markers. A marker is placed along with a yellow tile in an empty hex west of all mountains in its row, next to a city that is not a B city or an off-board location other than Chicago and Atlanta, if an end of the track meets a location or could meet one later. Every route through it earns $10 extra. The hex may also be next to a B city, except under an optional ruling.',
    'У Country Ranch и Rural Ranch один и два маркера ранчо. Маркер кладут вместе с жёлтым жетоном путей в пустую клетку к западу от всех гор своей строки. Рядом должен быть город (но не B-город) или внешнее направление (кроме Chicago и Atlanta). Конец пути должен вести к какому-нибудь пункту, уже сейчас или в будущем. Маршрут через ранчо приносит на $10 больше. B-город по соседству не мешает, а по другой трактовке мешает.',
  ],
} satisfies Statements;
