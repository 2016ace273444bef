/** Section VII: stock rounds. */
import type { Statements } from '../../common/rulebook.ts';

export const STOCK = {
  'VII.1-1': [
    'In a stock round players trade with the bank only, never with each other.',
    'В фондовом раунде сделки возможны только между игроком и банком.',
  ],
  'VII.1-2': [
    'Every share in the bank, sold before or not, costs the current price of its company.',
    'Любая акция в банке, проданная ранее или нет, стоит текущую цену своей компании.',
  ],
  'VII.1-3': [
    'In a turn a player first sells as many shares as he likes and then buys at most one certificate; after buying he cannot sell.',
    'В свой ход игрок сначала продаёт сколько хочет акций, затем покупает не более одного сертификата; после покупки продавать нельзя.',
  ],
  'VII.1-4': [
    'A player who neither sells nor buys passes.',
    'Игрок, который не желает ни продавать, ни покупать, пасует.',
  ],
  'VII.2-1': [
    'The player with the lowest turn-order card begins; the others follow in the order of their cards, round after round.',
    'Первым ходит игрок с картой порядка хода с наименьшим номером, остальные — по возрастанию номеров, снова и снова.',
  ],
  'VII.2-2': [
    'The stock round ends when all players have passed in succession.',
    'Фондовый раунд завершается, когда все игроки последовательно спасовали.',
  ],
  'VII.2-3': [
    'At its end the player with the most money takes the lowest turn-order card, the next one the next card, and so on. Among equals the old order stays.',
    'В конце раунда игрок с наибольшим числом денег берёт карту порядка хода с наименьшим номером, следующий — следующую и так далее. При ничьей сохраняется старый порядок.',
  ],
  'VII.2-4': [
    'A player who can do nothing at all passes by himself.',
    'Игрок, которому совсем нечего сделать, пасует автоматически.',
  ],
  'VII.3-1': [
    'In the first stock round only small companies are to be had; medium ones after the first b-train was bought or exported, large ones after the first d-train.',
    'В первом фондовом раунде доступны только малые компании; средние — после покупки или экспорта первого b-поезда, крупные — первого d-поезда.',
  ],
  'VII.3-2': [
    'The first certificate of a company is the director certificate; its buyer sets the starting price and pays it twice.',
    'Первый доступный сертификат компании — сертификат директора; покупатель устанавливает начальную цену и платит её дважды.',
  ],
  'VII.3-3': [
    'All further shares cost the current price on the chart, and the player must have the money.',
    'Остальные акции стоят текущую цену на диаграмме, и у игрока должно хватать денег.',
  ],
  'VII.3-4': ['A player with an unpaid loan buys no shares.', 'Игрок с непогашенным займом не может покупать акции.'],
  'VII.3-5': [
    'Whoever has sold shares of a company buys none of that company until the next stock round.',
    'Игрок, продавший акции компании, не может покупать акции той же компании до следующего фондового раунда.',
  ],
  'VII.3-6': [
    'Whoever buys or sells is sure of at least one more turn in this stock round.',
    'Покупка или продажа гарантирует игроку ещё хотя бы один ход в этом фондовом раунде.',
  ],
  'VII.3-7': ['A purchase may change the director of the company.', 'Покупка акции может привести к смене директора.'],
  'VII.3-8': [
    'As soon as at least 50 percent of a company is bought it starts, and it operates in the next operating round. Medium companies start with 60 percent, the first step not below 50.',
    'После покупки хотя бы 50% акций компания стартует и работает в следующем операционном раунде. У средней компании это 60% — первая доля не ниже 50.',
  ],
  'VII.3-9': [
    'Bought means held by players. A company that has started goes on, whatever is sold later.',
    'Купленными считаются акции у игроков. Стартовавшая компания продолжает работать, что бы ни продали потом.',
  ],
  'VII.4-1': [
    'No player may hold more certificates than the limit: 14 when three play, 12 when four, 10 when five, 9 when six. A local and a director certificate count as one each.',
    'Игрок не может иметь больше сертификатов, чем лимит: 14 втроём, 12 вчетвером, 10 впятером, 9 вшестером. Местная ж/д и сертификат директора считаются каждый за один.',
  ],
  'VII.4-2': [
    'A player may own up to 75 percent of a small company and up to 60 percent of a medium or large one.',
    'Игрок может владеть до 75% малой компании и до 60% средней или крупной.',
  ],
  'VII.4-3': [
    'A player who has come over the certificate limit by losing a directorship must, in his next turn, sell until he is within it, before anything else.',
    'Игрок, превысивший лимит из-за потери поста директора, в ближайший свой ход должен продавать акции, пока не уложится в лимит.',
  ],
  'VII.4-4': [
    'If he has nothing that can be sold, the duty lapses for this turn; he still buys nothing (our reading).',
    'Если игроку сверх лимита нечего продать, обязанность на этот ход отпадает; покупать он всё равно не может (наше прочтение).',
  ],
  'VII.5-1': [
    'Starting prices are 50, 55, 60, 65 or 70 for small companies, 60, 70, 80, 90 or 100 for medium ones and 90, 100, 110 or 120 for large ones. The buyer must be able to pay twice the price.',
    'Начальные цены: 50, 55, 60, 65, 70 у малых компаний; 60, 70, 80, 90, 100 у средних; 90, 100, 110, 120 у крупных. Покупатель должен иметь деньги на двойную цену.',
  ],
  'VII.5-2': [
    'The price marker is put on its cell, under all markers that are there.',
    'Маркер цены ставится на свою клетку под все стоящие там маркеры.',
  ],
  'VII.5-3': [
    'When a company starts, its director receives the charter and all its station markers.',
    'Когда компания стартует, директор получает её устав и все маркеры станций.',
  ],
  'VII.5-4': [
    'At the beginning of its first turn the company places its first station on its home hex, free of charge.',
    'В начале своего первого хода компания бесплатно ставит первую станцию на домашний гекс.',
  ],
  'VII.5.a-1': [
    'A company that starts receives its whole capital from the bank: 4 times the starting price if small, 5 times if medium, 10 times if large. Example: a medium company at 80 receives 400 K.',
    'Стартуя, компания получает из банка весь начальный капитал: 4 начальные цены у малой, 5 у средней, 10 у крупной. Пример: средняя компания с ценой 80 получает 400 K.',
  ],
  'VII.5.a-2': [
    'The starting price counts for this, even if the marker has moved since.',
    'При этом учитывается начальная цена, даже если маркер с тех пор сдвинулся.',
  ],
  'VII.5.b-1': [
    'If a player has more shares of a company than its director, he becomes the new director. Equal holdings change nothing.',
    'Если у игрока стало больше акций компании, чем у директора, он становится новым директором. При равенстве смены нет.',
  ],
  'VII.5.b-2': [
    'The old director hands over the director certificate and receives shares of the same value for it.',
    'Прежний директор передаёт сертификат директора и получает взамен акции на ту же долю.',
  ],
  'VII.5.b-3': [
    'A director can give up his post only by selling, and only if another player holds at least as much as the director certificate: 50 percent of a small company, 40 of a medium, 20 of a large one.',
    'Директор может оставить пост, лишь продав акции, и только если доля другого игрока не меньше сертификата директора: 50% малой компании, 40% средней, 20% крупной.',
  ],
  'VII.5.b-4': [
    'Of several players with equally many shares the next in turn order becomes director.',
    'Если у игроков одинаковое число акций, директором становится следующий в порядке хода.',
  ],
  'VII.5.b-5': [
    'In such a sale the director may sell half of his certificate and keep a share for the other half (our reading).',
    'При такой продаже директор может продать половину своего сертификата, оставив себе акцию за вторую (наше прочтение).',
  ],
  'VII.6-1': [
    'Sold shares go back to the bank, which may hold any number. There is no separate pool.',
    'Проданные акции возвращаются в банк, где их может быть сколько угодно. Банковского пула нет.',
  ],
  'VII.6-2': [
    'The bank pays the current price for every share sold.',
    'За каждую проданную акцию банк платит её текущую цену.',
  ],
  'VII.6-3': [
    'In the very first stock round nothing may be sold.',
    'В самом первом фондовом раунде акции продавать нельзя.',
  ],
  'VII.6-4': [
    'Players cannot sell local railways in a stock round.',
    'Местные железные дороги игроков в фондовом раунде не продаются.',
  ],
  'VII.6-5': [
    'The director certificate cannot be sold to the bank unless somebody takes over as director.',
    'Сертификат директора не может быть продан банку, если некому заменить директора.',
  ],
  'VII.6-6': [
    'A player who sells shares of several companies chooses their order.',
    'Игрок, продающий акции разных компаний, сам выбирает порядок продажи.',
  ],
  'VII.6-7': [
    'Shares of one company may be sold several times in a turn; each sale moves the price by itself (the rulebook is silent: our reading).',
    'Акции одной компании можно продавать несколько раз за ход; каждая продажа сама сдвигает цену (правила об этом молчат: наше прочтение).',
  ],
} satisfies Statements;
