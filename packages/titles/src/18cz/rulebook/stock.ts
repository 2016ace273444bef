/** Section VII: stock rounds. */
import type { Statements } from '../../common/rulebook.ts';

export const STOCK = {
  'VII.1-1': [
    'In a stock round players trade with the bank only, never with each other.',
    'В фондовом раунде игроки торгуют только с банком, не друг с другом.',
  ],
  'VII.1-2': [
    'Every share in the bank, sold before or not, costs the current price of its company.',
    'Любая акция в банке, продавали её раньше или нет, продаётся по текущей цене акций своей компании.',
  ],
  'VII.1-3': [
    'On your turn, first sell as many shares as you like, then buy at most one certificate. You cannot sell after buying.',
    'В свой ход сначала продайте сколько хотите акций, затем купите не больше одного сертификата. После покупки продавать нельзя.',
  ],
  'VII.1-4': ['If you neither sell nor buy, you pass.', 'Если не хотите ни продавать, ни покупать, пасуйте.'],
  'VII.2-1': [
    'The player with the lowest turn-order card begins. The others follow in order of their cards, over and over.',
    'Первым ходит игрок с картой порядка хода с наименьшим номером, остальные — по возрастанию номеров, снова и снова.',
  ],
  'VII.2-2': [
    'The stock round ends when all players pass in a row.',
    'Фондовый раунд завершается, когда все подряд спасовали.',
  ],
  'VII.2-3': [
    'At the end of a stock round, the player with the most money takes the lowest turn-order card, the next richest the next card, and so on. Ties keep the old order.',
    'В конце раунда карту порядка хода с наименьшим номером берёт тот, у кого больше всего денег, следующую — следующий, и так далее. При равенстве остаётся прежний порядок.',
  ],
  'VII.2-4': [
    'A player who can do nothing at all passes automatically.',
    'Если сделать нечего, игрок пасует автоматически.',
  ],
  'VII.3-1': [
    'In the first stock round, only small companies are available. Medium ones come after the first b-train is bought or exported, large ones after the first d-train.',
    'В первом фондовом раунде доступны только малые компании. Средние — после покупки или экспорта первого b-поезда, крупные — первого d-поезда.',
  ],
  'VII.3-2': [
    'The first certificate of a company is the president’s certificate. Its buyer sets the starting price (par) and pays it twice.',
    'Первый сертификат компании — сертификат директора. Покупатель назначает начальную цену и платит её дважды.',
  ],
  'VII.3-3': [
    'Every other share costs the current price on the chart, and you must have the money.',
    'Остальные акции покупают по текущей цене с диаграммы цен. Денег должно хватать.',
  ],
  'VII.3-4': ['A player with an unpaid loan may not buy shares.', 'С непогашенным займом покупать акции нельзя.'],
  'VII.3-5': [
    'If you have sold shares of a company, you may not buy any of it until the next stock round.',
    'Продав акции компании, покупать их до следующего фондового раунда нельзя.',
  ],
  'VII.3-6': [
    'If you buy or sell, you get at least one more turn in this stock round.',
    'После покупки или продажи у вас будет ещё хотя бы один ход в этом фондовом раунде.',
  ],
  'VII.3-7': ['A purchase may change the president of the company.', 'Покупка акции может привести к смене директора.'],
  'VII.3-8': [
    'As soon as at least 50% of a company is bought, it starts (floats) and operates in the next operating round. A medium company, with certificates of 40% and 20%, starts at 60%.',
    'Компания стартует, когда куплено хотя бы 50% её акций, и ходит в следующем операционном раунде. Средняя, у которой сертификаты по 40 и 20%, стартует при 60%.',
  ],
  'VII.3-9': [
    '“Bought” means held by players. A company that has started continues, whatever is sold later.',
    'Купленными считаются акции у игроков. Стартовавшая компания продолжает работать, что бы ни продали потом.',
  ],
  'VII.4-1': [
    'No player may hold more certificates than the limit: 14 with 3 players, 12 with 4, 10 with 5, 9 with 6. A local and a president’s certificate count as one each. Moravia-Silesia has limits of its own (XI.2).',
    'Игрок не может иметь больше сертификатов, чем лимит: 14 втроём, 12 вчетвером, 10 впятером, 9 вшестером. Местная ж/д и сертификат директора считаются каждый за один. В «Моравии-Силезии» лимиты свои (XI.2).',
  ],
  'VII.4-2': [
    'A player may own up to 75% of a small company and up to 60% of a medium or large one.',
    'Игрок может владеть до 75% малой компании и до 60% средней или крупной.',
  ],
  'VII.4-3': [
    'If losing a presidency puts you over the certificate limit, on your next turn you must sell down to it before anything else.',
    'Если лимит превышен из-за потери поста директора, в ближайший ход прежде всего продайте лишнее.',
  ],
  'VII.4-4': [
    'If a player over the limit has nothing to sell, the duty lapses for this turn, but they still may not buy (our reading).',
    'Если сверх лимита продать нечего, обязанность на этот ход отпадает, но покупать всё равно нельзя (наша трактовка).',
  ],
  'VII.5-1': [
    'Starting prices (par) are 50, 55, 60, 65, or 70 for small companies, 60, 70, 80, 90, or 100 for medium ones and 90, 100, 110, or 120 for large ones. The buyer must be able to pay twice the price.',
    'Начальные цены: у малых компаний 50, 55, 60, 65 или 70, у средних 60, 70, 80, 90 или 100, у крупных 90, 100, 110 или 120. У покупателя должно хватать денег на двойную цену.',
  ],
  'VII.5-2': [
    'The price marker is put in its cell, under all markers already there.',
    'Маркер цены кладут на свою клетку под все, что там уже есть.',
  ],
  'VII.5-3': [
    'When a company starts, its president receives the charter and all its tokens.',
    'Когда компания стартует, директор получает её устав и все маркеры станций.',
  ],
  'VII.5-4': [
    'At the beginning of its first turn, the company places its first token on its home hex for free. Laying a tile there is optional: the token may stay on the bare hex.',
    'В начале своего первого хода компания бесплатно ставит первую станцию на домашний гекс. Класть туда тайл не обязательно: станция может остаться на пустом гексе.',
  ],
  'VII.5.a-1': [
    'A company that starts receives its whole capital from the bank: 4 times the starting price if small, 5 times if medium, 10 times if large. Example: a medium company at 80 receives 400 K.',
    'Стартуя, компания получает из банка весь начальный капитал: 4 начальные цены у малой, 5 у средней, 10 у крупной. Пример: средняя компания с ценой 80 получает 400 K.',
  ],
  'VII.5.a-2': [
    'The capital depends on the starting price, even if the marker has moved since.',
    'При этом учитывается начальная цена, даже если маркер с тех пор сдвинулся.',
  ],
  'VII.5.b-1': [
    'A player who has more shares of a company than its president becomes the new president. A tie changes nothing.',
    'Если у игрока стало больше акций компании, чем у директора, он становится новым директором. При равенстве смены нет.',
  ],
  'VII.5.b-2': [
    'The old president hands over the president’s certificate and receives shares of the same value for it. The new president also receives the charter with everything on it.',
    'Прежний директор передаёт сертификат директора и получает взамен акции на ту же долю. Новый директор получает и устав компании со всем, что на нём лежит.',
  ],
  'VII.5.b-3': [
    'A president can give up the presidency only by selling, and only if another player holds at least as much as the president’s certificate: 50% of a small company, 40% of a medium, 20% of a large one.',
    'Оставить пост директор может, только продав акции, и только если доля другого игрока не меньше сертификата директора: 50% малой компании, 40% средней, 20% крупной.',
  ],
  'VII.5.b-4': [
    'If several players are tied, the next in turn order becomes president.',
    'Если у игроков одинаковое число акций, директором становится следующий в порядке хода.',
  ],
  'VII.5.b-5': [
    'In such a sale, the president may sell half of the certificate and keep a share for the other half (our reading).',
    'При такой продаже директор может продать половину своего сертификата, оставив себе акцию за вторую (наша трактовка).',
  ],
  'VII.6-1': [
    'Sold shares return to the bank, which may hold any number. There is no separate pool.',
    'Проданные акции возвращаются в банк, где их может быть сколько угодно. Банковского пула нет.',
  ],
  'VII.6-2': [
    'The bank pays the current price for every share sold.',
    'За каждую проданную акцию банк платит её текущую цену.',
  ],
  'VII.6-3': [
    'Nothing may be sold in the very first stock round.',
    'В самом первом фондовом раунде акции продавать нельзя.',
  ],
  'VII.6-4': [
    'Players cannot sell local railways in a stock round.',
    'Местные железные дороги игроков в фондовом раунде не продаются.',
  ],
  'VII.6-5': [
    'The president’s certificate cannot be sold to the bank unless somebody takes over as president.',
    'Сертификат директора нельзя продать банку, если директора некому сменить.',
  ],
  'VII.6-6': [
    'If you sell shares of several companies, you choose the order.',
    'Порядок продажи акций разных компаний выбирает продавец.',
  ],
  'VII.6-7': [
    'You may sell shares of one company several times on a turn. Each sale moves the price separately (our reading; the rulebook is silent).',
    'Акции одной компании можно продавать несколько раз за ход. Каждая продажа сдвигает цену (правила об этом молчат: наша трактовка).',
  ],
} satisfies Statements;
