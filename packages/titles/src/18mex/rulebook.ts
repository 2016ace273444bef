/** The rules of 18MEX, one short statement each: cited by refusals, shown in the app, counted by the tests. */
import type { Words } from '@roundhouse/engine';

export const rulebook = {
  '18MEX §1.1#1': {
    en: 'Stock and operating rounds alternate; the game starts with a stock round.',
    ru: 'Фондовые и операционные раунды чередуются; игра начинается с фондового.',
  },
  '18MEX §1.1#2': {
    en: 'In a stock round players take turns clockwise; it ends when all have passed in a row.',
    ru: 'В фондовом раунде ходят по часовой стрелке; он кончается, когда все спасовали подряд.',
  },
  '18MEX §1.1#3': {
    en: 'In an operating round every operating company has exactly one turn.',
    ru: 'В операционном раунде у каждой действующей компании ровно один ход.',
  },
  '18MEX §1.1#4': {
    en: 'One operating round follows each stock round at first, later two, later three.',
    ru: 'Сначала за фондовым раундом следует один операционный, затем два, затем три.',
  },
  '18MEX §1.2#1': {
    en: 'The first train of a type bought from the initial offering starts its phase; the fifth 3-train starts Phase 3½, the second 6-train Phase 6½.',
    ru: 'Первый купленный из первичного предложения поезд нового типа начинает фазу; пятый Поезд-3 — Фазу 3½, второй Поезд-6 — Фазу 6½.',
  },
  '18MEX §1.2#2': {
    en: 'A phase change takes effect at once, in the middle of the turn, and ends nothing.',
    ru: 'Смена фазы действует сразу, посреди хода, и ничего не прерывает.',
  },
  '18MEX §1.3.1#1': {
    en: 'The bank pays a private’s fixed income to its owner.',
    ru: 'Банк платит фиксированный доход частной компании её владельцу.',
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
    en: 'Only KCM&O has a power, and only for a major that owns it, in that major’s turn.',
    ru: 'Особое свойство есть только у KCM&O — для владеющей ею крупной компании и в её ход.',
  },
  '18MEX §1.3.2#1': {
    en: 'A major has a 20% president’s certificate and eight of 10%; NdM has seven of 10% and two of 5%.',
    ru: 'У крупной компании сертификат президента 20% и восемь по 10%; у NdM — семь по 10% и два по 5%.',
  },
  '18MEX §1.3.2#2': {
    en: 'No company may own shares of a major.',
    ru: 'Никакая компания не может владеть акциями крупной компании.',
  },
  '18MEX §1.3.2#3': {
    en: 'A major’s assets are its own; nothing moves to or from its president except as the rules say.',
    ru: 'Имущество крупной компании отдельно; обмен с президентом возможен лишь по правилам.',
  },
  '18MEX §1.3.2#4': {
    en: 'Presidency and dividends go by percentage; trading and the certificate limit by certificate.',
    ru: 'Президентство и дивиденды — по процентам; торговля и лимит — по сертификатам.',
  },
  '18MEX §1.3.2#5': {
    en: 'The president decides everything for the major.',
    ru: 'Президент решает за крупную компанию всё.',
  },
  '18MEX §1.3.3#1': {
    en: 'A minor has one certificate, its charter, which always belongs to a player.',
    ru: 'У малой компании один сертификат — планшет; им всегда владеет игрок.',
  },
  '18MEX §1.3.3#2': {
    en: 'A minor starts with $0 and a built-in 2-train that is neither sold nor supplemented.',
    ru: 'Малая компания начинает с $0 и встроенным Поездом-2, который нельзя продать или дополнить.',
  },
  '18MEX §1.3.3#3': {
    en: 'A minor may not own privates.',
    ru: 'Малая компания не может владеть частными.',
  },
  '18MEX §1.3.3#4': {
    en: 'A minor’s treasury and its owner’s cash never mix, except for the prescribed half of the revenue.',
    ru: 'Касса малой компании и деньги владельца не смешиваются, кроме предписанной половины прибыли.',
  },
  '18MEX §1.3.3#5': {
    en: 'All three minors close when Phase 3½ starts.',
    ru: 'Все три малые компании закрываются с началом Фазы 3½.',
  },
  '18MEX §1.4#1': {
    en: 'The bank owns all unowned cash, certificates, trains and tiles.',
    ru: 'Банку принадлежат все ничьи деньги, сертификаты, поезда и тайлы.',
  },
  '18MEX §1.4#2': {
    en: 'Shares of the initial offering cost par; those of the open market are traded at market value.',
    ru: 'Акции первичного предложения стоят номинал; на открытом рынке — рыночную стоимость.',
  },
  '18MEX §1.4#3': {
    en: 'A launch counts what has left the initial offering, wherever it is now.',
    ru: 'Для запуска считается доля, покинувшая первичное предложение, где бы она ни была.',
  },
  '18MEX §1.4#4': {
    en: 'On a dividend the treasury is paid for shares in the open market; nothing is paid for the initial offering.',
    ru: 'При выплате касса получает за акции на открытом рынке; за первичное предложение не платят.',
  },
  '18MEX §1.4#5': {
    en: 'Trains of the initial offering are sold in order of type; a train in the open market never blocks a later type.',
    ru: 'Поезда первичного предложения продаются по порядку типов; поезд на открытом рынке не мешает покупать следующий тип.',
  },
  '18MEX §1.4#6': {
    en: 'Privates and minors can never be sold to the bank.',
    ru: 'Частные и малые компании нельзя продать банку.',
  },
  '18MEX §1.4#7': {
    en: 'There is $9,000 in the game.',
    ru: 'В игре $9000.',
  },
  '18MEX §1.5#1': {
    en: 'Par is chosen when the president’s certificate is first taken and never changes.',
    ru: 'Номинал выбирают, когда впервые берут сертификат президента, и он не меняется.',
  },
  '18MEX §1.5#2': {
    en: 'The president’s certificate costs twice par.',
    ru: 'Сертификат президента стоит два номинала.',
  },
  '18MEX §1.5#3': {
    en: 'The market value starts at par and moves by sales, by the bonus for sold-out majors and by operating results.',
    ru: 'Рыночная стоимость начинается с номинала и меняется от продаж, бонуса за распроданность и итогов работы.',
  },
  '18MEX §1.5#4': {
    en: 'While the president’s certificate is in the initial offering the shares are worth nothing and cannot be sold.',
    ru: 'Пока сертификат президента в первичном предложении, акции ничего не стоят и не продаются.',
  },
  '18MEX §1.5#5': {
    en: 'Privates may be traded between players; minors and shares may not.',
    ru: 'Игроки могут торговать частными компаниями, но не малыми и не акциями.',
  },
  '18MEX §2': {
    en: 'Before the game the seats are agreed or drawn, and chance decides who gets the Priority Deal. With 3, 4 or 5 players each starts with $625, $500 or $450 and may own 19, 14 or 11 certificates. The privates and minors #1 to #7 lie in order of their numbers, 10% of CHI beside #6 and the president’s certificate of NdM beside #7; four exchange shares lie in the trade-in box. (Where seats are not drawn they are taken as given.)',
    ru: 'Перед игрой места распределяют по договорённости или по жребию, а карту Приоритетной Сделки получает игрок по жребию. При 3, 4 или 5 игроках у каждого вначале $625, $500 или $450, а лимит — 19, 14 или 11 сертификатов. Частные и малые компании № 1–7 лежат по порядку номеров: рядом с № 6 — 10% акция CHI, рядом с № 7 — сертификат президента NdM; четыре обменные акции лежат в своей ячейке. (Если места не разыгрываются, они берутся как заданы.)',
  },
  '18MEX §3#1': {
    en: 'The holder of the priority deal takes the first turn.',
    ru: 'Первым ходит держатель приоритетной сделки.',
  },
  '18MEX §3.1#1': {
    en: 'While a private or minor is unsold a turn is one of: buy the lowest, bid on another, pass.',
    ru: 'Пока не проданы все частные и малые компании, ход — это покупка наименьшей, ставка на другую или пас.',
  },
  '18MEX §3.1#2': {
    en: 'A purchase or bid uses the whole turn, even if nothing is left for sale.',
    ru: 'Покупка или ставка занимает весь ход, даже если больше продавать нечего.',
  },
  '18MEX §3.1#3': {
    en: 'Passing is allowed, except for the forced take.',
    ru: 'Пасовать можно, кроме принудительного взятия.',
  },
  '18MEX §3.1#4': {
    en: 'A minor comes with its charter, #6 with 10% of CHI, #7 with the president’s certificate of NdM.',
    ru: 'Малая компания даёт планшет, №6 — 10% CHI, №7 — сертификат президента NdM.',
  },
  '18MEX §3.1(a)#1': {
    en: 'The lowest unsold company is bought at face value, #1 at its reduced price.',
    ru: 'Наименьшую непроданную компанию покупают по номиналу, №1 — по сниженной цене.',
  },
  '18MEX §3.1(a)#2': {
    en: 'The price must be paid from cash that is not set aside for bids.',
    ru: 'Платить можно только деньгами, не отложенными под ставки.',
  },
  '18MEX §3.1(a)#3': {
    en: 'After a purchase, as long as the lowest company has bids it is sold or auctioned at once.',
    ru: 'После покупки, пока на наименьшую компанию есть ставки, она сразу продаётся или идёт на аукцион.',
  },
  '18MEX §3.1(a)#4': {
    en: 'Then the player on the left of the buyer has the next turn; auction turns do not matter.',
    ru: 'Затем ходит игрок слева от покупателя; ходы аукциона не важны.',
  },
  '18MEX §3.1(b)#1': {
    en: 'A bid is at least $5 above the highest bid, or above face value.',
    ru: 'Ставка не менее чем на $5 выше наибольшей ставки или номинала.',
  },
  '18MEX §3.1(b)#2': {
    en: 'No bid may be placed on the lowest unsold company.',
    ru: 'На наименьшую непроданную компанию ставить нельзя.',
  },
  '18MEX §3.1(b)#3': {
    en: 'The amount bid is set aside until that company is auctioned.',
    ru: 'Сумма ставки откладывается до аукциона этой компании.',
  },
  '18MEX §3.1(b)#4': {
    en: 'A bid may not exceed the player’s cash less what is set aside for other companies.',
    ru: 'Ставка не может превышать деньги игрока за вычетом отложенных под другие компании.',
  },
  '18MEX §3.1(b)#5': {
    en: 'A bid cannot be withdrawn and survives operating rounds.',
    ru: 'Ставку нельзя отозвать; она переживает операционные раунды.',
  },
  '18MEX §3.1(b)#6': {
    en: 'A new bid of the same player on a company replaces the old one.',
    ru: 'Новая ставка того же игрока на компанию заменяет старую.',
  },
  '18MEX §3.1.1#1': {
    en: 'Only bidders take part in the auction; a single bidder takes the company for his bid.',
    ru: 'В аукционе участвуют лишь сделавшие ставки; единственный берёт компанию за свою ставку.',
  },
  '18MEX §3.1.1#2': {
    en: 'The bidders take turns clockwise, beginning after the one with the highest bid. Each raises by at least $5 or passes. Who has passed may bid again if his turn comes once more. The auction ends when all but the highest bidder have passed in a row.',
    ru: 'Участники ходят по часовой стрелке после того, чья ставка наибольшая. Каждый повышает ставку не менее чем на $5 или пасует. Спасовавший может сделать ставку позже, если до него снова дойдёт ход. Аукцион заканчивается, когда подряд спасовали все, кроме сделавшего наибольшую ставку.',
  },
  '18MEX §3.1.1#3': {
    en: 'The winner pays at once; the others’ money is released.',
    ru: 'Победитель платит сразу; деньги остальных освобождаются.',
  },
  '18MEX §3.1.2#1': {
    en: '#1 costs $20 in the first stock round, then $15, $10 and $5.',
    ru: '№1 стоит $20 в первом фондовом раунде, затем $15, $10 и $5.',
  },
  '18MEX §3.1.2#2': {
    en: 'The price drops only when a stock round ends with #1 unsold.',
    ru: 'Цена падает, только если фондовый раунд кончился, а №1 не продана.',
  },
  '18MEX §3.1.2#3': {
    en: 'In the fifth stock round the priority holder must take #1 free, as his turn.',
    ru: 'В пятом фондовом раунде держатель приоритета обязан взять №1 даром; это его ход.',
  },
  '18MEX §3.1.2#4': {
    en: 'No other company is discounted or forced.',
    ru: 'Других скидок и принуждений нет.',
  },
  '18MEX §3.2#1': {
    en: 'A turn has any number of sales and at most one purchase.',
    ru: 'В ход — любое число продаж и не более одной покупки.',
  },
  '18MEX §3.2#2': {
    en: 'The purchase comes before all sales of the turn or after all of them.',
    ru: 'Покупка совершается до всех продаж хода или после всех.',
  },
  '18MEX §3.2#3': {
    en: 'No share of a major may be bought by a player who has sold any of it in this stock round.',
    ru: 'Нельзя купить акцию компании, акции которой игрок уже продавал в этом фондовом раунде.',
  },
  '18MEX §3.2#4': {
    en: 'Buying and later selling the same major in a stock round is allowed, but not in the first.',
    ru: 'Купить, а потом продать акции той же компании в одном раунде можно, но не в первом.',
  },
  '18MEX §3.2#5': {
    en: 'Passing is allowed unless a limit forces a sale.',
    ru: 'Пасовать можно, если лимит не принуждает к продаже.',
  },
  '18MEX §3.2#6': {
    en: 'Shares may be sold although the major is not launched or has not operated.',
    ru: 'Акции можно продавать, даже если компания не запущена или ещё не ходила.',
  },
  '18MEX §3.2#7': {
    en: 'Minors can never be sold to anyone.',
    ru: 'Малые компании нельзя продать никому.',
  },
  '18MEX §3.2(a)#1': {
    en: 'Shares are sold at market value; half a share pays half, rounded up.',
    ru: 'Акции продаются по рыночной стоимости; половинная — за половину с округлением вверх.',
  },
  '18MEX §3.2(a)#2': {
    en: 'The marker moves down one row for every full 10% of a sale.',
    ru: 'Жетон опускается на строку за каждые полные 10% продажи.',
  },
  '18MEX §3.2(a)#3': {
    en: 'Certificates may be sold as a block at one price or one by one.',
    ru: 'Сертификаты можно продать блоком по одной цене или по одному.',
  },
  '18MEX §3.2(a)#4': {
    en: 'A marker with no cell below stays.',
    ru: 'Жетон, под которым нет ячейки, остаётся.',
  },
  '18MEX §3.2(a)#5': {
    en: 'A marker goes under those already in its cell; the seller chooses the order of his sales.',
    ru: 'Жетон ложится под уже лежащие в ячейке; порядок продаж выбирает продавец.',
  },
  '18MEX §3.2(a)(1)': {
    en: 'Nothing may be sold to the bank in the first stock round.',
    ru: 'В первом фондовом раунде банку ничего не продают.',
  },
  '18MEX §3.2(a)(2)': {
    en: 'Shares of a major whose president’s certificate was never sold cannot be sold.',
    ru: 'Нельзя продать акции компании, сертификат президента которой ещё не куплен.',
  },
  '18MEX §3.2(a)(3)': {
    en: 'No more than 50% of a major may lie in the open market.',
    ru: 'На открытом рынке может лежать не более 50% компании.',
  },
  '18MEX §3.2(a)(4)': {
    en: 'The president’s certificate may be sold only if another player owns 20% and becomes president.',
    ru: 'Сертификат президента можно продать, только если другой игрок имеет 20% и станет президентом.',
  },
  '18MEX §3.2(a)(5)': {
    en: 'Half of the president’s certificate may be sold: first the exchange with the new president, then 10% goes to the open market.',
    ru: 'Можно продать половину сертификата президента: сначала обмен с новым президентом, затем 10% — на открытый рынок.',
  },
  '18MEX §3.2(a)(6)': {
    en: 'A holder of 10% of NdM without a 5% certificate may sell 5% against a 5% certificate of the open market.',
    ru: 'Владелец 10% NdM без сертификата 5% может продать 5% в обмен на сертификат 5% с открытого рынка.',
  },
  '18MEX §3.2(b)#1': {
    en: 'On his turn a player may sell privates to other players for any agreed whole price of at least $1.',
    ru: 'В свой ход игрок может продавать частные компании другим за любую согласованную цену от $1.',
  },
  '18MEX §3.2(b)#2': {
    en: 'This does not use the buyer’s purchase; on the buyer’s own turn it does.',
    ru: 'Покупку покупателя это не расходует; в его собственный ход — расходует.',
  },
  '18MEX §3.2(c)(1)': {
    en: 'The president’s certificate is bought at twice the par that the buyer picks: 60, 70, 75, 80 or 90.',
    ru: 'Сертификат президента покупают за два номинала по выбору: 60, 70, 75, 80 или 90.',
  },
  '18MEX §3.2(c)(2)': {
    en: 'A 10% share of the initial offering costs par, once the president’s certificate is owned; trade-in certificates are not for sale.',
    ru: '10% из первичного предложения стоят номинал, когда сертификат президента уже куплен; обменные не продаются.',
  },
  '18MEX §3.2(c)(2)#2': {
    en: 'A purchase that brings the initial offering down to 50% launches the major.',
    ru: 'Покупка, после которой в первичном предложении осталось 50%, запускает компанию.',
  },
  '18MEX §3.2(c)(3)': {
    en: 'Shares of the open market cost the market value; a half-share half of it, rounded down.',
    ru: 'Акции открытого рынка стоят рыночную стоимость; половинная — половину с округлением вниз.',
  },
  '18MEX §3.2(c)(4)': {
    en: 'A private may be bought from another player for an agreed price of at least $1.',
    ru: 'Частную компанию можно купить у другого игрока за согласованную цену от $1.',
  },
  '18MEX §3.2(c)(5)': {
    en: 'The owner of a 5% certificate of NdM may give it with half the market value for a 10% one of the open market.',
    ru: 'Владелец 5% NdM может отдать его и половину рыночной стоимости за 10% с открытого рынка.',
  },
  '18MEX §3.2(c)#6': {
    en: 'Every purchase must be paid in cash and obeys the limits and the NdM ban.',
    ru: 'Любая покупка оплачивается и подчиняется лимитам и запрету NdM.',
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
    en: 'The certificate limit is 19, 14 or 11; privates, minors and majors’ certificates count.',
    ru: 'Лимит сертификатов — 19, 14 или 11; считаются частные, малые и сертификаты крупных.',
  },
  '18MEX §3.3(b)#2': {
    en: '5% certificates, majors in the yellow area and privates of majors do not count.',
    ru: 'Не считаются сертификаты 5%, компании в жёлтой области и частные, принадлежащие крупным.',
  },
  '18MEX §3.3(b)#3': {
    en: 'At the limit a player may acquire only what does not count.',
    ru: 'На лимите можно приобретать только то, что не считается.',
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
    en: 'The limit rises by one if no merger takes place when Phase 5 starts.',
    ru: 'Лимит растёт на один, если в начале Фазы 5 слияния не было.',
  },
  '18MEX §3.4#1': {
    en: 'A major is launched when 50% or less is left in the initial offering, trade-in box included.',
    ru: 'Компания запускается, когда в первичном предложении (с обменными) осталось 50% или меньше.',
  },
  '18MEX §3.4(a)': {
    en: 'Its president receives the charter.',
    ru: 'Президент получает планшет.',
  },
  '18MEX §3.4(b)': {
    en: 'It receives its station tokens.',
    ru: 'Она получает жетоны станций.',
  },
  '18MEX §3.4(c)': {
    en: 'The bank pays it ten times par.',
    ru: 'Банк платит ей десять номиналов.',
  },
  '18MEX §3.4#2': {
    en: 'The payment is immediate and can exhaust the bank; a major is launched once.',
    ru: 'Выплата немедленна и может исчерпать банк; запуск бывает один раз.',
  },
  '18MEX §3.4#3': {
    en: 'Only UdY can be launched in an operating round, by the exchange of minor C; it does not operate in that round.',
    ru: 'Только UdY может быть запущена в операционном раунде обменом компании C; в этом раунде она не ходит.',
  },
  '18MEX §3.5#1': {
    en: 'The presidency changes when another player holds strictly more than the president.',
    ru: 'Президентство переходит, когда у другого игрока строго больше, чем у президента.',
  },
  '18MEX §3.5(a)': {
    en: 'The largest holder becomes president; among equals the first clockwise from the outgoing one.',
    ru: 'Президентом становится крупнейший владелец; из равных — первый по часовой стрелке от уходящего.',
  },
  '18MEX §3.5(b)#1': {
    en: 'The new president gives certificates worth 20% for the president’s certificate.',
    ru: 'Новый президент отдаёт за сертификат президента сертификаты на 20%.',
  },
  '18MEX §3.5(b)#2': {
    en: 'For NdM the new president chooses which.',
    ru: 'Для NdM новый президент выбирает какие.',
  },
  '18MEX §3.5(c)': {
    en: 'Charter and assets go to the new president.',
    ru: 'Планшет и имущество переходят новому президенту.',
  },
  '18MEX §3.6#1': {
    en: 'The round ends when all pass in a row; the priority deal goes to the player after the last who acted, and stays if nobody did.',
    ru: 'Раунд кончается, когда все спасовали подряд; приоритет — у следующего за последним действовавшим, а если таких нет, остаётся.',
  },
  '18MEX §3.6#2': {
    en: 'Each major wholly in players’ hands moves up one row.',
    ru: 'Каждая компания, полностью находящаяся у игроков, поднимается на строку.',
  },
  '18MEX §3.6#3': {
    en: 'They move in descending order of market value.',
    ru: 'Они двигаются по убыванию рыночной стоимости.',
  },
  '18MEX §3.6#4': {
    en: 'A certificate in the trade-in box prevents it.',
    ru: 'Сертификат среди обменных этому мешает.',
  },
  '18MEX §4#1': {
    en: 'Every private, every sold minor and every launched major operates once.',
    ru: 'Каждая частная, проданная малая и запущенная крупная компания действует один раз.',
  },
  '18MEX §4(a)': {
    en: 'First all privates.',
    ru: 'Сначала все частные.',
  },
  '18MEX §4(b)': {
    en: 'Then the minors A, B, C.',
    ru: 'Затем малые A, B, C.',
  },
  '18MEX §4(c)#1': {
    en: 'Then the majors: highest market value first; ties: farther right, then higher in the stack.',
    ru: 'Затем крупные: сначала с большей стоимостью; при равенстве — правее, затем выше в стопке.',
  },
  '18MEX §4(c)#2': {
    en: 'The order is looked at again after every turn.',
    ru: 'Порядок пересматривается после каждого хода.',
  },
  '18MEX §4(c)#3': {
    en: 'A marker that moves into a cell goes under those that are there. During an operating round the markers of majors that have operated lie face down and always under those that have not: so the marker of a major that has not operated yet, when a sale lets it fall there, lies above them.',
    ru: 'Жетон, попавший в ячейку, ложится под те, что там уже есть. В операционном раунде жетоны уже действовавших компаний лежат лицевой стороной вниз и всегда под теми, что лицевой стороной вверх: поэтому жетон ещё не действовавшей компании, упавший туда из-за продажи, лежит над ними.',
  },
  '18MEX §4.1#1': {
    en: 'The bank pays each private’s income to its owner.',
    ru: 'Банк платит доход каждой частной компании владельцу.',
  },
  '18MEX §4.1#2': {
    en: 'The power of KCM&O is not usable here.',
    ru: 'Свойство KCM&O здесь не действует.',
  },
  '18MEX §4.2(a)': {
    en: 'On its first turn a minor places its station in its home city, free.',
    ru: 'В первый ход малая компания бесплатно ставит станцию в базовом городе.',
  },
  '18MEX §4.2(b)': {
    en: 'A minor may lay one yellow tile and pays for it.',
    ru: 'Малая компания может положить один жёлтый тайл за свой счёт.',
  },
  '18MEX §4.2(c)': {
    en: 'It must run its built-in 2-train.',
    ru: 'Она обязана пустить встроенный Поезд-2.',
  },
  '18MEX §4.2(d)': {
    en: 'Half of the revenue goes to the owner, half to its treasury.',
    ru: 'Половина прибыли — владельцу, половина — в кассу.',
  },
  '18MEX §4.3(a)': {
    en: 'On its first turn a major places its home station, free.',
    ru: 'В первый ход крупная компания бесплатно ставит базовую станцию.',
  },
  '18MEX §4.3(b)': {
    en: 'Then it receives the mail contract.',
    ru: 'Затем получает почтовый контракт.',
  },
  '18MEX §4.3(c)': {
    en: 'Then it may lay one or two yellow tiles or make one upgrade; with KCM&O also Copper Canyon.',
    ru: 'Затем может положить один-два жёлтых тайла или сделать одно улучшение; с KCM&O — ещё и Copper Canyon.',
  },
  '18MEX §4.3(d)': {
    en: 'Then it may place one station.',
    ru: 'Затем может поставить одну станцию.',
  },
  '18MEX §4.3(e)': {
    en: 'Then it runs its trains.',
    ru: 'Затем пускает поезда.',
  },
  '18MEX §4.3(f)': {
    en: 'Then it pays or withholds.',
    ru: 'Затем платит или удерживает.',
  },
  '18MEX §4.3(g)': {
    en: 'Then its obsolete trains leave.',
    ru: 'Затем уходят её устаревшие поезда.',
  },
  '18MEX §4.3(h)': {
    en: 'Then it may, or must, buy trains.',
    ru: 'Затем она может или обязана купить поезда.',
  },
  '18MEX §4.3(i)': {
    en: 'At any moment of its turn it may buy privates from players.',
    ru: 'В любой момент хода она может покупать частные компании у игроков.',
  },
  '18MEX §4.3#1': {
    en: 'A new major normally cannot run on its first turn; NdM can with a train from the merger.',
    ru: 'Новая компания обычно не ходит поездами в первый ход; NdM может — с поездом от слияния.',
  },
  '18MEX §4.3.1#1': {
    en: 'A major that owns a train is paid the value of its home city at the start of its turn.',
    ru: 'Компании с поездом в начале хода платят стоимость её базового города.',
  },
  '18MEX §4.3.1#2': {
    en: 'Mail is paid in any case, is no part of the revenue and moves no marker.',
    ru: 'Почта платится в любом случае, не входит в прибыль и не двигает жетон.',
  },
  '18MEX §4.3.1#3': {
    en: 'It is paid before tiles are laid and trains bought.',
    ru: 'Она платится до тайлов и покупки поездов.',
  },
  '18MEX §4.3.1#4': {
    en: 'NdM is paid for Mexico City only, UdY for Merida only.',
    ru: 'NdM платят только за Мехико, UdY — только за Мериду.',
  },
  '18MEX §4.3.1#5': {
    en: 'The value is that of the city alone, by phase, never doubled.',
    ru: 'Стоимость — только города, по фазе, без удвоения.',
  },
  '18MEX §4.3.2#1': {
    en: 'At most one station a turn, on an empty circle of a connected city, if a token is left.',
    ru: 'Не более одной станции за ход, в свободный круг связанного города, если есть жетон.',
  },
  '18MEX §4.3.2(a)': {
    en: 'The connection is traced like a route: not back at a junction, not through a red area, not through a full city.',
    ru: 'Связь прослеживается как маршрут: без разворота на развилке, не через красную область и не через занятый город.',
  },
  '18MEX §4.3.2(b)': {
    en: 'At most one station of a major in a hex.',
    ru: 'Не более одной станции компании в гексе.',
  },
  '18MEX §4.3.2(c)': {
    en: 'A circle is kept free for a home station that is not yet placed.',
    ru: 'Круг оставляют свободным для ещё не поставленной базовой станции.',
  },
  '18MEX §4.3.2#2': {
    en: 'The first station besides the home costs $40, the second $60, any further $80.',
    ru: 'Первая станция кроме базовой стоит $40, вторая $60, следующие $80.',
  },
  '18MEX §4.3.2#3': {
    en: 'A placed station is permanent.',
    ru: 'Поставленная станция постоянна.',
  },
  '18MEX §4.3.3#1': {
    en: 'The president pays everything or withholds everything.',
    ru: 'Президент выплачивает всё или удерживает всё.',
  },
  '18MEX §4.3.3(a)#1': {
    en: 'Each player receives his percentage of the revenue.',
    ru: 'Каждый игрок получает свой процент прибыли.',
  },
  '18MEX §4.3.3(a)#2': {
    en: 'The treasury receives the open market’s part; the initial offering receives nothing.',
    ru: 'Касса получает долю открытого рынка; первичное предложение — ничего.',
  },
  '18MEX §4.3.3(a)#3': {
    en: 'A holder’s total with an odd 5% is rounded up.',
    ru: 'Сумма владельца с нечётными 5% округляется вверх.',
  },
  '18MEX §4.3.3(b)': {
    en: 'Withheld revenue goes to the treasury.',
    ru: 'Удержанная прибыль идёт в кассу.',
  },
  '18MEX §4.3.3#2': {
    en: 'Paid: the marker moves right, at the end of the row up.',
    ru: 'Выплачено: жетон вправо, в конце строки — вверх.',
  },
  '18MEX §4.3.3#3': {
    en: 'Withheld or nothing earned: the marker moves left, in the first column down.',
    ru: 'Удержано или нет прибыли: жетон влево, в первом столбце — вниз.',
  },
  '18MEX §4.3.4#1': {
    en: 'Trains may be bought from the bank and from other majors, in any order.',
    ru: 'Поезда можно покупать у банка и у других крупных компаний в любом порядке.',
  },
  '18MEX §4.3.4#2': {
    en: 'Trains reach the open market only by discards; none is sold to the bank, given up or traded in.',
    ru: 'Поезда попадают на открытый рынок только сбросом; их не продают банку, не сдают и не обменивают.',
  },
  '18MEX §4.3.4(a)': {
    en: 'Bank trains are in the initial offering or the open market.',
    ru: 'Поезда банка — в первичном предложении или на открытом рынке.',
  },
  '18MEX §4.3.4(b)': {
    en: 'They are sold in the order 2, 3, 4, 5, 6, 4D.',
    ru: 'Они продаются в порядке 2, 3, 4, 5, 6, 4D.',
  },
  '18MEX §4.3.4(c)': {
    en: 'Bank trains cost face value.',
    ru: 'Поезда банка стоят номинал.',
  },
  '18MEX §4.3.4(d)#1': {
    en: 'Trains may be bought from another major in any phase for an agreed price of at least $1.',
    ru: 'У другой крупной компании поезд можно купить в любой фазе по согласию, от $1.',
  },
  '18MEX §4.3.4(d)#2': {
    en: 'NdM buys and sells trains at face value only.',
    ru: 'NdM покупает и продаёт поезда только по номиналу.',
  },
  '18MEX §4.3.4(e)': {
    en: 'Purchases from the initial offering change the phase at once.',
    ru: 'Покупки из первичного предложения сразу меняют фазу.',
  },
  '18MEX §4.3.4(f)': {
    en: 'Until the first 4-train a major buys at most one bank train a turn.',
    ru: 'До первого Поезда-4 компания покупает у банка не более одного поезда за ход.',
  },
  '18MEX §4.3.4(g)#1': {
    en: 'A major at its train limit may not buy.',
    ru: 'Компания на лимите поездов не может покупать.',
  },
  '18MEX §4.3.4(g)#2': {
    en: 'When the limit falls each major discards the excess to the open market.',
    ru: 'Когда лимит падает, каждая компания сбрасывает излишек на открытый рынок.',
  },
  '18MEX §4.3.4(g)#3': {
    en: 'With the first 4-train 2-trains leave before the new limit is applied.',
    ru: 'С первым Поездом-4 Поезда-2 уходят до применения нового лимита.',
  },
  '18MEX §4.3.4(g)#4': {
    en: 'A major below its limit may buy the train that lowers it and then discards.',
    ru: 'Компания ниже лимита может купить поезд, снижающий лимит, и затем сбросить излишек.',
  },
  '18MEX §4.3.4.1#1': {
    en: 'With the second 6-train 4-trains of the open market leave; owned ones become obsolete.',
    ru: 'Со вторым Поездом-6 Поезда-4 открытого рынка уходят, а принадлежащие компаниям устаревают.',
  },
  '18MEX §4.3.4.1#2': {
    en: 'An obsolete train runs once more in its owner’s next turn and then leaves.',
    ru: 'Устаревший поезд ходит ещё раз в следующий ход владельца и уходит.',
  },
  '18MEX §4.3.4.1#3': {
    en: 'An obsolete train may not be bought.',
    ru: 'Устаревший поезд нельзя купить.',
  },
  '18MEX §4.3.4.2#1': {
    en: 'A major with a legal route and no train must buy one if the bank has any.',
    ru: 'Компания с допустимым маршрутом и без поезда обязана купить его, если у банка есть поезда.',
  },
  '18MEX §4.3.4.2#2': {
    en: 'If it cannot pay, the president must contribute cash.',
    ru: 'Если она не может заплатить, президент обязан внести деньги.',
  },
  '18MEX §4.3.4.2#3': {
    en: 'If the president cannot raise the money, even after selling all shares that he is allowed to sell, in whatever order brings the most, he is bankrupt and the game ends at once.',
    ru: 'Если президент не может собрать нужные деньги, даже продав все акции, которые ему разрешено продать, в самом выгодном порядке, он становится банкротом, и игра немедленно заканчивается.',
  },
  '18MEX §4.3.4.2(a)': {
    en: 'With a contribution only the cheapest bank train may be bought.',
    ru: 'С взносом можно купить только самый дешёвый поезд банка.',
  },
  '18MEX §4.3.4.2(b)': {
    en: 'Only one train may be bought that way.',
    ru: 'Так можно купить только один поезд.',
  },
  '18MEX §4.3.4.2(c)': {
    en: 'The contribution is exactly what is missing.',
    ru: 'Взнос — ровно недостающая сумма.',
  },
  '18MEX §4.3.4.2(d)#1': {
    en: 'A president short of cash must sell shares and may sell privates to players.',
    ru: 'Президент без денег обязан продавать акции и может продавать частные компании игрокам.',
  },
  '18MEX §4.3.4.2(d)#2': {
    en: 'He may not sell more than is needed.',
    ru: 'Он не может продать больше, чем нужно.',
  },
  '18MEX §4.3.4.2(d)#3': {
    en: 'No such sale may change the presidency of the operating major.',
    ru: 'Такая продажа не может сменить президента действующей компании.',
  },
  '18MEX §4.3.4.2(d)#4': {
    en: 'These sales are no stock turn: the priority deal stays and no limit is enforced.',
    ru: 'Эти продажи — не фондовый ход: приоритет не меняется, лимиты не применяются.',
  },
  '18MEX §4.3.5#1': {
    en: 'From Phase 3 a major may buy privates other than MNR from players for 50% to 150% of face value.',
    ru: 'С Фазы 3 крупная компания может покупать у игроков частные, кроме MNR, за 50–150% номинала.',
  },
  '18MEX §4.3.5#2': {
    en: 'A major never sells a private.',
    ru: 'Крупная компания не продаёт частные.',
  },
  '18MEX §4.3.5#3': {
    en: 'Minors cannot be bought.',
    ru: 'Малые компании нельзя купить.',
  },
  '18MEX §4.4.1(a)': {
    en: 'Tile colours depend on the phase; minors lay only yellow.',
    ru: 'Цвета тайлов зависят от фазы; малые кладут только жёлтые.',
  },
  '18MEX §4.4.1(b)#1': {
    en: 'Tiles are limited to the supply; only Copper Canyon is reserved.',
    ru: 'Тайлы ограничены запасом; зарезервирован только Copper Canyon.',
  },
  '18MEX §4.4.1(b)#2': {
    en: 'Track belongs to nobody.',
    ru: 'Пути не принадлежат никому.',
  },
  '18MEX §4.4.1(c)#1': {
    en: 'Yellow goes on unbuilt hexes, green on yellow, brown on green, gray on brown; nothing on red or gray areas.',
    ru: 'Жёлтый — на пустой гекс, зелёный — на жёлтый, коричневый — на зелёный, серый — на коричневый; ничего — на красные и серые области.',
  },
  '18MEX §4.4.1(c)#2': {
    en: 'Every green, brown or gray lay is an upgrade.',
    ru: 'Любой зелёный, коричневый или серый тайл — улучшение.',
  },
  '18MEX §4.4.1(d)': {
    en: 'City tiles go exactly where cities are.',
    ru: 'Тайлы с городом кладут только туда, где город.',
  },
  '18MEX §4.4.1(e)#1': {
    en: 'Town tiles go exactly where towns are.',
    ru: 'Тайлы с посёлком — только туда, где посёлок.',
  },
  '18MEX §4.4.1(e)#2': {
    en: 'Ports are dead ends: a train that counts one begins or ends there.',
    ru: 'Порты — тупики: поезд, считающий порт, начинает или кончает в нём.',
  },
  '18MEX §4.4.1(f)#1': {
    en: 'Terrain is paid for the first tile in a hex.',
    ru: 'Местность оплачивается за первый тайл в гексе.',
  },
  '18MEX §4.4.1(f)#2': {
    en: 'Mexico City costs $60 for green and $40 for brown.',
    ru: 'Мехико стоит $60 за зелёный и $40 за коричневый.',
  },
  '18MEX §4.4.1(g)': {
    en: 'Named tiles go only on their hexes, and there no other of that colour.',
    ru: 'Именные тайлы кладут только в свои гексы, и там — никаких других этого цвета.',
  },
  '18MEX §4.4.1(h)#1': {
    en: 'A replacement keeps all track and all stops.',
    ru: 'Замена сохраняет все пути и остановки.',
  },
  '18MEX §4.4.1(h)#2': {
    en: 'Tokens move to the new tile; the old one returns to the supply.',
    ru: 'Жетоны переходят на новый тайл; старый возвращается в запас.',
  },
  '18MEX §4.4.1(i)': {
    en: 'No track may lead over an impassable side, into a blank side or off the map.',
    ru: 'Путь не может вести через непроходимую сторону, в глухую сторону или за карту.',
  },
  '18MEX §4.4.1(j)#1': {
    en: 'A laid tile must have new track or a city that is connected to a station of the company.',
    ru: 'На тайле должен быть новый путь или город, связанный со станцией компании.',
  },
  '18MEX §4.4.1(j)#2': {
    en: 'The connection is traced as for stations.',
    ru: 'Связь прослеживается как для станций.',
  },
  '18MEX §4.4.1#1': {
    en: 'A tile stays until it is replaced; gray ones are never replaced.',
    ru: 'Тайл лежит, пока его не заменят; серые не заменяют.',
  },
  '18MEX §4.4.1#2': {
    en: 'The Copper Canyon tile has rules of its own.',
    ru: 'Для тайла Copper Canyon свои правила.',
  },
  '18MEX §4.4.1#3': {
    en: 'A minor lays one yellow tile; a major up to two yellow or one upgrade.',
    ru: 'Малая кладёт один жёлтый тайл; крупная — до двух жёлтых или одно улучшение.',
  },
  '18MEX §4.4.2#1': {
    en: 'A major may run any of its trains; a minor must run its train.',
    ru: 'Крупная может пустить любые свои поезда; малая обязана пустить свой.',
  },
  '18MEX §4.4.2(a)': {
    en: 'A route is continuous track joining two or more locations.',
    ru: 'Маршрут — непрерывный путь между двумя и более локациями.',
  },
  '18MEX §4.4.2(b)': {
    en: 'No piece of track is used twice.',
    ru: 'Ни один участок пути не используется дважды.',
  },
  '18MEX §4.4.2(c)': {
    en: 'At a junction one branch is followed, without reversing.',
    ru: 'На развилке идут по одной ветви, без разворота.',
  },
  '18MEX §4.4.2(d)': {
    en: 'From an unblocked city a route may leave by any other track.',
    ru: 'Из незаблокированного города маршрут уходит по любому другому пути.',
  },
  '18MEX §4.4.2(e)': {
    en: 'A city full of others’ stations cannot be passed, but a route may end there.',
    ru: 'Через город, занятый чужими станциями, пройти нельзя, но можно в нём закончить.',
  },
  '18MEX §4.4.2(f)': {
    en: 'A route contains a station of the company.',
    ru: 'Маршрут содержит станцию компании.',
  },
  '18MEX §4.4.2(g)': {
    en: 'No location is visited twice; a red area is one location.',
    ru: 'Локация посещается один раз; красная область — одна локация.',
  },
  '18MEX §4.4.2(h)': {
    en: 'An off-board area can only be an end of a route.',
    ru: 'Внешнее направление — только конец маршрута.',
  },
  '18MEX §4.4.2(i)': {
    en: 'Cities and off-board areas may not exceed the train’s number; towns are free.',
    ru: 'Городов и внешних направлений не больше числа поезда; посёлки не считаются.',
  },
  '18MEX §4.4.2(j)': {
    en: 'Trains of one major share no track in a turn.',
    ru: 'Поезда одной компании не делят путь за ход.',
  },
  '18MEX §4.4.2.1#1': {
    en: 'A train earns the sum of the values on its route.',
    ru: 'Поезд приносит сумму стоимостей на маршруте.',
  },
  '18MEX §4.4.2.1#2': {
    en: 'Two-value locations use the higher value from the first 5-train on.',
    ru: 'Локации с двумя значениями дают большее с первого Поезда-5.',
  },
  '18MEX §4.4.2.1#3': {
    en: 'A 4D counts cities and off-board areas double, towns single.',
    ru: '4D удваивает города и внешние направления, но не посёлки.',
  },
  '18MEX §4.4.2.1#4': {
    en: 'If a shareholder insists the major must run for the maximum.',
    ru: 'Если акционер настаивает, компания обязана получить максимум.',
  },
  '18MEX §4.4.2.1#5': {
    en: 'A minor must always run for the maximum.',
    ru: 'Малая компания всегда обязана получить максимум.',
  },
  '18MEX §4.4.2.1#6': {
    en: 'The obligation concerns routes only.',
    ru: 'Обязанность касается только маршрутов.',
  },
  '18MEX §5.1#1': {
    en: 'The first buyer of MNR receives the president’s certificate of NdM and sets its par at once.',
    ru: 'Первый покупатель MNR получает сертификат президента NdM и сразу назначает номинал.',
  },
  '18MEX §5.1#2': {
    en: 'Nobody may buy NdM shares before Phase 3½.',
    ru: 'До Фазы 3½ акции NdM покупать нельзя.',
  },
  '18MEX §5.2#1': {
    en: 'With the fifth 3-train the NdM ban ends.',
    ru: 'С пятым Поездом-3 запрет NdM кончается.',
  },
  '18MEX §5.2#2': {
    en: 'The owners of A and B receive 5% of NdM each, the owner of C 10% of UdY.',
    ru: 'Владельцы A и B получают по 5% NdM, владелец C — 10% UdY.',
  },
  '18MEX §5.2#3': {
    en: 'The treasuries of A and B go to NdM, that of C to UdY.',
    ru: 'Кассы A и B переходят NdM, касса C — UdY.',
  },
  '18MEX §5.2#4': {
    en: 'Charters, trains and stations of the minors leave the game.',
    ru: 'Планшеты, поезда и станции малых уходят из игры.',
  },
  '18MEX §5.2#5': {
    en: 'The exchange can change a presidency and launch UdY.',
    ru: 'Обмен может сменить президента и запустить UdY.',
  },
  '18MEX §5.2#6': {
    en: 'A player may earn from minor C and from the UdY share in the same round.',
    ru: 'Игрок может получить и от C, и от акции UdY в одном раунде.',
  },
  '18MEX §5.3(a)': {
    en: 'If NdM is not launched there is no merger.',
    ru: 'Если NdM не запущена, слияния нет.',
  },
  '18MEX §5.3(b)': {
    en: 'Clockwise from the left of the buyer’s president each player but the president of NdM may offer one launched eligible major.',
    ru: 'По часовой стрелке слева от президента покупателя каждый, кроме президента NdM, может предложить одну запущенную подходящую компанию.',
  },
  '18MEX §5.3(c)': {
    en: 'If nobody offers a major, the president of NdM must choose an eligible major that is not launched and whose president’s certificate he does not own, if possible one whose president’s certificate is still in the Initial Offering. If there is none, no merger takes place. The owner of the president’s certificate cannot object.',
    ru: 'Если никто не согласился на слияние, президент NdM должен выбрать подходящую незапущенную крупную компанию, сертификатом президента которой он не владеет, — по возможности ту, чей сертификат президента ещё в Первичном Предложении. Если такой компании нет, слияния не происходит. Владелец сертификата президента не может этому помешать.',
  },
  '18MEX §5.3(d)': {
    en: 'The owner of its president’s certificate receives 10% of NdM; then the presidency of NdM is settled.',
    ru: 'Владелец её сертификата президента получает 10% NdM; затем решается президентство NdM.',
  },
  '18MEX §5.3(e)': {
    en: 'Other shares are paid at half their market value, each player’s total rounded up.',
    ru: 'За остальные акции платят половину рыночной стоимости, сумма игрока — вверх.',
  },
  '18MEX §5.3(f)': {
    en: 'NdM replaces the home station and one other station; unused replacement tokens become $80 tokens.',
    ru: 'NdM заменяет базовую станцию и ещё одну; неиспользованные жетоны становятся жетонами за $80.',
  },
  '18MEX §5.3(g)': {
    en: 'All cash and trains of the merging major go to NdM. If NdM then owns more than three trains it discards the excess to the open market; its president chooses which. (The print says «all its trains»; §4.3.4(g) allows only the excess to be discarded, and that is our reading. A ruling takes the print by the letter.)',
    ru: 'Все деньги и поезда сливающейся компании переходят в NdM. Если после этого у NdM больше трёх поездов, она сбрасывает лишние на Открытый Рынок; какие — выбирает её президент. (Напечатано «сбросить все свои поезда»; но 4.3.4(g) разрешает сбрасывать только лишние, и мы читаем так. Буквальное чтение — отдельное решение стола.)',
  },
  '18MEX §5.3(h)': {
    en: 'The merged major leaves the game.',
    ru: 'Слившаяся компания уходит из игры.',
  },
  '18MEX §5.3(i)': {
    en: 'Without a merger the 10% goes to the initial offering, the replacement tokens leave, and the certificate limit rises by one.',
    ru: 'Без слияния 10% идут в первичное предложение, заменяемые жетоны уходят, лимит сертификатов растёт на один.',
  },
  '18MEX §6(a)': {
    en: 'The bank runs out: the game ends after this operating round, or after the one that follows this stock round.',
    ru: 'Банк исчерпан: игра кончается после этого операционного раунда или после следующего за этим фондовым.',
  },
  '18MEX §6(b)': {
    en: 'A market value reaches $200: the same.',
    ru: 'Рыночная стоимость достигла $200: так же.',
  },
  '18MEX §6(c)': {
    en: 'A bankruptcy ends the game at once.',
    ru: 'Банкротство кончает игру немедленно.',
  },
  '18MEX §6.1#1': {
    en: 'Score: cash, shares at market value, privates and minors at face value.',
    ru: 'Итог: деньги, акции по рынку, частные и малые по номиналу.',
  },
  '18MEX §6.1#2': {
    en: 'Shares of a major whose president’s certificate nobody has bought are worth nothing at the end (the CHI share that came with #6, the UdY share for minor C).',
    ru: 'Акции крупной компании, сертификат президента которой никто не купил, при подсчёте ничего не стоят (акция CHI, полученная с № 6, и акция UdY за малую компанию C).',
  },
  '18MEX §6.1#3': {
    en: 'A bankrupt player forfeits his cash.',
    ru: 'Банкрот теряет деньги.',
  },
  '18MEX §6.1#4': {
    en: 'Ties stand; an option plays one more operating round.',
    ru: 'Ничья остаётся; по опции играют ещё один операционный раунд.',
  },
  '18MEX §7#1': {
    en: 'Everything is public.',
    ru: 'Вся информация открыта.',
  },
  '18MEX §7#2': {
    en: 'The number of operating rounds is fixed at the end of the stock round by the best tile colour: one, two or three; one when the end has been triggered.',
    ru: 'Число операционных раундов определяется в конце фондового по лучшему цвету тайлов: один, два или три; один, если конец уже наступает.',
  },
  '18MEX §8#1': {
    en: 'Optional rules are agreed before the game and can be combined.',
    ru: 'О дополнительных правилах договариваются до игры; их можно сочетать.',
  },
  '18MEX §8(a)': {
    en: 'Option: three yellow tiles in a major’s first operating turn.',
    ru: 'Опция: три жёлтых тайла в первый операционный ход крупной компании.',
  },
  '18MEX §8(a)#1': {
    en: 'It counts for the first turn literally; Copper Canyon comes on top.',
    ru: 'Буквально в первый ход; Copper Canyon — сверх того.',
  },
  '18MEX §8(b)': {
    en: 'Option: before Phase 3 a major may buy KCM&O for at most $40.',
    ru: 'Опция: до Фазы 3 крупная компания может купить KCM&O не дороже $40.',
  },
  '18MEX §8(b)#1': {
    en: 'Only KCM&O, only from a player, from $1.',
    ru: 'Только KCM&O, только у игрока, от $1.',
  },
  '18MEX §8(c)': {
    en: 'Option: the minors close at the start of the next stock round.',
    ru: 'Опция: малые закрываются в начале следующего фондового раунда.',
  },
  '18MEX §8(c)#1': {
    en: 'The exchanges happen before the first stock turn; the NdM ban ends with Phase 3½ all the same.',
    ru: 'Обмены — до первого фондового хода; запрет NdM всё равно кончается с Фазой 3½.',
  },
  '18MEX §8(c)#2': {
    en: 'Minors alive at Phase 4 keep their trains.',
    ru: 'Малые, дожившие до Фазы 4, сохраняют поезда.',
  },
  '18MEX §8(d)': {
    en: 'Option: with the second 6-train all 4-trains leave at once.',
    ru: 'Опция: со вторым Поездом-6 все Поезда-4 уходят сразу.',
  },
  '18MEX §8(d)#1': {
    en: 'Those of the buyer too.',
    ru: 'У покупателя тоже.',
  },
  '18MEX §10#1': {
    en: 'Where components and rules disagree, the rules win.',
    ru: 'Если компоненты и правила расходятся, верны правила.',
  },
  '18MEX §App.1#1': {
    en: 'MNR closes when NdM buys its first train; other privates at the first 5-train; none can be closed at will.',
    ru: 'MNR закрывается, когда NdM покупает первый поезд; остальные — с первым Поездом-5; по желанию закрыть нельзя.',
  },
  '18MEX §App.1#2': {
    en: 'Privates block no hex.',
    ru: 'Частные компании не блокируют гексы.',
  },
  '18MEX §App.1#3': {
    en: 'Ordinary track on Copper Canyon takes the power from KCM&O, nothing else.',
    ru: 'Обычный путь в Copper Canyon лишает KCM&O лишь её свойства.',
  },
  '18MEX §App.1#4': {
    en: 'At 55% of NdM a player may not buy 10%, whatever he plans to sell.',
    ru: 'С 55% NdM нельзя купить 10%, что бы игрок ни собирался продать.',
  },
  '18MEX §App.1#5': {
    en: 'There are only seven 4D trains.',
    ru: 'Поездов-4D только семь.',
  },
  '18MEX §App.1#6': {
    en: 'The game never ends in a stock round; it can end within a set of operating rounds.',
    ru: 'Игра не кончается в фондовом раунде; может кончиться внутри серии операционных.',
  },
  '18MEX §App.1#7': {
    en: 'On 485 the two tracks from Mexico City to the east are separate.',
    ru: 'На 485 два пути из Мехико на восток раздельны.',
  },
  '18MEX §App.1#8': {
    en: 'Home stations are placed on the first operating turn.',
    ru: 'Базовые станции ставят в первый операционный ход.',
  },
  '18MEX Table I': {
    en: 'Phases set tile colours, train limits (NdM one more), values and closings.',
    ru: 'Фазы определяют цвета тайлов, лимиты поездов (у NdM на один больше), стоимости и закрытия.',
  },
  '18MEX Table III #2': {
    en: 'A major that owns KCM&O may lay Copper Canyon for $60, in addition, without connection, while the hex is unbuilt.',
    ru: 'Крупная компания с KCM&O может положить Copper Canyon за $60 сверх прочего и без связи, пока гекс пуст.',
  },
  '18MEX 5.1': {
    en: 'Baja: Compagnie du Boleo, $30, may be bought by majors for $15 to $30; its owner may place a token in Santa Rosalia free.',
    ru: 'Baja: Compagnie du Boleo за $30; крупные покупают её за $15–30; владелец бесплатно ставит жетон в Santa Rosalia.',
  },
} as const satisfies Readonly<Record<string, Words>>;
