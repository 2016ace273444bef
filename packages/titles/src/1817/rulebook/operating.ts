/** 1817 rules: operating round, privates. */
import type { Statements } from '../../common/rulebook.ts';

export const operating = {
  'or.1': [
    'At the start of an operating round the interest for each loan is fixed for the whole round.',
    'В начале операционного раунда устанавливается процентная ставка по займам; она действует до его конца.',
  ],
  'or.2': [
    'Then every company with a mail contract and at least one train is paid by the bank.',
    'Затем каждая компания, владеющая частной компанией Mail Contract, получает бонус из Банка, если у неё есть поезд.',
  ],
  'or.3': [
    'Companies act by falling price; those in the red zone do not act.',
    'Компании действуют в порядке убывания котировок; компании из красной зоны не действуют.',
  ],
  'or.4': [
    'A company in its turn, in this order: may lay track, may place a station, must run its trains, must distribute the revenue, may buy trains, must pay interest, may repay loans, and is liquidated if it has no train.',
    'В свой ход компания, именно в этом порядке: может проложить пути, может построить станцию, обязана назначить поезда на маршруты, обязана распределить прибыль, может купить поезда, обязана уплатить проценты, может погасить займы и подлежит ликвидации, если у неё нет поезда.',
  ],
  'or.5': [
    'Loans may be taken (except between interest and repayment) and bridges built at any moment of the turn. A step in which nothing at all could be done closes by itself.',
    'Займы (кроме времени между уплатой процентов и погашением) и мосты возможны в любой момент хода. Шаг, на котором сделать ничего нельзя, завершается сам.',
  ],
  'or.6': [
    'At the end of the very first operating round all 2-trains left leave the game; at the end of every other one, until phase 8, the next train of the bank does.',
    'В конце самого первого операционного раунда из игры удаляются все оставшиеся П2, в конце каждого следующего, до наступления фазы 8, — один очередной поезд.',
  ],
  'or.7': [
    'Trains above a limit that this export lowers are discarded before the M&A round.',
    'Поезда, ставшие лишними из-за этого экспорта, сбрасываются до махинационного раунда.',
  ],
  'track.1': [
    'A company may lay one yellow tile or make one upgrade for nothing, and lay one yellow tile for $20, in either order. Terrain is paid besides.',
    'Компания может выложить или заменить один жетон путей бесплатно и выложить ещё один жёлтый за $20, в любом порядке. Сложный рельеф оплачивается отдельно.',
  ],
  'track.2': [
    'A tile that was laid in this turn is not upgraded in the same turn.',
    'Жетон, выложенный в этом ходу, в том же ходу не заменяют.',
  ],
  'track.3': [
    'The first tile of a hex costs $10 at a river, $15 in mountains, $20 at a lake.',
    'Первый жетон в клетке стоит $10 на реке, $15 в горах, $20 на озере.',
  ],
  'track.4': [
    'Upgrades cost nothing, except the first one of the printed yellow tiles of Detroit and New York: $20.',
    'Замены бесплатны, кроме первых замен напечатанных жёлтых жетонов Detroit и New York: они стоят $20.',
  ],
  'track.5': [
    'Yellow tiles are available from the start, green ones from phase 3, brown ones from phase 5, gray ones from phase 7; each colour replaces the one before it.',
    'Жёлтые жетоны доступны сразу, зелёные с фазы 3, коричневые с фазы 5, серые с фазы 7; каждый цвет кладут на предыдущий.',
  ],
  'track.6': [
    'A green tile of an ordinary city is replaced by the brown one with as many exits as possible.',
    'При замене зелёного жетона обычного города обязательно использовать коричневый с максимально возможным числом выездов.',
  ],
  'track.7': [
    'Some of the new track must be connected to a station of the company.',
    'Новый путь должен быть соединён со станцией компании.',
  ],
  'track.8': [
    'An upgrade keeps all track and the letter of its hex, and adds track that the company reaches or value.',
    'Замена сохраняет все пути и букву клетки и добавляет доступный компании путь или прибыль.',
  ],
  'track.9': [
    'No track leads off the map, into a lake without exits or against a closed side.',
    'Пути не ведут за край карты, в озеро и через закрытую границу.',
  ],
  'track.10': [
    'A tile with a mine or a ranch is never replaced.',
    'Жетон с шахтой или ранчо до конца игры нельзя заменить.',
  ],
  'track.11': [
    'The two cities of New York keep their exits and stations when it is upgraded; the gray tile joins them.',
    'При замене два города New York сохраняют выезды и станции; серый жетон объединяет их.',
  ],
  'track.12': [
    'The company pays for track out of its treasury; it may take loans for it.',
    'За пути платит компания со своего баланса; для этого она может взять займы.',
  ],
  'tok.1': [
    'Once a turn a company may place a station of its charter, for nothing, in a city that it reaches and that has a free place.',
    'Раз в ход компания может бесплатно выставить одну станцию со своего планшета в доступном ей городе, где есть свободное место.',
  ],
  'tok.2': ['A company has at most one station in a hex.', 'У компании может быть не больше одной станции в клетке.'],
  'tok.3': [
    'A city whose places are all taken by others cannot be passed.',
    'Через город, все места в котором заняты чужими станциями, проехать нельзя.',
  ],
  'route.1': [
    'If there are trains and routes they must run, for the greatest total that is possible.',
    'При наличии поездов и маршрутов компания обязана назначить их так, чтобы общая прибыль была наибольшей.',
  ],
  'route.2': [
    'A route has at least two stops and at most as many as the number of its train: a 3-train visits up to three.',
    'На маршруте должно быть не меньше двух пунктов и не больше, чем номер поезда: П3 посещает до трёх.',
  ],
  'route.3': ['On every route there is a station of the company.', 'На каждом маршруте должна быть станция компании.'],
  'route.4': [
    'In the turn of a company each piece of track is used by one of its trains only, and only once.',
    'За ход компании по одному участку пути может пройти только один её поезд, и только один раз.',
  ],
  'route.5': [
    'A train visits every location once, New York too.',
    'Поезд посещает каждый пункт один раз, New York тоже.',
  ],
  'route.6': [
    'Routes begin and end in a city or an off-board location. Off-board locations and blocked cities are only at the ends.',
    'Маршрут начинается и заканчивается городом или внешним направлением. Внешние направления и закрытые города могут быть только на концах.',
  ],
  'route.7': [
    'Toronto is a stop like any city and may be passed.',
    'Toronto — такой же пункт, как город; через него можно проехать.',
  ],
  'route.8': [
    'Mines and ranches are no stops: no route begins or ends there.',
    'Шахты и ранчо не считаются пунктами: маршрут не может там начинаться или заканчиваться.',
  ],
  'route.9': [
    'In all else routes are traced as usual: along the track, without turning back.',
    'В остальном правила составления маршрутов обычные: по путям и без разворота.',
  ],
  'div.1': [
    'The president withholds the revenue, pays half of it or pays all.',
    'Президент удерживает прибыль, выплачивает половину или выплачивает всё.',
  ],
  'div.2': [
    'Withheld revenue goes to the treasury and the price moves one step left; so it does without any revenue.',
    'Удержанная прибыль идёт на баланс, котировка падает на шаг; так же и при отсутствии прибыли.',
  ],
  'div.3': [
    'Paid revenue is divided by the size of the company for each share.',
    'Выплачиваемая прибыль делится на размер компании: столько приходится на акцию.',
  ],
  'div.4': [
    'Half is rounded in favour of the shareholders. Example: a large company with $150 keeps $70 and pays $80.',
    'Половина округляется в пользу акционеров. Пример: крупная компания при прибыли $150 оставляет себе $70 и выплачивает $80.',
  ],
  'div.5': [
    'For shares in its treasury the company itself is paid, for shares in the market nobody. Holders of short positions pay the same amount for each short certificate to the bank.',
    'За акции на балансе деньги получает сама компания, за акции на Рынке — никто. Держатели коротких позиций платят в Банк ту же сумму за каждый короткий сертификат.',
  ],
  'div.6': [
    'If what is paid in all is at least the price, it moves one step right, if at least twice the price, two steps; if less, it stays.',
    'Если выплаченная сумма не меньше котировки, котировка растёт на шаг; если не меньше удвоенной котировки — на два; если выплачено меньше — остаётся на месте.',
  ],
  'div.7': [
    'First obsolete trains that have run leave, then money is paid, then the price moves, then cash crises are resolved.',
    'Сначала выходят из игры проехавшие в последний раз устаревшие поезда, затем производятся выплаты, затем меняется котировка, затем разрешаются Кассовые Разрывы.',
  ],
  'buyt.1': [
    'Below the train limit of the phase a company may buy trains: from the bank or the market at the printed price, from another company at any price from $1 on that both presidents agree on. Consent is our reading: the rulebook does not speak of it.',
    'Пока не достигнут лимит поездов фазы, компания может покупать поезда: в Банке и на Рынке по номиналу, у другой компании по любой цене от $1, на которую согласны оба президента. Согласие — наше прочтение: в правилах о нём не сказано.',
  ],
  'buyt.2': [
    'Trains of a company in the red zone and obsolete trains cannot be bought.',
    'Нельзя купить поезд у компании из красной зоны и устаревший поезд.',
  ],
  'buyt.3': [
    'Nobody has to buy a train, and the president cannot add money for one.',
    'Покупать поезд никто не обязан, и президент не может доплатить за него.',
  ],
  'buyt.4': [
    'The first train of a type starts its phase at once.',
    'Первый поезд нового типа сразу начинает новую фазу.',
  ],
  'buyt.5': [
    'The price is paid out of the treasury; loans are taken before.',
    'Цена платится с баланса компании; займы берут до покупки.',
  ],
  'buyt.6': [
    'Whoever is above a lowered limit discards trains of his choice to the market at once; obsolete ones leave the game.',
    'При уменьшении лимита лишние поезда по выбору президента сразу сбрасываются на Рынок; устаревшие выходят из игры.',
  ],
  'int.1': [
    'For every loan the rate of this operating round is due, and $10 for Loan Shark, with or without loans.',
    'За каждый заём нужно уплатить процентную ставку этого раунда; владелец Loan Shark платит ещё $10, даже если займов у него нет.',
  ],
  'int.2': [
    'Whoever cannot pay must take loans as long as that is possible, and pay their interest too. Example: at $50 a loan a company with $40 and one loan takes another: $140, $100 due.',
    'Если денег не хватает, компания обязана, пока возможно, брать новые займы и уплатить проценты и по ним. Пример: при ставке $50 компания с $40 и одним займом берёт ещё один: на балансе $140, к уплате $100.',
  ],
  'int.3': ['Interest is paid to the bank.', 'Проценты уплачиваются в Банк.'],
  'int.4': [
    'If it cannot take enough loans the company is put into the red zone and pays what it has; its president pays the rest, if need be by a cash crisis.',
    'Если займов уже не хватает, компания переходит в красную зону ликвидации и отдаёт, что есть; остальное платит президент, при нехватке денег случается Кассовый Разрыв.',
  ],
  'int.5': [
    'From the payment of interest to the end of the repayment no loans are taken.',
    'От уплаты процентов до конца погашения займов брать новые займы нельзя.',
  ],
  'repay.1': [
    'A company may repay any number of loans at $100 each; for each the price moves one step right.',
    'Компания может погасить любое число займов по $100; за каждый котировка растёт на шаг.',
  ],
  'repay.2': [
    'Whoever takes a loan again in this step has finished repaying.',
    'Взяв на этом шаге новый заём, компания завершает погашение.',
  ],
  'trainless.1': [
    'A company without a train at the end of its turn is put into the red zone of liquidation.',
    'Компания без поезда в конце своего хода переходит в красную зону ликвидации.',
  ],
  'priv.1': [
    'Minor Coal Mine, Coal Mine and Major Coal Mine have one, two and three mine markers. One is placed with a yellow tile in an empty mountain hex beside a city or off-board location, if an end of the track meets one or may meet one later.',
    'У Minor Coal Mine, Coal Mine и Major Coal Mine один, два и три маркера шахт. Маркер кладут вместе с жёлтым жетоном в пустую клетку с горами рядом с городом или внешним направлением, если конец пути соединяется с ним или может быть соединён впоследствии.',
  ],
  'priv.2': [
    'With a mine the $15 for the mountain are not paid. Every route through the hex earns $10 more, for all companies.',
    'При размещении шахты $15 за горы не платят. Каждый маршрут через эту клетку приносит на $10 больше всем компаниям.',
  ],
  'priv.3': [
    'Mountain Engineers: the owner gets $20 for every yellow tile that it lays in mountains; the mountain is paid first.',
    'Mountain Engineers: компания-владелец получает $20 за каждый жёлтый жетон, выложенный ею в горах; сначала она оплачивает строительство.',
  ],
  'priv.4': [
    'Pittsburgh Steel Mill: the owner may lay the special B tile in Pittsburgh as a yellow tile of its turn, without connection. Anybody may lay an ordinary yellow city there before; then Pittsburgh stays ordinary.',
    'Pittsburgh Steel Mill: компания-владелец может выложить на Pittsburgh специальный жетон B-города как жёлтый жетон своего хода, без соединения. Любая компания может раньше выложить там обычный город — тогда Pittsburgh останется обычным.',
  ],
  'priv.5': [
    'A company that owns Ohio Bridge Company or Union Bridge Company pays nothing for rivers.',
    'Компания, владеющая Ohio Bridge Company или Union Bridge Company, не платит за реки.',
  ],
  'priv.6': [
    'Ohio Bridge Company has one bridge, Union Bridge Company two. A bridge may be built in Louisville, Cincinnati or Charleston, one in each, at any moment of the turn, without connection. The city earns $10 more for all trains.',
    'У Ohio Bridge Company один маркер моста, у Union Bridge Company — два. Мост можно поставить в городах Louisville, Cincinnati и Charleston, по одному в каждом, в любой момент своего хода и без соединения. Город приносит на $10 больше всем поездам.',
  ],
  'priv.7': [
    'Train Station: the owner gets one more station on its charter.',
    'Train Station: компания-владелец получает на планшет дополнительную станцию.',
  ],
  'priv.8': [
    'Minor Mail Contract, Mail Contract and Major Mail Contract pay $10, $15 and $20 at the start of every operating round if the owner has a train.',
    'Minor Mail Contract, Mail Contract и Major Mail Contract приносят $10, $15 и $20 в начале каждого операционного раунда, если у компании-владельца есть поезд.',
  ],
  'vpriv.1': [
    'Loan Shark: the company into whose capital it is put gets $60 and pays $10 with the interest of every operating round.',
    'Loan Shark: компания, в капитал которой она внесена, получает $60 и платит $10 на шаге процентов в каждом операционном раунде.',
  ],
  'vpriv.2': ['Ponzi Scheme does nothing.', 'Ponzi Scheme не делает ничего.'],
  'vpriv.3': [
    'Inventor: the owner gets $10 times the type when the first train of a type comes into play, nothing for the 2+. Example: $40 for the first 4-train.',
    'Inventor: компания-владелец получает $10 × тип, когда в игру входит первый поезд типа, кроме П2+. Пример: $40 за первый П4.',
  ],
  'vpriv.4': [
    'Scrapper: for each of its own trains that rusts the owner gets $30 (2, 2+), $75 (3) or $150 (4); nothing for discarded ones.',
    'Scrapper: за каждый свой вышедший из игры поезд компания-владелец получает $30 (П2, П2+), $75 (П3) или $150 (П4); за сброшенные — ничего.',
  ],
  'vpriv.5': [
    'Golden Parachute: the president of the owner gets $100 when it passes to a company of another president or leaves with a liquidated company. In the first case it stays in the game.',
    'Golden Parachute: президент компании-владельца получает $100, если Golden Parachute переходит к компании другого президента или сбрасывается при ликвидации. В первом случае она остаётся в игре.',
  ],
  'vpriv.6': [
    'Station Subsidy: the owner gets $50 at every conversion.',
    'Station Subsidy: компания-владелец получает $50 при каждом преобразовании.',
  ],
  'vpriv.7': [
    'Buffalo Rail Center, Toledo Industry and Indianapolis Market lay the special B tile in their city like Pittsburgh Steel Mill; in Toledo the $20 of the lake are paid.',
    'Buffalo Rail Center, Toledo Industry и Indianapolis Market кладут специальный жетон B-города в своём городе, как Pittsburgh Steel Mill; в Toledo платят $20 за рельеф.',
  ],
  'vpriv.8': [
    'A special B tile removes the ranches from all hexes around it; upgrades are possible there again.',
    'Специальный жетон B-города удаляет маркеры ранчо из всех соседних клеток; там снова можно делать замены.',
  ],
  'vpriv.9': [
    'Express Track: the first track action costs $10, the second nothing. Efficient Track: the second costs $10. Both: neither costs anything. Terrain is paid besides.',
    'Express Track: первое действие прокладки путей стоит $10, второе бесплатно. Efficient Track: второе стоит $10. Обе вместе: оба бесплатны. Рельеф оплачивается отдельно.',
  ],
  'vpriv.10': [
    'Country Ranch and Rural Ranch have one and two ranch markers. One is placed with a yellow tile in an empty hex west of all mountains of its row, beside a city that is no B city or an off-board location other than Chicago and Atlanta, if an end of the track meets a location or may meet one later. Every route through it earns $10 more. A B city beside it does no harm; by a house ruling it does.',
    'У Country Ranch и Rural Ranch один и два маркера ранчо. Маркер кладут вместе с жёлтым жетоном в пустую клетку к западу от всех гор своей строки, соседствующую с городом (но не B-городом) либо с внешним направлением (кроме Chicago и Atlanta), если конец пути соединяется с каким-либо пунктом или может быть соединён впоследствии. Маршрут через ранчо приносит на $10 больше. B-город по соседству не мешает; по особому решению стола мешает.',
  ],
} satisfies Statements;
