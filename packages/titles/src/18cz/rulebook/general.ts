/** Sections I-VI and IX-X: aim, locals, companies, course of play, preliminary round, prices, end. */
import type { Statements } from '../../common/rulebook.ts';

export const GENERAL = {
  'I-1': [
    'The winner is the player with the greatest personal wealth at the end: money and shares. What companies own counts for nobody.',
    'Побеждает игрок с наибольшим личным состоянием в конце игры: деньгами и акциями. Имущество компаний не учитывается.',
  ],
  'III.1-1': [
    'Everything that players and companies own is open for all to see at any time.',
    'Все активы игроков и компаний в любое время открыты для всех.',
  ],
  'III.1-2': [
    'Before the game the players agree which deals are permitted and whether they bind. The table shows what was agreed; the game itself carries out only the offers it knows.',
    'Перед игрой игроки решают, какие соглашения разрешены и обязательны ли они. За столом это показано; сама игра исполняет только предусмотренные в ней предложения.',
  ],
  'III.2-1': [
    'Every player starts with 380 K when three play, 300 K when four, 250 K when five; in Bohemia for two with 280 K.',
    'Стартовый капитал каждого игрока: 380 K втроём, 300 K вчетвером, 250 K впятером; в варианте Bohemia на двоих — 280 K.',
  ],
  'III.2-2': [
    'The game was made for three to five. Six players start with 210 K each and have a certificate limit of 9.',
    'Игра рассчитана на 3–5 игроков. Вшестером каждый получает 210 K, а лимит сертификатов равен 9.',
  ],
  'III.3-1': [
    'All local railways of one size are alike in play; only their prices in the preliminary round differ.',
    'Все местные железные дороги одного размера в игре одинаковы; различаются лишь их цены в предварительном раунде.',
  ],
  'III.3-2': [
    'At first only the a-trains are for sale; they lie beside the map. The stack holds the letters b to j, b on top.',
    'Сначала продаются только a-поезда; они лежат рядом с картой. В стопке — карты от b до j, b-поезда наверху.',
  ],
  'III.3-3': [
    'The treasury of a company is kept on its charter, apart from the money of players and of other companies.',
    'Казна компании хранится на её уставе отдельно от денег игроков и других компаний.',
  ],
  'III.3-4': [
    'The turn-order cards are shuffled and dealt; the player with the lowest number begins the preliminary round.',
    'Карты порядка хода перемешивают и раздают; игрок с наименьшим номером начинает предварительный раунд.',
  ],
  'IV.1-1': [
    'There are six local railways of each size: small ones pay 5 K, medium ones 10 K and large ones 20 K in every operating round.',
    'Есть по шесть местных железных дорог каждого размера: малые приносят 5 K, средние 10 K, крупные 20 K за операционный раунд.',
  ],
  'IV.1-2': [
    'At the start of every operating round the bank pays the income of each local to its owner, be it a player or a company.',
    'В начале каждого операционного раунда банк выплачивает доход каждой местной ж/д её владельцу — игроку или компании.',
  ],
  'IV.1-3': [
    'Local railways neither lay track nor run trains themselves.',
    'Местные железные дороги сами не прокладывают пути и не запускают поезда.',
  ],
  'IV.1-4': [
    'All locals have one common price, shown on the round track. It is 40 K in the first operating round and rises with every round, up to 120 K.',
    'У всех местных ж/д одна общая цена, указанная на треке раундов. В первом операционном раунде она равна 40 K и растёт каждый раунд до 120 K.',
  ],
  'IV.1-5': [
    'Once the first b-train has been bought or exported (in Moravia-Silesia the first d-train), companies may buy locals from players, for 1 K up to the common price.',
    'После покупки или экспорта первого b-поезда (в Moravia-Silesia — первого d-поезда) компании могут покупать местные ж/д у игроков по цене от 1 K до общей цены.',
  ],
  'IV.1-6': [
    'A local in the hands of a player cannot be closed or sold to the bank, and counts as one certificate for the limit.',
    'Местную ж/д, принадлежащую игроку, нельзя закрыть или продать банку; в лимите она считается одним сертификатом.',
  ],
  'IV.1-7': [
    'A local that a player still owns at the end of the game is worth 120 K.',
    'Местная ж/д, оставшаяся у игрока в конце игры, стоит 120 K.',
  ],
  'IV.1-8': [
    'A local that a company owns pays its income into the treasury of that company.',
    'Местная ж/д, принадлежащая компании, приносит доход в её казну.',
  ],
  'IV.1-9': [
    'A local gives the company that owns it one of two powers, once: to lay a purple-edged tile beside its normal lays, at any time in its turn; or to lay one of its normal tiles without paying for the terrain. Used or not, it goes on paying its income.',
    'Местная ж/д один раз даёт компании-владельцу одно из двух свойств: в любое время хода выложить тайл с фиолетовой кромкой в дополнение к обычной прокладке или не платить за местность при обычной прокладке. И после этого она продолжает приносить доход.',
  ],
  'IV.1-10': [
    'Small locals spare the cost of rivers and have green purple-edged tiles; medium ones also of hills, and brown tiles; large ones also of mountains, and gray tiles.',
    'Малые местные ж/д избавляют от платы за реки и дают зелёные тайлы с фиолетовой кромкой; средние — ещё за холмы и коричневые тайлы; крупные — ещё за горы и серые тайлы.',
  ],
  'IV.1-11': [
    'At any moment of its turn a company may sell a local to the bank, for exactly the common price; the local is removed from the game.',
    'Компания может в любой момент своего хода продать местную ж/д банку ровно по общей цене; та выбывает из игры.',
  ],
  'IV.1-12': [
    'A company may own locals of its own size and smaller ones, never larger ones.',
    'Компания может владеть местными ж/д своего размера и меньшими, но не большими.',
  ],
  'IV.1-13': [
    'Whoever owns the local must agree to the sale; a director who buys from himself needs to ask nobody.',
    'Продажа местной ж/д требует согласия её владельца; директор, покупающий у самого себя, никого не спрашивает.',
  ],
  'IV.2.a-1': [
    'Shares are bought and sold in stock rounds only.',
    'Акции покупают и продают только в фондовых раундах.',
  ],
  'IV.2.a-2': [
    'The first certificate of a company to be bought is always the director certificate; each company is started once.',
    'Первым сертификатом компании всегда покупают сертификат директора; каждую компанию открывают один раз.',
  ],
  'IV.2.a-3': [
    'The director certificate counts as two shares, and as one certificate for the limit.',
    'Сертификат директора считается за две акции, а в лимите — за один сертификат.',
  ],
  'IV.2.a-4': [
    'In every operating round shareholders receive dividends, unless the company earned nothing or its director keeps the income in the treasury.',
    'В каждом операционном раунде владельцы акций получают дивиденды, если только у компании есть доход и директор не оставил его в казне.',
  ],
  'IV.2.b-1': [
    'Small companies (regional railways): certificates of 50, 25 and 25 percent, three station markers. They own and run small (red) trains only, and own small locals only.',
    'Малые компании (региональные железные дороги): сертификаты 50, 25 и 25%, три маркера станций. Владеют только малыми (красными) поездами и малыми местными ж/д и запускают только малые поезда.',
  ],
  'IV.2.c-1': [
    'Medium companies (main railways): certificates of 40, 20, 20 and 20 percent, three station markers. They run medium (blue, plus-) trains and may also own small ones.',
    'Средние компании (основные железные дороги): сертификаты 40, 20, 20 и 20%, три маркера станций. Запускают средние (синие, плюс-) поезда, владеть могут и малыми.',
  ],
  'IV.2.d-1': [
    'Large companies (state railways): one certificate of 20 and eight of 10 percent, two station markers. They run large (green, E-) trains and may own all others too.',
    'Крупные компании (государственные железные дороги): сертификат 20% и восемь по 10%, два маркера станций. Запускают большие (зелёные, E-) поезда, владеть могут любыми.',
  ],
  'V-1': [
    'After the preliminary round stock rounds and operating rounds take turns, as shown on the round track.',
    'После предварительного раунда фондовые и операционные раунды чередуются, как показано на треке игрового процесса.',
  ],
  'V-2': [
    'In stock rounds players use their own money. In operating rounds directors act for their companies, and what a company spends comes from its own treasury.',
    'В фондовых раундах игроки тратят личные деньги. В операционных раундах за компании действуют директора, и расходы компании оплачиваются из её казны.',
  ],
  'V-3': [
    'The director of a company is the player with the most of its shares; he holds the director certificate.',
    'Директор компании — игрок с наибольшим числом её акций; у него сертификат директора.',
  ],
  'VI-1': [
    'In the preliminary round turns go up and then down the turn-order cards: with four players 1-2-3-4-4-3-2-1-1-2 and so on.',
    'В предварительном раунде игроки ходят по возрастанию номеров карт порядка хода, затем по убыванию: вчетвером 1-2-3-4-4-3-2-1-1-2 и так далее.',
  ],
  'VI-2': [
    'In a turn a player buys one local railway of his choice at its printed price, or passes.',
    'В свой ход игрок покупает одну любую местную ж/д по напечатанной цене или пасует.',
  ],
  'VI-3': [
    'Whoever has passed may buy again in his next turn, if the round goes on.',
    'Спасовавший может купить местную ж/д в свой следующий ход, если раунд продолжается.',
  ],
  'VI-4': [
    'The round ends when all players have passed in succession, or when all locals are sold.',
    'Раунд завершается, когда все игроки спасовали подряд или все местные ж/д проданы.',
  ],
  'VI-5': [
    'Locals that nobody bought are removed from the game.',
    'Местные железные дороги, не проданные в предварительном раунде, выбывают из игры.',
  ],
  'VI-6': [
    'Then turn-order cards are dealt anew: the player with the least money takes the lowest one, and so on. Among equals the old order stays.',
    'После предварительного раунда карты порядка хода раздают заново: игрок с наименьшим числом денег берёт карту с наименьшим номером и так далее. При ничьей сохраняется старый порядок.',
  ],
  'VI-7': [
    'A player who can pay for none of the locals left passes by himself.',
    'Игрок, которому не хватает денег ни на одну из оставшихся местных ж/д, пасует автоматически.',
  ],
  'IX.2-1': [
    'When a company pays dividends its marker moves one cell to the right, that of a large company two. At the right end of a row it stays.',
    'Если дивиденды выплачены, маркер цены перемещается на 1 клетку вправо, у крупной компании — на 2. У правого края ряда он остаётся на месте.',
  ],
  'IX.2-2': [
    'When nothing is paid, because the income is withheld or there is none, the marker of any company moves one cell to the left. At the left end of a row it stays.',
    'Если дивидендов нет (доход удержан или равен 0), маркер любой компании перемещается на 1 клетку влево. У левого края ряда он остаётся на месте.',
  ],
  'IX.3-1': [
    'When shares are sold the marker moves one cell diagonally to the left, down from the upper row and up from the lower one, however many shares were sold. On 40 it stays.',
    'При продаже акций маркер смещается на 1 клетку по диагонали влево: из верхнего ряда вниз, из нижнего вверх, сколько бы акций ни было продано. На клетке «40» он остаётся.',
  ],
  'IX.3-2': [
    'If at the end of a stock round all shares of a company are held by players, its marker moves one cell diagonally to the right, up or down. On 370 it stays.',
    'Если в конце фондового раунда все акции компании в руках игроков, маркер перемещается на 1 клетку по диагонали вправо, вверх или вниз. На клетке «370» он остаётся.',
  ],
  'IX.3-3': [
    'A marker that moves to a cell with other markers is put under all of them.',
    'Маркер, пришедший на занятую клетку, помещается под стоящие там маркеры.',
  ],
  'IX.3-4': [
    'At the end of a stock round the markers move in operating order; one that cannot move keeps its place in its stack (our reading).',
    'В конце фондового раунда маркеры двигаются в порядке хода компаний; маркер, которому некуда идти, сохраняет место в своей стопке (наше прочтение).',
  ],
  'X.1-1': [
    'The operating round in which the common price of the locals is 120 K is the last; when it is over the game ends.',
    'Операционный раунд, в котором общая цена местных ж/д равна 120 K, — последний; после него игра завершается.',
  ],
  'X.2-1': [
    'Trains and treasuries of companies have no value in the final count.',
    'Поезда и казна компаний при финальном подсчёте не имеют значения.',
  ],
  'X.2-2': [
    'Each player adds up his money, his shares at their current price and 120 K for every local he holds, and subtracts unpaid loans and penalties.',
    'Каждый игрок складывает личные деньги, акции по текущей цене и по 120 K за каждую местную ж/д и вычитает неоплаченные долги и штрафы.',
  ],
  'X.2-3': [
    'Shares of a company that never started count at the price of its marker (our reading).',
    'Акции компании, которая так и не стартовала, считаются по цене её маркера (наше прочтение).',
  ],
  'X.2-4': [
    'Players with equal wealth share the victory (our reading). Penalties are subtracted even where the loan was repaid.',
    'При равном состоянии победа общая (наше прочтение). Штрафы вычитаются, даже если сам заём возвращён.',
  ],
} satisfies Statements;
