/** 1817 rules: merger-and-acquisition round, crisis, bankruptcy. */
import type { Statements } from '../../common/rulebook.ts';

export const mergers = {
  'ma.1': [
    'An M&A round has four stages: conversions and mergers of white companies, liquidation of red ones, sale of gray ones, and friendly sales of white ones.',
    'В махинационном раунде четыре этапа: преобразования и слияния компаний из белой зоны, ликвидация компаний из красной, распродажа компаний из серой, дружественная продажа компаний из белой.',
  ],
  'ma.2': [
    'In stage 1 companies act in operating order, in the other stages in reverse.',
    'На первом этапе компании идут в порядке хода операционного раунда, на остальных — строго в обратном.',
  ],
  'ma.3': [
    'A company that its conversion or merger loans send to the gray zone is not auctioned in the same round. A company that turns red in stage 1 or 2 is liquidated in stage 2, and a buyer that falls into the gray zone before stage 3 or during it is sold in it. Optional rulings, set by the preset “Usual”, let both wait for the next M&A round.',
    'Компанию, упавшую в серую зону из-за займов при преобразовании или слиянии, в этом махинационном раунде на аукцион не выставляют. Попавшую в красную зону на первом или втором этапе ликвидируют на втором, а покупателя, упавшего в серую зону до третьего этапа или во время него, на нём продают. По другим трактовкам (набор «Как принято в сети») обе ждут следующего махинационного раунда.',
  ],
  'ma.4': [
    'A company over the train limit after an action discards trains to the market.',
    'Если после какого-то действия поездов больше лимита, лишние сбрасывают на рынок.',
  ],
  'ma.5': [
    'Cash crises are resolved before the next company comes up.',
    'Кассовые разрывы улаживают прежде, чем перейти к следующей компании.',
  ],
  'tokmerge.1': [
    'When two companies merge or one acquires another, the closing company’s tokens are exchanged for the survivor’s.',
    'После слияния или поглощения станции закрывающейся компании меняют на станции той, что осталась.',
  ],
  'tokmerge.2': [
    'With eight tokens or fewer in all, every one is exchanged. If two are in the same hex, one comes off the map.',
    'Если станций в сумме восемь или меньше, меняются все. Из двух станций в одной клетке одна возвращается на планшет.',
  ],
  'tokmerge.3': [
    'With more than eight, the survivor’s president chooses which ones stay on the map. As many stay as possible, and the survivor keeps eight in all.',
    'Если станций в сумме больше восьми, президент оставшейся компании выбирает, какие останутся на карте, причём как можно больше. Всего у компании остаётся восемь.',
  ],
  'cm.1': [
    'Each white small or medium company may convert to the next size, merge with another white company of its size, or pass.',
    'Каждая малая и средняя компания из белой зоны может преобразоваться в компанию следующего размера, слиться с другой компанией такого же размера из белой зоны или спасовать.',
  ],
  'cm.2': [
    'A company that has passed may still merge with one whose turn is later.',
    'Компания, которая спасовала, может участвовать в слиянии с компанией, которая ходит позже.',
  ],
  'cm.3': ['Merging companies need not be connected.', 'Соединять станции сливающихся компаний не нужно.'],
  'cm.4': [
    'A company takes part in at most one conversion or merger in an M&A round.',
    'Компания не может участвовать в двух преобразованиях или слияниях в одном махинационном раунде.',
  ],
  'cm.5': [
    'Companies can convert or merge to a size even in a phase in which no company of that size can start.',
    'Можно ли основывать компании такого размера в текущей фазе, неважно.',
  ],
  'cm.6': [
    'If the other company has a different president, that president must agree (our reading: the rulebook does not mention consent). Under an optional ruling no consent is needed.',
    'Если у другой компании другой президент, нужно его согласие. Это наша трактовка: в правилах о согласии не сказано. По другой трактовке оно не требуется.',
  ],
  'post.1': [
    'After a conversion or merger, the president may first buy any number of shares from the treasury (not from the market), within the limits.',
    'После преобразования или слияния президент сначала может купить любое число акций с баланса компании (не с рынка), соблюдая лимит сертификатов и ограничение в 60%.',
  ],
  'post.2': [
    'Then every player, clockwise from the president and including the president, may sell any number of their shares of this company or buy one from its treasury. Under an optional ruling the president does not sell.',
    'Затем все игроки по часовой стрелке от президента, и президент тоже, могут либо продать любое число своих акций компании, либо купить одну с её баланса. По другой трактовке президент не продаёт.',
  ],
  'post.3': [
    'If you hold a short and buy, you close the short.',
    'Если у вас короткий сертификат, покупка акции закрывает эту позицию.',
  ],
  'post.4': [
    'A player who becomes president while the shares are traded does not get the extra purchases (our reading).',
    'Тот, кто стал президентом в этих торгах, дополнительных покупок не получает. (Наша трактовка.)',
  ],
  'post.5': [
    'Trading after a conversion or merger does not move the share price.',
    'От этих торгов котировка не меняется.',
  ],
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
    'Then the converted company must buy one token (to medium) or two (to large) for $50 each, unless it has eight.',
    'Затем преобразованная компания обязана купить одну станцию (став средней) или две (став крупной) по $50, если у неё их меньше восьми.',
  ],
  'conv.5': [
    'If it cannot pay for the tokens, the company goes to the red liquidation zone.',
    'Не хватает денег на обязательные после преобразования станции — компания уходит в красную зону ликвидации.',
  ],
  'mrg2.1': [
    'Two small companies merge: the initiator chooses which survives, and it gets all of the other’s assets.',
    'Слияние двух малых компаний: инициатор выбирает, какая останется. К ней переходят все активы второй.',
  ],
  'mrg2.2': ['Tokens are exchanged by the general rule.', 'Станции заменяют по общему правилу.'],
  'mrg2.3': [
    'Three single shares are added to the survivor’s treasury: it is now medium.',
    'На баланс оставшейся компании добавляются три обычные акции: она становится средней.',
  ],
  'mrg2.4': [
    'The survivor’s share price is the sum of the two, rounded down to the nearest one on the stock market. Example: $60 and $65 give $120.',
    'Котировка — сумма двух котировок с округлением вниз до ближайшей на рынке. Пример: $60 и $65 дают $120.',
  ],
  'mrg2.5': [
    'Shares are exchanged two for one. A player who is president of both companies keeps the survivor’s president’s certificate.',
    'Акции меняются 2:1. Если у обеих компаний один президент, он оставляет себе президентский сертификат той, что осталась.',
  ],
  'mrg2.6': [
    'With two presidents, the initiator must buy one more share, or the companies cannot merge. The other president gets one share.',
    'При разных президентах инициатор обязан купить ещё одну акцию. Если не может, слияние невозможно. Второй президент получает одну акцию.',
  ],
  'mrg2.7': [
    'Then players trade its shares, and the company may take loans. It need not buy tokens.',
    'Затем игроки торгуют акциями, и компания может взять займы. Станции покупать не нужно.',
  ],
  'mrg5.1': [
    'Two medium companies merge: the initiator chooses which survives, and it gets all of the other’s assets.',
    'Слияние двух средних компаний: инициатор выбирает, какая останется. К ней переходят все активы второй.',
  ],
  'mrg5.2': ['Tokens are exchanged by the general rule.', 'Станции заменяют по общему правилу.'],
  'mrg5.3': [
    'Five single shares are added to the survivor’s treasury: it is now large.',
    'На баланс оставшейся компании добавляются пять обычных акций: она становится крупной.',
  ],
  'mrg5.4': [
    'The survivor’s share price is the average of the two, rounded down. Example: $100 and $135 give $110.',
    'Котировка — среднее двух котировок с округлением вниз. Пример: $100 и $135 дают $110.',
  ],
  'mrg5.5': [
    'All shares of the closing company, shorts too, are exchanged one for one, and its president’s certificate for two single shares.',
    'Все акции закрывающейся компании, в том числе короткие сертификаты, меняются 1:1. Президентский сертификат — на два обычных.',
  ],
  'mrg5.6': [
    'The player who then holds the most shares is president. In a tie, it is the initiator, or else the nearest clockwise from the initiator.',
    'Президентом становится тот, у кого в итоге больше акций. При равенстве — инициатор, а если его среди равных нет — ближайший к нему по часовой стрелке.',
  ],
  'mrg5.7': [
    'Then a share and a short of the same holder both return to “Open interest”.',
    'Затем обычный и короткий сертификаты у одного держателя возвращаются в зону «Открытый интерес».',
  ],
  'mrg5.8': [
    'If nobody would hold two shares after subtracting shorts, the companies cannot merge.',
    'Если ни у кого не будет двух акций за вычетом коротких, слияние невозможно.',
  ],
  'mrg5.9': [
    'Then players trade its shares, and the company may take loans. It need not buy tokens.',
    'Затем игроки торгуют акциями, и компания может взять займы. Станции покупать не нужно.',
  ],
  'auct.1': [
    'The player to the president’s left bids or passes first, even if the president is bankrupt, and bidding continues clockwise. A player who has passed is out.',
    'Игрок слева от президента, даже обанкротившегося, первым делает ставку или пасует, далее по часовой стрелке. Спасовавший не возвращается.',
  ],
  'auct.2': [
    'Players bid on behalf of their companies in the white zone and need not say which one until the auction ends.',
    'Игроки делают ставки от имени своих компаний из белой зоны и до конца аукциона не обязаны объявлять, каких именно.',
  ],
  'auct.3': [
    'Bids are multiples of $10. The president of the company for sale may bid only the minimum, $10 above the previous bid.',
    'Ставки кратны $10. Президент продаваемой компании может повысить предыдущую ставку только на $10, не больше.',
  ],
  'auct.4': [
    'One of the bidder’s companies must be able to pay the bid, with its loans and the bought company’s cash, and to repay or assume that company’s loans.',
    'Ставку должна осилить хотя бы одна компания игрока: на свои деньги, свои займы и деньги покупаемой компании. Займы покупаемой она должна погасить или принять на себя.',
  ],
  'auct.5': [
    'If several of the winner’s companies can pay the bid, the winner names the buyer.',
    'Если уплатить ставку могут несколько компаний победителя, он называет, какая покупает.',
  ],
  'auct.6': [
    'Trains, privates, and tokens go to the buyer, which discards trains over the limit.',
    'Поезда, частные компании и станции переходят к покупателю. Лишние поезда сбрасывают.',
  ],
  'liq.1': [
    'A company is liquidated if it could not pay its interest, has no train at the end of its turn, has not bought its tokens, or has lost its president to bankruptcy.',
    'Компанию ликвидируют, если она не уплатила проценты, осталась в конце хода без поезда, не купила станции или её президент обанкротился.',
  ],
  'liq.2': [
    'The bank bids $0, so the company is always sold. A player’s lowest bid is $10.',
    'Банк делает первую ставку $0, так что компания будет куплена. Наименьшая ставка игрока — $10.',
  ],
  'liq.3': [
    'In a liquidation only the company’s privates, tokens, and trains are sold.',
    'При ликвидации на торги выставляют только частные компании, станции и поезда компании.',
  ],
  'liq.4': [
    'The buying company may take loans. It pays the bid and gets what was for sale.',
    'Компания-покупатель может взять займы. Она платит ставку и получает всё, что было выставлено.',
  ],
  'liq.5': [
    'If nobody bids for a company in liquidation, its privates, tokens, and trains are removed from the game (our reading).',
    'Если на компанию в ликвидации ставок нет, её частные компании, станции и поезда выходят из игры. (Наша трактовка.)',
  ],
  'liq.6': [
    'The bid and the liquidated company’s cash repay its loans.',
    'Из ставки и остатка денег на балансе ликвидируемой компании гасят её займы.',
  ],
  'liq.7': [
    'If they do not cover the loans, the liquidated company’s president pays the rest and may fall into a cash crisis.',
    'Если денег на займы не хватило, разницу платит президент ликвидируемой компании. У него может случиться кассовый разрыв.',
  ],
  'liq.8': [
    'What is left after the loans is divided among the shares, rounded down. Holders of shorts pay as much for each to the bank. Example: with $37 left in a company of five shares, each share gets $7.',
    'Что осталось после погашения займов, делят между акциями с округлением вниз. Держатели коротких позиций вносят столько же за каждую в банк. Пример: осталось $37 при пяти акциях — по $7 на акцию.',
  ],
  'liq.9': [
    'If a liquidated company has no president, the bank writes off what it still owes.',
    'Если у ликвидируемой компании нет президента, недостающее прощает банк.',
  ],
  'liq.10': ['Then the liquidated company closes.', 'Затем компания закрывается.'],
  'acq.1': [
    'Sale of a gray company: the lowest bid is $10. If everybody passes, the company continues.',
    'Распродажа: минимальная ставка $10. Если все спасовали, компания продолжает действовать.',
  ],
  'acq.2': [
    'With the first bid for a gray company, the shares in its treasury go to the market without compensation.',
    'Как только при распродаже сделана первая ставка, акции с баланса компании переводят на рынок без компенсации.',
  ],
  'acq.3': [
    'The company that buys a gray company may take loans.',
    'При распродаже компания-покупатель может взять займы.',
  ],
  'acq.4': [
    'The buyer gets all the company’s assets, cash too, and its loans.',
    'Покупатель получает все активы компании, включая деньги, и её займы.',
  ],
  'acq.5': [
    'The buyer may repay the bought company’s loans, and must repay those over its own limit. This does not raise its share price.',
    'Покупатель может погасить займы купленной компании, а те, что превышают его лимит, обязан погасить. Котировка от этого не растёт.',
  ],
  'acq.6': ['The buyer pays the bid to the bank.', 'Покупатель платит ставку в банк.'],
  'acq.7': [
    'For each loan it assumes, the buyer’s share price falls one step.',
    'За каждый принятый на баланс заём котировка покупателя падает на шаг.',
  ],
  'acq.8': [
    'The bank divides the bid among the shares and pays the shareholders. Holders of shorts pay as much for each short.',
    'Банк выплачивает ставку акционерам, поровну на акцию. Держатели коротких позиций вносят столько же за каждую.',
  ],
  'acq.9': ['Then the bought company closes.', 'Затем купленная компания закрывается.'],
  'sale.1': [
    'Friendly sale: only the president may offer the company, and only if somebody could bid.',
    'Дружественная продажа: компанию выставляет только её президент, и только если кто-то может сделать ставку.',
  ],
  'sale.2': [
    'The lowest bid in a friendly sale is the share price times the company’s size, rounded up to $10. Example: five shares at $65 make $330.',
    'Минимальная ставка при дружественной продаже — котировка, умноженная на размер компании, с округлением вверх до $10. Пример: пять акций по $65 — $330.',
  ],
  'sale.3': [
    'With the first bid in a friendly sale, the shares in the company’s treasury go to the market, and the company gets their share price.',
    'Как только при дружественной продаже сделана первая ставка, акции с баланса переводят на рынок. Компания получает за них компенсацию по котировке.',
  ],
  'sale.4': [
    'If nobody bids in a friendly sale, nothing changes.',
    'Если при дружественной продаже ставок нет, ничего не меняется.',
  ],
  'sale.5': [
    'Purchase and payment work as in the sale of a gray company.',
    'Покупка и выплаты проходят как при распродаже.',
  ],
  'crisis.1': [
    'A player who cannot pay interest or debts of their companies, or dividends or compensation for shorts, is in a cash crisis, which is resolved immediately.',
    'Кассовый разрыв возникает, когда игроку не хватает денег на проценты или долги своих компаний, на дивиденды или компенсации по коротким позициям. Его улаживают сразу.',
  ],
  'crisis.2': [
    'In a cash crisis the player sells shares one at a time until they can pay, and no more.',
    'При кассовом разрыве игрок продаёт акции по одной, пока не наберёт нужную сумму, и не больше.',
  ],
  'crisis.3': [
    'In a cash crisis a player cannot sell a share if that would change a president, nor shares of gray or red companies (our reading).',
    'При кассовом разрыве нельзя продавать акцию, если от этого сменился бы президент, и акции компаний из серой и красной зон. Про серую и красную зоны — наша трактовка.',
  ],
  'crisis.4': [
    'Money that the player receives from the same event is counted first.',
    'Сначала учитывают деньги, которые игрок получает при тех же выплатах. Кассовый разрыв возникает, только если не хватит и их.',
  ],
  'crisis.5': [
    'If several players are in a crisis, they resolve it one after another, clockwise from the president of the company concerned.',
    'Если кассовый разрыв у нескольких игроков, они продают по очереди, по часовой стрелке от президента компании, из-за которой он случился.',
  ],
  'crisis.6': [
    'In a cash crisis players cannot sell privates or take loans.',
    'При кассовом разрыве нельзя продавать частные компании и брать займы.',
  ],
  'crisis.7': [
    'A player who cannot pay after all possible sales is bankrupt and out of the game.',
    'Если и после продажи всех возможных акций денег не хватает, игрок — банкрот и выходит из игры.',
  ],
  'bankrupt.1': [
    'All certificates of a bankrupt player go to the market. So do their privates, but the rulebook gives no way to buy them there: by our reading they are removed from the game.',
    'Все сертификаты банкрота уходят на рынок. Частные компании тоже, но купить их там правила не позволяют: по нашей трактовке они выходят из игры.',
  ],
  'bankrupt.2': [
    'Companies whose president’s certificate ends up in the market go to the red zone.',
    'Компании, президентские сертификаты которых оказались на рынке, переходят в красную зону ликвидации.',
  ],
  'bankrupt.3': [
    'Ordinary shares and shorts that meet in the market return to “Open interest”.',
    'Обычные и короткие сертификаты, встретившиеся на рынке, возвращаются в зону «Открытый интерес».',
  ],
  'bankrupt.4': [
    'If the bankruptcy came from interest, all the money the player has or has raised goes to that company, otherwise to the bank.',
    'Если банкротство случилось из-за процентов, все деньги игрока, в том числе вырученные, идут на баланс этой компании, иначе — в банк.',
  ],
  'bankrupt.5': ['The rest of a bankrupt player’s debt is written off.', 'Оставшийся долг банкрота прощает банк.'],
  'bankrupt.6': [
    'Companies without a president do not act and are liquidated.',
    'Компании без президента не действуют и ликвидируются.',
  ],
  'bankrupt.7': [
    'The bank pays in full what the bankrupt player owed to others.',
    'Тем, кому банкрот должен был заплатить, банк платит полностью.',
  ],
  'bankrupt.8': [
    'The game continues with the certificate limit for the players left. The table has no row for two: the limit is 64 certificates divided by the number of players, so two have 32. Under an optional ruling the three-player limit, 21, stays.',
    'Игра продолжается с лимитом сертификатов для оставшихся игроков. Строки для двоих в таблице нет: лимит — это 64 сертификата, делённые на число игроков, так что у двоих 32. По другой трактовке остаётся лимит троих, 21.',
  ],
  'bankrupt.9': [
    'If only one player is left, the game is over.',
    'Если остался единственный игрок, игра заканчивается.',
  ],
} satisfies Statements;
