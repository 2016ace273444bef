/** Section VII: stock rounds. */
import type { Section } from './section.ts';

export const STOCK: Section = {
  'VII.1-1': ['All trades are between a player and the bank.', 'Все сделки — между игроком и банком.'],
  'VII.1-2': ['Every share in the bank is sold at the current price.', 'Любая акция банка продаётся по текущей цене.'],
  'VII.1-3': [
    'A turn: sell any shares, then buy at most one certificate; never buy and then sell.',
    'Ход: сначала продажи, затем покупка не более одного сертификата; после покупки продавать нельзя.',
  ],
  'VII.1-4': ['Doing neither is a pass.', 'Ни продажи, ни покупки — это пас.'],
  'VII.2-1': ['Turns go round in the order of the turn-order cards.', 'Ходят по кругу в порядке карт хода.'],
  'VII.2-2': ['The round ends when all have passed in succession.', 'Раунд кончается, когда все спасовали подряд.'],
  'VII.2-3': [
    'After the round the most cash takes the lowest card; ties keep their order.',
    'После раунда богатейший берёт младшую карту; при равенстве порядок сохраняется.',
  ],
  'VII.2-4': [
    'A player who can do nothing passes automatically.',
    'Игрок, которому нечего делать, пасует автоматически.',
  ],
  'VII.3-1': [
    'Small companies may be started at once, medium ones from phase b, large ones from phase d.',
    'Малые компании доступны сразу, средние — с фазы b, крупные — с фазы d.',
  ],
  'VII.3-2': [
    'The first purchase is the director certificate, for twice a starting price of the class.',
    'Первой покупают карту директора за двойную начальную цену своего класса.',
  ],
  'VII.3-3': ['Later shares cost the current price.', 'Следующие акции стоят текущую цену.'],
  'VII.3-4': ['Who owes a loan buys no shares.', 'Должник не покупает акций.'],
  'VII.3-5': [
    'Who sold a company in this round may not buy it again in this round.',
    'Проданную в этом раунде компанию нельзя снова купить в этом раунде.',
  ],
  'VII.3-6': ['Who bought or sold is certain of another turn.', 'Купивший или продавший обязательно получит ещё ход.'],
  'VII.3-7': ['A purchase may change the director.', 'Покупка может сменить директора.'],
  'VII.3-8': [
    'With at least 50 percent bought a company starts and operates in the next operating round.',
    'Когда куплено не менее 50 %, компания начинает работу со следующего операционного раунда.',
  ],
  'VII.3-9': [
    'Bought means held by players; a company that has started stays started.',
    'Купленными считаются акции у игроков; начавшая компания не останавливается.',
  ],
  'VII.4-1': [
    'A player may hold no more certificates than the limit; locals count too.',
    'У игрока не больше сертификатов, чем лимит; местные ж/д тоже считаются.',
  ],
  'VII.4-2': [
    'A player may own 75 percent of a small company, 60 of another.',
    'Игрок может владеть 75 % малой компании и 60 % других.',
  ],
  'VII.4-3': ['Who is over the certificate limit sells first.', 'Превысивший лимит сертификатов сначала продаёт.'],
  'VII.4-4': [
    'If nothing can be sold the duty lapses for that turn; buying stays forbidden.',
    'Если продать нечего, обязанность снимается на этот ход; покупать нельзя.',
  ],
  'VII.5-1': [
    'The buyer picks a starting price of the class that he can pay twice.',
    'Покупатель выбирает начальную цену класса, которую может оплатить дважды.',
  ],
  'VII.5-2': ['The price marker goes under all markers in its cell.', 'Маркер цены кладётся под все маркеры клетки.'],
  'VII.5-3': [
    'When it starts the company receives its charter and all station markers.',
    'Начиная работу, компания получает устав и все станции.',
  ],
  'VII.5-4': [
    'In its first turn the company places its home station first, free of charge.',
    'В первый ход компания прежде всего бесплатно ставит домашнюю станцию.',
  ],
  'VII.5.a-1': [
    'The bank pays the full capital: 4, 5 or 10 times the starting price.',
    'Банк выплачивает полный капитал: 4, 5 или 10 начальных цен.',
  ],
  'VII.5.a-2': [
    'The starting price counts even if the marker has moved.',
    'Считается начальная цена, даже если маркер сдвинулся.',
  ],
  'VII.5.b-1': [
    'The director changes when another player holds strictly more.',
    'Директор меняется, когда у другого игрока строго больше акций.',
  ],
  'VII.5.b-2': [
    'The old director receives ordinary certificates for his own.',
    'Прежний директор получает обычные сертификаты за свой.',
  ],
  'VII.5.b-3': [
    'A director may step down by selling only if somebody holds as much as the certificate.',
    'Директор может уйти, только продав акции, если у кого-то есть столько же, сколько в сертификате.',
  ],
  'VII.5.b-4': [
    'Among equals the next in turn order becomes director.',
    'Среди равных директором становится следующий по порядку хода.',
  ],
  'VII.5.b-5': [
    'In such a sale the director certificate may be split.',
    'При такой продаже сертификат директора можно разделить.',
  ],
  'VII.6-1': [
    'Sold shares return to the bank, which may hold any number.',
    'Проданные акции возвращаются в банк, который может держать их сколько угодно.',
  ],
  'VII.6-2': ['The seller receives the current price per share.', 'Продавец получает текущую цену за акцию.'],
  'VII.6-3': ['Nothing is sold in the very first stock round.', 'В самом первом фондовом раунде продаж нет.'],
  'VII.6-4': ['Locals cannot be sold in a stock round.', 'Местные ж/д в фондовом раунде не продаются.'],
  'VII.6-5': [
    'The director certificate goes to the bank only if someone takes over.',
    'Сертификат директора уходит в банк, только если его кто-то примет.',
  ],
  'VII.6-6': ['The player chooses in which order companies are sold.', 'Порядок продажи компаний выбирает игрок.'],
  'VII.6-7': [
    'Shares of one company may be sold several times in a turn; each sale moves the price by itself (the rulebook is silent: our reading).',
    'Акции одной компании можно продавать несколько раз за ход; каждая продажа сама сдвигает цену (правила об этом молчат: наше прочтение).',
  ],
};
