/** 1817 rules: stock round, start of companies, selling, shorting, buying. */
import type { Statements } from '../../common/rulebook.ts';

export const stock = {
  'sr.1': [
    'In a stock round the players take turns clockwise from the holder of the priority.',
    'Фондовый раунд играется по кругу от обладателя приоритета.',
  ],
  'sr.2': [
    'In his turn a player acts for himself, or for one company over which he presides, or passes.',
    'В свой ход игрок действует от своего имени, от имени одной из компаний, президентом которой он является, или пасует.',
  ],
  'sr.3': [
    'For himself a player does any of these, in this order: sells any number of shares, sells one share short, buys one share or starts a company.',
    'От своего имени игрок может (всё или часть, но именно в этом порядке): продать любое число акций, продать одну акцию в короткую, купить одну акцию или основать компанию.',
  ],
  'sr.4': [
    'Buying and selling does not move prices; loans do.',
    'По ходу фондового раунда котировки от покупок и продаж не меняются; займы их сдвигают.',
  ],
  'sr.5': ['Whoever has passed may act again in a later turn.', 'Спасовавший может действовать в следующий свой ход.'],
  'sr.6': [
    'At the start of every stock round the bank buys shares from the treasuries of companies whose short certificates lie in the market, as many as are there and as are needed, and closes those shorts. A house ruling limits this to white companies.',
    'В начале каждого фондового раунда Банк выкупает акции с баланса компаний, короткие сертификаты которых лежат на Рынке, — сколько есть и сколько нужно, чтобы закрыть эти короткие позиции. По особому решению стола — только у компаний из белой зоны.',
  ],
  'cert.1': [
    "Only certificates of shares count for the limit, the president's certificate as one. Privates and short certificates do not count.",
    'В лимит входят только сертификаты акций, президентский — как один. Частные компании и короткие сертификаты в него не входят.',
  ],
  'cert.2': [
    'Whoever is above the limit when his turn in a stock round begins must first come back to it by selling, as far as that is possible.',
    'Если на начало своего хода в фондовом раунде игрок выше лимита, он обязан первым же действием вернуться в него, если это возможно.',
  ],
  'cert.3': [
    'Whoever is at the limit may buy shares only to close short positions; he starts no company and bids for none.',
    'Игрок, находящийся на лимите, может покупать акции только для закрытия коротких позиций; основывать компании и делать за них ставки он не может.',
  ],
  'cert.4': [
    'The limit holds for the trading after conversions and mergers too.',
    'Лимит действует и в торгах после преобразований и слияний.',
  ],
  'ipo.1': [
    'To start a company a player chooses any that is not started. Without a free place for a station in some city, or without an unstarted company, nobody can.',
    'Чтобы основать компанию, игрок выбирает любую ещё не основанную. Если ни в одном городе нет свободного места под станцию или компаний не осталось, основать её нельзя.',
  ],
  'ipo.2': [
    'The founder places the home station of the company, for nothing, in any city with a free place.',
    'Основатель бесплатно размещает домашнюю станцию компании в любом городе, где есть свободное место.',
  ],
  'ipo.3': [
    "Then the founder puts the president's certificate of the new company up for any price from $100 to $400 in multiples of $5.",
    'Затем основатель выставляет президентский сертификат новой компании на аукцион по любой цене от $100 до $400, кратной $5.',
  ],
  'ipo.4': [
    'Clockwise the others raise by multiples of $5 or pass for good. Nobody bids more than $400.',
    'Остальные по кругу повышают ставку на сумму, кратную $5, или пасуют и выбывают. Больше $400 ставить нельзя.',
  ],
  'ipo.5': [
    'A bid must be covered by cash and some privates of the bidder at face value, not above the bid. Example: with $60 and privates of $40 and $120 one may bid $100, or $120 to $220, but not $105.',
    'Ставка должна покрываться наличными и какими-то из частных компаний игрока по номиналу, причём те вместе не должны стоить больше ставки. Пример: с $60 и частными компаниями номиналом $40 и $120 можно поставить $100 или от $120 до $220, но не $105.',
  ],
  'ipo.6': [
    'The winner is president and chooses the size of the company among those of the phase.',
    'Победитель становится президентом и выбирает размер компании из доступных в текущей фазе.',
  ],
  'ipo.7': [
    'Instead of his whole bid or a part of it the winner of the auction may put privates into the capital, at face value and not beyond the bid. They belong to the company from then on.',
    'Вместо всей ставки или её части победитель аукциона может внести в капитал компании свои частные компании по номиналу, не превосходя сумму ставки. Дальше ими владеет компания.',
  ],
  'ipo.8': [
    'The whole bid is the capital of the company. Its price is half the bid, rounded down to the nearest starting price. Example: a bid of $195 gives a price of $90 and a treasury of $195.',
    'Вся ставка поступает на баланс компании. Котировка равна половине ставки с округлением вниз до ближайшей стартовой. Пример: ставка $195 — котировка $90, на балансе $195.',
  ],
  'ipo.9': [
    'Before the stock round ends a medium company must buy one station for $50, a large one three for $150; otherwise it is liquidated.',
    'До конца фондового раунда средняя компания должна купить одну станцию за $50, крупная — три за $150, иначе она подлежит ликвидации.',
  ],
  'ipo.10': [
    'Buying the stations of a new company is no action: the president decides on it when the company starts and in any later turn of his, as soon as the treasury has the money. A loan for it needs a turn for the company. By a house ruling the stations are bought by themselves.',
    'Покупка станций новой компании не считается действием: президент решает о ней при старте компании и в любой свой следующий ход, как только на балансе хватает денег. Чтобы взять для неё заём, нужно подействовать от имени компании. По особому решению стола станции покупаются сами.',
  ],
  'ipo.11': [
    'Whoever has won, the turn passes to the player left of the one who started the auction.',
    'Кто бы ни победил, ход переходит к игроку слева от инициатора аукциона.',
  ],
  'ipo.12': [
    'Shares of a company started in this stock round cannot be sold in it, nor sold short.',
    'Акции компании, основанной в текущем фондовом раунде, нельзя в нём продавать, в том числе в короткую.',
  ],
  'sell.1': [
    'A sold share goes to the market; the player gets its price from the bank.',
    'Проданная акция уходит на Рынок, игрок получает из Банка её котировку.',
  ],
  'sell.2': [
    "Not for sale are privates, shares of gray and red companies, and a president's certificate that nobody can take over.",
    'Нельзя продавать частные компании, акции компаний из серой и красной зон и президентский сертификат, если некому стать президентом.',
  ],
  'sell.3': [
    'Any number of shares of a company may lie in the market.',
    'Число акций одной компании на Рынке не ограничено.',
  ],
  'sell.4': [
    'A sale does not move the price, not even one by the president.',
    'От продажи котировка не меняется, даже если продаёт президент.',
  ],
  'sell.5': [
    'The president may sell shares of his certificate if somebody else then holds more than he, at least two.',
    'Президент может продать акции из своего сертификата, если после этого у другого игрока их больше, чем у него, и не менее двух.',
  ],
  'sell.6': [
    'An ordinary share and a short certificate of a company that meet in the market both return to “Open interest”.',
    'Если на Рынке оказываются обычный и короткий сертификаты одной компании, оба возвращаются в зону «Открытый интерес».',
  ],
  'short.1': [
    'Sold short are shares of white medium and large companies that were not started in this stock round.',
    'В короткую продают акции средних и крупных компаний из белой зоны, основанных не в текущем фондовом раунде.',
  ],
  'short.2': [
    'Whoever holds shares of a company must first sell them all to sell it short.',
    'Владелец акций компании не может открыть по ней короткую позицию, не продав их все.',
  ],
  'short.3': [
    'There are at most five short certificates of a company; with the option ten of a large one.',
    'У компании не больше пяти коротких сертификатов; по варианту — не больше десяти у крупной.',
  ],
  'short.4': [
    'In phase 8 nobody sells short; old short positions may be closed.',
    'В фазе 8 короткие продажи запрещены; закрывать короткие позиции можно.',
  ],
  'short.5': [
    'To sell short is to sell what one has not. Once a turn a player may take a share and a short certificate of a company from “Open interest”: he sells the share to the market for its price at once and keeps the short certificate.',
    'Продать акцию в короткую — значит продать то, чего у игрока нет. Раз в ход он может взять из зоны «Открытый интерес» обычный и короткий сертификаты компании: обычный он сразу продаёт на Рынок по котировке, короткий оставляет себе.',
  ],
  'short.6': [
    'A short certificate does not count for the limit, counts as minus one share for the presidency and for what a player is worth.',
    'Короткий сертификат не входит в лимит, а при определении президента и капитала игрока считается за минус одну акцию.',
  ],
  'short.7': [
    'Whoever comes to hold a share and a short certificate of one company returns both to “Open interest” at once.',
    'Если у игрока оказываются обычный и короткий сертификаты одной компании, он сразу возвращает оба в зону «Открытый интерес».',
  ],
  'short.8': [
    'Whoever has sold a company short in this stock round has sold it: he does not buy it.',
    'Короткая продажа считается продажей: в этом фондовом раунде игрок уже не покупает акции этой компании.',
  ],
  'buy.1': [
    'One share in a turn is bought at its price: from the treasury, and the company gets the money, or from the market, and the bank gets it.',
    'За ход покупают одну акцию по котировке: с баланса — деньги идут в компанию, с Рынка — в Банк.',
  ],
  'buy.2': [
    'Shares of gray and red companies cannot be bought.',
    'Нельзя покупать акции компаний из серой и красной зон.',
  ],
  'buy.3': [
    'Nobody buys shares of a company of which he has sold some in this stock round, short sales included.',
    'Игрок не может покупать акции компании, если продавал их в текущем фондовом раунде, в том числе в короткую.',
  ],
  'buy.4': [
    'Whoever holds 60 percent of a company buys no more of it.',
    'Игрок, владеющий 60% акций компании, больше их не покупает.',
  ],
  'buy.5': [
    'A purchase that closes a short position is free of the limits.',
    'На покупку, закрывающую короткую позицию, лимиты не распространяются.',
  ],
  'pres.1': [
    'Whoever comes to hold more shares than the president, at least two, becomes president; among equals the nearest one clockwise from him.',
    'Президентом становится тот, у кого акций стало больше, чем у президента, и не менее двух; из равных — ближайший по часовой стрелке от него.',
  ],
  'pres.2': [
    "The new president gives two single shares for the president's certificate.",
    'Новый президент отдаёт за президентский сертификат две обычные акции.',
  ],
  'pres.3': [
    'For the presidency shares count minus short certificates.',
    'При определении президента считаются акции за вычетом коротких сертификатов.',
  ],
  'pres.4': [
    'A presidency changes by trading and by mergers, never by sales in a cash crisis.',
    'Президент меняется при торговле акциями и при слияниях, но не из-за продаж при Кассовом Разрыве.',
  ],
  'corp.1': [
    'Instead of acting for himself a president may act for one company of his that is neither gray nor red.',
    'Вместо действий от своего имени президент может действовать от имени одной своей компании, котировка которой не в серой и не в красной зоне.',
  ],
  'corp.2': [
    'A company takes one or more loans, or buys back one or more of its shares from the market, or both in this order.',
    'Компания может взять один или несколько займов и (или) выкупить одну или несколько своих акций с Рынка, именно в этом порядке.',
  ],
  'corp.3': [
    'The company pays the price for each share it buys back; the shares lie in its treasury then.',
    'За каждую выкупаемую акцию компания платит котировку; акции ложатся на её баланс.',
  ],
  'corp.4': [
    'A company that its new loans bring into gray buys nothing back.',
    'Если взятые займы привели компанию в серую зону, она ничего не выкупает.',
  ],
  'corp.5': [
    'Acting for a company is the whole turn of its president.',
    'Действие от имени компании занимает весь ход президента.',
  ],
  'srend.1': [
    'The stock round ends when all players pass in a row; the first of them gets the priority.',
    'Фондовый раунд заканчивается, когда все игроки подряд спасуют; приоритет получает первый спасовавший.',
  ],
  'srend.2': [
    'Then, by falling price: a medium or large company of which players hold 100 percent or more rises one step (with Short Squeeze two if they hold more than 100 percent), then falls one step for every share in the market.',
    'Затем в порядке убывания котировок: если 100% или больше акций средней или крупной компании у игроков, её котировка растёт на шаг (по варианту Short Squeeze — на два, если больше 100%), а затем падает на шаг за каждую её акцию на Рынке.',
  ],
  'srend.3': [
    'Small companies do not move; shares in treasuries do not count.',
    'Котировки малых компаний не меняются; акции на балансе не учитываются.',
  ],
  'srend.4': [
    'Companies started in this round that have not bought their stations are put into the red zone of liquidation.',
    'Компании, основанные в этом фондовом раунде и не купившие станции, переходят в красную зону ликвидации.',
  ],
  'srend.5': [
    'Train Station, once a company has it, is discarded.',
    'Частная компания Train Station, внесённая в компанию, сбрасывается.',
  ],
} satisfies Statements;
