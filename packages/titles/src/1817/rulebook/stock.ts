/** 1817 rules: stock round, start of companies, selling, shorting, buying. */
import type { Statements } from './statements.ts';

export const stock: Statements = {
  'sr.1': [
    'Players act clockwise from the priority holder.',
    'Игроки ходят по часовой стрелке от обладателя приоритета.',
  ],
  'sr.2': ['Act for yourself, for one company, or pass.', 'Действуйте за себя, за одну компанию или спасуйте.'],
  'sr.3': [
    'First sell, then short one share, then buy one or start a company.',
    'Сначала продать, затем одна короткая продажа, затем купить одну или основать компанию.',
  ],
  'sr.4': ['Trading does not move prices; loans do.', 'Торговля не двигает котировки; займы двигают.'],
  'sr.5': ['A pass does not exclude from later turns.', 'Пас не лишает следующих ходов.'],
  'sr.6': [
    'At the start the bank covers market shorts of white companies from their treasuries.',
    'В начале Банк закрывает короткие на Рынке у белых компаний за счёт их балансов.',
  ],
  'cert.1': [
    'Only share certificates count; shorts and privates do not.',
    'Считаются только сертификаты акций; короткие и ЧК — нет.',
  ],
  'cert.2': ['Above the limit you must sell first.', 'Сверх лимита сначала нужно продать.'],
  'cert.3': [
    'At the limit you may only close shorts; no start and no bid for one.',
    'На лимите можно лишь закрывать короткие; ни старта, ни ставки на него.',
  ],
  'cert.4': [
    'The limit also holds for trading after conversions and mergers.',
    'Лимит действует и в торгах после преобразований и слияний.',
  ],
  'ipo.1': [
    'A start needs an unstarted company, a free city circle and a bid of $100.',
    'Для старта нужны свободная компания, место под станцию и ставка $100.',
  ],
  'ipo.2': [
    'The home station goes, free, to any free circle.',
    'Домашняя станция ставится бесплатно на любое свободное место.',
  ],
  'ipo.3': ['The opening bid is from $100 to $400.', 'Начальная ставка — от $100 до $400.'],
  'ipo.4': [
    'The others raise or drop out for good; $400 cannot be beaten.',
    'Остальные повышают или выбывают; $400 не перебить.',
  ],
  'ipo.5': [
    'A bid must be covered by some privates at face value plus cash.',
    'Ставка должна покрываться какими-то ЧК по номиналу и наличными.',
  ],
  'ipo.6': [
    'The winner chooses a size of the phase and is president.',
    'Победитель выбирает размер по фазе и становится президентом.',
  ],
  'ipo.7': [
    'Privates may be contributed at face value, up to the bid.',
    'ЧК можно внести по номиналу в пределах ставки.',
  ],
  'ipo.8': [
    'The price is the highest not above half the bid; the company keeps all of it.',
    'Котировка — наибольшая не выше половины ставки; вся ставка остаётся компании.',
  ],
  'ipo.9': [
    'A medium company needs one, a large one three more stations before the round ends.',
    'Средней нужна одна, крупной три дополнительные станции до конца ФР.',
  ],
  'ipo.10': [
    'Those stations are bought as soon as cash covers them.',
    'Эти станции покупаются, как только хватает денег.',
  ],
  'ipo.11': ['Then the player left of the initiator is on turn.', 'Затем ходит сосед слева от инициатора.'],
  'ipo.12': [
    'Shares of a company started in this round cannot be sold or shorted.',
    'Акции основанной в этом ФР компании нельзя продать, в том числе в короткую.',
  ],
  'sell.1': ['A sold share goes to the market for the current price.', 'Проданная акция уходит на Рынок по котировке.'],
  'sell.2': [
    "Not for sale: privates, gray and red shares, a president's certificate nobody can take.",
    'Не продаются: ЧК, серые и красные акции, президентский сертификат, который некому взять.',
  ],
  'sell.3': ['The market takes any number of shares.', 'Рынок принимает любое число акций.'],
  'sell.4': ['A sale does not move the price.', 'Продажа не двигает котировку.'],
  'sell.5': [
    'The president may sell into his certificate if another then has more, at least two.',
    'Президент может продать часть своего сертификата, если у другого станет больше и не менее двух.',
  ],
  'sell.6': [
    'A share and a short in the market return to open interest.',
    'Акция и короткий на Рынке возвращаются в «Открытый интерес».',
  ],
  'short.1': [
    'Shortable are white medium and large companies not started in this round.',
    'В короткую продают белые средние и крупные компании, основанные не в этом ФР.',
  ],
  'short.2': ['A holder of shares cannot short them.', 'Владелец акций не может продать их в короткую.'],
  'short.3': [
    'At most five shorts of a company, ten of a large one by option.',
    'Не больше пяти коротких, по варианту десять у крупной.',
  ],
  'short.4': ['No new shorts in phase 8.', 'В фазе 8 новых коротких нет.'],
  'short.5': [
    'One short per turn: the share goes to the market, the short stays with you.',
    'Одна короткая продажа за ход: акция на Рынок, короткий — вам.',
  ],
  'short.6': [
    'Shorts do not count for the limit, have no vote and lower net worth.',
    'Короткие не входят в лимит, не дают голоса и уменьшают состояние.',
  ],
  'short.7': ['Whoever comes to hold a share and a short returns both.', 'Получивший акцию и короткий возвращает оба.'],
  'short.8': ['Shorting counts as selling.', 'Короткая продажа считается продажей.'],
  'buy.1': [
    'One share per turn, from treasury or market, at the current price.',
    'Одна акция за ход, с баланса компании или с Рынка, по котировке.',
  ],
  'buy.2': ['Gray and red shares are not for sale.', 'Серые и красные акции не продаются.'],
  'buy.3': ['Not what you sold or shorted in this round.', 'Нельзя купить проданное в этом ФР.'],
  'buy.4': ['Nobody buys beyond 60 percent.', 'Никто не покупает сверх 60%.'],
  'buy.5': [
    'A purchase by a short holder closes one short, beyond all limits.',
    'Покупка держателем короткого закрывает его вне лимитов.',
  ],
  'pres.1': [
    'Whoever holds more, at least two, becomes president.',
    'Президентом становится тот, у кого больше и не менее двух.',
  ],
  'pres.2': [
    "Two single shares go for the president's certificate.",
    'За президентский сертификат отдают две обычные акции.',
  ],
  'pres.3': ['Presidency goes by shares minus shorts.', 'Президентство — по акциям минус короткие.'],
  'pres.4': [
    'Presidency changes by trading and mergers, never by crisis or bankruptcy.',
    'Президентство меняется в торгах и слияниях, но не при кассовом разрыве или банкротстве.',
  ],
  'corp.1': [
    'Instead of acting for yourself, act for one white company of yours.',
    'Вместо себя действуйте за одну свою белую компанию.',
  ],
  'corp.2': ['First loans, then buying back shares of the market.', 'Сначала займы, затем выкуп акций с Рынка.'],
  'corp.3': [
    'Bought-back shares go to the treasury, as far as cash goes.',
    'Выкупленные акции идут на баланс, насколько хватает денег.',
  ],
  'corp.4': [
    'A company brought into gray by its loans buys nothing back.',
    'Ушедшая из-за займов в серую зону компания ничего не выкупает.',
  ],
  'corp.5': ['Acting for a company is the action of the turn.', 'Действие за компанию — действие этого хода.'],
  'srend.1': [
    'All pass in a row; the first of them gets the priority.',
    'Все спасовали подряд; первый из них получает приоритет.',
  ],
  'srend.2': [
    'Held whole by players: right; then left for each share in the market.',
    'Целиком у игроков — вправо; затем влево за каждую акцию на Рынке.',
  ],
  'srend.3': [
    'Small companies do not move; treasury shares do not count.',
    'Малые компании не двигаются; акции на балансе не в счёт.',
  ],
  'srend.4': ['New companies without their stations turn red.', 'Новые компании без станций краснеют.'],
  'srend.5': ['Train Station is discarded.', 'Train Station сбрасывается.'],
};
