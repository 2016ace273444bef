/** 1817 rules: stock round, start of companies, selling, shorting, buying. */
import type { Statements } from '../../common/rulebook.ts';

export const stock = {
  'sr.1': [
    'In a stock round players take turns clockwise, starting with the priority deal.',
    'Фондовый раунд начинает обладатель приоритета, дальше ходят по кругу.',
  ],
  'sr.2': [
    'On your turn you act for yourself, or for one company of which you are president, or pass.',
    'В свой ход игрок действует за себя, за одну из своих компаний (где он президент) или пасует.',
  ],
  'sr.3': [
    'For yourself, you may do any of these, in this order: sell any number of shares, sell one share short, buy one share, or start a company.',
    'За себя игрок может (всё или часть, но именно в этом порядке): продать любое число акций, продать одну акцию в короткую, купить одну акцию или основать компанию.',
  ],
  'sr.4': [
    'Buying and selling do not move share prices. Loans do.',
    'Покупки и продажи в фондовом раунде котировок не меняют, а займы их сдвигают.',
  ],
  'sr.5': [
    'A player who has passed may act again on a later turn.',
    'Спасовавший может действовать в следующий свой ход.',
  ],
  'sr.6': [
    'At the start of each stock round, the bank buys shares from the treasuries of companies that have shorts in the market, as many as it needs and can get, and closes those shorts. An optional ruling limits this to white companies.',
    'В начале каждого фондового раунда банк выкупает акции с баланса компаний, короткие сертификаты которых лежат на рынке, — сколько есть и сколько нужно, чтобы закрыть эти короткие позиции. По другой трактовке — только у компаний из белой зоны.',
  ],
  'cert.1': [
    'Only share certificates count toward the limit, the president’s certificate as one. Privates and shorts do not count.',
    'В лимит входят только сертификаты акций, президентский — как один. Частные компании и короткие сертификаты в него не входят.',
  ],
  'cert.2': [
    'A player over the limit at the start of a turn in a stock round must sell down to it first, as far as possible.',
    'Если в начале своего хода в фондовом раунде у игрока сертификатов больше лимита, он первым делом продаёт лишние, насколько это возможно.',
  ],
  'cert.3': [
    'A player at the limit may buy shares only to close shorts, and cannot start a company or bid for one.',
    'Игрок на лимите покупает акции, только чтобы закрыть короткие позиции. Основывать компании и ставить на них он не может.',
  ],
  'cert.4': [
    'The limit also applies to trading after conversions and mergers.',
    'Лимит действует и в торгах после преобразований и слияний.',
  ],
  'ipo.1': [
    'To start a company, choose any that has not started. If no city has a free slot or no company is left, nobody can.',
    'Чтобы основать компанию, игрок выбирает любую ещё не основанную. Если ни в одном городе нет свободного места под станцию или свободных компаний не осталось, основать новую нельзя.',
  ],
  'ipo.2': [
    'The player who starts a company places its home token for free in any city with a free slot.',
    'Основатель бесплатно ставит домашнюю станцию компании в любом городе, где есть свободное место.',
  ],
  'ipo.3': [
    'The player who starts a company then opens an auction for its president’s certificate at any price from $100 to $400 in multiples of $5.',
    'Затем основатель выставляет президентский сертификат новой компании на аукцион по любой цене от $100 до $400, кратной $5.',
  ],
  'ipo.4': [
    'Going clockwise, the others raise by multiples of $5 or pass for good. Nobody bids more than $400.',
    'Остальные по кругу повышают ставку на сумму, кратную $5, или пасуют и выбывают. Больше $400 ставить нельзя.',
  ],
  'ipo.5': [
    'The bidder’s cash and some of their privates, at face value and not above the bid, must cover it. Example: with $60 and privates of $40 and $120 you can bid $100, or $120 to $220, but not $105.',
    'Ставку покрывают наличные и частные компании игрока по номиналу, причём вместе эти компании не могут стоить больше ставки. Пример: с $60 и частными компаниями номиналом $40 и $120 можно поставить $100 или от $120 до $220, но не $105.',
  ],
  'ipo.6': [
    'The winner becomes president and chooses one of the sizes that the phase allows.',
    'Победитель становится президентом и выбирает размер компании из доступных в текущей фазе.',
  ],
  'ipo.7': [
    'Instead of all or part of the bid, the winner may contribute privates at face value, not beyond the bid. From then on they belong to the company.',
    'Вместо всей ставки или её части победитель аукциона может внести в капитал компании свои частные компании по номиналу, но не больше самой ставки. Дальше ими владеет компания.',
  ],
  'ipo.8': [
    'The whole bid is the company’s capital. Its share price is half the bid, rounded down to the nearest par. Example: a bid of $195 gives a share price of $90 and a treasury of $195.',
    'Вся ставка поступает на баланс компании. Котировка равна половине ставки с округлением вниз до ближайшей стартовой. Пример: ставка $195 — котировка $90, на балансе $195.',
  ],
  'ipo.9': [
    'Before the stock round ends, a medium company must buy one token for $50, a large one three for $150. Otherwise it is liquidated.',
    'До конца фондового раунда средняя компания должна купить одну станцию за $50, крупная — три за $150, иначе компанию ликвидируют.',
  ],
  'ipo.10': [
    'Buying a new company’s tokens is not an action: the president may do it when the company starts and on any later turn, as soon as the treasury has the money. To take a loan for them, the president must use a turn to act for the company. Under an optional ruling the company buys them automatically.',
    'Покупка станций новой компании — не действие: президент может купить их при основании и в любой свой следующий ход, как только на балансе хватает денег. Чтобы взять для этого заём, нужно действовать за компанию. По другой трактовке компания покупает станции сразу.',
  ],
  'ipo.11': [
    'Whichever player wins, the turn passes to the left of the player who opened the auction.',
    'Кто бы ни победил, ход переходит к игроку слева от инициатора аукциона.',
  ],
  'ipo.12': [
    'Shares of a company started in this stock round cannot be sold in it, not even short.',
    'Акции компании, основанной в текущем фондовом раунде, нельзя в нём продавать, в том числе в короткую.',
  ],
  'sell.1': [
    'A sold share goes to the market, and the bank pays the player its share price.',
    'Проданная акция уходит на рынок, игрок получает из банка её котировку.',
  ],
  'sell.2': [
    'You cannot sell privates, shares of gray and red companies, or a president’s certificate that nobody can take.',
    'Нельзя продавать частные компании, акции компаний из серой и красной зон и президентский сертификат, если некому стать президентом.',
  ],
  'sell.3': [
    'Any number of a company’s shares can be in the market.',
    'Число акций одной компании на рынке не ограничено.',
  ],
  'sell.4': [
    'A sale does not move the share price, not even one by the president.',
    'От продажи котировка не меняется, даже если продаёт президент.',
  ],
  'sell.5': [
    'The president may sell shares of the president’s certificate if somebody else then holds more, and at least two.',
    'Президент может продать акции из своего сертификата, если после этого у другого игрока их больше, чем у него, и не меньше двух.',
  ],
  'sell.6': [
    'An ordinary share and a short of the same company that meet in the market both return to “Open interest”.',
    'Если на рынке оказываются обычный и короткий сертификаты одной компании, оба возвращаются в зону «Открытый интерес».',
  ],
  'short.1': [
    'You may short white medium and large companies that were not started in this stock round.',
    'В короткую продают акции средних и крупных компаний из белой зоны, основанных не в текущем фондовом раунде.',
  ],
  'short.2': [
    'If you hold shares of a company, sell them all before you sell it short.',
    'Владелец акций компании не может открыть по ней короткую позицию, не продав их все.',
  ],
  'short.3': [
    'A company has at most five shorts, or with the option ten if it is large. The limit of five for medium companies is our reading.',
    'У компании не больше пяти коротких сертификатов. С настройкой — не больше десяти у крупной. Пять для средней компании — наша трактовка.',
  ],
  'short.4': [
    'In phase 8, nobody may sell short. Existing shorts can be closed.',
    'В фазе 8 короткие продажи запрещены. Закрывать короткие позиции можно.',
  ],
  'short.5': [
    'Selling short means selling a share you do not have. Once a turn you may take a share and a short of a company from “Open interest”: you immediately sell the share to the market for its share price and keep the short.',
    'Продать в короткую — значит продать акцию, которой у вас нет. Раз в ход игрок может взять из зоны «Открытый интерес» обычный и короткий сертификаты компании: обычный он сразу продаёт на рынок по котировке, короткий оставляет себе.',
  ],
  'short.6': [
    'A short does not count toward the limit. It counts as minus one share for the presidency and for net worth.',
    'Короткий сертификат не входит в лимит. Для президентства и состояния игрока это минус одна акция.',
  ],
  'short.7': [
    'A player who comes to hold a share and a short of the same company immediately returns both to “Open interest”.',
    'Если у игрока оказываются обычный и короткий сертификаты одной компании, он сразу возвращает оба в зону «Открытый интерес».',
  ],
  'short.8': [
    'Selling short is selling: you cannot buy that company’s shares in this stock round.',
    'Короткая продажа считается продажей: в этом фондовом раунде игрок уже не покупает акции этой компании.',
  ],
  'buy.1': [
    'You buy one share a turn at its share price: from the treasury, and the company gets the money, or from the market, and the bank gets it.',
    'За ход покупают одну акцию по котировке: с баланса — деньги идут в компанию, с рынка — в банк.',
  ],
  'buy.2': [
    'Shares of gray and red companies cannot be bought.',
    'Нельзя покупать акции компаний из серой и красной зон.',
  ],
  'buy.3': [
    'You cannot buy shares of a company if you have sold any in this stock round, short sales included.',
    'Игрок не может покупать акции компании, если продавал их в текущем фондовом раунде, в том числе в короткую.',
  ],
  'buy.4': [
    'A player who holds 60% of a company cannot buy more of it.',
    'Игрок, владеющий 60% акций компании, больше их не покупает.',
  ],
  'buy.5': [
    'A purchase that closes a short is exempt from the limits.',
    'На покупку, закрывающую короткую позицию, лимиты не распространяются.',
  ],
  'pres.1': [
    'A player who comes to hold more shares than the president, and at least two, becomes president. In a tie, it is the nearest clockwise from the old one.',
    'Президентом становится тот, у кого акций стало больше, чем у президента, и не меньше двух. Из равных — ближайший по часовой стрелке от прежнего.',
  ],
  'pres.2': [
    'The new president gives two single shares for the president’s certificate.',
    'Новый президент отдаёт за президентский сертификат две обычные акции.',
  ],
  'pres.3': [
    'For the presidency, shorts are subtracted from shares.',
    'При определении президента считаются акции за вычетом коротких сертификатов.',
  ],
  'pres.4': [
    'A presidency changes by trading and by mergers, never by sales in a cash crisis.',
    'Президент меняется при торговле акциями и при слияниях, но не из-за продаж при кассовом разрыве.',
  ],
  'corp.1': [
    'Instead of acting for yourself, you may act for one of your companies that is neither gray nor red.',
    'Вместо действий за себя президент может действовать за одну свою компанию, котировка которой не в серой и не в красной зоне.',
  ],
  'corp.2': [
    'A company takes one or more loans, or redeems one or more of its shares from the market, or both in this order.',
    'Компания может взять займы, а затем выкупить свои акции с рынка. Можно сделать и только одно из двух.',
  ],
  'corp.3': [
    'The company pays the share price for each share it redeems, and the shares go to its treasury.',
    'За каждую выкупаемую акцию компания платит котировку. Акции ложатся на её баланс.',
  ],
  'corp.4': [
    'A company that its new loans send to the gray zone cannot redeem.',
    'Если взятые займы привели компанию в серую зону, она ничего не выкупает.',
  ],
  'corp.5': [
    'Acting for a company is its president’s whole turn.',
    'Действие за компанию занимает весь ход президента.',
  ],
  'srend.1': [
    'The stock round ends when all players pass in a row. The first of them gets the priority deal.',
    'Фондовый раунд заканчивается, когда все игроки подряд спасуют. Приоритет получает первый спасовавший.',
  ],
  'srend.2': [
    'At the end of a stock round, share prices move, the highest first. If players hold 100% or more of a medium or large company, its price rises one step (with Short Squeeze, two if they hold more than 100%). Then it falls one step for each share in the market.',
    'Затем котировки меняются, начиная с самой высокой. Если у игроков не меньше 100% акций средней или крупной компании, её котировка растёт на шаг, а если больше 100% и включена настройка Short Squeeze — на два. Потом котировка падает на шаг за каждую акцию компании на рынке.',
  ],
  'srend.3': [
    'Small companies do not move, and shares in treasuries do not count.',
    'Котировки малых компаний не меняются, акции на балансе не учитываются.',
  ],
  'srend.4': [
    'Companies started in this round that have not bought their tokens go to the red liquidation zone.',
    'Компании, основанные в этом фондовом раунде и не купившие станции, переходят в красную зону ликвидации.',
  ],
  'srend.5': [
    'Train Station is discarded as soon as a company has it.',
    'Train Station, внесённая в капитал, сбрасывается.',
  ],
} satisfies Statements;
