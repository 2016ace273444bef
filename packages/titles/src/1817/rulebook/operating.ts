/** 1817 rules: operating round, privates. */
import type { Statements } from './statements.ts';

export const operating: Statements = {
  'or.1': ['The interest rate is fixed.', 'Фиксируется процентная ставка.'],
  'or.2': ['Mail contracts of companies with a train are paid.', 'Почтовые контракты компаний с поездом оплачиваются.'],
  'or.3': ['All but red companies operate in order.', 'Ходят все компании, кроме красных, по порядку.'],
  'or.4': [
    'Track, station, trains, revenue, train purchases, interest, repayment, train check.',
    'Пути, станция, поезда, прибыль, покупка поездов, проценты, погашение, проверка.',
  ],
  'or.5': ['Loans and bridges at any moment of the turn.', 'Займы и мосты — в любой момент хода.'],
  'or.6': [
    'At the end the next train is exported; in 1.1 all 2-trains.',
    'В конце экспортируется следующий поезд; в 1.1 — все П2.',
  ],
  'or.7': ['Discards forced by the export come before the M&A round.', 'Сброс из-за экспорта — до МР.'],
  'track.1': [
    'One tile or upgrade free, one more yellow tile for $20.',
    'Один жетон или замена бесплатно, ещё один жёлтый за $20.',
  ],
  'track.2': ['No hex twice in a turn.', 'Одна клетка — один раз за ход.'],
  'track.3': ['Terrain is paid by the yellow tile: $10, $15, $20.', 'Рельеф оплачивает жёлтый жетон: $10, $15, $20.'],
  'track.4': [
    'Upgrades are free, but Detroit and New York cost $20 once.',
    'Замены бесплатны, но Детройт и Нью-Йорк — $20 один раз.',
  ],
  'track.5': ['Tile colours follow the phase.', 'Цвета жетонов — по фазе.'],
  'track.6': [
    'A brown ordinary city has as many exits as possible.',
    'Коричневый обычный город — с наибольшим числом выездов.',
  ],
  'track.7': ['New track must be traceable from a station.', 'Новый путь должен вести от станции компании.'],
  'track.8': [
    'An upgrade keeps track and label and adds reachable track or value.',
    'Замена сохраняет пути и букву и добавляет доступный путь или цену.',
  ],
  'track.9': [
    'No exit off the map, into the lake or against a closed side.',
    'Нет выездов за карту, в озеро и через закрытую границу.',
  ],
  'track.10': ['Mines and ranches are never upgraded.', 'Шахты и ранчо не заменяются.'],
  'track.11': [
    'Both cities of New York keep their exits and stations.',
    'Оба города Нью-Йорка сохраняют выезды и станции.',
  ],
  'track.12': ['The company pays; it may take loans first.', 'Платит компания; сначала можно взять займы.'],
  'tok.1': [
    'One station per turn, free, in a reachable city with a free circle.',
    'Одна станция за ход, бесплатно, в доступном городе со свободным местом.',
  ],
  'tok.2': ['One station of a company per hex.', 'Одна станция компании на клетку.'],
  'tok.3': ['A full city without an own station blocks.', 'Полный город без своей станции закрыт.'],
  'route.1': ['Trains must earn the greatest possible total.', 'Поезда должны заработать наибольшую сумму.'],
  'route.2': [
    'A route has at least two stops and at most the number of the train.',
    'Маршрут — не менее двух пунктов и не больше номера поезда.',
  ],
  'route.3': ['A route contains an own station.', 'На маршруте есть своя станция.'],
  'route.4': ['No track twice in a turn.', 'Путь — один раз за ход.'],
  'route.5': ['A location once, New York once.', 'Пункт — один раз, Нью-Йорк — один раз.'],
  'route.6': [
    'Off-board locations and blocked cities only at the ends.',
    'Внешние направления и закрытые города — только на концах.',
  ],
  'route.7': ['Toronto is a stop that may be passed.', 'Торонто — пункт, который можно проехать.'],
  'route.8': ['Mines and ranches are no stops.', 'Шахты и ранчо — не пункты.'],
  'route.9': ['Routes are as defined in detail.', 'Маршруты — по подробному определению.'],
  'div.1': ['Withhold, pay half or pay all.', 'Удержать, выплатить половину или всё.'],
  'div.2': ['Withheld: to the treasury, price one left.', 'Удержано: на баланс, котировка шаг влево.'],
  'div.3': ['Paid: revenue divided by size per share.', 'Выплата: прибыль, делённая на размер, за акцию.'],
  'div.4': ['Half is rounded in favour of the shareholders.', 'Половина округляется в пользу акционеров.'],
  'div.5': [
    'Treasury shares pay the company, market shares nobody, shorts pay the bank.',
    'Акции на балансе платят компании, на Рынке — никому, короткие платят Банку.',
  ],
  'div.6': [
    'Paid at least the price: one right; twice: two.',
    'Выплачено не меньше котировки — шаг вправо; вдвое — два.',
  ],
  'div.7': [
    'Obsolete trains leave, money is booked, the price moves, crises follow.',
    'Устаревшие уходят, деньги учтены, котировка движется, затем кассовые разрывы.',
  ],
  'buyt.1': [
    'Any number up to the limit; from companies at an agreed price.',
    'Сколько угодно до лимита; у компаний по согласованной цене.',
  ],
  'buyt.2': ['Not from red companies, no obsolete trains.', 'Не у красных компаний и не устаревшие.'],
  'buyt.3': [
    'Buying is never an obligation; the president adds nothing.',
    'Покупать не обязательно; президент не добавляет денег.',
  ],
  'buyt.4': ['The first train of a type starts its phase at once.', 'Первый поезд типа сразу начинает фазу.'],
  'buyt.5': ['The cash must be there; loans are taken before.', 'Деньги должны быть; займы берут заранее.'],
  'buyt.6': ['Above the limit the president discards to the market.', 'Сверх лимита президент сбрасывает на Рынок.'],
  'int.1': ['Due is the rate per loan, and $10 for Loan Shark.', 'К оплате ставка за заём и $10 за Loan Shark.'],
  'int.2': ['Short of cash, loans must be taken.', 'При нехватке денег нужно брать займы.'],
  'int.3': ['What can be paid is paid to the bank.', 'Что можно, выплачивается Банку.'],
  'int.4': ['Otherwise red; the president pays the rest.', 'Иначе красная зона; остаток платит президент.'],
  'int.5': ['No loans from interest to the end of repayment.', 'Нет займов от процентов до конца погашения.'],
  'repay.1': [
    'Any number of loans may be repaid, one step right each.',
    'Можно погасить сколько угодно займов, шаг вправо за каждый.',
  ],
  'repay.2': ['A loan taken afterwards ends the repayment.', 'Взятый затем заём завершает погашение.'],
  'trainless.1': [
    'Without a train at the end of its turn a company turns red.',
    'Без поезда в конце хода компания краснеет.',
  ],
  'priv.1': [
    'Mines: a plain yellow tile in mountains with an end at a location.',
    'Шахта: простой жёлтый жетон в горах с концом у пункта.',
  ],
  'priv.2': [
    'A mine saves the terrain and adds $10 to every route through it.',
    'Шахта избавляет от платы за горы и даёт $10 каждому маршруту.',
  ],
  'priv.3': [
    'Mountain Engineers earn $20 per yellow tile in mountains.',
    'Mountain Engineers получают $20 за жёлтый жетон в горах.',
  ],
  'priv.4': [
    'Pittsburgh Steel Mill lays the special B tile in Pittsburgh.',
    'Pittsburgh Steel Mill кладёт особый жетон В-города в Питтсбурге.',
  ],
  'priv.5': ['Bridge companies pay nothing for rivers.', 'Мостовые компании не платят за реки.'],
  'priv.6': [
    'A bridge adds $10 to Louisville, Cincinnati or Charleston for all.',
    'Мост добавляет $10 Луисвиллю, Цинциннати или Чарльстону для всех.',
  ],
  'priv.7': ['Train Station gives one more station.', 'Train Station даёт одну станцию сверх.'],
  'priv.8': [
    'Mail contracts pay $10, $15, $20 with a train.',
    'Почтовые контракты платят $10, $15, $20 при наличии поезда.',
  ],
  'vpriv.1': [
    'Loan Shark: $60 now, $10 with every interest.',
    'Loan Shark: $60 сразу, $10 при каждой выплате процентов.',
  ],
  'vpriv.2': ['Ponzi Scheme does nothing.', 'Ponzi Scheme ничего не делает.'],
  'vpriv.3': [
    'Inventor earns $10 × type for the first train of every type.',
    'Inventor получает $10 × тип за первый поезд типа.',
  ],
  'vpriv.4': ['Scrapper earns for its own rusted trains.', 'Scrapper получает за свои вышедшие поезда.'],
  'vpriv.5': [
    'Golden Parachute pays $100 to the president who loses it.',
    'Golden Parachute платит $100 потерявшему её президенту.',
  ],
  'vpriv.6': ['Station Subsidy pays $50 at every conversion.', 'Station Subsidy платит $50 при каждом преобразовании.'],
  'vpriv.7': [
    'Buffalo, Toledo and Indianapolis privates lay the B tile there.',
    'ЧК Буффало, Толедо и Индианаполиса кладут там жетон В-города.',
  ],
  'vpriv.8': ['A special B tile removes the ranches around it.', 'Особый жетон В-города убирает ранчо вокруг.'],
  'vpriv.9': [
    'Express and Efficient Track make track actions cheaper.',
    'Express и Efficient Track удешевляют прокладку.',
  ],
  'vpriv.10': [
    'Ranches: a plain yellow tile in the west, beside no B city.',
    'Ранчо: простой жёлтый жетон на западе, не рядом с В-городом.',
  ],
};
