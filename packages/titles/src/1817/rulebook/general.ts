/** 1817 rules: general, market, map, trains, loans, initial auction. */
import type { Statements } from './statements.ts';

export const general: Statements = {
  'gen.1': ['The bank never runs out of money.', 'У Банка никогда не кончаются деньги.'],
  'gen.2': [
    'Initial auction; then stock round and twice an operating round with its M&A round, again and again.',
    'Начальный аукцион; затем ФР и дважды ОР со своим МР, снова и снова.',
  ],
  'gen.3': [
    'All companies are alike; size limits only the loans.',
    'Все компании одинаковы; размер ограничивает только число займов.',
  ],
  'gen.4': [
    "The president's certificate is two shares; a medium company adds three single shares, a large one eight.",
    'Президентский сертификат — две акции; средняя компания добавляет три обычные акции, крупная — восемь.',
  ],
  'gen.5': [
    'A closed company may be started anew from the next stock round on.',
    'Закрытую компанию можно основать заново со следующего ФР.',
  ],
  'gen.6': ['All holdings are public.', 'Всё имущество открыто.'],
  'gen.7': [
    'Ordinary shares minus shorts always equal the size.',
    'Обычные акции минус короткие всегда равны размеру компании.',
  ],
  'mkt.1': [
    'The market is one row: a red cell, three gray ones, then white from $40 to $600.',
    'Рынок — один ряд: красная клетка, три серые, затем белые от $40 до $600.',
  ],
  'mkt.2': ['A step that cannot be made is ignored.', 'Невозможный шаг пропускается.'],
  'mkt.3': [
    'The red cell is entered only by liquidation and left only by closing.',
    'В красную клетку попадают только при ликвидации и покидают её только при закрытии.',
  ],
  'mkt.4': [
    'Shares of gray and red companies are worth nothing; for dividends gray counts as $40.',
    'Акции серых и красных компаний ничего не стоят; для дивидендов серая считается за $40.',
  ],
  'mkt.5': ['A marker that arrives goes behind those already there.', 'Прибывший маркер встаёт за уже стоящими.'],
  'mkt.6': [
    'Companies operate by falling price; in a cell the earlier arrival first.',
    'Компании ходят по убыванию котировки; в клетке раньше пришедшая — первой.',
  ],
  'mkt.7': [
    'The marked prices $55, $70 and $120 keep a fully indebted new company white.',
    'Отмеченные цены $55, $70 и $120 удерживают новую компанию со всеми займами в белой зоне.',
  ],
  'mkt.8': ['Zones restrict what may be done with a company.', 'Зоны ограничивают действия с компанией.'],
  'map.1': [
    'Plain green tiles are junctions of three exits, brown ones of four.',
    'Простые зелёные жетоны — узлы из трёх выездов, коричневые — из четырёх.',
  ],
  'map.2': ['Tiles are without limit.', 'Жетоны путей не ограничены.'],
  'map.3': [
    'Only New York and B cities have special tiles; ordinary cities have no gray one.',
    'Особые жетоны есть только у Нью-Йорка и В-городов; у обычных городов нет серого.',
  ],
  'map.4': [
    'Detroit, Boston and Baltimore are B cities; Pittsburgh may become one.',
    'Детройт, Бостон и Балтимор — В-города; Питтсбург может им стать.',
  ],
  'map.5': [
    'Toronto and Cleveland never get tiles and change value with the phase.',
    'Торонто и Кливленд не получают жетонов и меняют цену по фазам.',
  ],
  'map.6': [
    'C12 is a lake, the side between C10 and D11 is closed, F1 is a junction.',
    'C12 — озеро, граница C10/D11 закрыта, F1 — развилка.',
  ],
  'map.7': ['Values, terrain and exits are as printed.', 'Цены, рельеф и выезды — как напечатано.'],
  'trn.1': [
    'Trains are sold in order; only the lowest type and the market are on sale.',
    'Поезда продаются по порядку; доступны низший тип и Рынок.',
  ],
  'trn.2': [
    '2-trains are without limit, but only in operating round 1.1.',
    'П2 не ограничены, но продаются только в ОР 1.1.',
  ],
  'trn.3': ['Four 2+ trains run like 2-trains.', 'Четыре П2+ ходят как П2.'],
  'trn.4': ['8-trains are without limit.', 'П8 не ограничены.'],
  'trn.5': [
    '2 rusts at the first 4, 3 at the first 6, 4 at the first 8.',
    'П2 выходит с первым П4, П3 — с первым П6, П4 — с первым П8.',
  ],
  'trn.6': [
    'The 2+ is obsolete at the first 4 and leaves after the next distribution.',
    'П2+ устаревает с первым П4 и уходит после ближайшего распределения прибыли.',
  ],
  'trn.7': [
    'The first train of a type is the first bought from or exported by the bank.',
    'Первый поезд типа — первый купленный у Банка или экспортированный.',
  ],
  'trn.8': ['Phase first, then rust, then discards.', 'Сначала фаза, затем выход поездов, затем сброс.'],
  'loan.1': ['A loan is $100; at most seventy are out.', 'Заём — $100; всего не больше семидесяти.'],
  'loan.2': [
    'A loan taken moves the price left, one repaid moves it right.',
    'Взятый заём двигает котировку влево, погашенный — вправо.',
  ],
  'loan.3': ['Never more loans than the size of the company.', 'Займов не больше размера компании.'],
  'loan.4': [
    'Loans are taken in a stock round, in the own turn, after growing, and for a purchase.',
    'Займы берут в ФР, в свой ход, после роста и для покупки.',
  ],
  'loan.5': [
    'Loans are repaid only in the repayment step and during an acquisition.',
    'Займы гасят только на шаге погашения и при поглощении.',
  ],
  'loan.6': [
    'The interest rate is fixed at the start of every operating round.',
    'Ставка фиксируется в начале каждого ОР.',
  ],
  'loan.7': [
    'The president answers for interest and debts, never for trains, track or stations.',
    'Президент отвечает за проценты и долги, но не за поезда, пути и станции.',
  ],
  'auc.1': [
    'A private in hand does nothing; it can only be contributed to a company.',
    'ЧК на руках ничего не даёт; её можно лишь внести в компанию.',
  ],
  'auc.2': ['Bids are multiples of $5.', 'Ставки кратны $5.'],
  'auc.3': [
    'The opening bid covers what the seed money does not.',
    'Начальная ставка покрывает то, чего не покрывает Посевной Фонд.',
  ],
  'auc.4': [
    'No bid above face value, which wins at once; uncapped by option.',
    'Ставка не выше номинала, и он выигрывает сразу; по варианту без потолка.',
  ],
  'auc.5': ['Whoever drops out does not return to this private.', 'Спасовавший не возвращается к этой ЧК.'],
  'auc.6': [
    'The seed money shrinks by what is missing to face value.',
    'Посевной Фонд уменьшается на недостающее до номинала.',
  ],
  'auc.7': ['Next puts up the player left of the one who put up.', 'Следующим выставляет сосед слева от выставившего.'],
  'auc.8': [
    'The auction ends when all is sold or all pass; the rest leaves the game.',
    'Аукцион кончается, когда всё продано или все спасовали; остаток выходит из игры.',
  ],
  'auc.9': [
    'The next to put up has the priority for the first stock round.',
    'Приоритет в первом ФР у следующего, кто должен выставлять.',
  ],
  'vauc.1': [
    'One of four city privates on top, twenty others below in rows of two to six.',
    'Одна из четырёх городских ЧК сверху, двадцать других ниже рядами от двух до шести.',
  ],
  'vauc.2': ['A private of the lowest row must be put up, from $0.', 'Нужно выставить ЧК нижнего ряда, от $0.'],
  'vauc.3': [
    'The winner pays the whole bid; there is no seed money.',
    'Победитель платит всю ставку; Посевного Фонда нет.',
  ],
  'vauc.4': [
    'A neighbour of the sold private without another neighbour leaves the game.',
    'Сосед проданной ЧК без другого соседа выходит из игры.',
  ],
  'vauc.5': ['Next puts up the player left of the winner.', 'Следующим выставляет сосед слева от победителя.'],
  'vauc.6': ['The auction ends when all rows are empty.', 'Аукцион кончается, когда все ряды пусты.'],
  'phase.1': [
    'A phase begins when its train is bought or exported; the 2+ changes nothing.',
    'Фаза начинается с покупкой или экспортом её поезда; П2+ ничего не меняет.',
  ],
  'phase.2': [
    'Off-board locations, Cleveland and Toronto change value with phases 3, 5 and 7.',
    'Внешние направления, Кливленд и Торонто меняют цену в фазах 3, 5 и 7.',
  ],
  'phase.3': [
    'The sizes of a phase concern the start of companies only.',
    'Размеры фазы касаются только старта компаний.',
  ],
  'end.1': ['The game ends at once when one player is left.', 'Игра кончается сразу, когда остался один игрок.'],
  'end.2': ['After the first 8-train three more operating rounds are played.', 'После первого П8 играются ещё три ОР.'],
  'end.3': [
    'Appearing in n.1 the last is n+1.2, appearing in n.2 it is n+1.3.',
    'Если П8 появился в n.1, последний — n+1.2; если в n.2 — n+1.3.',
  ],
  'end.4': ['The last M&A round is played too.', 'Последний МР тоже играется.'],
  'score.1': [
    'Cash, shares minus shorts at current prices, privates at face value; bankrupts score 0.',
    'Наличные, акции минус короткие по котировке, ЧК по номиналу; банкроты — 0.',
  ],
  'opt.1': [
    'Modern trains: 7 earns $10, 8 earns $20 per city with an own station.',
    'Современные поезда: П7 — $10, П8 — $20 за город со своей станцией.',
  ],
  'opt.2': [
    'Options combine freely; Volatility is always uncapped.',
    'Варианты сочетаются свободно; Volatility всегда без потолка.',
  ],
  'opt.3': [
    'Without ten shorts every company has at most five.',
    'Без варианта десяти у любой компании не больше пяти коротких.',
  ],
};
