/** 1817 rules: merger-and-acquisition round, crisis, bankruptcy. */
import type { Statements } from '../../common/rulebook.ts';

export const mergers = {
  'ma.1': [
    'An M&A round has four stages: conversions and mergers of white companies, liquidation of red ones, sale of gray ones, friendly sale of white ones.',
    'Махинационный раунд играется в четыре этапа: преобразования и слияния компаний из белой зоны, ликвидация компаний из красной, распродажа компаний из серой, дружественная продажа компаний из белой.',
  ],
  'ma.2': [
    'In stage 1 companies come in operating order, in the other stages in the reverse of it.',
    'На первом этапе компании идут в порядке хода операционного раунда, на остальных — строго в обратном.',
  ],
  'ma.3': [
    'A company that loans of its conversion or merger bring into gray is not put up in the same round. Who turns red in stage 1 or 2 is liquidated in stage 2, and a buyer that falls into gray before stage 3 is sold in it. House rulings, set by the preset “usual”, let both wait for the next M&A round.',
    'Компания, упавшая в серую зону из-за займов по ходу преобразования или слияния, в этом махинационном раунде на аукцион не выставляется. Попавшая в красную зону на первом или втором этапе ликвидируется на втором, а покупатель, упавший в серую зону до третьего этапа, на нём продаётся. По особым решениям стола (набор «Обычные») обе ждут следующего махинационного раунда.',
  ],
  'ma.4': [
    'Whoever is above the train limit after an action discards trains to the market.',
    'Если после какого-либо действия компания превышает лимит поездов, лишние сбрасываются на Рынок.',
  ],
  'ma.5': [
    'Cash crises are resolved before the next company comes up.',
    'Кассовые Разрывы разрешаются до перехода к следующей компании.',
  ],
  'tokmerge.1': [
    'When one company takes over another, stations of the closing company are exchanged for those of the survivor.',
    'После слияния или поглощения станции закрывающейся компании меняются на станции продолжающей действовать.',
  ],
  'tokmerge.2': [
    'With eight stations or fewer in all every one is exchanged; of two in a hex one returns to the charter.',
    'Если станций в сумме восемь или меньше, меняются все; из двух станций в одной клетке одна возвращается на планшет.',
  ],
  'tokmerge.3': [
    'With more than eight the president of the survivor chooses which stay on the map, as many as possible; the survivor keeps eight in all.',
    'Если станций в сумме больше восьми, президент выжившей компании выбирает, какие останутся на поле; их должно остаться как можно больше, а всего у компании остаётся восемь.',
  ],
  'cm.1': [
    'Each white small or medium company may convert to the next size, merge with another white company of its size, or pass.',
    'Каждая малая и средняя компания из белой зоны может преобразоваться в компанию следующего размера, слиться с другой компанией такого же размера из белой зоны или спасовать.',
  ],
  'cm.2': [
    'A company that has passed may still merge with one whose turn is later.',
    'Компания, которая спасовала, может участвовать в слиянии с компанией, которая ходит позже.',
  ],
  'cm.3': [
    'Merging companies need not be connected by track.',
    'Соединение между станциями сливающихся компаний не требуется.',
  ],
  'cm.4': [
    'No company takes part in two conversions or mergers in one M&A round.',
    'Компания не может участвовать в двух преобразованиях или слияниях в одном махинационном раунде.',
  ],
  'cm.5': [
    'Whether the phase allows companies of that size to start does not matter.',
    'Можно ли основывать компании такого размера в текущей фазе, не важно.',
  ],
  'cm.6': [
    'If the other company has another president he must agree. This is our reading: the rulebook does not speak of consent; a house ruling does without it.',
    'Если у другой компании другой президент, нужно его согласие. Это наше прочтение: в правилах о согласии не сказано; по особому решению стола оно не требуется.',
  ],
  'post.1': [
    'After a conversion or merger the president may first buy any number of shares from the treasury (not from the market), within the limits.',
    'После преобразования или слияния президент сначала может купить любое число акций с баланса компании (не с Рынка), соблюдая лимит сертификатов и ограничение в 60%.',
  ],
  'post.2': [
    'Then every player, clockwise from the president and he too, may sell any number of his shares of this company or buy one from its treasury. By a house ruling the president does not sell.',
    'Затем все игроки по часовой стрелке от президента, и он сам тоже, могут либо продать любое число своих акций компании, либо купить одну с её баланса. По особому решению стола президент не продаёт.',
  ],
  'post.3': ['A holder of a short position who buys closes it.', 'Покупка держателем короткой позиции закрывает её.'],
  'post.4': [
    'Whoever becomes president in this trading gains no further purchases.',
    'Ставший президентом в этих торгах не получает права на новые покупки.',
  ],
  'post.5': ['This trading does not move the price.', 'От этих торгов котировка не меняется.'],
  'conv.1': [
    'A conversion adds three single shares (small to medium) or five (medium to large) to the treasury. Every certificate keeps its number of shares.',
    'При преобразовании на баланс добавляются три обычные акции (из малой в среднюю) или пять (из средней в крупную). Каждый сертификат сохраняет своё число акций.',
  ],
  'conv.2': ['Then the players trade shares of the company.', 'Затем игроки могут торговать акциями компании.'],
  'conv.3': [
    'Then the company may take loans, up to its new size.',
    'Затем компания может взять займы, в пределах нового размера.',
  ],
  'conv.4': [
    'Then the converted company must buy one station (to medium) or two (to large) for $50 each, unless it has eight.',
    'Затем преобразованная компания обязана купить одну станцию (став средней) или две (став крупной) по $50, если у неё их меньше восьми.',
  ],
  'conv.5': [
    'If it has not the money for the stations that a conversion demands, the company is put into the red zone of liquidation.',
    'Если на станции, обязательные после преобразования, денег нет, компания переходит в красную зону ликвидации.',
  ],
  'mrg2.1': [
    'Two small companies merge: the initiator chooses which survives; it gets all assets of the other.',
    'Слияние двух малых компаний: инициатор выбирает, какая выживет; к ней переходят все активы второй.',
  ],
  'mrg2.2': ['Stations are exchanged by the general rule.', 'Станции заменяются по общей процедуре.'],
  'mrg2.3': [
    'Three single shares are added to the treasury of the survivor: it is medium now.',
    'На баланс выжившей компании добавляются три обычные акции: она становится средней.',
  ],
  'mrg2.4': [
    'The price of the survivor is the sum of the two prices, rounded down to the nearest one of the market. Example: $60 and $65 give $120.',
    'Котировка — сумма двух котировок с округлением вниз до ближайшей на Рынке. Пример: $60 и $65 дают $120.',
  ],
  'mrg2.5': [
    "Shares are exchanged two for one. A player who is president of both companies keeps the president's certificate of the survivor.",
    'Акции меняются 2:1. Если у обеих компаний один президент, он оставляет себе президентский сертификат выжившей.',
  ],
  'mrg2.6': [
    'With two presidents the initiator must buy one more share; if he cannot, they cannot merge. The other president gets one share.',
    'При разных президентах инициатор обязан купить ещё одну акцию; если не может, слияние невозможно. Второй президент получает одну акцию.',
  ],
  'mrg2.7': [
    'Then players trade and the company may take loans; it buys no stations.',
    'Затем игроки торгуют акциями, и компания может взять займы; станции покупать не нужно.',
  ],
  'mrg5.1': [
    'Two medium companies merge: the initiator chooses which survives; it gets all assets of the other.',
    'Слияние двух средних компаний: инициатор выбирает, какая выживет; к ней переходят все активы второй.',
  ],
  'mrg5.2': ['Stations are exchanged by the general rule.', 'Станции заменяются по общей процедуре.'],
  'mrg5.3': [
    'Five single shares are added to the treasury of the survivor: it is large now.',
    'На баланс выжившей компании добавляются пять обычных акций: она становится крупной.',
  ],
  'mrg5.4': [
    'The price of the survivor is the average of the two prices, rounded down. Example: $100 and $135 give $110.',
    'Котировка — среднее двух котировок с округлением вниз. Пример: $100 и $135 дают $110.',
  ],
  'mrg5.5': [
    "All shares of the closing company, short certificates too, are exchanged one for one; its president's certificate for two single shares.",
    'Все акции закрывающейся компании, в том числе короткие сертификаты, меняются 1:1; президентский сертификат — на два обычных.',
  ],
  'mrg5.6': [
    'President is whoever holds most shares then; among equals the initiator, else the nearest one clockwise from him.',
    'Президентом становится тот, у кого в итоге больше акций; при равенстве — инициатор, а без него ближайший к нему по часовой стрелке.',
  ],
  'mrg5.7': [
    'Then a share and a short certificate of one holder both return to “Open interest”.',
    'Затем обычный и короткий сертификаты у одного держателя возвращаются в зону «Открытый интерес».',
  ],
  'mrg5.8': [
    'If nobody would hold two shares, short certificates subtracted, they cannot merge.',
    'Если ни у кого не будет двух акций за вычетом коротких, слияние невозможно.',
  ],
  'mrg5.9': [
    'Then players trade and the company may take loans; it buys no stations.',
    'Затем игроки торгуют акциями, и компания может взять займы; станции покупать не нужно.',
  ],
  'auct.1': [
    'The player left of the president, even of a bankrupt one, bids or passes first, then clockwise. Whoever has passed does not return.',
    'Игрок слева от президента, даже обанкротившегося, первым делает ставку или пасует, далее по часовой стрелке. Спасовавший не возвращается.',
  ],
  'auct.2': [
    'Players bid on behalf of companies of theirs in the white zone and need not say which before the auction ends.',
    'Игроки делают ставки от имени своих компаний из белой зоны и до конца аукциона не обязаны объявлять, каких именно.',
  ],
  'auct.3': [
    'Bids are multiples of $10. The president of the company on sale may raise the bid before his by $10 only.',
    'Ставки кратны $10. Президент продаваемой компании может повысить предыдущую ставку только на $10, не больше.',
  ],
  'auct.4': [
    'Some company of the bidder must be able to pay the bid, with its loans and the cash of the bought company, and to repay or take over the loans of that one.',
    'Какая-то компания игрока должна быть в состоянии уплатить ставку, считая её займы и деньги покупаемой компании, и погасить или принять на себя займы последней.',
  ],
  'auct.5': [
    'If several companies of the winner can pay the bid, he names the one that buys.',
    'Если уплатить ставку могут несколько компаний победителя, он называет, какая покупает.',
  ],
  'auct.6': [
    'Trains, privates and stations pass to the buyer; trains above the limit are discarded.',
    'Поезда, частные компании и станции переходят к покупателю; лишние поезда сбрасываются.',
  ],
  'liq.1': [
    'A company is liquidated if it could not pay its interest, has no train at the end of its turn, has not bought its stations, or has lost its president by bankruptcy.',
    'Компания ликвидируется, если ею не уплачены проценты, в конце хода у неё нет поезда, не куплены станции или её президент обанкротился.',
  ],
  'liq.2': [
    'The bank bids $0, so that the company is always sold; the lowest bid of a player is $10.',
    'Банк делает начальную ставку $0, так что компания будет куплена; наименьшая ставка игрока — $10.',
  ],
  'liq.3': [
    'In a liquidation only the privates, stations and trains of the company are sold.',
    'При ликвидации на торги выставляются только частные компании, станции и поезда компании.',
  ],
  'liq.4': [
    'The company that buys may take loans; it pays the bid and gets what was put up.',
    'Компания-покупатель может взять займы; она платит ставку и получает всё, что было выставлено.',
  ],
  'liq.5': [
    'If nobody bids for a company in liquidation, its privates, stations and trains leave the game.',
    'Если на компанию в ликвидации ставок нет, её частные компании, станции и поезда выходят из игры.',
  ],
  'liq.6': [
    'The bid and the cash of the liquidated company pay its loans.',
    'Из ставки и остатка денег на балансе ликвидируемой компании гасятся её займы.',
  ],
  'liq.7': [
    'If bid and cash do not pay the loans, the president of the liquidated company pays the rest and may fall into a cash crisis.',
    'Если денег на займы не хватило, разницу платит президент ликвидируемой компании; он может попасть в Кассовый Разрыв.',
  ],
  'liq.8': [
    'What is left after the loans is divided among the shares, rounded down; holders of short positions pay as much for each to the bank. Example: $37 left in a company of five shares: $7 for each share.',
    'Что осталось после погашения займов, делится между акциями с округлением вниз; обладатели коротких позиций вносят столько же за каждую в Банк. Пример: осталось $37 при пяти акциях — по $7 на акцию.',
  ],
  'liq.9': [
    'Where a liquidated company has no president, the bank writes off what is missing.',
    'Если у ликвидируемой компании нет президента, недостающее списывает Банк.',
  ],
  'liq.10': ['Then the liquidated company closes.', 'Затем ликвидированная компания закрывается.'],
  'acq.1': [
    'Sale of a gray company: the lowest bid is $10. If all pass, the company goes on.',
    'Распродажа: минимальная ставка $10. Если все спасовали, компания продолжает действовать.',
  ],
  'acq.2': [
    'With the first bid for a gray company the shares of its treasury go to the market without compensation.',
    'При распродаже с первой ставкой акции с баланса компании переводятся на Рынок без компенсации.',
  ],
  'acq.3': [
    'The company that buys a gray company may take loans.',
    'При распродаже компания-покупатель может взять займы.',
  ],
  'acq.4': [
    'The buyer gets all assets of the company, cash too, and its loans.',
    'Покупатель получает все активы компании, включая деньги, и её займы.',
  ],
  'acq.5': [
    'The buyer may repay loans of the bought company; those above its own limit it must repay. The price does not rise by it.',
    'Покупатель может погасить займы купленной компании, а те, что превышают его лимит, обязан погасить. Котировка от этого не растёт.',
  ],
  'acq.6': ['The buyer pays the bid to the bank.', 'Покупатель выплачивает ставку в Банк.'],
  'acq.7': [
    'For every loan that is taken over the price of the buyer falls one step.',
    'За каждый принятый на баланс заём котировка покупателя падает на шаг.',
  ],
  'acq.8': [
    'The bank pays the bid to the shareholders, per share; holders of short positions pay as much for each.',
    'Банк выплачивает ставку акционерам, поровну на акцию; обладатели коротких позиций вносят столько же за каждую.',
  ],
  'acq.9': ['Then the bought company closes.', 'Затем купленная компания закрывается.'],
  'sale.1': [
    'Friendly sale: only the president puts up his company. He is asked if anybody could bid.',
    'Дружественная продажа: компанию выставляет только её президент. Его спрашивают, если кто-то может сделать ставку.',
  ],
  'sale.2': [
    'The lowest bid of a friendly sale is the price times the size of the company, rounded up to $10. Example: five shares at $65: $330.',
    'Минимальная ставка при дружественной продаже — котировка, умноженная на размер компании, с округлением вверх до $10. Пример: пять акций по $65 — $330.',
  ],
  'sale.3': [
    'With the first bid of a friendly sale the shares of the company’s treasury go to the market; the company gets their price for them.',
    'При дружественной продаже с первой ставкой акции с баланса переводятся на Рынок; компания получает за них компенсацию по котировке.',
  ],
  'sale.4': [
    'If nobody bids in a friendly sale nothing changes.',
    'Если при дружественной продаже ставок нет, ничего не меняется.',
  ],
  'sale.5': [
    'Purchase and payment go as in the sale of a gray company.',
    'Покупка и выплаты проходят как при распродаже.',
  ],
  'crisis.1': [
    'A player who cannot pay interest or debts of his companies, or dividends or compensation for short positions, is in a cash crisis. It is resolved at once.',
    'Кассовый Разрыв возникает, когда игроку не хватает денег на проценты или долги своих компаний, на дивиденды или компенсации по коротким позициям. Он разрешается сразу.',
  ],
  'crisis.2': [
    'In a cash crisis the player sells shares one at a time until he can pay, and not more.',
    'При Кассовом Разрыве игрок продаёт акции по одной, пока не наберёт нужную сумму, и не больше.',
  ],
  'crisis.3': [
    'In a cash crisis no share is sold by which a president would change, and none of gray or red companies.',
    'При Кассовом Разрыве нельзя продавать акцию, если от этого сменился бы президент, и акции компаний из серой и красной зон.',
  ],
  'crisis.4': [
    'Before there is a cash crisis, the money that the same event brings the player is counted.',
    'Прежде чем случится Кассовый Разрыв, учитывают деньги, которые игрок получает в том же событии.',
  ],
  'crisis.5': [
    'Several players resolve their crises clockwise from the president of the company concerned.',
    'Несколько игроков разрешают свои Разрывы по часовой стрелке от президента той компании.',
  ],
  'crisis.6': [
    'Privates are not sold and no loans are taken in a cash crisis.',
    'При Кассовом Разрыве нельзя продавать частные компании и брать займы.',
  ],
  'crisis.7': [
    'Whoever cannot pay after all possible sales is bankrupt and leaves the game.',
    'Если и после продажи всех возможных акций денег не хватает, игрок объявляется банкротом и выходит из игры.',
  ],
  'bankrupt.1': [
    'All certificates of a bankrupt go to the market. So do his privates, but the rulebook gives no way to buy them there: by our reading they leave the game.',
    'Все сертификаты банкрота помещаются на Рынок. Частные компании тоже, но купить их там правила не позволяют: по нашему прочтению они выходят из игры.',
  ],
  'bankrupt.2': [
    "Companies whose president's certificate comes to lie in the market are put into the red zone.",
    'Компании, президентские сертификаты которых оказались на Рынке, переходят в красную зону ликвидации.',
  ],
  'bankrupt.3': [
    'Ordinary and short certificates that meet in the market return to “Open interest”.',
    'Обычные и короткие сертификаты, встретившиеся на Рынке, возвращаются в зону «Открытый интерес».',
  ],
  'bankrupt.4': [
    'If the bankruptcy came from interest, all the money that the player has or has raised goes to that company, otherwise to the bank.',
    'Если банкротство случилось из-за процентов, все деньги игрока, в том числе вырученные, вносятся на баланс этой компании, иначе возвращаются в Банк.',
  ],
  'bankrupt.5': ['The rest of the debt of a bankrupt player is written off.', 'Оставшийся долг банкрота списывается.'],
  'bankrupt.6': [
    'Companies without a president do not act and are liquidated.',
    'Компании без президента не действуют и ликвидируются.',
  ],
  'bankrupt.7': [
    'Whoever was to be paid by the bankrupt player is paid in full by the bank.',
    'Тем, кому банкрот должен был заплатить, Банк платит полностью.',
  ],
  'bankrupt.8': [
    'The game goes on with the certificate limit for the players left. The table has no row for two: it follows 64 certificates divided by the players, so two have 32. By a house ruling the limit of three, 21, stays.',
    'Игра продолжается с лимитом сертификатов для оставшихся игроков. Строки для двоих в таблице нет: лимит — это 64 сертификата, делённые на число игроков, так что у двоих 32. По особому решению стола остаётся лимит троих, 21.',
  ],
  'bankrupt.9': [
    'If only one player is left the game is over.',
    'Если остался единственный игрок, игра заканчивается.',
  ],
} satisfies Statements;
