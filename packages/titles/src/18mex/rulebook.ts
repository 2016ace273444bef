/** The rules of 18MEX, one short statement each: cited by refusals, shown in the app, counted by the tests. */
import type { Words } from '@roundhouse/engine';

export const RULEBOOK = {
  '18MEX §1.1#1': {
    en: 'Stock and operating rounds alternate; the game starts with a stock round.',
    ru: 'Фондовые и операционные раунды чередуются; игра начинается с фондового.',
  },
  '18MEX §1.1#2': {
    en: 'In a stock round the players take their turns clockwise. The round ends when all have passed one after the other.',
    ru: 'В фондовом раунде игроки ходят по очереди по часовой стрелке. Раунд заканчивается, когда все игроки последовательно спасуют.',
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
    en: 'When the first train of a new type is bought from the Initial Offering, the phase of that number begins. Phase 3½ begins with the fifth 3-train, Phase 6½ with the second 6-train.',
    ru: 'Когда из Первичного Предложения покупают первый поезд нового типа, начинается фаза с тем же номером. Фаза 3½ начинается с пятого Поезда-3, Фаза 6½ — со второго Поезда-6.',
  },
  '18MEX §1.2#2': {
    en: 'A change of phase takes effect at once, even in the middle of a turn. It ends neither the turn nor the round.',
    ru: 'Смена фазы действует сразу, даже посреди хода. Ни ход, ни раунд она не завершает.',
  },
  '18MEX §1.3.1#1': {
    en: 'Whenever a private operates, the bank pays its fixed income to whoever owns it.',
    ru: 'Когда действует частная компания, банк выплачивает её фиксированную прибыль владельцу.',
  },
  '18MEX §1.3.1#2': {
    en: 'A private belongs to a player or a major, never to a minor.',
    ru: 'Частной компанией владеет игрок или крупная компания, но не малая.',
  },
  '18MEX §1.3.1#3': {
    en: 'A private has no treasury, token, track or train and occupies no hex.',
    ru: 'У частной компании нет кассы, жетонов, путей и поездов, и она не занимает гекс.',
  },
  '18MEX §1.3.1#4': {
    en: 'Of the privates of the rulebook only KCM&O has a special power. A major that owns KCM&O may use it in its own turn.',
    ru: 'Из частных компаний книги правил особая способность есть только у KCM&O. Её использует крупная компания, владеющая KCM&O, в свой ход.',
  },
  '18MEX §1.3.2#1': {
    en: 'A major has a president’s certificate of 20% and eight certificates of 10%. NdM has a president’s certificate of 20%, seven certificates of 10% and two of 5%.',
    ru: 'У крупной компании сертификат президента на 20% и восемь сертификатов по 10%. У NdM сертификат президента на 20%, семь сертификатов по 10% и два по 5%.',
  },
  '18MEX §1.3.2#2': {
    en: 'No company may own shares of a major.',
    ru: 'Никакая компания не может владеть акциями крупной компании.',
  },
  '18MEX §1.3.2#3': {
    en: 'Money, trains and tokens of a major are kept apart from everybody else’s. Nothing goes to or comes from its president except as the rules allow.',
    ru: 'Деньги, поезда и жетоны крупной компании хранятся отдельно от чужих. Президент может передавать что-либо компании или брать у неё только так, как разрешают правила.',
  },
  '18MEX §1.3.2#4': {
    en: 'Presidency and dividends depend on the percentage that somebody owns. What is bought, sold and counted for the limit are certificates.',
    ru: 'Президентство и дивиденды зависят от процента акций. Покупают, продают и считают для лимита сертификаты.',
  },
  '18MEX §1.3.2#5': {
    en: 'All decisions of a major are made by its president.',
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
    en: 'A minor’s treasury and its owner’s money are kept apart. The owner receives only his half of the revenue.',
    ru: 'Касса малой компании и деньги её владельца хранятся отдельно. Владелец получает только свою половину прибыли.',
  },
  '18MEX §1.3.3#5': {
    en: 'All three minors close when Phase 3½ starts.',
    ru: 'Все три малые компании закрываются с началом Фазы 3½.',
  },
  '18MEX §1.4#1': {
    en: 'The bank owns all money, certificates, trains and tiles that belong to nobody.',
    ru: 'Банку принадлежат все деньги, сертификаты, поезда и тайлы, у которых нет владельца.',
  },
  '18MEX §1.4#2': {
    en: 'Shares of the Initial Offering are bought at par value. Shares of the Open Market are bought and sold at market value.',
    ru: 'Акции Первичного Предложения покупают по номинальной стоимости. Акции Открытого Рынка покупают и продают по рыночной стоимости.',
  },
  '18MEX §1.4#3': {
    en: 'To launch a major 50% of it must have left the Initial Offering; it does not matter where these shares are now.',
    ru: 'Чтобы крупная компания запустилась, 50% её акций должны покинуть Первичное Предложение; где они теперь, не имеет значения.',
  },
  '18MEX §1.4#4': {
    en: 'When dividends are paid, the major’s treasury receives those of its shares in the Open Market. Nobody is paid for shares in the Initial Offering.',
    ru: 'При выплате дивидендов касса компании получает их за её акции на Открытом Рынке. За акции в Первичном Предложении не платят никому.',
  },
  '18MEX §1.4#5': {
    en: 'Trains of the Initial Offering are sold strictly in order of type. A train in the Open Market never prevents the purchase of a later type. Example: no 5-train may be bought before all 2-, 3- and 4-trains of the Initial Offering are sold.',
    ru: 'Поезда Первичного Предложения продаются строго по порядку типов. Поезд на Открытом Рынке не мешает покупать поезда более поздних типов. Пример: Поезд-5 нельзя купить, пока из Первичного Предложения не проданы все Поезда-2, Поезда-3 и Поезда-4.',
  },
  '18MEX §1.4#6': {
    en: 'Privates and minors cannot be sold to the bank.',
    ru: 'Частные и малые компании нельзя продать банку.',
  },
  '18MEX §1.4#7': {
    en: 'There is exactly $9,000 in the game.',
    ru: 'В игре ровно $9000.',
  },
  '18MEX §1.5#1': {
    en: 'Whoever first takes a major’s president’s certificate chooses its par value. It never changes afterwards.',
    ru: 'Номинальную стоимость крупной компании выбирает тот, кто первым получает её сертификат президента. Затем она не меняется до конца игры.',
  },
  '18MEX §1.5#2': {
    en: 'The president’s certificate counts for two shares and costs twice the par value.',
    ru: 'Сертификат президента — это две акции, и стоит он вдвое больше номинальной стоимости.',
  },
  '18MEX §1.5#3': {
    en: 'The market value begins at par. It moves when shares are sold, when a major is sold out at the end of a stock round, and by what the major does with its revenue.',
    ru: 'Рыночная стоимость вначале равна номинальной. Она меняется при продаже акций, в конце фондового раунда у полностью раскупленных компаний и в зависимости от того, что компания делает с прибылью.',
  },
  '18MEX §1.5#4': {
    en: 'As long as the president’s certificate is in the Initial Offering the major’s shares are worth nothing and cannot be sold.',
    ru: 'Пока сертификат президента находится в Первичном Предложении, акции компании ничего не стоят и не могут быть проданы.',
  },
  '18MEX §1.5#5': {
    en: 'Players may sell privates to each other. Minors and shares of majors cannot pass from player to player.',
    ru: 'Игроки могут продавать друг другу частные компании. Малые компании и акции крупных напрямую между игроками не продаются.',
  },
  '18MEX §2': {
    en: 'Before the game the seats are agreed or drawn, and chance decides who gets the Priority Deal. With 3, 4 or 5 players each starts with $625, $500 or $450 and may own 19, 14 or 11 certificates. The privates and minors #1 to #7 lie in order of their numbers, 10% of CHI beside #6 and the president’s certificate of NdM beside #7; four exchange shares lie in the trade-in box. (Where seats are not drawn they are taken as given.)',
    ru: 'Перед игрой места распределяют по договорённости или по жребию, а карту Приоритетной Сделки получает игрок по жребию. При 3, 4 или 5 игроках у каждого вначале $625, $500 или $450, а лимит — 19, 14 или 11 сертификатов. Частные и малые компании № 1–7 лежат по порядку номеров: рядом с № 6 — 10% акция CHI, рядом с № 7 — сертификат президента NdM; четыре обменные акции лежат в своей ячейке. (Если места не разыгрываются, они берутся как заданы.)',
  },
  '18MEX §3#1': {
    en: 'The holder of the Priority Deal takes the first turn of a stock round.',
    ru: 'Первый ход фондового раунда делает игрок с картой Приоритетной Сделки.',
  },
  '18MEX §3.1#1': {
    en: 'As long as any private or minor is unsold, a player does one of three things in his turn: he buys the one with the lowest number, bids on another one, or passes.',
    ru: 'Пока хоть одна частная или малая компания не продана, игрок в свой ход делает одно из трёх: покупает компанию с наименьшим номером, делает ставку на другую или пасует.',
  },
  '18MEX §3.1#2': {
    en: 'A purchase or a bid uses up the whole turn, even if it was the last company.',
    ru: 'Покупка или ставка расходует весь ход, даже если продана последняя компания.',
  },
  '18MEX §3.1#3': {
    en: 'Passing is allowed, except when company #1 must be taken for nothing.',
    ru: 'Пасовать разрешено всегда, кроме принудительной покупки компании № 1.',
  },
  '18MEX §3.1#4': {
    en: 'With a minor the buyer receives its charter, with #6 a 10% share of CHI, with #7 the president’s certificate of NdM.',
    ru: 'С малой компанией покупатель получает её планшет, с № 6 — 10% акцию CHI, с № 7 — сертификат президента NdM.',
  },
  '18MEX §3.1(a)#1': {
    en: 'The unsold company with the lowest number is bought at its face value, company #1 perhaps at a reduced price.',
    ru: 'Непроданную компанию с наименьшим номером покупают по номинальной стоимости; у компании № 1 цена может быть снижена.',
  },
  '18MEX §3.1(a)#2': {
    en: 'The company with the lowest number must be paid with money that is not set aside for bids.',
    ru: 'Компанию с наименьшим номером можно оплатить только деньгами, которые не отложены для ставок.',
  },
  '18MEX §3.1(a)#3': {
    en: 'After a purchase, as long as there are bids on the company that is now lowest, that company is sold or auctioned at once.',
    ru: 'После покупки, пока на оставшуюся компанию с наименьшим номером есть ставки, она сразу же продаётся или выставляется на аукцион.',
  },
  '18MEX §3.1(a)#4': {
    en: 'Then the player after the one who made the purchase has his turn. Turns of the auction do not change that.',
    ru: 'Затем ходит игрок, следующий за сделавшим покупку. Ходы на аукционе на это не влияют.',
  },
  '18MEX §3.1(b)#1': {
    en: 'A bid is a whole number of dollars and at least $5 above the highest bid on that company, or above its face value if there is none.',
    ru: 'Ставка — целое число долларов, не менее чем на $5 больше предыдущей ставки на эту компанию или, если ставок нет, её номинальной стоимости.',
  },
  '18MEX §3.1(b)#2': {
    en: 'Nobody bids on the company with the lowest number: it is bought.',
    ru: 'На компанию с наименьшим номером ставок не делают: её покупают.',
  },
  '18MEX §3.1(b)#3': {
    en: 'The amount of a bid is set aside until that company comes to auction.',
    ru: 'Сумму ставки откладывают до аукциона этой компании.',
  },
  '18MEX §3.1(b)#4': {
    en: 'Nobody bids more than he has, less what he has set aside for other companies.',
    ru: 'Нельзя поставить больше, чем есть у игрока за вычетом отложенного на другие компании.',
  },
  '18MEX §3.1(b)#5': {
    en: 'A bid cannot be taken back. It stands even if an operating round comes in between.',
    ru: 'Ставку нельзя отозвать. Она остаётся в силе, даже если вмешается операционный раунд.',
  },
  '18MEX §3.1(b)#6': {
    en: 'If a player bids again on the same company, the new bid replaces his old one.',
    ru: 'Если игрок снова делает ставку на ту же компанию, новая ставка заменяет прежнюю.',
  },
  '18MEX §3.1.1#1': {
    en: 'Only players who have bid on the company take part in its auction. A single bidder simply takes it for his bid.',
    ru: 'В аукционе участвуют только игроки, сделавшие ставку на эту компанию. Единственный участник просто забирает её за свою ставку.',
  },
  '18MEX §3.1.1#2': {
    en: 'The bidders take turns clockwise, beginning after the one with the highest bid. Each raises by at least $5 or passes. Who has passed may bid again if his turn comes once more. The auction ends when all but the highest bidder have passed in a row.',
    ru: 'Участники ходят по часовой стрелке после того, чья ставка наибольшая. Каждый повышает ставку не менее чем на $5 или пасует. Спасовавший может сделать ставку позже, если до него снова дойдёт ход. Аукцион заканчивается, когда подряд спасовали все, кроме сделавшего наибольшую ставку.',
  },
  '18MEX §3.1.1#3': {
    en: 'The winner pays at once and receives the company. The others have their money free again.',
    ru: 'Победитель сразу платит и получает компанию. Отложенные деньги остальных снова свободны.',
  },
  '18MEX §3.1.2#1': {
    en: 'Company #1 costs $20 in the first stock round, $15 in the second, $10 in the third and $5 in the fourth.',
    ru: 'Компания № 1 стоит $20 в первом фондовом раунде, $15 во втором, $10 в третьем и $5 в четвёртом.',
  },
  '18MEX §3.1.2#2': {
    en: 'The price falls only when a stock round has ended and company #1 is still unsold.',
    ru: 'Цена снижается, только если фондовый раунд закончился, а компания № 1 не куплена.',
  },
  '18MEX §3.1.2#3': {
    en: 'In the first turn of the fifth stock round the player with the Priority Deal must take company #1 for nothing. That is his turn.',
    ru: 'В первый ход пятого фондового раунда игрок с картой Приоритетной Сделки обязан бесплатно получить компанию № 1. Это расходует его ход.',
  },
  '18MEX §3.1.2#4': {
    en: 'No other company becomes cheaper, and no other must be taken.',
    ru: 'Никакая другая компания не дешевеет, и принудительно её не покупают.',
  },
  '18MEX §3.2#1': {
    en: 'In a normal turn a player may sell as often as he likes and buy once.',
    ru: 'В обычный ход игрок может продавать сколько угодно раз и сделать одну покупку.',
  },
  '18MEX §3.2#2': {
    en: 'The purchase comes either before all sales of the turn or after all of them, never between two sales.',
    ru: 'Покупка должна либо предшествовать всем продажам этого хода, либо следовать за всеми; между продажами покупать нельзя.',
  },
  '18MEX §3.2#3': {
    en: 'Who has sold shares of a major in this stock round may not buy any of it in the same round.',
    ru: 'Кто в этом фондовом раунде продал акции крупной компании, не может в том же раунде покупать её акции.',
  },
  '18MEX §3.2#4': {
    en: 'Shares that were bought may be sold later in the same stock round, but not in the first one.',
    ru: 'Купленные акции можно продать в том же фондовом раунде, но не в первом.',
  },
  '18MEX §3.2#5': {
    en: 'Who does not want to do anything passes, unless a limit forces him to sell.',
    ru: 'Кто не хочет ничего делать, пасует, если только лимит не обязывает его продавать.',
  },
  '18MEX §3.2#6': {
    en: 'Shares of a major may be sold even if it is not launched or has never operated.',
    ru: 'Акции крупной компании можно продавать, даже если она не запущена или ещё не действовала.',
  },
  '18MEX §3.2#7': {
    en: 'A minor can never be sold to anybody.',
    ru: 'Малую компанию нельзя продать никому.',
  },
  '18MEX §3.2(a)#1': {
    en: 'The bank pays the market value for each 10%. For an odd 5% it pays half of it, rounded up.',
    ru: 'Банк платит рыночную стоимость за каждые 10%. За нечётные 5% он платит половину с округлением в большую сторону.',
  },
  '18MEX §3.2(a)#2': {
    en: 'After a sale the marker moves down one row for every full 10% sold. An odd 5% does not count.',
    ru: 'После продажи жетон рыночной стоимости опускается на одну позицию за каждые полные 10%. Нечётные 5% не учитываются.',
  },
  '18MEX §3.2(a)#3': {
    en: 'Several certificates of a major may be sold at once, before the marker moves, or one after the other.',
    ru: 'Несколько сертификатов компании можно продать сразу, прежде чем двигать жетон, или по одному.',
  },
  '18MEX §3.2(a)#4': {
    en: 'A marker that has nowhere lower to go stays in the lowest row.',
    ru: 'Жетон, которому некуда опускаться, остаётся в нижней строке.',
  },
  '18MEX §3.2(a)#5': {
    en: 'A marker that comes into an occupied cell goes under those that are there. The seller decides in which order he sells.',
    ru: 'Жетон, попавший в занятую ячейку, кладут под все лежащие там. Порядок своих продаж выбирает продавец.',
  },
  '18MEX §3.2(a)(1)': {
    en: 'Nobody may sell certificates to the bank during the first stock round of the game.',
    ru: 'В первом фондовом раунде игры никто не может продавать сертификаты банку.',
  },
  '18MEX §3.2(a)(2)': {
    en: 'Shares cannot be sold while the president’s certificate of that major is in the Initial Offering.',
    ru: 'Акции нельзя продать, пока сертификат президента этой компании находится в Первичном Предложении.',
  },
  '18MEX §3.2(a)(3)': {
    en: 'No sale may leave more than 50% of a major in the Open Market. Exactly 50% is allowed.',
    ru: 'После продажи на Открытом Рынке не может оказаться более 50% акций компании. Ровно 50% — можно.',
  },
  '18MEX §3.2(a)(4)': {
    en: 'A president may sell the president’s certificate only if another player owns at least 20% of the major and becomes president by the sale.',
    ru: 'Сертификат президента можно продать, только если другой игрок владеет не менее чем 20% этой компании и продажа делает его президентом.',
  },
  '18MEX §3.2(a)(5)': {
    en: 'Who owns nothing but the president’s certificate may sell 10% and keep 10%: first he exchanges certificates with the new president, then one of the two 10% certificates goes to the Open Market.',
    ru: 'Владелец одного лишь сертификата президента может продать 10% и оставить себе 10%: сначала он обменивается сертификатами с новым президентом, затем один из двух сертификатов по 10% уходит на Открытый Рынок.',
  },
  '18MEX §3.2(a)(6)': {
    en: 'Who owns at least 10% of NdM but no 5% certificate may sell 5%: he puts a 10% certificate into the Open Market and takes a 5% certificate that lies there. The bank pays half the market value, rounded up, and the marker stays.',
    ru: 'Кто владеет хотя бы 10% NdM, но не имеет сертификата 5%, может продать 5%: он кладёт сертификат 10% на Открытый Рынок и берёт оттуда сертификат 5%. Банк платит половину рыночной стоимости с округлением вверх, жетон остаётся на месте.',
  },
  '18MEX §3.2(b)#1': {
    en: 'In his turn a player may sell privates to other players for any whole price of at least $1 on which both agree.',
    ru: 'В свой ход игрок может продавать частные компании другим игрокам за любое положительное целое число долларов, о котором они договорятся.',
  },
  '18MEX §3.2(b)#2': {
    en: 'In the seller’s turn this does not use up the purchase of the buyer. In the buyer’s own turn it does.',
    ru: 'В ход продавца это не расходует покупку покупателя. В собственный ход покупателя — расходует.',
  },
  '18MEX §3.2(c)(1)': {
    en: 'The buyer of a president’s certificate from the Initial Offering sets the par value at $60, $70, $75, $80 or $90 and pays twice that. Example: at $75 he pays $150.',
    ru: 'Покупатель сертификата президента из Первичного Предложения устанавливает номинальную стоимость: $60, $70, $75, $80 или $90 — и платит вдвое больше. Пример: при $75 он платит $150.',
  },
  '18MEX §3.2(c)(2)': {
    en: 'A 10% certificate of the Initial Offering costs the par value; the president’s certificate must already belong to a player. Shares of the trade-in box cannot be bought.',
    ru: 'Сертификат 10% из Первичного Предложения стоит номинальную стоимость; сертификат президента уже должен принадлежать игроку. Обменные акции купить нельзя.',
  },
  '18MEX §3.2(c)(2)#2': {
    en: 'If the purchase leaves 50% in the Initial Offering, the major is launched.',
    ru: 'Если после покупки в Первичном Предложении осталось 50%, крупная компания запускается.',
  },
  '18MEX §3.2(c)(3)': {
    en: 'A certificate of the Open Market costs the market value; one of 5% costs half of it, rounded down.',
    ru: 'Сертификат с Открытого Рынка стоит рыночную стоимость; сертификат 5% — её половину с округлением в меньшую сторону.',
  },
  '18MEX §3.2(c)(4)': {
    en: 'A player may buy a private from another player for any whole price of at least $1 on which both agree. That is his purchase of the turn.',
    ru: 'Игрок может купить частную компанию у другого игрока за любое положительное целое число долларов, о котором они договорятся. Это его покупка в этот ход.',
  },
  '18MEX §3.2(c)(5)': {
    en: 'Who owns a 5% certificate of NdM may buy 5%: he gives it and half the market value, rounded down, for a 10% certificate of the Open Market.',
    ru: 'Владелец сертификата 5% NdM может купить 5%: он отдаёт его и половину рыночной стоимости, округлённую вниз, за сертификат 10% с Открытого Рынка.',
  },
  '18MEX §3.2(c)#6': {
    en: 'Every purchase is paid in cash at once. It must obey the limits of §3.3 and the ban on NdM of §5.1.',
    ru: 'Каждую покупку сразу оплачивают наличными. На неё распространяются лимиты 3.3 и запрет на NdM 5.1.',
  },
  '18MEX §3.3(a)#1': {
    en: 'A player may not own more than 60% of a major.',
    ru: 'Игрок не может владеть более чем 60% крупной компании.',
  },
  '18MEX §3.3(a)#2': {
    en: 'Only the exchange of minor C may bring a player to 70% of UdY. He may keep the excess until the next stock round; in his turn of that round he must sell down to 60%.',
    ru: 'Только обмен малой компании C может дать игроку 70% UdY. Излишек можно сохранить до следующего фондового раунда, но в свой ход в этом раунде игрок обязан продать его, чтобы осталось не более 60%.',
  },
  '18MEX §3.3(b)#1': {
    en: 'With 3, 4 or 5 players nobody may own more than 19, 14 or 11 certificates. Privates, charters of minors and certificates of majors count one each, the president’s certificate too.',
    ru: 'При 3, 4 или 5 игроках нельзя владеть более чем 19, 14 или 11 сертификатами. Учитываются частные компании, планшеты малых и сертификаты крупных; сертификат президента считается одним.',
  },
  '18MEX §3.3(b)#2': {
    en: 'Not counted are the 5% certificates of NdM, shares of majors whose market value is in the yellow area, and privates that a major owns.',
    ru: 'Не учитываются сертификаты 5% NdM, акции компаний с рыночной стоимостью в жёлтой области и частные компании, принадлежащие крупным.',
  },
  '18MEX §3.3(b)#3': {
    en: 'Who is at the limit may acquire only what does not count, even if a change of president would bring him below it.',
    ru: 'Достигший лимита может приобрести только то, что не учитывается, даже если смена президента вернула бы его в пределы лимита.',
  },
  '18MEX §3.3(b)#4': {
    en: 'An excess that others caused, or a market value that left the yellow area, may be kept until the next stock round. In his turn of that round the player sells until he is within the limit: before that he buys nothing, and his turn does not end while a sale could help. (That nothing is bought before is our reading of «you must sell in this turn».)',
    ru: 'Излишек, возникший из-за других игроков или потому, что рыночная стоимость вышла из жёлтой области, можно сохранить до следующего фондового раунда. В свой ход в этом раунде игрок продаёт, пока не уложится в лимит: до этого он ничего не покупает, и его ход не заканчивается, пока продажа может помочь. (Что до этого нельзя покупать — наше прочтение слов «в этот ход вы должны продать».)',
  },
  '18MEX §3.3(b)#5': {
    en: 'It is enough to sell until the limit is kept again. Example: five certificates too many of a major that has left the yellow area; if one sale brings its marker back there, none of the rest counts any more and no more need be sold.',
    ru: 'Достаточно продать столько, чтобы снова соблюсти лимит. Пример: лишние пять сертификатов компании, вышедшей из жёлтой области. Если после одной продажи её жетон снова в жёлтой области, остальные уже не учитываются, и больше продавать не нужно.',
  },
  '18MEX §3.3(b)#6': {
    en: 'If no merger takes place when Phase 5 begins, the limit rises by one for the rest of the game.',
    ru: 'Если в начале Фазы 5 слияния не происходит, лимит увеличивается на один до конца игры.',
  },
  '18MEX §3.4#1': {
    en: 'A major is launched as soon as 50% or less of it is left in the Initial Offering. The trade-in box is part of the Initial Offering.',
    ru: 'Крупная компания запускается, как только в Первичном Предложении остаётся 50% её акций или меньше. Ячейка обменных акций — часть Первичного Предложения.',
  },
  '18MEX §3.4(a)': {
    en: 'When a major is launched its president receives its charter.',
    ru: 'При запуске крупной компании её президент получает планшет.',
  },
  '18MEX §3.4(b)': {
    en: 'When a major is launched it receives its station tokens.',
    ru: 'При запуске крупная компания получает свои жетоны станций.',
  },
  '18MEX §3.4(c)': {
    en: 'When a major is launched the bank pays it ten times its par value. Example: $750 at a par value of $75.',
    ru: 'При запуске банк выплачивает крупной компании десятикратную номинальную стоимость. Пример: $750 при номинальной стоимости $75.',
  },
  '18MEX §3.4#2': {
    en: 'The payment is made at once and can exhaust the bank. A major is launched only once.',
    ru: 'Выплата производится сразу и может исчерпать банк. Компания запускается только один раз.',
  },
  '18MEX §3.4#3': {
    en: 'Only UdY can be launched during an operating round, by the exchange of minor C. It does not operate in that round any more.',
    ru: 'В операционном раунде может запуститься только UdY — из-за обмена малой компании C. В этом раунде она уже не действует.',
  },
  '18MEX §3.5#1': {
    en: 'The president changes when another player owns a larger percentage than the president. An equal percentage changes nothing.',
    ru: 'Президент меняется, когда другой игрок владеет большим процентом, чем президент. При равном проценте смены нет.',
  },
  '18MEX §3.5(a)': {
    en: 'The new president is the player with the largest percentage. Among equals it is the first one clockwise from the outgoing president.',
    ru: 'Новым президентом становится игрок с наибольшим процентом, а при равенстве — первый из них по часовой стрелке от уходящего президента.',
  },
  '18MEX §3.5(b)#1': {
    en: 'The new president gives certificates worth 20% and receives the president’s certificate.',
    ru: 'Новый президент отдаёт сертификаты на 20% и получает сертификат президента.',
  },
  '18MEX §3.5(b)#2': {
    en: 'A new president of NdM who has 5% certificates as well as 10% ones chooses which he gives.',
    ru: 'Новый президент NdM, у которого есть и сертификаты 5%, и сертификаты 10%, сам выбирает, какие отдать.',
  },
  '18MEX §3.5(c)': {
    en: 'The charter and everything on it go to the new president’s side of the table.',
    ru: 'Планшет со всем имуществом компании переходит к новому президенту.',
  },
  '18MEX §3.6#1': {
    en: 'The round ends when all players have passed one after the other. The Priority Deal goes to the player after the last one who did anything; if nobody did, it stays.',
    ru: 'Раунд заканчивается, когда все последовательно спасуют. Карта Приоритетной Сделки переходит к игроку, следующему за последним, кто что-либо сделал; если таких не было, она остаётся на месте.',
  },
  '18MEX §3.6#2': {
    en: 'At the end of a stock round the marker of every major that is wholly owned by players moves up one row.',
    ru: 'В конце фондового раунда жетон каждой компании, все 100% которой принадлежат игрокам, поднимается на одну позицию.',
  },
  '18MEX §3.6#3': {
    en: 'If several markers rise at the end of a stock round, that of the major with the highest market value moves first.',
    ru: 'Если в конце фондового раунда поднимаются несколько жетонов, первым двигают жетон компании с большей рыночной стоимостью.',
  },
  '18MEX §3.6#4': {
    en: 'A share in the trade-in box belongs to no player: its major does not rise at the end of a stock round.',
    ru: 'Акция в ячейке обменных акций никому из игроков не принадлежит: жетон такой компании в конце фондового раунда не поднимается.',
  },
  '18MEX §4#1': {
    en: 'In an operating round every private, every minor that has been sold and every launched major operates once.',
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
    en: 'Then the launched majors operate, the one with the highest market value first. Among equals it is the one farther to the right, then the one higher in the stack.',
    ru: 'Затем действуют запущенные крупные компании, начиная с наибольшей рыночной стоимости. При равенстве — та, чей жетон правее, затем та, чей жетон выше в стопке.',
  },
  '18MEX §4(c)#2': {
    en: 'After every turn the next is looked for anew among those that have not operated.',
    ru: 'После каждого хода следующую компанию определяют заново среди ещё не действовавших.',
  },
  '18MEX §4(c)#3': {
    en: 'A marker that moves into a cell goes under those that are there. During an operating round the markers of majors that have operated lie face down and always under those that have not: so the marker of a major that has not operated yet, when a sale lets it fall there, lies above them.',
    ru: 'Жетон, попавший в ячейку, ложится под те, что там уже есть. В операционном раунде жетоны уже действовавших компаний лежат лицевой стороной вниз и всегда под теми, что лицевой стороной вверх: поэтому жетон ещё не действовавшей компании, упавший туда из-за продажи, лежит над ними.',
  },
  '18MEX §4.1#1': {
    en: 'The bank pays the income of each private to the player or major that owns it.',
    ru: 'Банк выплачивает прибыль каждой частной компании игроку или крупной компании, которой она принадлежит.',
  },
  '18MEX §4.1#2': {
    en: 'The power of KCM&O cannot be used in this step, only in the turn of the major that owns it.',
    ru: 'Способность KCM&O на этом шаге не используется — только в ход владеющей ею крупной компании.',
  },
  '18MEX §4.2(a)': {
    en: 'In its first turn a minor places its station in its home city, free of charge.',
    ru: 'В свой первый ход малая компания бесплатно помещает жетон станции в базовый город.',
  },
  '18MEX §4.2(b)': {
    en: 'A minor may lay one yellow tile and pays what it costs.',
    ru: 'Малая компания может положить один жёлтый тайл, оплатив его.',
  },
  '18MEX §4.2(c)': {
    en: 'A minor must run its built-in 2-train.',
    ru: 'Малая компания обязана составить маршрут для встроенного Поезда-2.',
  },
  '18MEX §4.2(d)': {
    en: 'Half of a minor’s revenue goes to its owner, the other half into its treasury.',
    ru: 'Половина прибыли малой компании идёт её владельцу, другая половина — в её кассу.',
  },
  '18MEX §4.3(a)': {
    en: 'In its first turn a major places its home station, free of charge.',
    ru: 'В свой первый ход крупная компания бесплатно размещает базовую станцию.',
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
    en: 'Then the major may place one station token.',
    ru: 'Затем крупная компания может разместить один жетон станции.',
  },
  '18MEX §4.3(e)': {
    en: 'Then the major runs its trains. It must if a shareholder insists.',
    ru: 'Затем крупная компания составляет маршруты поездов. Это обязательно, если настаивает кто-либо из акционеров.',
  },
  '18MEX §4.3(f)': {
    en: 'Then the major pays the revenue out or withholds it.',
    ru: 'Затем крупная компания выплачивает дивиденды или удерживает прибыль.',
  },
  '18MEX §4.3(g)': {
    en: 'Then the obsolete trains of the major leave the game.',
    ru: 'Затем устаревшие поезда крупной компании удаляются из игры.',
  },
  '18MEX §4.3(h)': {
    en: 'Then the major may buy trains; sometimes it must.',
    ru: 'Затем крупная компания может, а иногда обязана покупать поезда.',
  },
  '18MEX §4.3(i)': {
    en: 'At any moment of its turn a major may buy privates from players, as often as it likes.',
    ru: 'В любой момент своего хода крупная компания может покупать частные компании у игроков, сколько угодно раз.',
  },
  '18MEX §4.3#1': {
    en: 'Trains are bought after the run, so a new major usually does not run in its first turn. NdM can if the merger has brought it a train before that.',
    ru: 'Поезда покупают после составления маршрутов, поэтому новая компания в первый ход обычно не ездит. NdM может, если до этого получила поезд при слиянии.',
  },
  '18MEX §4.3.1#1': {
    en: 'If a major owns a train when its turn begins, the bank pays it the value of its home city for carrying mail. Example: MC has a yellow tile of $20 in Torreon and a 2-train: it receives $20.',
    ru: 'Если в начале хода у крупной компании есть поезд, банк платит ей за почту сумму, равную прибыли базового города. Пример: у MC в Torreon жёлтый тайл стоимостью $20 и есть Поезд-2 — она получает $20.',
  },
  '18MEX §4.3.1#2': {
    en: 'Mail is paid whether or not the major has a route. It is no part of the revenue and does not move the marker.',
    ru: 'Почта оплачивается независимо от того, есть ли маршрут. Она не входит в прибыль и не двигает жетон рыночной стоимости.',
  },
  '18MEX §4.3.1#3': {
    en: 'The mail contract is paid before anything else in the turn but the home station.',
    ru: 'За почту платят раньше всего остального в ходе, кроме размещения базовой станции.',
  },
  '18MEX §4.3.1#4': {
    en: 'NdM is paid for Mexico City only and UdY for Merida only, not for the homes of companies that have become part of them.',
    ru: 'NdM получает только за Mexico City, UdY — только за Merida, но не за базовые города влившихся в них компаний.',
  },
  '18MEX §4.3.1#5': {
    en: 'What counts is the value of the city alone in the present phase, never doubled.',
    ru: 'Учитывается только стоимость самого города в текущей фазе, без удвоения.',
  },
  '18MEX §4.3.2#1': {
    en: 'A major may place one station token a turn, in an empty circle of a city that track connects with one of its stations.',
    ru: 'За ход крупная компания может разместить один жетон станции в незанятый круг города, соединённого путями с её станцией.',
  },
  '18MEX §4.3.2(a)': {
    en: 'The connection is traced like a route of any length: it does not turn back at a junction and does not pass through a red area or a city full of others’ stations.',
    ru: 'Соединение отслеживается как маршрут любой длины: оно не поворачивает назад на развилке и не проходит через красную область или через город, все круги которого заняты чужими станциями.',
  },
  '18MEX §4.3.2(b)': {
    en: 'A major has at most one station in a hex.',
    ru: 'У крупной компании может быть не более одной станции в гексе.',
  },
  '18MEX §4.3.2(c)': {
    en: 'In the home city of a company that has not placed its home station yet, one circle must be left free for it.',
    ru: 'В базовом городе компании, ещё не разместившей базовую станцию, один круг должен остаться для неё свободным.',
  },
  '18MEX §4.3.2#2': {
    en: 'The first station besides the home station costs $40, the second $60, every further one $80.',
    ru: 'Первая станция, кроме базовой, стоит $40, вторая — $60, каждая следующая — $80.',
  },
  '18MEX §4.3.2#3': {
    en: 'A station stays where it was placed until the end of the game.',
    ru: 'Размещённую станцию нельзя переместить до конца игры.',
  },
  '18MEX §4.3.3#1': {
    en: 'The president decides: everything is paid out, or everything is withheld.',
    ru: 'Президент выбирает: выплатить всю прибыль или удержать всю.',
  },
  '18MEX §4.3.3(a)#1': {
    en: 'Every player receives his percentage of the revenue. Example: of $70 an owner of 60% receives $42.',
    ru: 'Каждый игрок получает свой процент прибыли. Пример: при прибыли $70 владелец 60% получает $42.',
  },
  '18MEX §4.3.3(a)#2': {
    en: 'For shares in the Open Market the money goes into the major’s treasury. For shares in the Initial Offering nothing is paid.',
    ru: 'За акции на Открытом Рынке деньги идут в кассу компании. За акции в Первичном Предложении ничего не платят.',
  },
  '18MEX §4.3.3(a)#3': {
    en: 'If somebody owns an odd 5%, his part is rounded up.',
    ru: 'Если у владельца нечётные 5%, его доля округляется в большую сторону.',
  },
  '18MEX §4.3.3(b)': {
    en: 'If the revenue is withheld, all of it goes into the treasury.',
    ru: 'Если прибыль удержана, вся она идёт в кассу компании.',
  },
  '18MEX §4.3.3#2': {
    en: 'When dividends are paid the marker moves one to the right. At the end of the row it moves up instead.',
    ru: 'При выплате дивидендов жетон сдвигается на одну позицию вправо, а в конце строки — вверх.',
  },
  '18MEX §4.3.3#3': {
    en: 'When the revenue is withheld, or there is none, the marker moves one to the left. In the first column it moves down instead.',
    ru: 'Если прибыль удержана или её нет, жетон сдвигается на одну позицию влево, а в крайнем левом столбце — вниз.',
  },
  '18MEX §4.3.4#1': {
    en: 'In this step a major may buy trains from the bank and from other majors, in any order.',
    ru: 'На этом шаге крупная компания может покупать поезда в банке и у других крупных компаний в любом порядке.',
  },
  '18MEX §4.3.4#2': {
    en: 'A train reaches the Open Market only when a limit forces its owner to discard it. Nobody may sell a train to the bank or give it up.',
    ru: 'Поезд попадает на Открытый Рынок, только когда лимит заставляет компанию его сбросить. Продать поезд банку или отказаться от него нельзя.',
  },
  '18MEX §4.3.4(a)': {
    en: 'The bank’s trains are in the Initial Offering or in the Open Market.',
    ru: 'Поезда банка находятся в Первичном Предложении или на Открытом Рынке.',
  },
  '18MEX §4.3.4(b)': {
    en: 'Trains of the Initial Offering are bought in the order 2, 3, 4, 5, 6, 4D: all of one type before the next.',
    ru: 'Поезда Первичного Предложения покупают по порядку: 2, 3, 4, 5, 6, 4D; сначала все поезда одного типа, затем следующего.',
  },
  '18MEX §4.3.4(c)': {
    en: 'The bank sells trains at face value.',
    ru: 'Банк продаёт поезда по номинальной стоимости.',
  },
  '18MEX §4.3.4(d)#1': {
    en: 'From another major a train may be bought in any phase, for a price of at least $1 on which both presidents agree.',
    ru: 'У другой крупной компании поезд можно купить в любой фазе за согласованную стоимость не менее $1.',
  },
  '18MEX §4.3.4(d)#2': {
    en: 'NdM buys and sells trains only at face value.',
    ru: 'NdM покупает и продаёт поезда только по номинальной стоимости.',
  },
  '18MEX §4.3.4(e)': {
    en: 'A purchase from the Initial Offering that begins a phase takes effect at once. Example: with the first 4-train all 2-trains leave the game at once (exception: §8(c)).',
    ru: 'Покупка из Первичного Предложения, начинающая фазу, действует сразу. Пример: с покупкой первого Поезда-4 все Поезда-2 сразу удаляются из игры (исключение: 8(c)).',
  },
  '18MEX §4.3.4(f)': {
    en: 'Until the first 4-train has been bought a major buys at most one train a turn from the bank. Trains of other majors are not counted.',
    ru: 'Пока не куплен первый Поезд-4, крупная компания покупает в банке не более одного поезда за ход. Поезда других компаний не учитываются.',
  },
  '18MEX §4.3.4(g)#1': {
    en: 'A major that owns as many trains as its limit allows may not buy another, whatever the purchase would change.',
    ru: 'Компания, достигшая лимита поездов, не может купить ещё один, что бы эта покупка ни изменила.',
  },
  '18MEX §4.3.4(g)#2': {
    en: 'When the limit falls, every major at once discards the trains that are too many to the Open Market. Its president chooses which.',
    ru: 'Когда лимит уменьшается, каждая компания сразу сбрасывает лишние поезда на Открытый Рынок. Какие — выбирает её президент.',
  },
  '18MEX §4.3.4(g)#3': {
    en: 'With the first 4-train the 2-trains leave the game before the new limit is applied.',
    ru: 'При покупке первого Поезда-4 Поезда-2 удаляются из игры до того, как вступит в силу новый лимит.',
  },
  '18MEX §4.3.4(g)#4': {
    en: 'A major below its limit may buy the train that lowers the limit, and then discards one.',
    ru: 'Компания ниже лимита может купить поезд, который уменьшает лимит, и затем сбросить лишний.',
  },
  '18MEX §4.3.4.1#1': {
    en: 'When the second 6-train is bought, 4-trains in the Open Market leave the game at once. Those of companies become obsolete.',
    ru: 'Когда куплен второй Поезд-6, Поезда-4 на Открытом Рынке сразу удаляются из игры. Принадлежащие компаниям становятся устаревающими.',
  },
  '18MEX §4.3.4.1#2': {
    en: 'An obsolete train may run once more in the next turn of its owner and leaves the game after that.',
    ru: 'Устаревший поезд может сходить ещё раз в следующий ход владельца, после чего удаляется из игры.',
  },
  '18MEX §4.3.4.1#3': {
    en: 'An obsolete train may not be bought.',
    ru: 'Устаревший поезд нельзя купить.',
  },
  '18MEX §4.3.4.2#1': {
    en: 'A major that has a route it could run and no train must buy one in this step, as long as the bank has any.',
    ru: 'Крупная компания, у которой есть допустимый маршрут, но нет поезда, обязана на этом шаге купить поезд, если он есть в банке.',
  },
  '18MEX §4.3.4.2#2': {
    en: 'If a major that must buy a train cannot pay and buys none from another major, its president must add his own money.',
    ru: 'Если компания, обязанная купить поезд, не может заплатить и не покупает поезд у другой компании, президент должен внести собственные деньги.',
  },
  '18MEX §4.3.4.2#3': {
    en: 'If the president cannot raise the money, even after selling all shares that he is allowed to sell, in whatever order brings the most, he is bankrupt and the game ends at once.',
    ru: 'Если президент не может собрать нужные деньги, даже продав все акции, которые ему разрешено продать, в самом выгодном порядке, он становится банкротом, и игра немедленно заканчивается.',
  },
  '18MEX §4.3.4.2(a)': {
    en: 'With the president’s money only the cheapest train of the bank may be bought. Example: if a 6-train is next and a 3-train lies in the Open Market, it must be the 3-train.',
    ru: 'Со взносом президента покупают только самый дешёвый поезд банка. Пример: следующий — Поезд-6, но на Открытом Рынке есть Поезд-3; нужно купить Поезд-3.',
  },
  '18MEX §4.3.4.2(b)': {
    en: 'With the president’s money only one train may be bought.',
    ru: 'Со взносом президента можно купить только один поезд.',
  },
  '18MEX §4.3.4.2(c)': {
    en: 'The president adds exactly what is missing, so the treasury is empty afterwards.',
    ru: 'Президент вносит ровно столько, сколько не хватает: после покупки касса пуста.',
  },
  '18MEX §4.3.4.2(d)#1': {
    en: 'A president who has not enough cash must sell shares, under the usual rules. He may also sell privates to other players.',
    ru: 'Если президенту не хватает наличных, он должен продать акции по обычным правилам. Он может также продать частные компании другим игрокам.',
  },
  '18MEX §4.3.4.2(d)#2': {
    en: 'In a forced purchase the president may sell only as much as is needed.',
    ru: 'При вынужденной покупке президент может продать ровно столько, сколько необходимо.',
  },
  '18MEX §4.3.4.2(d)#3': {
    en: 'No such sale may change the president of the operating major.',
    ru: 'Такая продажа не может привести к смене президента действующей компании.',
  },
  '18MEX §4.3.4.2(d)#4': {
    en: 'These sales are no stock turn. The Priority Deal stays where it is, and nobody has to obey the limits of §3.3 now.',
    ru: 'Эти продажи не считаются фондовым ходом. Карта Приоритетной Сделки не переходит, и соблюдать лимиты 3.3 сейчас не требуется.',
  },
  '18MEX §4.3.5#1': {
    en: 'In Phases 3, 3½ and 4 a major may buy privates other than MNR from players, at any moment of its turn. The price is agreed and lies between half and one and a half times the face value. Example: $20 to $60 for KCM&O.',
    ru: 'В Фазах 3, 3½ и 4 крупная компания может в любой момент своего хода покупать у игроков частные компании, кроме MNR. Стоимость — по договорённости, от половины до полутора номинальных. Пример: KCM&O — от $20 до $60.',
  },
  '18MEX §4.3.5#2': {
    en: 'A major never sells a private; it keeps it until it closes.',
    ru: 'Крупная компания никогда не продаёт частную: та остаётся у неё, пока не закроется.',
  },
  '18MEX §4.3.5#3': {
    en: 'Minors cannot be bought by majors.',
    ru: 'Малые компании таким образом купить нельзя.',
  },
  '18MEX §4.4.1(a)': {
    en: 'Which colours may be laid depends on the phase. Minors lay only yellow tiles.',
    ru: 'Какие цвета тайлов доступны, зависит от фазы. Малые компании кладут только жёлтые тайлы.',
  },
  '18MEX §4.4.1(b)#1': {
    en: 'Any tile that is not on the board may be used, as long as there is one. Only the Copper Canyon tile is reserved.',
    ru: 'Можно использовать любой тайл, которого нет на поле, пока он есть в запасе. Зарезервирован только тайл Copper Canyon.',
  },
  '18MEX §4.4.1(b)#2': {
    en: 'Track belongs to nobody: every company may use it and build on it.',
    ru: 'Пути никому не принадлежат: любая компания может по ним ездить и их развивать.',
  },
  '18MEX §4.4.1(c)#1': {
    en: 'Yellow tiles go on unbuilt hexes, green ones on yellow, brown ones on green, gray ones on brown. No tile goes on a red or gray area.',
    ru: 'Жёлтые тайлы кладут на незастроенные гексы, зелёные — на жёлтые, коричневые — на зелёные, серые — на коричневые. На красные и серые области тайлы не кладут.',
  },
  '18MEX §4.4.1(c)#2': {
    en: 'Every green, brown or gray tile is an upgrade, also on a hex that is printed yellow.',
    ru: 'Любой зелёный, коричневый или серый тайл считается улучшением, в том числе на гексе, напечатанном жёлтым.',
  },
  '18MEX §4.4.1(d)': {
    en: 'A tile with a city goes only where there is a city, and there no other.',
    ru: 'Тайл с городом кладут только туда, где изображён город, и только такой тайл туда и кладут.',
  },
  '18MEX §4.4.1(e)#1': {
    en: 'A tile with a town goes only where there is a town, and there no other.',
    ru: 'Тайл с посёлком кладут только туда, где изображён посёлок, и только такой тайл туда и кладут.',
  },
  '18MEX §4.4.1(e)#2': {
    en: 'Mazatlan, Tampico and Veracruz have a port: a town at a dead end. A train that counts it begins or ends its route there.',
    ru: 'В Mazatlan, Tampico и Veracruz есть порт — посёлок в тупике. Маршрут, включающий порт, должен в нём начинаться или заканчиваться.',
  },
  '18MEX §4.4.1(f)#1': {
    en: 'What is printed in a hex for terrain is paid with the first tile there. Later tiles in that hex are free.',
    ru: 'Указанную в гексе стоимость местности платят за первый тайл в нём. Следующие тайлы в этом гексе бесплатны.',
  },
  '18MEX §4.4.1(f)#2': {
    en: 'The tile of Mexico City costs $60 in green and $40 in brown.',
    ru: 'Зелёный тайл Mexico City стоит $60, коричневый — $40.',
  },
  '18MEX §4.4.1(g)': {
    en: 'A tile with the name of a city goes only on that hex, and there no other tile of its colour. Mexico City is a hex of double size with tiles of its own. Example: Guadalajara has a brown tile of its own; its yellow and green tiles are ordinary ones.',
    ru: 'Тайл с названием города кладут только на соответствующий гекс, и другой тайл того же цвета туда положить нельзя. Mexico City — гекс двойного размера с собственными тайлами. Пример: у города Guadalajara особый коричневый тайл, а жёлтый и зелёный — обычные.',
  },
  '18MEX §4.4.1(h)#1': {
    en: 'A tile that replaces another keeps all its track, cities and towns.',
    ru: 'Тайл, заменяющий другой, сохраняет все его пути, города и посёлки.',
  },
  '18MEX §4.4.1(h)#2': {
    en: 'Tokens move over to the new tile. The old one may be used again.',
    ru: 'Жетоны переносят на новый тайл. Старый снова доступен для использования.',
  },
  '18MEX §4.4.1(i)': {
    en: 'No track may lead over an impassable side, into a blank side of a printed area, or off the map.',
    ru: 'Путь не может вести через непроходимую сторону гекса, в пустую сторону напечатанной области или за пределы карты.',
  },
  '18MEX §4.4.1(j)#1': {
    en: 'On the tile there must be new track, or a city, that is connected with a station of the company.',
    ru: 'На тайле должен быть новый путь или город, соединённый со станцией компании.',
  },
  '18MEX §4.4.1(j)#2': {
    en: 'This connection is traced as for station tokens; it may begin anywhere on the new track.',
    ru: 'Это соединение отслеживается так же, как для жетонов станций, и может начинаться в любой точке нового пути.',
  },
  '18MEX §4.4.1#1': {
    en: 'A tile stays on the board until another replaces it. Gray tiles are never replaced.',
    ru: 'Тайл остаётся на поле, пока его не заменят другим. Серые тайлы не заменяют.',
  },
  '18MEX §4.4.1#2': {
    en: 'The Copper Canyon tile is an exception from most of these rules (see Table III #2).',
    ru: 'Тайл Copper Canyon — исключение из большинства этих правил (см. Таблицу III, № 2).',
  },
  '18MEX §4.4.1#3': {
    en: 'In a turn a minor lays one yellow tile; a major lays up to two yellow ones or makes one upgrade.',
    ru: 'За ход малая компания кладёт один жёлтый тайл; крупная — до двух жёлтых или делает одно улучшение.',
  },
  '18MEX §4.4.2#1': {
    en: 'A major may run all of its trains, some or none. A minor must run its train.',
    ru: 'Крупная компания может назначить на маршруты все свои поезда, часть или ни одного. Малая обязана назначить свой.',
  },
  '18MEX §4.4.2(a)': {
    en: 'A route is continuous track that joins two or more cities, towns or off-board locations.',
    ru: 'Маршрут — непрерывный путь, соединяющий два или более города, посёлка или локации внешнего направления.',
  },
  '18MEX §4.4.2(b)': {
    en: 'A route uses no piece of track twice.',
    ru: 'Маршрут не использует один и тот же участок пути дважды.',
  },
  '18MEX §4.4.2(c)': {
    en: 'At a junction a route follows one branch and does not reverse.',
    ru: 'На развилке маршрут следует по одной ветви и не даёт задний ход.',
  },
  '18MEX §4.4.2(d)': {
    en: 'From a city that is not blocked a route may go on by any other track.',
    ru: 'Из незаблокированного города маршрут может выйти по любому другому пути.',
  },
  '18MEX §4.4.2(e)': {
    en: 'A city all of whose circles hold stations of other companies is blocked. A route may end there but not pass through it.',
    ru: 'Город, все круги которого заняты станциями других компаний, заблокирован. Маршрут может в нём закончиться, но не пройти через него.',
  },
  '18MEX §4.4.2(f)': {
    en: 'A route must include a city or off-board location with a station of the company.',
    ru: 'Маршрут должен включать город или локацию внешнего направления со станцией компании.',
  },
  '18MEX §4.4.2(g)': {
    en: 'No location is visited twice. All arrows of a red area are the same location.',
    ru: 'Ни одно место не посещают дважды. Все стрелки одной красной области — одно и то же место.',
  },
  '18MEX §4.4.2(h)': {
    en: 'An off-board location can only be the beginning or the end of a route.',
    ru: 'Локация внешнего направления может быть только началом или концом маршрута.',
  },
  '18MEX §4.4.2(i)': {
    en: 'The number of cities and off-board locations may not exceed the number of the train; towns are not counted. Example: a 2-train visits two cities, or a city and an off-board location, and any number of towns. For a 4D the limit is four.',
    ru: 'Число городов и локаций внешнего направления не может превышать номер поезда; посёлки не учитываются. Пример: Поезд-2 посещает два города или город и локацию внешнего направления и сколько угодно посёлков. Для Поезда-4D предел — четыре.',
  },
  '18MEX §4.4.2(j)': {
    en: 'Trains that a major runs in the same turn may not use the same track. They may meet in a city, town or off-board location.',
    ru: 'Поезда одной компании за один ход не могут использовать один и тот же участок пути. Встречаться в городе, посёлке или локации внешнего направления они могут.',
  },
  '18MEX §4.4.2.1#1': {
    en: 'A train earns the sum of the values of all locations on its route.',
    ru: 'Поезд приносит сумму стоимостей всех мест на своём маршруте.',
  },
  '18MEX §4.4.2.1#2': {
    en: 'Where two values are printed the higher one counts from the first 5-train on.',
    ru: 'Там, где указаны два значения, большее действует с покупки первого Поезда-5.',
  },
  '18MEX §4.4.2.1#3': {
    en: 'A 4D-train counts cities and off-board locations double, but not towns.',
    ru: 'Поезд-4D приносит двойную прибыль за города и локации внешнего направления, но не за посёлки.',
  },
  '18MEX §4.4.2.1#4': {
    en: 'If any shareholder insists, the major must run for the highest possible total. Here the shareholders are asked in turn when more is possible than the president has declared.',
    ru: 'Если любой акционер настаивает, компания должна получить максимально возможную общую прибыль. Здесь акционеров спрашивают по очереди, когда возможно больше, чем объявил президент.',
  },
  '18MEX §4.4.2.1#5': {
    en: 'A minor must always run for the most that is possible.',
    ru: 'Малая компания всегда должна получать максимально возможную прибыль.',
  },
  '18MEX §4.4.2.1#6': {
    en: 'That the revenue must be the highest concerns routes only: nothing else in the turn has to serve it.',
    ru: 'Требование наибольшей прибыли касается только маршрутов: остальные решения хода не обязаны ему служить.',
  },
  '18MEX §5.1#1': {
    en: 'The first buyer of MNR receives the president’s certificate of NdM and sets its par value at once.',
    ru: 'Первый покупатель MNR получает сертификат президента NdM и сразу устанавливает её номинальную стоимость.',
  },
  '18MEX §5.1#2': {
    en: 'Nobody may buy further shares of NdM before Phase 3½.',
    ru: 'До Фазы 3½ никто не может покупать другие акции NdM.',
  },
  '18MEX §5.2#1': {
    en: 'With the fifth 3-train Phase 3½ begins: from now on shares of NdM may be bought.',
    ru: 'С пятым Поездом-3 начинается Фаза 3½: с этого момента акции NdM можно покупать.',
  },
  '18MEX §5.2#2': {
    en: 'The minors close. The owners of A and B each receive a 5% share of NdM, the owner of C a 10% share of UdY.',
    ru: 'Малые компании закрываются. Владельцы A и B получают по 5% NdM, владелец C — 10% UdY.',
  },
  '18MEX §5.2#3': {
    en: 'The money of A and B goes to NdM, that of C to UdY, even if these are not launched.',
    ru: 'Деньги A и B переходят в NdM, деньги C — в UdY, даже если они не запущены.',
  },
  '18MEX §5.2#4': {
    en: 'Charters, built-in trains and stations of the minors leave the game.',
    ru: 'Планшеты, встроенные поезда и станции малых компаний удаляются из игры.',
  },
  '18MEX §5.2#5': {
    en: 'The exchange can change a president, and it can launch UdY.',
    ru: 'Обмен может сменить президента и запустить UdY.',
  },
  '18MEX §5.2#6': {
    en: 'In the same operating round a player may earn from minor C and then from the UdY share that he receives for it.',
    ru: 'В одном операционном раунде игрок может получить прибыль и от малой компании C, и от полученной за неё акции UdY.',
  },
  '18MEX §5.3(a)': {
    en: 'When the first 5-train is bought one major may merge with NdM. If NdM is not launched there is no merger.',
    ru: 'При первой покупке Поезда-5 одна крупная компания может слиться с NdM. Если NdM не запущена, слияния нет.',
  },
  '18MEX §5.3(b)': {
    en: 'Beginning on the left of the president of the major that bought the train, each player in turn, except the president of NdM, may offer one of his majors for the merger. CHI, MC, MEX, SPM and UdY are eligible, once they are launched. At most one merges: the first offer decides.',
    ru: 'Начиная с игрока слева от президента компании, купившей поезд, каждый по очереди, кроме президента NdM, может предложить для слияния одну из своих крупных компаний. Подходят CHI, MC, MEX, SPM и UdY, если они запущены. Сливается не более одной: решает первое согласие.',
  },
  '18MEX §5.3(c)': {
    en: 'If nobody offers a major, the president of NdM must choose an eligible major that is not launched and whose president’s certificate he does not own, if possible one whose president’s certificate is still in the Initial Offering. If there is none, no merger takes place. The owner of the president’s certificate cannot object. Example: A, B and C sit in this order. A is president of SPM and TM, B of NdM and CHI, C of PAC and UdY; MC and MEX are not launched, and nobody owns their president’s certificates. CHI buys the first 5-train. C does not offer UdY, then A does not offer SPM; B is passed over. So B must choose MC or MEX.',
    ru: 'Если никто не согласился на слияние, президент NdM должен выбрать подходящую незапущенную крупную компанию, сертификатом президента которой он не владеет, — по возможности ту, чей сертификат президента ещё в Первичном Предложении. Если такой компании нет, слияния не происходит. Владелец сертификата президента не может этому помешать. Пример: игроки A, B и C сидят в этом порядке. A — президент SPM и TM, B — NdM и CHI, C — PAC и UdY; MC и MEX не запущены, и их сертификаты президента никому не принадлежат. CHI покупает первый Поезд-5. C не предлагает UdY, затем A не предлагает SPM; B пропускают. Поэтому B должен выбрать MC или MEX.',
  },
  '18MEX §5.3(d)': {
    en: 'The owner of the merging major’s president’s certificate gives it up and receives a 10% share of NdM from the trade-in box. If that changes the president of NdM, it happens at once. If nobody owned that certificate, the 10% goes to the Initial Offering.',
    ru: 'Владелец сертификата президента сливающейся компании отдаёт его и получает 10% акцию NdM из обменных акций. Если это меняет президента NdM, смена происходит сразу. Если сертификат никому не принадлежал, эти 10% переходят в Первичное Предложение.',
  },
  '18MEX §5.3(e)': {
    en: 'For all other shares of the merging major the bank pays half the market value; each player’s total is rounded up.',
    ru: 'За остальные акции сливающейся компании банк платит половину рыночной стоимости; сумма каждого игрока округляется в большую сторону.',
  },
  '18MEX §5.3(f)': {
    en: 'NdM replaces the home station of the merging major and one other of its stations by its two replacement tokens, but not where it already has a station. Example: CHI has stations in Chihuahua, Torreon, Queretaro and Mexico City, NdM in the last two: it takes Chihuahua and then Torreon. Tokens that are left may be placed later for $80 each. If NdM in the example had a station in Torreon, too, its second token would be left.',
    ru: 'NdM заменяет базовую станцию сливающейся компании и ещё одну её станцию двумя заменяемыми жетонами, но не там, где у неё уже есть станция. Пример: у CHI станции в Chihuahua, Torreon, Queretaro и Mexico City, у NdM — в двух последних: она заменяет Chihuahua, затем Torreon. Оставшиеся жетоны можно разместить позже по $80. Будь в этом примере у NdM станция и в Torreon, второй жетон остался бы неиспользованным.',
  },
  '18MEX §5.3(g)': {
    en: 'All cash and trains of the merging major go to NdM. If NdM then owns more than three trains it discards the excess to the open market; its president chooses which. (The print says «all its trains»; §4.3.4(g) allows only the excess to be discarded, and that is our reading. A ruling takes the print by the letter.)',
    ru: 'Все деньги и поезда сливающейся компании переходят в NdM. Если после этого у NdM больше трёх поездов, она сбрасывает лишние на Открытый Рынок; какие — выбирает её президент. (Напечатано «сбросить все свои поезда»; но 4.3.4(g) разрешает сбрасывать только лишние, и мы читаем так. Буквальное чтение — отдельное решение стола.)',
  },
  '18MEX §5.3(h)': {
    en: 'Charter, shares and tokens of the merged major leave the game for good.',
    ru: 'Планшет, акции и жетоны слившейся компании навсегда удаляются из игры.',
  },
  '18MEX §5.3(i)': {
    en: 'If no merger takes place, the 10% share of NdM goes to the Initial Offering, the replacement tokens leave the game, and everybody may own one certificate more.',
    ru: 'Если слияния нет, 10% акция NdM переходит в Первичное Предложение, заменяемые жетоны удаляются из игры, а лимит сертификатов каждого увеличивается на один.',
  },
  '18MEX §6(a)': {
    en: 'The bank has run out of money: an operating round is played to its end, after a stock round one more is played, and the game is over.',
    ru: 'В банке закончились деньги: операционный раунд доигрывают до конца (после фондового играют ещё один операционный), и игра заканчивается.',
  },
  '18MEX §6(b)': {
    en: 'A market value reaches $200: the game ends in the same way.',
    ru: 'Рыночная стоимость любой компании достигла $200: игра заканчивается так же.',
  },
  '18MEX §6(c)': {
    en: 'A player goes bankrupt: the game ends at once.',
    ru: 'Игрок становится банкротом: игра заканчивается немедленно.',
  },
  '18MEX §6.1#1': {
    en: 'The winner is who has the most in all: cash, shares at market value, privates and minors at face value.',
    ru: 'Побеждает игрок с наибольшей суммой: наличные деньги, акции по рыночной стоимости, частные и малые компании по номинальной.',
  },
  '18MEX §6.1#2': {
    en: 'Shares of a major whose president’s certificate nobody has bought are worth nothing at the end (the CHI share that came with #6, the UdY share for minor C).',
    ru: 'Акции крупной компании, сертификат президента которой никто не купил, при подсчёте ничего не стоят (акция CHI, полученная с № 6, и акция UdY за малую компанию C).',
  },
  '18MEX §6.1#3': {
    en: 'A bankrupt player loses all his cash; the shares that he was not allowed to sell, his privates and minors still count. He may even win.',
    ru: 'Банкрот лишается всех наличных; акции, которые ему не разрешили продать, частные и малые компании по-прежнему учитываются. Он может даже выиграть.',
  },
  '18MEX §6.1#4': {
    en: 'Ties are possible. By an option one more operating round is played then, but never after a bankruptcy.',
    ru: 'Возможны ничьи. По дополнительному правилу тогда играют ещё один операционный раунд, но не после банкротства.',
  },
  '18MEX §7#1': {
    en: 'Money and certificates of all players and companies are open to everybody.',
    ru: 'Деньги и сертификаты всех игроков и компаний — общедоступная информация.',
  },
  '18MEX §7#2': {
    en: 'How many operating rounds follow is decided when the stock round ends, by the latest tile colour: one with yellow, two with green, three with brown or gray; one if the end of the game is near.',
    ru: 'Сколько операционных раундов последует, решается в конце фондового раунда по последнему доступному цвету тайлов: один — жёлтый, два — зелёный, три — коричневый или серый; один, если приближается конец игры.',
  },
  '18MEX §8#1': {
    en: 'Optional rules are agreed before the game and can be combined.',
    ru: 'О дополнительных правилах договариваются до игры; их можно сочетать.',
  },
  '18MEX §8(a)': {
    en: 'Option: in its first operating turn a major may lay three yellow tiles instead of two.',
    ru: 'Дополнительное правило: в свой первый операционный ход крупная компания может положить три жёлтых тайла вместо двух.',
  },
  '18MEX §8(a)#1': {
    en: 'For the extra yellow tile only the very first turn counts; the Copper Canyon tile comes on top.',
    ru: 'Дополнительный жёлтый тайл возможен только в самый первый ход; тайл Copper Canyon — сверх этого.',
  },
  '18MEX §8(b)': {
    en: 'Option: before Phase 3 a major may buy KCM&O from a player for at most $40.',
    ru: 'Дополнительное правило: до Фазы 3 крупная компания может купить KCM&O у игрока не более чем за $40.',
  },
  '18MEX §8(b)#1': {
    en: 'The early purchase is for KCM&O only, from a player, and for at least $1.',
    ru: 'Раньше можно купить только KCM&O, только у игрока и не менее чем за $1.',
  },
  '18MEX §8(c)': {
    en: 'Option: the minors close at the beginning of the next stock round and not at once.',
    ru: 'Дополнительное правило: малые компании закрываются не сразу, а в начале следующего фондового раунда.',
  },
  '18MEX §8(c)#1': {
    en: 'The exchanges happen before the first stock turn. Shares of NdM may be bought from Phase 3½ on all the same.',
    ru: 'Обмены происходят до первого фондового хода. Акции NdM всё равно можно покупать с Фазы 3½.',
  },
  '18MEX §8(c)#2': {
    en: 'Minors that are still there in Phase 4 keep their 2-trains as long as they operate.',
    ru: 'Малые компании, оставшиеся в Фазе 4, сохраняют свои Поезда-2, пока действуют.',
  },
  '18MEX §8(d)': {
    en: 'Option: when the second 6-train is bought, all 4-trains leave the game at once.',
    ru: 'Дополнительное правило: при покупке второго Поезда-6 все Поезда-4 сразу удаляются из игры.',
  },
  '18MEX §8(d)#1': {
    en: 'The buyer’s own 4-trains leave the game, too.',
    ru: 'Вместе с остальными уходят и Поезда-4 покупателя.',
  },
  '18MEX §10#1': {
    en: 'Where components and rules disagree, the rules win.',
    ru: 'Если компоненты и правила расходятся, верны правила.',
  },
  '18MEX §App.1#1': {
    en: 'MNR closes when NdM buys its first train. The other privates close when the first 5-train is bought. Nobody can close one at will.',
    ru: 'MNR закрывается, когда NdM покупает первый поезд. Остальные частные компании закрываются с покупкой первого Поезда-5. По желанию закрыть их нельзя.',
  },
  '18MEX §App.1#2': {
    en: 'Privates block no hex.',
    ru: 'Частные компании не блокируют гексы.',
  },
  '18MEX §App.1#3': {
    en: 'Ordinary track in Copper Canyon takes away the power of KCM&O, and nothing else.',
    ru: 'Обычный путь в Copper Canyon лишает KCM&O её способности, но больше ничего не меняет.',
  },
  '18MEX §App.1#4': {
    en: 'Who owns 55% of NdM may not buy 10%, whatever he is going to sell afterwards.',
    ru: 'Владелец 55% NdM не может купить ещё 10%, что бы он ни собирался потом продать.',
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
    en: 'Home stations are placed in the first operating turn, not before.',
    ru: 'Базовые станции размещают в первый операционный ход, не раньше.',
  },
  '18MEX Table I': {
    en: 'The phase decides which tile colours may be laid, how many trains a company may own (NdM one more), which values count and what closes.',
    ru: 'Фаза определяет, какие цвета тайлов доступны, сколько поездов может иметь компания (NdM — на один больше), какие стоимости действуют и что закрывается.',
  },
  '18MEX Table III #2': {
    en: 'A major that owns KCM&O may lay the Copper Canyon tile for $60 in its tile step, besides its other tiles and without a connection, as long as nothing lies in that hex. KCM&O stays open.',
    ru: 'Крупная компания, владеющая KCM&O, может на шаге тайлов положить тайл Copper Canyon за $60: сверх других тайлов и без соединения, пока этот гекс пуст. KCM&O остаётся.',
  },
  '18MEX 5.1': {
    en: 'Baja (not in the rulebook): Compagnie du Boleo costs $30. Majors may buy it for $15 to $30; a major that owns it may once place a station token in Santa Rosalia, free of charge and without a connection.',
    ru: 'Baja (нет в книге правил): Compagnie du Boleo стоит $30. Крупные компании могут купить её за $15–30; владеющая ею компания может один раз бесплатно и без соединения разместить жетон станции в Santa Rosalia.',
  },
} as const satisfies Readonly<Record<string, Words>>;
