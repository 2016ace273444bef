/** The rules of 18MEX, one short statement each: cited by refusals, shown in the app, counted by the tests. */
import type { Words } from '@roundhouse/engine';

export const RULEBOOK = {
  '18MEX §1.1#1': {
    en: 'Stock and operating rounds alternate; the game starts with a stock round.',
    ru: 'Фондовые и операционные раунды чередуются. Игра начинается с фондового.',
  },
  '18MEX §1.1#2': {
    en: 'In a stock round, players take turns clockwise. The round ends when everyone passes in a row.',
    ru: 'В фондовом раунде игроки ходят по часовой стрелке. Раунд заканчивается, когда все подряд спасуют.',
  },
  '18MEX §1.1#3': {
    en: 'In an operating round the companies act. Every company that may operate has exactly one turn.',
    ru: 'В операционном раунде действуют компании. Каждая компания, которая может действовать, получает ровно один ход.',
  },
  '18MEX §1.1#4': {
    en: 'At first one operating round follows each stock round. In later phases there are two, and then three.',
    ru: 'Вначале за каждым фондовым раундом следует один операционный. В более поздних фазах их два, затем три.',
  },
  '18MEX §1.2#1': {
    en: 'When the first train of a new type is bought from the Initial Offering, the phase of that number begins. Phase 3½ begins with the fifth 3-train, phase 6½ with the second 6-train.',
    ru: 'Когда из первичного предложения покупают первый поезд нового типа, начинается фаза с тем же номером. Фаза 3½ начинается с пятого Поезда-3, фаза 6½ — со второго Поезда-6.',
  },
  '18MEX §1.2#2': {
    en: 'A change of phase takes effect immediately, even in the middle of a turn. It ends neither the turn nor the round.',
    ru: 'Смена фазы действует сразу, даже посреди хода. Ни ход, ни раунд она не завершает.',
  },
  '18MEX §1.3.1#1': {
    en: 'Whenever a private operates, the bank pays its fixed income to its owner.',
    ru: 'Когда действует частная компания, банк выплачивает её фиксированную прибыль владельцу.',
  },
  '18MEX §1.3.1#2': {
    en: 'A private belongs to a player or a major, never to a minor.',
    ru: 'Частной компанией владеет игрок или крупная компания, но не малая.',
  },
  '18MEX §1.3.1#3': {
    en: 'A private has no treasury, token, track, or train and does not occupy a hex.',
    ru: 'У частной компании нет кассы, жетонов, путей и поездов, и она не занимает гекс.',
  },
  '18MEX §1.3.1#4': {
    en: 'Of the printed privates, only KCM&O has a power. A major that owns KCM&O may use it on its own turn.',
    ru: 'Из частных компаний книги правил свойство есть только у KCM&O. Им пользуется крупная компания, владеющая KCM&O, в свой ход.',
  },
  '18MEX §1.3.2#1': {
    en: 'A major has a president’s certificate of 20% and eight certificates of 10%. NdM has a president’s certificate of 20%, seven certificates of 10%, and two of 5%.',
    ru: 'У крупной компании сертификат президента на 20% и восемь сертификатов по 10%. У NdM сертификат президента на 20%, семь сертификатов по 10% и два по 5%.',
  },
  '18MEX §1.3.2#2': {
    en: 'No company may own shares of a major.',
    ru: 'Никакая компания не может владеть акциями крупной компании.',
  },
  '18MEX §1.3.2#3': {
    en: 'A major’s money, trains, and tokens are kept apart from everyone else’s. Nothing passes between a major and its president except as the rules allow.',
    ru: 'Деньги, поезда и жетоны крупной компании хранятся отдельно от чужих. Президент может передавать что-то компании или брать у неё только так, как разрешают правила.',
  },
  '18MEX §1.3.2#4': {
    en: 'Presidency and dividends depend on the percentage you own. Certificates are what you buy, sell, and count toward the limit.',
    ru: 'Президентство и дивиденды зависят от процента акций. Покупают, продают и считают для лимита сертификаты.',
  },
  '18MEX §1.3.2#5': {
    en: 'The president makes all decisions for a major.',
    ru: 'Все решения за крупную компанию принимает её президент.',
  },
  '18MEX §1.3.3#1': {
    en: 'A minor has a single certificate, its charter, and it always belongs to a player.',
    ru: 'У малой компании единственный сертификат — её планшет, и он всегда принадлежит игроку.',
  },
  '18MEX §1.3.3#2': {
    en: 'A minor begins with an empty treasury and a built-in 2-train. It may not sell that train and may not buy another.',
    ru: 'Малая компания начинает без денег в кассе, но со встроенным Поездом-2. Продать его или купить другой поезд она не может.',
  },
  '18MEX §1.3.3#3': {
    en: 'A minor may not own privates.',
    ru: 'Малая компания не может владеть частными компаниями.',
  },
  '18MEX §1.3.3#4': {
    en: 'A minor’s treasury is separate from its owner’s cash. The owner receives only half of the revenue.',
    ru: 'Касса малой компании отделена от денег её владельца. Владелец получает только половину прибыли.',
  },
  '18MEX §1.3.3#5': {
    en: 'All three minors close when phase 3½ starts.',
    ru: 'Все три малые компании закрываются с началом фазы 3½.',
  },
  '18MEX §1.4#1': {
    en: 'The bank owns all money, certificates, trains, and tiles that belong to no one.',
    ru: 'Банку принадлежат все деньги, сертификаты, поезда и тайлы, у которых нет владельца.',
  },
  '18MEX §1.4#2': {
    en: 'Shares in the Initial Offering (IPO) are bought at par. Shares in the Open Market are bought and sold at market value (the share price).',
    ru: 'Акции первичного предложения покупают по номинальной стоимости. Акции открытого рынка покупают и продают по рыночной стоимости.',
  },
  '18MEX §1.4#3': {
    en: 'A major floats once 50% of it has left the Initial Offering. It does not matter where those shares are now.',
    ru: 'Крупная компания запускается, когда 50% её акций покинули первичное предложение. Где они теперь, неважно.',
  },
  '18MEX §1.4#4': {
    en: 'When dividends are paid, the major’s treasury is paid for its shares in the Open Market. Nobody is paid for shares in the Initial Offering.',
    ru: 'При выплате дивидендов деньги за акции на открытом рынке идут в кассу компании. За акции в первичном предложении не платят никому.',
  },
  '18MEX §1.4#5': {
    en: 'Trains in the Initial Offering are sold strictly in order of type. A train in the Open Market never prevents the purchase of a later type. Example: no 5-train may be bought until all 2-, 3-, and 4-trains in the Initial Offering are sold.',
    ru: 'Поезда первичного предложения продаются строго по порядку типов. Поезд на открытом рынке не мешает покупать поезда более поздних типов. Пример: Поезд-5 нельзя купить, пока из первичного предложения не проданы все Поезда-2, Поезда-3 и Поезда-4.',
  },
  '18MEX §1.4#6': {
    en: 'Privates and minors cannot be sold to the bank.',
    ru: 'Частные и малые компании нельзя продать банку.',
  },
  '18MEX §1.4#7': {
    en: 'There is exactly $9,000 in the game.',
    ru: 'В игре ровно $9 000.',
  },
  '18MEX §1.5#1': {
    en: 'The first player to take a major’s president’s certificate sets its par. Par never changes afterward.',
    ru: 'Номинальную стоимость назначает тот, кто первым получает сертификат президента. Больше она не меняется.',
  },
  '18MEX §1.5#2': {
    en: 'The president’s certificate counts as two shares and costs twice par.',
    ru: 'Сертификат президента — это две акции, и стоит он вдвое больше номинальной стоимости.',
  },
  '18MEX §1.5#3': {
    en: 'The market value starts at par. It moves when shares are sold, when a major is sold out at the end of a stock round, and with what the major does with its revenue.',
    ru: 'Рыночная стоимость вначале равна номинальной. Она меняется при продаже акций, в конце фондового раунда, если компания раскуплена, и после выплаты или удержания прибыли.',
  },
  '18MEX §1.5#4': {
    en: 'While the president’s certificate is in the Initial Offering, the major’s shares are worth nothing and cannot be sold.',
    ru: 'Пока сертификат президента в первичном предложении, акции компании ничего не стоят и продать их нельзя.',
  },
  '18MEX §1.5#5': {
    en: 'Players may sell privates to each other. Minors and shares of majors never pass from player to player.',
    ru: 'Игроки могут продавать друг другу частные компании. Малые компании и акции крупных друг другу не продают.',
  },
  '18MEX §2': {
    en: 'Before the game, seats are agreed on or drawn, and the first Priority Deal is drawn at random. With 3, 4, or 5 players, each starts with $625, $500, or $450 and may own 19, 14, or 11 certificates. The privates and minors #1 to #7 are set out in order, with 10% of CHI beside #6 and the president’s certificate of NdM beside #7. Four exchange shares go in the trade-in box. (If seats are not drawn, they stay as given.)',
    ru: 'Перед игрой места распределяют по договорённости или по жребию. Карта приоритетной сделки достаётся по жребию. При 3, 4 или 5 игроках у каждого вначале $625, $500 или $450, а лимит — 19, 14 или 11 сертификатов. Частные и малые компании № 1–7 лежат по порядку номеров: рядом с № 6 — акция CHI (10%), рядом с № 7 — сертификат президента NdM. Четыре обменные акции лежат в своей ячейке. (Если места не разыгрывают, они остаются как заданы.)',
  },
  '18MEX §3#1': {
    en: 'The holder of the Priority Deal takes the first turn of a stock round.',
    ru: 'Первый ход фондового раунда делает игрок с картой приоритетной сделки.',
  },
  '18MEX §3.1#1': {
    en: 'While any private or minor is unsold, your turn is one of three things: buy the lowest-numbered one, bid on another, or pass.',
    ru: 'Пока хоть одна частная или малая компания не продана, ход — это одно из трёх: купить компанию с наименьшим номером, сделать ставку на другую или спасовать.',
  },
  '18MEX §3.1#2': {
    en: 'A purchase or a bid uses up the whole turn, even if it was for the last company.',
    ru: 'Покупка или ставка расходует весь ход, даже если это была последняя компания.',
  },
  '18MEX §3.1#3': {
    en: 'You may always pass, except when company #1 must be taken for free.',
    ru: 'Пасовать можно всегда, кроме случая, когда компанию № 1 нужно взять бесплатно.',
  },
  '18MEX §3.1#4': {
    en: 'A minor comes with its charter, #6 with a 10% share of CHI, and #7 with the president’s certificate of NdM.',
    ru: 'С малой компанией покупатель получает её планшет, с № 6 — акцию CHI (10%), с № 7 — сертификат президента NdM.',
  },
  '18MEX §3.1(a)#1': {
    en: 'The lowest-numbered unsold company is bought at face value; company #1 may be reduced in price.',
    ru: 'Непроданную компанию с наименьшим номером покупают по номинальной стоимости. У компании № 1 цена может быть снижена.',
  },
  '18MEX §3.1(a)#2': {
    en: 'Pay for the lowest-numbered company with cash that is not set aside for bids.',
    ru: 'За компанию с наименьшим номером платят только деньгами, не отложенными на ставки.',
  },
  '18MEX §3.1(a)#3': {
    en: 'After a purchase, if the company that is now lowest has bids, it is sold or auctioned immediately. This repeats while there are bids on the next lowest.',
    ru: 'После покупки компания, ставшая младшей по номеру, сразу продаётся или уходит на аукцион, если на неё есть ставки. И так, пока на следующую есть ставки.',
  },
  '18MEX §3.1(a)#4': {
    en: 'Then the turn passes to the player after the one who made that purchase, no matter who bid in the auction.',
    ru: 'Затем ходит игрок, следующий за сделавшим покупку. Ходы на аукционе на это не влияют.',
  },
  '18MEX §3.1(b)#1': {
    en: 'A bid is a whole number of dollars, at least $5 above the highest bid on that company, or above its face value if there is none.',
    ru: 'Ставка — целое число долларов. Она хотя бы на $5 выше наибольшей ставки на эту компанию, а если ставок нет — её номинальной стоимости.',
  },
  '18MEX §3.1(b)#2': {
    en: 'You cannot bid on the lowest-numbered company: you buy it.',
    ru: 'На компанию с наименьшим номером ставок не делают: её покупают.',
  },
  '18MEX §3.1(b)#3': {
    en: 'The amount of a bid is set aside until that company comes to auction.',
    ru: 'Сумму ставки откладывают до аукциона этой компании.',
  },
  '18MEX §3.1(b)#4': {
    en: 'You can bid no more than your cash less what you have set aside for other companies.',
    ru: 'Поставить можно не больше своих наличных за вычетом отложенного на другие компании.',
  },
  '18MEX §3.1(b)#5': {
    en: 'A bid cannot be taken back. It stands even through an operating round.',
    ru: 'Ставку нельзя отозвать. Она остаётся в силе и после операционного раунда.',
  },
  '18MEX §3.1(b)#6': {
    en: 'If you bid again on the same company, the new bid replaces your old one.',
    ru: 'Новая ставка на ту же компанию заменяет вашу прежнюю.',
  },
  '18MEX §3.1.1#1': {
    en: 'Only players who have bid on the company take part in its auction. A single bidder simply takes it for that bid.',
    ru: 'В аукционе участвуют только сделавшие ставку на эту компанию. Единственный участник забирает её за свою ставку.',
  },
  '18MEX §3.1.1#2': {
    en: 'Bidders take turns clockwise, beginning after the high bidder. Each raises by at least $5 or passes. After a pass you may still bid if your turn comes again. The auction ends when all but the high bidder have passed in a row.',
    ru: 'Участники ходят по часовой стрелке, начиная со следующего за лидером. Каждый повышает ставку хотя бы на $5 или пасует. Спасовавший может повысить позже, если до него снова дойдёт ход. Аукцион заканчивается, когда подряд спасовали все, кроме лидера.',
  },
  '18MEX §3.1.1#3': {
    en: 'The winner pays immediately and receives the company. The others’ money is available again.',
    ru: 'Победитель сразу платит и получает компанию. Отложенные деньги остальных снова свободны.',
  },
  '18MEX §3.1.2#1': {
    en: 'Company #1 costs $20 in the first stock round, $15 in the second, $10 in the third, and $5 in the fourth.',
    ru: 'Компания № 1 стоит $20 в первом фондовом раунде, $15 во втором, $10 в третьем и $5 в четвёртом.',
  },
  '18MEX §3.1.2#2': {
    en: 'The price falls only when a stock round has ended and company #1 is still unsold.',
    ru: 'Цена снижается, только если фондовый раунд закончился, а компания № 1 не куплена.',
  },
  '18MEX §3.1.2#3': {
    en: 'On the first turn of the fifth stock round, the player with the Priority Deal must take company #1 for free. That uses up the turn.',
    ru: 'В первый ход пятого фондового раунда игрок с картой приоритетной сделки обязан взять компанию № 1 бесплатно. Это расходует ход.',
  },
  '18MEX §3.1.2#4': {
    en: 'No other company gets cheaper, and no other must be taken.',
    ru: 'Никакая другая компания не дешевеет, и брать её никто не обязан.',
  },
  '18MEX §3.2#1': {
    en: 'On a normal turn you may sell as often as you like and buy once.',
    ru: 'В обычный ход можно продавать сколько угодно раз и сделать одну покупку.',
  },
  '18MEX §3.2#2': {
    en: 'Buy either before all the sales of your turn or after all of them, never between two sales.',
    ru: 'Покупайте либо до всех продаж этого хода, либо после всех, но не между ними.',
  },
  '18MEX §3.2#3': {
    en: 'If you have sold shares of a major in this stock round, you may not buy any of it in the same round.',
    ru: 'Если вы продали акции крупной компании, покупать её акции в том же фондовом раунде нельзя.',
  },
  '18MEX §3.2#4': {
    en: 'Shares you bought may be sold later in the same stock round, except in the first one.',
    ru: 'Купленные акции можно продать в том же фондовом раунде, но не в первом.',
  },
  '18MEX §3.2#5': {
    en: 'If you do not want to do anything, pass, unless a limit forces you to sell.',
    ru: 'Не хотите ничего делать — пасуйте, если только лимит не обязывает продавать.',
  },
  '18MEX §3.2#6': {
    en: 'Shares of a major may be sold even if it has not floated or never operated.',
    ru: 'Акции крупной компании можно продавать, даже если она не запущена или ещё не действовала.',
  },
  '18MEX §3.2#7': {
    en: 'A minor can never be sold to anyone.',
    ru: 'Малую компанию нельзя продать никому.',
  },
  '18MEX §3.2(a)#1': {
    en: 'The bank pays the market value for each 10%. For an odd 5% it pays half of it, rounded up.',
    ru: 'Банк платит рыночную стоимость за каждые 10%. За нечётные 5% он платит половину, округляя вверх.',
  },
  '18MEX §3.2(a)#2': {
    en: 'After a sale, the marker moves down one row for every full 10% sold. An odd 5% does not count.',
    ru: 'После продажи маркер рыночной стоимости опускается на одну позицию за каждые полные 10%. Нечётные 5% не учитываются.',
  },
  '18MEX §3.2(a)#3': {
    en: 'You may sell several certificates of a major at once, before the marker moves, or one after another.',
    ru: 'Несколько сертификатов компании можно продать сразу, прежде чем двигать маркер, или по одному.',
  },
  '18MEX §3.2(a)#4': {
    en: 'A marker that cannot go lower stays in the bottom row.',
    ru: 'Маркер, которому некуда опускаться, остаётся в нижней строке.',
  },
  '18MEX §3.2(a)#5': {
    en: 'A marker that moves into an occupied cell goes under those already there. The seller chooses the order of their sales.',
    ru: 'Маркер, попавший в занятую ячейку, кладут под все лежащие там. Порядок своих продаж выбирает продавец.',
  },
  '18MEX §3.2(a)(1)': {
    en: 'Certificates may not be sold to the bank during the first stock round of the game.',
    ru: 'В первом фондовом раунде игры продавать сертификаты банку нельзя.',
  },
  '18MEX §3.2(a)(2)': {
    en: 'Shares cannot be sold while the president’s certificate of that major is in the Initial Offering.',
    ru: 'Акции нельзя продать, пока сертификат президента этой компании в первичном предложении.',
  },
  '18MEX §3.2(a)(3)': {
    en: 'No sale may leave more than 50% of a major in the Open Market. Exactly 50% is allowed.',
    ru: 'После продажи на открытом рынке может быть не больше 50% акций компании. Ровно 50% — можно.',
  },
  '18MEX §3.2(a)(4)': {
    en: 'The president may sell the president’s certificate only if another player owns at least 20% of the major and becomes president through the sale.',
    ru: 'Сертификат президента можно продать, только если у другого игрока хотя бы 20% этой компании и продажа делает его президентом.',
  },
  '18MEX §3.2(a)(5)': {
    en: 'A player who owns only the president’s certificate may sell 10% and keep 10%. First they swap certificates with the new president, then one of the two 10% certificates goes to the Open Market.',
    ru: 'Если у вас только сертификат президента, можно продать 10% и оставить 10%. Сначала обменяйтесь сертификатами с новым президентом, затем один из двух сертификатов по 10% уходит на открытый рынок.',
  },
  '18MEX §3.2(a)(6)': {
    en: 'If you own at least 10% of NdM but no 5% certificate, you may sell 5% with change: put a 10% certificate into the Open Market and take a 5% certificate from there. The bank pays half the market value, rounded up, and the marker stays put.',
    ru: 'Если у вас не меньше 10% NdM, но нет сертификата 5%, можно продать 5%: положите сертификат 10% на открытый рынок и возьмите оттуда сертификат 5%. Банк платит половину рыночной стоимости с округлением вверх, маркер остаётся на месте.',
  },
  '18MEX §3.2(b)#1': {
    en: 'On your turn you may sell privates to other players for any whole price of at least $1 that you both agree on.',
    ru: 'В свой ход можно продавать частные компании другим игрокам за любую сумму в целых долларах (не меньше $1), о которой договоритесь.',
  },
  '18MEX §3.2(b)#2': {
    en: 'On the seller’s turn, this does not use up the buyer’s purchase. On the buyer’s own turn, it does.',
    ru: 'Если это ход продавца, покупатель своей покупки не тратит, а если его собственный — тратит.',
  },
  '18MEX §3.2(c)(1)': {
    en: 'The buyer of a president’s certificate from the Initial Offering sets par at $60, $70, $75, $80, or $90 and pays twice that. Example: at $75 they pay $150.',
    ru: 'Покупатель сертификата президента из первичного предложения назначает номинальную стоимость ($60, $70, $75, $80 или $90) и платит вдвое больше. Пример: при $75 он платит $150.',
  },
  '18MEX §3.2(c)(2)': {
    en: 'A 10% certificate from the Initial Offering costs par. The president’s certificate must already belong to a player. Shares in the trade-in box cannot be bought.',
    ru: 'За сертификат 10% из первичного предложения платят номинальную стоимость. Сертификат президента уже должен принадлежать игроку. Обменные акции купить нельзя.',
  },
  '18MEX §3.2(c)(2)#2': {
    en: 'If the purchase leaves 50% in the Initial Offering, the major floats.',
    ru: 'Если после покупки в первичном предложении осталось 50%, крупная компания запускается.',
  },
  '18MEX §3.2(c)(3)': {
    en: 'A certificate from the Open Market costs the market value; a 5% certificate costs half of it, rounded down.',
    ru: 'За сертификат с открытого рынка платят рыночную стоимость, за сертификат 5% — её половину с округлением вниз.',
  },
  '18MEX §3.2(c)(4)': {
    en: 'You may buy a private from another player for any whole price of at least $1 that you both agree on. That is your purchase for the turn.',
    ru: 'Частную компанию можно купить у другого игрока за любую сумму в целых долларах (не меньше $1), о которой договоритесь. Это ваша покупка в этот ход.',
  },
  '18MEX §3.2(c)(5)': {
    en: 'If you own a 5% certificate of NdM, you may buy 5% with change: give it and half the market value, rounded down, for a 10% certificate from the Open Market.',
    ru: 'Владелец сертификата 5% NdM может купить 5%: он отдаёт этот сертификат и половину рыночной стоимости, округлённую вниз, а с открытого рынка берёт сертификат 10%.',
  },
  '18MEX §3.2(c)#6': {
    en: 'Every purchase must be paid for in cash immediately. It must respect the limits of §3.3 and the ban on NdM in §5.1.',
    ru: 'Каждую покупку сразу оплачивают наличными. Она подчиняется лимитам 3.3 и запрету на NdM из 5.1.',
  },
  '18MEX §3.3(a)#1': {
    en: 'Nobody may own more than 60% of a major.',
    ru: 'Больше 60% крупной компании не может быть ни у кого.',
  },
  '18MEX §3.3(a)#2': {
    en: 'Only the exchange of minor C may bring a player to 70% of UdY. The player may keep the excess until the next stock round, then must sell down to 60% on their turn.',
    ru: 'Только обмен малой компании C может дать игроку 70% UdY. Излишек можно держать до следующего фондового раунда, а в свой ход лишнее продают.',
  },
  '18MEX §3.3(b)#1': {
    en: 'With 3, 4, or 5 players, nobody may own more than 19, 14, or 11 certificates. Privates, charters of minors, and certificates of majors count as one each, and so does the president’s certificate.',
    ru: 'При 3, 4 или 5 игроках можно держать до 19, 14 или 11 сертификатов. Считаются частные компании, планшеты малых и сертификаты крупных. Сертификат президента — как один.',
  },
  '18MEX §3.3(b)#2': {
    en: 'Not counted: the 5% certificates of NdM, shares of majors whose market value is in the yellow area, and privates owned by majors.',
    ru: 'Не учитываются сертификаты 5% NdM, акции компаний с рыночной стоимостью в жёлтой области и частные компании, принадлежащие крупным.',
  },
  '18MEX §3.3(b)#3': {
    en: 'At the limit you may acquire only what does not count, even if a change of president would bring you back below it.',
    ru: 'На лимите можно получить только то, что не считается, даже если смена президента вернула бы вас в его пределы.',
  },
  '18MEX §3.3(b)#4': {
    en: 'An excess caused by others, or by a market value that left the yellow area, may be kept until the next stock round. On your turn in that round you sell until you are within the limit: you buy nothing before that, and your turn does not end while a sale could help (our reading of “you must sell in this turn”).',
    ru: 'Излишек, возникший из-за других игроков или потому, что рыночная стоимость вышла из жёлтой области, можно держать до следующего фондового раунда. В свой ход в этом раунде продавайте, пока не уложитесь в лимит: до этого покупать нельзя, и ход не заканчивается, пока продажа может помочь. (Что до этого нельзя покупать — наша трактовка слов «в этот ход вы должны продать».)',
  },
  '18MEX §3.3(b)#5': {
    en: 'Sell just enough to be within the limit again. Example: you have five certificates too many in a major that has left the yellow area. If one sale brings its marker back there, the rest no longer count and you need sell nothing else.',
    ru: 'Достаточно продать столько, чтобы снова уложиться в лимит. Пример: лишние — пять сертификатов компании, вышедшей из жёлтой области. Если после одной продажи её маркер снова в жёлтой области, остальные уже не считаются, и больше продавать не нужно.',
  },
  '18MEX §3.3(b)#6': {
    en: 'If no merger takes place when phase 5 begins, the certificate limit rises by one for the rest of the game.',
    ru: 'Если в начале фазы 5 слияния нет, лимит сертификатов до конца игры больше на один.',
  },
  '18MEX §3.4#1': {
    en: 'A major floats as soon as 50% or less of it is left in the Initial Offering. The trade-in box is part of the Initial Offering.',
    ru: 'Крупная компания запускается, как только в первичном предложении остаётся 50% её акций или меньше. Ячейка обменных акций — часть первичного предложения.',
  },
  '18MEX §3.4(a)': {
    en: 'When a major floats its president receives its charter.',
    ru: 'При запуске крупной компании её президент получает планшет.',
  },
  '18MEX §3.4(b)': {
    en: 'When a major floats it receives its station tokens.',
    ru: 'При запуске крупная компания получает свои жетоны станций.',
  },
  '18MEX §3.4(c)': {
    en: 'When a major floats the bank pays it ten times its par value. Example: $750 at a par value of $75. CHI, NdM, and UdY receive the full amount too, although some of their shares were not bought.',
    ru: 'При запуске банк выплачивает крупной компании десятикратную номинальную стоимость. Пример: $750 при номинальной стоимости $75. CHI, NdM и UdY тоже получают всю сумму, хотя часть их акций не куплена.',
  },
  '18MEX §3.4#2': {
    en: 'The payment is made immediately and can exhaust the bank. A major floats only once.',
    ru: 'Деньги выплачивают сразу, и банк может опустеть. Компания запускается только один раз.',
  },
  '18MEX §3.4#3': {
    en: 'Only UdY can float during an operating round, through the exchange of minor C. It does not operate in that round.',
    ru: 'В операционном раунде может запуститься только UdY — из-за обмена малой компании C. В этом раунде она уже не действует.',
  },
  '18MEX §3.5#1': {
    en: 'The president changes when another player owns a larger percentage than the president. A tie changes nothing.',
    ru: 'Президент меняется, когда у другого игрока больший процент акций. При равенстве смены нет.',
  },
  '18MEX §3.5(a)': {
    en: 'The new president is the player with the largest percentage. If tied, it is the first one clockwise from the outgoing president.',
    ru: 'Новым президентом становится игрок с наибольшим процентом, а при равенстве — первый из них по часовой стрелке от уходящего президента.',
  },
  '18MEX §3.5(b)#1': {
    en: 'The new president gives up certificates worth 20% and receives the president’s certificate.',
    ru: 'Новый президент отдаёт сертификаты на 20% и получает сертификат президента.',
  },
  '18MEX §3.5(b)#2': {
    en: 'A new president of NdM who has both 5% and 10% certificates chooses which to give up.',
    ru: 'Новый президент NdM, у которого есть и сертификаты 5%, и сертификаты 10%, выбирает, какие отдать.',
  },
  '18MEX §3.5(c)': {
    en: 'The charter and everything on it pass to the new president.',
    ru: 'Планшет со всем имуществом компании переходит к новому президенту.',
  },
  '18MEX §3.6#1': {
    en: 'The round ends when all players pass in a row. The Priority Deal goes to the player after the last one who did anything; if nobody did, it stays.',
    ru: 'Раунд заканчивается, когда все подряд спасуют. Карта приоритетной сделки переходит к игроку, следующему за тем, кто последним что-то сделал. Если таких не было, она остаётся на месте.',
  },
  '18MEX §3.6#2': {
    en: 'At the end of a stock round, the marker of every major wholly owned by players moves up one row. A marker in the top row stays where it is.',
    ru: 'В конце фондового раунда маркер каждой компании, все 100% которой у игроков, поднимается на одну позицию. Маркер в верхней строке остаётся на месте.',
  },
  '18MEX §3.6#3': {
    en: 'If several markers rise at the end of a stock round, the one with the highest market value moves first.',
    ru: 'Если в конце фондового раунда поднимаются несколько маркеров, первым двигают тот, чья рыночная стоимость больше.',
  },
  '18MEX §3.6#4': {
    en: 'A share in the trade-in box belongs to no player, so its major does not rise at the end of a stock round.',
    ru: 'Акция в ячейке обменных акций не принадлежит игрокам, поэтому маркер такой компании в конце фондового раунда не поднимается.',
  },
  '18MEX §4#1': {
    en: 'In an operating round every private, every minor that has been sold, and every floated major operates once.',
    ru: 'В операционном раунде один раз действуют каждая частная компания, каждая проданная малая и каждая запущенная крупная.',
  },
  '18MEX §4(a)': {
    en: 'First all privates operate.',
    ru: 'Сначала действуют все частные компании.',
  },
  '18MEX §4(b)': {
    en: 'Then the minors operate, in the order A, B, C.',
    ru: 'Затем действуют малые компании в порядке A, B, C.',
  },
  '18MEX §4(c)#1': {
    en: 'Then the floated majors operate, highest market value first. If tied, the one farther to the right goes first, then the one higher in the stack.',
    ru: 'Затем действуют запущенные крупные компании, начиная с наибольшей рыночной стоимости. При равенстве первой идёт та, чей маркер правее, затем та, чей маркер выше в стопке.',
  },
  '18MEX §4(c)#2': {
    en: 'After every turn, the next company is chosen again from those that have not operated.',
    ru: 'После каждого хода следующую компанию определяют заново среди ещё не действовавших.',
  },
  '18MEX §4(c)#3': {
    en: 'A marker that moves into a cell goes under those already there. During an operating round, markers of majors that have operated are face down and always under those that have not. So if a sale drops the marker of a major that has not operated into such a cell, it goes above them.',
    ru: 'Маркер, попавший в ячейку, ложится под те, что там уже есть. В операционном раунде маркеры уже ходивших компаний лежат лицом вниз и всегда под остальными. Поэтому маркер ещё не ходившей компании, упавший туда из-за продажи, ложится выше них.',
  },
  '18MEX §4.1#1': {
    en: 'The bank pays each private’s income to the player or major that owns it.',
    ru: 'Банк выплачивает прибыль каждой частной компании игроку или крупной компании, которой она принадлежит.',
  },
  '18MEX §4.1#2': {
    en: 'The power of KCM&O is not used in this step, only on the turn of the major that owns it.',
    ru: 'Свойство KCM&O на этом шаге не работает — только в ход крупной компании, которая ею владеет.',
  },
  '18MEX §4.2(a)': {
    en: 'On its first turn, a minor places its token in its home city for free.',
    ru: 'В свой первый ход малая компания бесплатно ставит жетон станции в базовый город.',
  },
  '18MEX §4.2(b)': {
    en: 'A minor may lay one yellow tile, paying what it costs.',
    ru: 'Малая компания может положить один жёлтый тайл, оплатив его.',
  },
  '18MEX §4.2(c)': {
    en: 'A minor must run its built-in 2-train.',
    ru: 'Малая компания обязана запустить встроенный Поезд-2.',
  },
  '18MEX §4.2(d)': {
    en: 'Half of a minor’s revenue goes to its owner, the other half into its treasury.',
    ru: 'Половина прибыли малой компании идёт её владельцу, другая половина — в её кассу.',
  },
  '18MEX §4.3(a)': {
    en: 'On its first turn, a major places its home token for free.',
    ru: 'В свой первый ход крупная компания бесплатно ставит базовую станцию.',
  },
  '18MEX §4.3(b)': {
    en: 'Then the major is paid for its mail contract.',
    ru: 'Затем крупная компания получает прибыль за почтовый контракт.',
  },
  '18MEX §4.3(c)': {
    en: 'Then the major may lay one or two yellow tiles, or make one upgrade, but not both. If it owns KCM&O it may lay the Copper Canyon tile as well.',
    ru: 'Затем крупная компания может положить один или два жёлтых тайла либо сделать одно улучшение, но не то и другое. Владея KCM&O, она может ещё положить тайл Copper Canyon.',
  },
  '18MEX §4.3(d)': {
    en: 'Then the major may place one token.',
    ru: 'Затем крупная компания может поставить один жетон станции.',
  },
  '18MEX §4.3(e)': {
    en: 'Then the major runs its trains. It must if a shareholder insists.',
    ru: 'Затем крупная компания запускает поезда. Это обязательно, если настаивает кто-нибудь из акционеров.',
  },
  '18MEX §4.3(f)': {
    en: 'Then the major pays out or withholds its revenue.',
    ru: 'Затем крупная компания выплачивает дивиденды или удерживает прибыль.',
  },
  '18MEX §4.3(g)': {
    en: 'Then the obsolete trains of the major are removed from the game.',
    ru: 'Затем устаревшие поезда крупной компании списывают.',
  },
  '18MEX §4.3(h)': {
    en: 'Then the major may buy trains, and sometimes must.',
    ru: 'Затем крупная компания может, а иногда обязана покупать поезда.',
  },
  '18MEX §4.3(i)': {
    en: 'At any time on its turn, a major may buy privates from players, as often as it likes.',
    ru: 'В любой момент своего хода крупная компания может покупать частные компании у игроков, сколько угодно раз.',
  },
  '18MEX §4.3#1': {
    en: 'Trains are bought after trains run, so a new major usually has nothing to run on its first turn. NdM can if the merger has already brought it a train.',
    ru: 'Поезда покупают после маршрутов, поэтому в первый ход новая компания обычно не ездит. NdM может, если уже получила поезд при слиянии.',
  },
  '18MEX §4.3.1#1': {
    en: 'If a major owns a train when its turn begins, the bank pays it the value of its home city for carrying mail. Example: MC has a yellow tile worth $20 in Torreon and a 2-train, so it receives $20.',
    ru: 'Если в начале хода у крупной компании есть поезд, банк платит ей за почту столько, сколько приносит её базовый город. Пример: у MC в Torreon жёлтый тайл стоимостью $20 и есть Поезд-2 — она получает $20.',
  },
  '18MEX §4.3.1#2': {
    en: 'Mail is paid whether or not the major has a route. It is not revenue and does not move the marker.',
    ru: 'За почту платят и без маршрута. Это не прибыль, и маркер рыночной стоимости она не двигает.',
  },
  '18MEX §4.3.1#3': {
    en: 'The mail contract is paid before everything else on the turn except the home token.',
    ru: 'За почту платят раньше всего остального в ходе: прежде только ставят базовую станцию.',
  },
  '18MEX §4.3.1#4': {
    en: 'NdM is paid for Mexico City only and UdY for Merida only, not for the homes of companies that became part of them.',
    ru: 'NdM получает только за Mexico City, UdY — только за Merida, но не за базовые города вошедших в них компаний.',
  },
  '18MEX §4.3.1#5': {
    en: 'Only the city’s own value in the current phase counts, never doubled.',
    ru: 'Учитывается только стоимость самого города в текущей фазе, без удвоения.',
  },
  '18MEX §4.3.2#1': {
    en: 'A major may place one token a turn, in an empty slot of a city connected by track to one of its tokens.',
    ru: 'За ход крупная компания может поставить один жетон станции в свободный круг города, соединённого путями с её станцией.',
  },
  '18MEX §4.3.2(a)': {
    en: 'The connection is traced like a route of any length. It does not turn back at a junction and does not pass through a red area or a city full of other companies’ tokens.',
    ru: 'Соединение — это маршрут любой длины. Он не поворачивает назад на развилке и не проходит через красную область или город, все круги которого заняты чужими станциями.',
  },
  '18MEX §4.3.2(b)': {
    en: 'A major has at most one token in a hex.',
    ru: 'У крупной компании может быть не больше одной станции в гексе.',
  },
  '18MEX §4.3.2(c)': {
    en: 'In the home city of a company that has not placed its home token, one slot must stay free for it.',
    ru: 'Пока компания не поставила базовую станцию, один круг в её базовом городе оставляют для неё свободным.',
  },
  '18MEX §4.3.2#2': {
    en: 'The first token after the home costs $40, the second $60, and each one after that $80. Tokens that come with the merger do not raise the price.',
    ru: 'Первая станция, кроме базовой, стоит $40, вторая — $60, каждая следующая — $80. Станции, полученные при слиянии, цену не повышают.',
  },
  '18MEX §4.3.2#3': {
    en: 'A token stays where it was placed until the end of the game.',
    ru: 'Поставленную станцию до конца игры не передвигают.',
  },
  '18MEX §4.3.3#1': {
    en: 'The president chooses: pay out everything, or withhold everything.',
    ru: 'Президент выбирает: выплатить всю прибыль или удержать всю.',
  },
  '18MEX §4.3.3(a)#1': {
    en: 'Each player receives their percentage of the revenue. Example: of $70, a 60% owner receives $42.',
    ru: 'Каждый игрок получает свой процент прибыли. Пример: при прибыли $70 владелец 60% получает $42.',
  },
  '18MEX §4.3.3(a)#2': {
    en: 'For shares in the Open Market the money goes into the major’s treasury. For shares in the Initial Offering nothing is paid.',
    ru: 'За акции на открытом рынке деньги идут в кассу компании. За акции в первичном предложении ничего не платят.',
  },
  '18MEX §4.3.3(a)#3': {
    en: 'If you own an odd 5%, your part is rounded up.',
    ru: 'Если у вас нечётные 5%, ваша доля округляется вверх.',
  },
  '18MEX §4.3.3(b)': {
    en: 'If the revenue is withheld, all of it goes into the treasury.',
    ru: 'Если прибыль удержана, вся она идёт в кассу компании.',
  },
  '18MEX §4.3.3#2': {
    en: 'When dividends are paid, the marker moves one space right, or up at the end of the row. In the top right corner it stays.',
    ru: 'При выплате дивидендов маркер сдвигается на одну позицию вправо, а в конце строки — вверх. В правом верхнем углу он остаётся на месте.',
  },
  '18MEX §4.3.3#3': {
    en: 'When the revenue is withheld, or there is none, the marker moves one space left, or down in the first column. In the bottom left corner it stays.',
    ru: 'Если прибыль удержана или её нет, маркер сдвигается на одну позицию влево, а в крайнем левом столбце — вниз. В левом нижнем углу он остаётся на месте.',
  },
  '18MEX §4.3.4#1': {
    en: 'In this step a major may buy trains from the bank and from other majors, in any order.',
    ru: 'На этом шаге крупная компания может покупать поезда в банке и у других крупных компаний в любом порядке.',
  },
  '18MEX §4.3.4#2': {
    en: 'A train goes to the Open Market only when a limit forces its owner to discard it. Nobody may sell a train to the bank or give it up.',
    ru: 'Поезд попадает на открытый рынок, только когда лимит заставляет компанию его сбросить. Продать поезд банку или отказаться от него нельзя.',
  },
  '18MEX §4.3.4(a)': {
    en: 'The bank’s trains are in the Initial Offering or in the Open Market.',
    ru: 'Поезда банка находятся в первичном предложении или на открытом рынке.',
  },
  '18MEX §4.3.4(b)': {
    en: 'Trains in the Initial Offering are bought in the order 2, 3, 4, 5, 6, 4D: all of one type before the next.',
    ru: 'Поезда первичного предложения покупают по порядку 2, 3, 4, 5, 6, 4D: сначала все поезда одного типа, затем следующего.',
  },
  '18MEX §4.3.4(c)': {
    en: 'The bank sells trains at face value.',
    ru: 'Банк продаёт поезда по номинальной стоимости.',
  },
  '18MEX §4.3.4(d)#1': {
    en: 'A train may be bought from another major in any phase, for a price of at least $1 that both presidents agree on.',
    ru: 'У другой крупной компании поезд можно купить в любой фазе по цене, о которой договорятся президенты, не меньше $1.',
  },
  '18MEX §4.3.4(d)#2': {
    en: 'NdM buys and sells trains only at face value.',
    ru: 'NdM покупает и продаёт поезда только по номинальной стоимости.',
  },
  '18MEX §4.3.4(e)': {
    en: 'A purchase from the Initial Offering that begins a phase takes effect immediately. Example: with the first 4-train, all 2-trains rust immediately (exception: §8(c)).',
    ru: 'Покупка из первичного предложения, начинающая фазу, действует сразу. Пример: с покупкой первого Поезда-4 все Поезда-2 сразу списывают (исключение: 8(c)).',
  },
  '18MEX §4.3.4(f)': {
    en: 'Until the first 4-train is bought, a major buys at most one train a turn from the bank. Trains bought from other majors do not count.',
    ru: 'Пока не куплен первый Поезд-4, крупная компания покупает в банке не больше одного поезда за ход. Поезда других компаний не учитываются.',
  },
  '18MEX §4.3.4(g)#1': {
    en: 'A major at its train limit may not buy another train, whatever the purchase would change.',
    ru: 'Компания, достигшая лимита поездов, не может купить ещё один, что бы эта покупка ни изменила.',
  },
  '18MEX §4.3.4(g)#2': {
    en: 'When the limit drops, every major immediately discards its excess trains to the Open Market. Its president chooses which.',
    ru: 'Когда лимит уменьшается, каждая компания сразу сбрасывает лишние поезда на открытый рынок. Какие — выбирает её президент.',
  },
  '18MEX §4.3.4(g)#3': {
    en: 'With the first 4-train, the 2-trains rust before the new limit applies.',
    ru: 'При покупке первого Поезда-4 Поезда-2 списывают до того, как начнёт действовать новый лимит.',
  },
  '18MEX §4.3.4(g)#4': {
    en: 'A major below its limit may buy the train that lowers the limit, then discards one.',
    ru: 'Компания ниже лимита может купить поезд, который уменьшает лимит, и затем сбросить лишний.',
  },
  '18MEX §4.3.4.1#1': {
    en: 'When the second 6-train is bought, 4-trains in the Open Market are removed from the game immediately. Those of companies become obsolete.',
    ru: 'Когда куплен второй Поезд-6, Поезда-4 на открытом рынке сразу списывают. Поезда-4 компаний устаревают.',
  },
  '18MEX §4.3.4.1#2': {
    en: 'An obsolete train may run once more on its owner’s next turn, then is removed from the game.',
    ru: 'Устаревший поезд может пойти ещё раз в следующий ход владельца, потом его списывают.',
  },
  '18MEX §4.3.4.1#3': {
    en: 'An obsolete train may not be bought.',
    ru: 'Устаревший поезд нельзя купить.',
  },
  '18MEX §4.3.4.2#1': {
    en: 'A major that has a possible route but no train must buy one in this step, as long as the bank has any.',
    ru: 'Крупная компания, у которой есть допустимый маршрут, но нет поезда, обязана на этом шаге купить поезд, если он есть в банке.',
  },
  '18MEX §4.3.4.2#2': {
    en: 'If a major that must buy a train cannot pay and does not buy one from another major, its president must contribute cash.',
    ru: 'Если компания обязана купить поезд, но денег не хватает, а у другой компании она поезд не покупает, недостающее вносит президент.',
  },
  '18MEX §4.3.4.2#3': {
    en: 'If the president cannot raise the money, even by selling all the shares they may sell in the most profitable order, they are bankrupt and the game ends immediately.',
    ru: 'Если президент не может собрать нужное, даже продав в самом выгодном порядке все акции, которые можно продать, он банкрот, и игра сразу заканчивается.',
  },
  '18MEX §4.3.4.2(a)': {
    en: 'With the president’s help, only the cheapest train in the bank may be bought. Example: if a 6-train is next but there is a 3-train in the Open Market, it must be the 3-train.',
    ru: 'Со взносом президента покупают только самый дешёвый поезд банка. Пример: следующий — Поезд-6, но на открытом рынке есть Поезд-3. Нужно купить Поезд-3.',
  },
  '18MEX §4.3.4.2(b)': {
    en: 'With the president’s help, only one train may be bought. That holds even if a merger then brings the major more money.',
    ru: 'Со взносом президента можно купить только один поезд, даже если затем слияние принесёт компании деньги.',
  },
  '18MEX §4.3.4.2(c)': {
    en: 'The president contributes exactly what the major is short, so the treasury is empty afterward.',
    ru: 'Президент вносит ровно столько, сколько не хватает: после покупки касса пуста.',
  },
  '18MEX §4.3.4.2(d)#1': {
    en: 'A president who is short of cash must sell shares under the usual rules. They may also sell privates to other players.',
    ru: 'Если президенту не хватает наличных, он продаёт акции по обычным правилам. Можно продать и частные компании другим игрокам.',
  },
  '18MEX §4.3.4.2(d)#2': {
    en: 'In a forced purchase the president may sell only as much as is needed.',
    ru: 'При вынужденной покупке президент может продать не больше, чем необходимо.',
  },
  '18MEX §4.3.4.2(d)#3': {
    en: 'No such sale may change the president of the operating major.',
    ru: 'Такая продажа не может привести к смене президента действующей компании.',
  },
  '18MEX §4.3.4.2(d)#4': {
    en: 'Sales in a forced purchase are not a stock turn. The Priority Deal stays where it is, and the limits of §3.3 do not apply now.',
    ru: 'Эти продажи не считаются фондовым ходом. Карта приоритетной сделки не переходит, и соблюдать лимиты 3.3 сейчас не требуется.',
  },
  '18MEX §4.3.5#1': {
    en: 'In phases 3, 3½, and 4, a major may buy privates other than MNR from players at any time on its turn. The price is agreed on, between half and one and a half times face value. Example: $20 to $60 for KCM&O.',
    ru: 'В фазах 3, 3½ и 4 крупная компания может в любой момент своего хода покупать у игроков частные компании, кроме MNR. Цена — по договорённости, от половины до полутора номиналов. Пример: KCM&O — от $20 до $60.',
  },
  '18MEX §4.3.5#2': {
    en: 'A major never sells a private; it keeps it until it closes.',
    ru: 'Крупная компания никогда не продаёт частную: та остаётся у неё, пока не закроется.',
  },
  '18MEX §4.3.5#3': {
    en: 'Majors cannot buy minors.',
    ru: 'Малые компании так купить нельзя.',
  },
  '18MEX §4.4.1(a)': {
    en: 'Which colors may be laid depends on the phase. Minors lay only yellow tiles.',
    ru: 'Какие цвета тайлов доступны, зависит от фазы. Малые компании кладут только жёлтые тайлы.',
  },
  '18MEX §4.4.1(b)#1': {
    en: 'Any tile not on the board may be used while there is one left. Only the Copper Canyon tile is reserved.',
    ru: 'Можно взять любой тайл, пока он есть в запасе. Зарезервирован только тайл Copper Canyon.',
  },
  '18MEX §4.4.1(b)#2': {
    en: 'Track belongs to nobody: every company may use it and upgrade it.',
    ru: 'Пути никому не принадлежат: любая компания может ездить по ним и улучшать их.',
  },
  '18MEX §4.4.1(c)#1': {
    en: 'Yellow tiles are laid on empty hexes, green on yellow, brown on green, gray on brown. No tile is laid on a red or gray area.',
    ru: 'Жёлтые тайлы кладут на незастроенные гексы, зелёные — на жёлтые, коричневые — на зелёные, серые — на коричневые. На красные и серые области тайлы не кладут.',
  },
  '18MEX §4.4.1(c)#2': {
    en: 'Every green, brown, or gray tile is an upgrade, even on a hex printed in yellow.',
    ru: 'Любой зелёный, коричневый или серый тайл — улучшение, в том числе на гексе, напечатанном жёлтым.',
  },
  '18MEX §4.4.1(d)': {
    en: 'A city tile goes only on a city hex, and a city hex takes only city tiles.',
    ru: 'Тайл с городом кладут только на гекс с городом, и никакой другой туда не кладут.',
  },
  '18MEX §4.4.1(e)#1': {
    en: 'A town tile goes only on a town hex, and a town hex takes only town tiles.',
    ru: 'Тайл с посёлком кладут только на гекс с посёлком, и никакой другой туда не кладут.',
  },
  '18MEX §4.4.1(e)#2': {
    en: 'Mazatlan, Tampico, and Veracruz have a port: a town at a dead end. A route that counts it starts or ends there.',
    ru: 'В Mazatlan, Tampico и Veracruz есть порт — посёлок в тупике. Маршрут, включающий порт, должен в нём начинаться или заканчиваться.',
  },
  '18MEX §4.4.1(f)#1': {
    en: 'The terrain cost printed in a hex is paid with the first tile there. Later tiles in that hex are free.',
    ru: 'Стоимость местности, указанную в гексе, платят за первый тайл. Следующие тайлы в этом гексе бесплатны.',
  },
  '18MEX §4.4.1(f)#2': {
    en: 'The tile of Mexico City costs $60 in green and $40 in brown.',
    ru: 'Зелёный тайл Mexico City стоит $60, коричневый — $40.',
  },
  '18MEX §4.4.1(g)': {
    en: 'A tile with a city’s name goes only on that hex, and that hex does not take any other tile of that color. Mexico City is a double-size hex with tiles of its own. Example: Guadalajara has its own brown tile; its yellow and green tiles are ordinary ones.',
    ru: 'Тайл с названием города кладут только на гекс этого города, и другой тайл того же цвета туда положить нельзя. Mexico City — гекс двойного размера с собственными тайлами. Пример: у города Guadalajara особый коричневый тайл, а жёлтый и зелёный — обычные.',
  },
  '18MEX §4.4.1(h)#1': {
    en: 'A replacement tile keeps all the track, cities, and towns of the old one.',
    ru: 'Тайл, заменяющий другой, сохраняет все его пути, города и посёлки.',
  },
  '18MEX §4.4.1(h)#2': {
    en: 'Tokens move over to the new tile. The old tile may be used again.',
    ru: 'Жетоны переносят на новый тайл. Старый снова в запасе.',
  },
  '18MEX §4.4.1(i)': {
    en: 'Track may not run into an impassable side, a blank side of a printed area, or off the map.',
    ru: 'Путь не может вести через непроходимую сторону гекса, в пустую сторону напечатанной области или за пределы карты.',
  },
  '18MEX §4.4.1(j)#1': {
    en: 'The tile must have new track, or a city, connected to one of the company’s tokens.',
    ru: 'На тайле должен быть новый путь или город, соединённый со станцией компании.',
  },
  '18MEX §4.4.1(j)#2': {
    en: 'The connection of a new tile is traced as for tokens. It may start anywhere on the new track.',
    ru: 'Соединение — такое же, как для жетонов станций, и начинаться оно может в любой точке нового пути.',
  },
  '18MEX §4.4.1#1': {
    en: 'A tile stays on the board until another replaces it. Gray tiles may not be replaced.',
    ru: 'Тайл остаётся на поле, пока его не заменят другим. Серые тайлы не заменяют.',
  },
  '18MEX §4.4.1#2': {
    en: 'The Copper Canyon tile is an exception to most of these rules (see Table III #2).',
    ru: 'Тайл Copper Canyon — исключение из большинства этих правил (см. Таблицу III, № 2).',
  },
  '18MEX §4.4.1#3': {
    en: 'On its turn, a minor lays one yellow tile; a major lays up to two yellow ones or makes one upgrade.',
    ru: 'За ход малая компания кладёт один жёлтый тайл, а крупная — до двух жёлтых или делает одно улучшение.',
  },
  '18MEX §4.4.2#1': {
    en: 'A major may run all of its trains, some, or none. A minor must run its train.',
    ru: 'Крупная компания может запустить все свои поезда, часть или ни одного. Малая обязана запустить свой.',
  },
  '18MEX §4.4.2(a)': {
    en: 'A route is continuous track that joins two or more cities, towns, or off-board locations.',
    ru: 'Маршрут — непрерывный путь, соединяющий два или более города, посёлка или красные области.',
  },
  '18MEX §4.4.2(b)': {
    en: 'A route may not use the same piece of track twice.',
    ru: 'Маршрут не проходит дважды по одному участку пути.',
  },
  '18MEX §4.4.2(c)': {
    en: 'At a junction, a route follows one branch and does not turn back.',
    ru: 'На развилке маршрут идёт по одной ветви и не поворачивает назад.',
  },
  '18MEX §4.4.2(d)': {
    en: 'From a city that is not blocked, a route may continue along any other track.',
    ru: 'Из незаблокированного города маршрут может выйти по любому другому пути.',
  },
  '18MEX §4.4.2(e)': {
    en: 'A city whose slots are all filled by other companies’ tokens is blocked. A route may end there but not pass through.',
    ru: 'Город, все круги которого заняты станциями других компаний, заблокирован. Маршрут может в нём закончиться, но не пройти через него.',
  },
  '18MEX §4.4.2(f)': {
    en: 'A route must include a city or off-board location with one of the company’s tokens.',
    ru: 'Маршрут должен включать город или красную область со станцией компании.',
  },
  '18MEX §4.4.2(g)': {
    en: 'No location is visited twice. All arrows of a red area are the same location.',
    ru: 'Ни одно место не посещают дважды. Все стрелки одной красной области — одно и то же место.',
  },
  '18MEX §4.4.2(h)': {
    en: 'An off-board location can only be the beginning or the end of a route.',
    ru: 'Красная область может быть только началом или концом маршрута.',
  },
  '18MEX §4.4.2(i)': {
    en: 'A train visits at most as many cities and off-board locations as its number; towns are not counted. Example: a 2-train visits two cities, or a city and an off-board location, and any number of towns. For a 4D the limit is four.',
    ru: 'Городов и красных областей на маршруте не больше, чем номер поезда. Посёлки не считаются. Пример: Поезд-2 посещает два города или город и красную область и сколько угодно посёлков. Для Поезда-4D предел — четыре.',
  },
  '18MEX §4.4.2(j)': {
    en: 'Trains that a major runs on the same turn may not share track. They may meet in a city, town, or off-board location.',
    ru: 'Поезда одной компании за один ход не ездят по одному участку пути. Встречаться в городе, посёлке или красной области они могут.',
  },
  '18MEX §4.4.2.1#1': {
    en: 'A train earns the sum of the values of all locations on its route.',
    ru: 'Поезд приносит сумму стоимостей всех мест на своём маршруте.',
  },
  '18MEX §4.4.2.1#2': {
    en: 'Where two values are printed, the higher one counts from the first 5-train on.',
    ru: 'Там, где указаны два значения, с покупки первого Поезда-5 действует большее.',
  },
  '18MEX §4.4.2.1#3': {
    en: 'A 4D-train counts cities and off-board locations twice, but not towns.',
    ru: 'Поезд-4D приносит двойную прибыль за города и красные области, но не за посёлки.',
  },
  '18MEX §4.4.2.1#4': {
    en: 'If any shareholder insists, the major must run for the highest possible total. Here the shareholders may object in turn if the president has declared less than is possible.',
    ru: 'Если настаивает хоть один акционер, компания должна получить наибольшую возможную прибыль. Здесь акционеры отвечают по очереди, если президент объявил меньше возможного.',
  },
  '18MEX §4.4.2.1#5': {
    en: 'A minor must always run for the highest possible revenue.',
    ru: 'Малая компания всегда должна получать наибольшую возможную прибыль.',
  },
  '18MEX §4.4.2.1#6': {
    en: 'The duty to run for the most concerns routes only: all other decisions of the turn are free.',
    ru: 'Требование наибольшей прибыли касается только маршрутов: остальные действия хода от него не зависят.',
  },
  '18MEX §5.1#1': {
    en: 'The first buyer of MNR receives the president’s certificate of NdM and sets its par immediately.',
    ru: 'Первый покупатель MNR получает сертификат президента NdM и сразу назначает её номинальную стоимость.',
  },
  '18MEX §5.1#2': {
    en: 'Nobody may buy other shares of NdM before phase 3½.',
    ru: 'До фазы 3½ никто не может покупать другие акции NdM.',
  },
  '18MEX §5.2#1': {
    en: 'With the fifth 3-train phase 3½ begins: from now on shares of NdM may be bought.',
    ru: 'С пятым Поездом-3 начинается фаза 3½: с этого момента акции NdM можно покупать.',
  },
  '18MEX §5.2#2': {
    en: 'The minors close. The owners of A and B each receive a 5% share of NdM, the owner of C a 10% share of UdY.',
    ru: 'Малые компании закрываются. Владельцы A и B получают по 5% NdM, владелец C — 10% UdY.',
  },
  '18MEX §5.2#3': {
    en: 'The money of A and B goes to NdM and the money of C to UdY, even if these have not floated.',
    ru: 'Деньги A и B переходят в NdM, деньги C — в UdY, даже если они не запущены.',
  },
  '18MEX §5.2#4': {
    en: 'Charters, built-in trains, and tokens of the minors are removed from the game.',
    ru: 'Планшеты, встроенные поезда и станции малых компаний выходят из игры.',
  },
  '18MEX §5.2#5': {
    en: 'The exchange can change a president and can float UdY.',
    ru: 'Обмен может сменить президента и запустить UdY.',
  },
  '18MEX §5.2#6': {
    en: 'In the same operating round, a player may earn from minor C and then from the UdY share received for it.',
    ru: 'В одном операционном раунде игрок может получить прибыль и от малой компании C, и от полученной за неё акции UdY.',
  },
  '18MEX §5.3(a)': {
    en: 'When the first 5-train is bought, one major may merge with NdM. If NdM has not floated, there is no merger.',
    ru: 'Когда куплен первый Поезд-5, одна крупная компания может слиться с NdM. Если NdM не запущена, слияния нет.',
  },
  '18MEX §5.3(b)': {
    en: 'Starting to the left of the president whose major bought the train, each player in turn, except the president of NdM, may offer one of their majors for the merger. CHI, MC, MEX, SPM, and UdY are eligible once they have floated. At most one merges: the first offer decides.',
    ru: 'Начиная с игрока слева от президента компании, купившей поезд, каждый по очереди, кроме президента NdM, может предложить для слияния одну из своих крупных компаний. Подходят CHI, MC, MEX, SPM и UdY, если они запущены. Сливается не больше одной: первая предложенная.',
  },
  '18MEX §5.3(c)': {
    en: 'If nobody offers a major, the president of NdM must choose an eligible major that has not floated and whose president’s certificate they do not own, if possible one whose president’s certificate is still in the Initial Offering. If there is none, no merger takes place. The owner of the president’s certificate cannot object. Example: A, B, and C sit in this order. A is president of SPM and TM, B of NdM and CHI, C of PAC and UdY. MC and MEX have not floated, and nobody owns their president’s certificates. CHI buys the first 5-train. C does not offer UdY, then A does not offer SPM; B is passed over. So B must choose MC or MEX.',
    ru: 'Если никто не предложил компанию, президент NdM должен выбрать подходящую незапущенную крупную компанию, сертификатом президента которой он не владеет, — по возможности ту, чей сертификат президента ещё в первичном предложении. Если такой нет, нет и слияния. Владелец сертификата президента помешать этому не может. Пример: игроки A, B и C сидят в этом порядке. A — президент SPM и TM, B — NdM и CHI, C — PAC и UdY. MC и MEX не запущены, и их сертификаты президента никому не принадлежат. CHI покупает первый Поезд-5. C не предлагает UdY, затем A не предлагает SPM. B пропускают. Поэтому B должен выбрать MC или MEX.',
  },
  '18MEX §5.3(d)': {
    en: 'The owner of the merging major’s president’s certificate gives it up and receives a 10% share of NdM from the trade-in box. If that changes the president of NdM, it happens immediately. If nobody owned that certificate, the 10% share goes to the Initial Offering.',
    ru: 'Владелец сертификата президента сливающейся компании отдаёт его и получает акцию NdM (10%) из обменных. Если это меняет президента NdM, смена происходит сразу. Если сертификат никому не принадлежал, эти 10% переходят в первичное предложение.',
  },
  '18MEX §5.3(e)': {
    en: 'For all other shares of the merging major the bank pays half the market value; each player’s total is rounded up. This is not a sale: the Priority Deal, the limits, and the market value stay as they are.',
    ru: 'За остальные акции сливающейся компании банк платит половину рыночной стоимости. Сумму каждого игрока округляют вверх. Это не продажа: приоритетная сделка, лимиты и рыночная стоимость не меняются.',
  },
  '18MEX §5.3(f)': {
    en: 'NdM replaces the home token of the merging major and one other of its tokens with its two replacement tokens, but not where it already has a token. Example: CHI has tokens in Chihuahua, Torreon, Queretaro, and Mexico City, NdM in the last two. It takes Chihuahua and then Torreon. Leftover tokens may be placed later for $80 each. If NdM in the example also had a token in Torreon, its second replacement token would be left over.',
    ru: 'NdM заменяет базовую станцию сливающейся компании и ещё одну её станцию двумя заменяемыми жетонами, но не там, где у неё уже есть станция. Пример: у CHI станции в Chihuahua, Torreon, Queretaro и Mexico City, у NdM — в двух последних. NdM заменяет Chihuahua, затем Torreon. Оставшиеся жетоны можно поставить позже по $80. Будь у NdM в этом примере станция и в Torreon, второй жетон остался бы неиспользованным.',
  },
  '18MEX §5.3(g)': {
    en: 'All cash and trains of the merging major go to NdM. If NdM then owns more than three trains, it discards the excess to the Open Market; its president chooses which. (The print says “all its trains”, but §4.3.4(g) allows only the excess to be discarded, and that is our reading. A ruling follows the print to the letter.)',
    ru: 'Все деньги и поезда сливающейся компании переходят в NdM. Если после этого у NdM больше трёх поездов, она сбрасывает лишние на открытый рынок. Какие — выбирает её президент. (Напечатано «сбросить все свои поезда», но 4.3.4(g) разрешает сбрасывать только лишние, и мы читаем так. Буквальное чтение — отдельная трактовка.)',
  },
  '18MEX §5.3(h)': {
    en: 'The charter, shares, and tokens of the merged major are removed from the game for good.',
    ru: 'Планшет, акции и жетоны слившейся компании навсегда выходят из игры.',
  },
  '18MEX §5.3(i)': {
    en: 'If no merger takes place, the 10% share of NdM goes to the Initial Offering, the replacement tokens are removed from the game, and the certificate limit rises by one for everyone.',
    ru: 'Если слияния нет, акция NdM (10%) переходит в первичное предложение, заменяемые жетоны выходят из игры, а лимит сертификатов у всех растёт на один.',
  },
  '18MEX §6(a)': {
    en: 'The bank runs out of money: play the current operating round to its end, or one more if it happened in a stock round. Then the game is over. By our reading the bank has run out when it cannot pay something in full, not at exactly $0; an optional ruling says otherwise.',
    ru: 'В банке закончились деньги: операционный раунд доигрывают до конца (после фондового играют ещё один операционный), и игра окончена. По нашей трактовке деньги закончились, когда банк не может заплатить полностью, а не при ровно $0. Есть и обратная трактовка.',
  },
  '18MEX §6(b)': {
    en: 'A market value reaches $200: the game ends the same way.',
    ru: 'Рыночная стоимость любой компании достигла $200: игра заканчивается так же.',
  },
  '18MEX §6(c)': {
    en: 'A player goes bankrupt: the game ends immediately, even if the bank had already run out or a market value had already reached $200.',
    ru: 'Игрок банкрот: игра сразу заканчивается. Так и в том случае, если раньше закончились деньги в банке или рыночная стоимость дошла до $200.',
  },
  '18MEX §6.1#1': {
    en: 'The player with the most in total wins: cash, shares at market value, and privates and minors at face value. What companies own counts for nothing.',
    ru: 'Побеждает тот, у кого больше всего: наличные, акции по рыночной стоимости, частные и малые компании по номинальной. Имущество компаний никому не засчитывают.',
  },
  '18MEX §6.1#2': {
    en: 'Shares of a major whose president’s certificate nobody has bought are worth nothing at the end (the CHI share that came with #6, the UdY share for minor C).',
    ru: 'Акции крупной компании, сертификат президента которой никто не купил, при подсчёте ничего не стоят (акция CHI, полученная с № 6, и акция UdY за малую компанию C).',
  },
  '18MEX §6.1#3': {
    en: 'A bankrupt player loses all cash. The shares they were not allowed to sell and their privates and minors still count. They may even win.',
    ru: 'Банкрот лишается всех наличных. Акции, которые ему нельзя было продать, частные и малые компании по-прежнему считаются. Он может даже выиграть.',
  },
  '18MEX §6.1#4': {
    en: 'Ties are possible. As an option, one more operating round is then played, but never after a bankruptcy.',
    ru: 'Возможны ничьи. По дополнительному правилу тогда играют ещё один операционный раунд, но не после банкротства.',
  },
  '18MEX §7#1': {
    en: 'Everyone may see the money and certificates of all players and companies.',
    ru: 'Деньги и сертификаты всех игроков и компаний открыты для всех.',
  },
  '18MEX §7#2': {
    en: 'The number of operating rounds is set when the stock round ends, by the latest tile color: one with yellow, two with green, and three with brown or gray. It is one if the game is about to end.',
    ru: 'Число операционных раундов определяют в конце фондового по последнему доступному цвету тайлов: один — жёлтый, два — зелёный, три — коричневый или серый. Если приближается конец игры — один.',
  },
  '18MEX §8#1': {
    en: 'Optional rules are agreed on before the game and can be combined.',
    ru: 'О дополнительных правилах договариваются до игры. Их можно сочетать.',
  },
  '18MEX §8(a)': {
    en: 'Option: on its first operating turn, a major may lay three yellow tiles instead of two.',
    ru: 'Дополнительное правило: в свой первый операционный ход крупная компания может положить три жёлтых тайла вместо двух.',
  },
  '18MEX §8(a)#1': {
    en: 'Only the very first turn gives the extra yellow tile; the Copper Canyon tile is in addition to it.',
    ru: 'Дополнительный жёлтый тайл возможен только в самый первый ход. Тайл Copper Canyon — сверх этого.',
  },
  '18MEX §8(b)': {
    en: 'Option: before phase 3 a major may buy KCM&O from a player for at most $40.',
    ru: 'Дополнительное правило: до фазы 3 крупная компания может купить KCM&O у игрока не дороже $40.',
  },
  '18MEX §8(b)#1': {
    en: 'Only KCM&O may be bought early, only from a player, and for at least $1.',
    ru: 'Раньше можно купить только KCM&O, только у игрока и не дешевле $1.',
  },
  '18MEX §8(c)': {
    en: 'Option: the minors close at the beginning of the next stock round instead of immediately.',
    ru: 'Дополнительное правило: малые компании закрываются не сразу, а в начале следующего фондового раунда.',
  },
  '18MEX §8(c)#1': {
    en: 'The exchanges happen before the first stock turn. NdM shares can still be bought from phase 3½ on. If UdY has merged into NdM by then, the owner of C gets no share, and by our reading C’s money goes to NdM.',
    ru: 'Обмены происходят до первого фондового хода. Акции NdM всё равно можно покупать с фазы 3½. Если к этому времени UdY влилась в NdM, владелец C акции не получает, а деньги C по нашей трактовке идут NdM.',
  },
  '18MEX §8(c)#2': {
    en: 'Minors still in play in phase 4 keep their 2-trains as long as they operate.',
    ru: 'Малые компании, оставшиеся в фазе 4, сохраняют свои Поезда-2, пока действуют.',
  },
  '18MEX §8(d)': {
    en: 'Option: when the second 6-train is bought, all 4-trains rust immediately.',
    ru: 'Дополнительное правило: при покупке второго Поезда-6 все Поезда-4 сразу списывают.',
  },
  '18MEX §8(d)#1': {
    en: 'The buyer’s own 4-trains rust, too.',
    ru: 'Поезда-4 покупателя — тоже.',
  },
  '18MEX §10#1': {
    en: 'Where components and rules disagree, the rules win.',
    ru: 'Если компоненты и правила расходятся, верны правила.',
  },
  '18MEX §App.1#1': {
    en: 'MNR closes when NdM buys its first train, or else with the other privates: when the first 5-train is bought. Nobody can close one at will.',
    ru: 'MNR закрывается, когда NdM покупает первый поезд. Все частные компании, включая MNR, закрываются с покупкой первого Поезда‑5. По желанию закрыть их нельзя.',
  },
  '18MEX §App.1#2': {
    en: 'Privates do not block hexes.',
    ru: 'Частные компании не блокируют гексы.',
  },
  '18MEX §App.1#3': {
    en: 'Ordinary track in Copper Canyon takes away the power of KCM&O, and nothing else.',
    ru: 'Обычный путь в Copper Canyon лишает KCM&O её свойства, но больше ничего не меняет.',
  },
  '18MEX §App.1#4': {
    en: 'If you own 55% of NdM, you may not buy 10%, whatever you plan to sell afterward.',
    ru: 'Владелец 55% NdM не может купить ещё 10%, что бы он потом ни продал.',
  },
  '18MEX §App.1#5': {
    en: 'There are only seven 4D-trains.',
    ru: 'Поездов-4D всего семь.',
  },
  '18MEX §App.1#6': {
    en: 'The game never ends in a stock round. It can end between two operating rounds of a set.',
    ru: 'Игра никогда не заканчивается в фондовом раунде. Она может закончиться между двумя операционными раундами одной серии.',
  },
  '18MEX §App.1#7': {
    en: 'On tile 485 the two tracks from Mexico City to the east are separate.',
    ru: 'На тайле 485 два пути из Mexico City на восток раздельны.',
  },
  '18MEX §App.1#8': {
    en: 'Home tokens are placed on the first operating turn, not before.',
    ru: 'Базовые станции ставят в первый операционный ход, не раньше.',
  },
  '18MEX Table I': {
    en: 'The phase decides which tile colors may be laid, how many trains a company may own (NdM one more), which values count, and what closes.',
    ru: 'Фаза определяет, какие цвета тайлов доступны, сколько поездов может иметь компания (NdM — на один больше), какие стоимости действуют и что закрывается.',
  },
  '18MEX Table III #2': {
    en: 'A major that owns KCM&O may lay the Copper Canyon tile for $60 in its track step, on top of its other tiles and without a connection, as long as that hex is empty. KCM&O stays open.',
    ru: 'Крупная компания, владеющая KCM&O, может на шаге тайлов за $60 положить тайл Copper Canyon — сверх других тайлов и без соединения, пока этот гекс пуст. KCM&O остаётся.',
  },
  '18MEX Baja': {
    en: 'Baja (not in the rulebook): Compagnie du Boleo costs $30. Majors may buy it for $15 to $30. Once in the game, a major that owns it may place a token in Santa Rosalia, for free and without a connection.',
    ru: 'Baja (нет в книге правил): Compagnie du Boleo стоит $30. Крупные компании могут купить её за $15–30. Компания-владелец может один раз бесплатно и без соединения поставить жетон станции в Santa Rosalia.',
  },
} as const satisfies Readonly<Record<string, Words>>;
