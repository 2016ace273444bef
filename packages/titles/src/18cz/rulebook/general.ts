/** Sections I-VI and IX-X: aim, locals, companies, course of play, preliminary round, prices, end. */
import type { Statements } from '../../common/rulebook.ts';

export const GENERAL = {
  'I-1': [
    'The player with the highest net worth at the end wins: money and shares. What companies own counts for nothing.',
    'Побеждает игрок с наибольшим состоянием в конце игры. Считаются деньги и акции, имущество компаний — нет.',
  ],
  'III.1-1': [
    'Everything players and companies own is open to everyone at any time.',
    'Всё, чем владеют игроки и компании, в любое время открыто для всех.',
  ],
  'III.1-2': [
    'Before the game, the players agree which deals are allowed and whether they are binding. The table shows the agreement; the game itself carries out only the offers it knows. Deals between more than two parties are usually not allowed.',
    'Перед игрой решите, какие соглашения разрешены и обязательны ли они. Стол показывает, о чём договорились, но программа исполняет только те сделки, которые в ней предусмотрены. Соглашения сразу между несколькими игроками обычно запрещены.',
  ],
  'III.2-1': [
    'Each player starts with 380 K with 3 players, 300 K with 4, and 250 K with 5. In Bohemia for two, it is 280 K.',
    'Каждый игрок начинает с 380 K втроём, 300 K вчетвером и 250 K впятером. В «Богемии» на двоих — с 280 K.',
  ],
  'III.2-2': [
    'The game was designed for 3 to 5 players. With 6, each starts with 210 K and the certificate limit is 9.',
    'Игра рассчитана на 3–5 игроков. Можно и вшестером: тогда у каждого 210 K, а лимит — 9 сертификатов.',
  ],
  'III.3-1': [
    'All local railways (privates) of the same size work the same way. Only their prices in the preliminary round differ.',
    'Все местные железные дороги одного размера в игре одинаковы. Различаются лишь их цены в предварительном раунде.',
  ],
  'III.3-2': [
    'At first only the a-trains, beside the map, are for sale. The stack holds the letters b to j, with b on top.',
    'Сначала продаются только a-поезда: они лежат рядом с картой. В стопке — карты поездов от b до j, b-поезда наверху.',
  ],
  'III.3-3': [
    'A company’s treasury is kept on its charter, apart from the money of players and other companies.',
    'Казна компании хранится на её уставе отдельно от денег игроков и других компаний.',
  ],
  'III.3-4': [
    'The turn-order cards are shuffled and dealt. The player with the lowest number begins the preliminary round.',
    'Карты порядка хода перемешивают и раздают. Игрок с наименьшим номером начинает предварительный раунд.',
  ],
  'IV.1-1': [
    'There are six locals of each size. In every operating round, small ones pay 5 K, medium ones 10 K, and large ones 20 K.',
    'Есть по шесть местных железных дорог каждого размера: малые приносят 5 K, средние 10 K, крупные 20 K за операционный раунд.',
  ],
  'IV.1-2': [
    'At the start of every operating round, the bank pays each local’s income to its owner, a player or a company.',
    'В начале каждого операционного раунда банк выплачивает доход каждой местной ж/д её владельцу — игроку или компании.',
  ],
  'IV.1-3': [
    'Local railways neither lay track nor run trains themselves.',
    'Местные железные дороги сами не прокладывают пути и не запускают поезда.',
  ],
  'IV.1-4': [
    'All locals have one common price, shown on the round track. It is 40 K in the first operating round and rises every round, up to 120 K.',
    'У всех местных ж/д одна общая цена, указанная на треке раундов. В первом операционном раунде она равна 40 K и растёт каждый раунд до 120 K.',
  ],
  'IV.1-5': [
    'Once the first b-train (in Moravia-Silesia, the first d-train) is bought or exported, companies may buy locals from players for 1 K up to the common price.',
    'После покупки или экспорта первого b-поезда (в «Моравии-Силезии» — первого d-поезда) компании могут покупать местные ж/д у игроков по цене от 1 K до общей цены.',
  ],
  'IV.1-6': [
    'A local owned by a player cannot be closed or sold to the bank. It counts as one certificate toward the limit.',
    'Местную ж/д, принадлежащую игроку, нельзя закрыть или продать банку. В лимите она считается одним сертификатом.',
  ],
  'IV.1-7': [
    'A local that a player still owns at the end of the game is worth 120 K.',
    'Местная ж/д, оставшаяся у игрока в конце игры, стоит 120 K.',
  ],
  'IV.1-8': [
    'A local owned by a company pays its income into that company’s treasury.',
    'Местная ж/д, принадлежащая компании, приносит доход в её казну.',
  ],
  'IV.1-9': [
    'A local gives its company one of two powers, once: lay a purple-edged tile on top of its normal tiles, at any time on its turn, or lay one normal tile without paying for the terrain. Used or not, the local keeps paying its income.',
    'Местная ж/д один раз даёт компании одно из двух свойств: в любой момент хода положить тайл с фиолетовой кромкой сверх обычных или не платить за местность при обычной прокладке. И после этого она продолжает приносить доход.',
  ],
  'IV.1-10': [
    'Small locals cover the cost of rivers and have green purple-edged tiles. Medium ones also cover hills and have brown tiles. Large ones also cover mountains and have gray tiles.',
    'Малые местные ж/д избавляют от платы за реки и дают зелёные тайлы с фиолетовой кромкой. Средние — ещё от платы за холмы и дают коричневые тайлы. Крупные — ещё от платы за горы и дают серые.',
  ],
  'IV.1-11': [
    'At any time on its turn, a company may sell a local to the bank for exactly the common price. The local is removed from the game.',
    'В любой момент своего хода компания может продать местную ж/д банку ровно по общей цене. Та выбывает из игры.',
  ],
  'IV.1-12': [
    'A company may own locals of its own size or smaller, never larger.',
    'Компания может владеть местными ж/д своего размера и меньшими, но не большими.',
  ],
  'IV.1-13': [
    'The owner of the local must agree to the sale. A president who buys their own local needs no consent.',
    'На продажу местной ж/д нужно согласие её владельца. Директору, покупающему у самого себя, согласие не нужно.',
  ],
  'IV.2.a-1': [
    'Shares are bought and sold in stock rounds only.',
    'Акции покупают и продают только в фондовых раундах.',
  ],
  'IV.2.a-2': [
    'The first certificate bought in a company is always the president’s certificate (the printed “director certificate”). Each company starts only once.',
    'Первым всегда покупают сертификат директора. Каждая компания стартует один раз.',
  ],
  'IV.2.a-3': [
    'The president’s certificate counts as two shares, and as one certificate toward the limit.',
    'Сертификат директора считается за две акции, а в лимите — за один сертификат.',
  ],
  'IV.2.a-4': [
    'In every operating round, shareholders receive dividends, unless the company earned nothing or its president withholds the revenue.',
    'В каждом операционном раунде акционеры получают дивиденды, если у компании есть доход и директор не удержал его в казне.',
  ],
  'IV.2.b-1': [
    'Small companies (regional railways): certificates of 50, 25, and 25%, three tokens. They own and run only small (red) trains and own only small locals.',
    'Малые компании (региональные железные дороги): сертификаты 50, 25 и 25%, три маркера станций. Поезда у них только малые (красные), местные ж/д — тоже только малые.',
  ],
  'IV.2.c-1': [
    'Medium companies (main railways): certificates of 40, 20, 20, and 20%, three tokens. They run medium (blue, plus-) trains and may also own small ones.',
    'Средние компании (основные железные дороги): сертификаты 40, 20, 20 и 20%, три маркера станций. Запускают средние (синие, плюс-) поезда, владеть могут и малыми.',
  ],
  'IV.2.d-1': [
    'Large companies (state railways): one certificate of 20% and eight of 10%, two tokens. They run large (green, E-) trains and may own all others too.',
    'Крупные компании (государственные железные дороги): сертификат 20% и восемь по 10%, два маркера станций. Запускают большие (зелёные, E-) поезда, владеть могут любыми.',
  ],
  'V-1': [
    'After the preliminary round, stock rounds and operating rounds alternate as shown on the round track.',
    'После предварительного раунда фондовые и операционные раунды чередуются, как показано на треке раундов.',
  ],
  'V-2': [
    'In stock rounds, players spend their cash. In operating rounds, presidents act for their companies, and companies pay from their treasuries.',
    'В фондовых раундах игроки тратят личные деньги. В операционных за компании ходят директора, и каждая платит из своей казны.',
  ],
  'V-3': [
    'The president of a company is the player with the most of its shares, who holds the president’s certificate.',
    'Директор компании — игрок с наибольшим числом её акций. У него сертификат директора.',
  ],
  'VI-1': [
    'In the preliminary round, turns go up and then down the turn-order cards: with four players 1-2-3-4-4-3-2-1-1-2 and so on.',
    'В предварительном раунде игроки ходят по возрастанию номеров карт порядка хода, затем по убыванию: вчетвером 1-2-3-4-4-3-2-1-1-2 и так далее.',
  ],
  'VI-2': [
    'On your turn, buy one local railway of your choice at its printed price, or pass.',
    'В свой ход купите одну любую местную ж/д по напечатанной цене или спасуйте.',
  ],
  'VI-3': [
    'After a pass you may buy on your next turn, if the round continues.',
    'После паса можно купить местную ж/д в следующий ход, если раунд продолжается.',
  ],
  'VI-4': [
    'The round ends when all players pass in a row, or when all locals are sold.',
    'Раунд завершается, когда все игроки спасовали подряд или все местные ж/д проданы.',
  ],
  'VI-5': [
    'Locals that nobody bought are removed from the game.',
    'Местные ж/д, не проданные в предварительном раунде, выбывают из игры.',
  ],
  'VI-6': [
    'Then turn-order cards are dealt again: the player with the least money takes the lowest one, and so on. Ties keep the old order.',
    'После предварительного раунда карты порядка хода раздают заново: тот, у кого меньше всего денег, берёт карту с наименьшим номером, и так далее. При равенстве остаётся прежний порядок.',
  ],
  'VI-7': [
    'A player who cannot afford any of the locals left passes automatically.',
    'Игрок, которому не хватает денег ни на одну из оставшихся местных ж/д, пасует автоматически.',
  ],
  'IX.2-1': [
    'When a company pays dividends, its marker moves one cell to the right, or two for a large company. At the right end of a row it stays.',
    'Если дивиденды выплачены, маркер цены перемещается на 1 клетку вправо, у крупной компании — на 2. У правого края ряда он остаётся на месте.',
  ],
  'IX.2-2': [
    'When nothing is paid, because the revenue is withheld or there is none, the marker of any company moves one cell to the left. At the left end of a row it stays.',
    'Если дивидендов нет (доход удержан или равен 0), маркер любой компании перемещается на 1 клетку влево. У левого края ряда он остаётся на месте.',
  ],
  'IX.3-1': [
    'When shares are sold, the marker moves one cell diagonally left, down from the upper row or up from the lower one, no matter how many shares were sold. On 40 it stays.',
    'При продаже акций маркер смещается на 1 клетку по диагонали влево: из верхнего ряда вниз, из нижнего вверх, сколько бы акций ни было продано. На клетке «40» он остаётся.',
  ],
  'IX.3-2': [
    'If players hold all shares of a company at the end of a stock round, its marker moves one cell diagonally right, up or down. On 370 it stays.',
    'Если в конце фондового раунда все акции компании у игроков, маркер перемещается на 1 клетку по диагонали вправо, вверх или вниз. На клетке «370» он остаётся.',
  ],
  'IX.3-3': [
    'A marker that moves to a cell with other markers goes under all of them.',
    'Маркер, попавший на занятую клетку, кладут под стоящие там маркеры.',
  ],
  'IX.3-4': [
    'At the end of a stock round, the markers move in operating order. One that cannot move keeps its place in its stack (our reading).',
    'В конце фондового раунда маркеры двигаются в порядке хода компаний. Маркер, которому некуда идти, сохраняет место в своей стопке (наша трактовка).',
  ],
  'X.1-1': [
    'The operating round in which the locals’ common price is 120 K is the last. The game ends after it.',
    'Операционный раунд, в котором общая цена местных ж/д равна 120 K, — последний. После него игра окончена.',
  ],
  'X.2-1': [
    'Companies’ trains and treasuries count for nothing in the final score.',
    'Поезда и казна компаний в итоговом подсчёте ничего не стоят.',
  ],
  'X.2-2': [
    'Each player adds up their money, their shares at the current price, and 120 K for every local they hold, then subtracts unpaid loans and penalties.',
    'Каждый игрок складывает личные деньги, акции по текущей цене и по 120 K за каждую местную ж/д и вычитает неоплаченные долги и штрафы.',
  ],
  'X.2-3': [
    'Shares of a company that never started count at the price of its marker (our reading).',
    'Акции компании, которая так и не стартовала, считаются по цене её маркера (наша трактовка).',
  ],
  'X.2-4': [
    'Players with equal net worth share the victory (our reading). Penalties are subtracted even if the loan was repaid.',
    'При равном состоянии победа общая (наша трактовка). Штрафы вычитают, даже если сам заём возвращён.',
  ],
} satisfies Statements;
