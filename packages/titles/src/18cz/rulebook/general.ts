/** Sections I-VI and IX-X: aim, locals, companies, course of play, preliminary round, prices, end. */
import type { Section } from './section.ts';

export const GENERAL: Section = {
  'I-1': [
    'The player with the greatest personal wealth at the end wins.',
    'Побеждает игрок с наибольшим личным состоянием в конце игры.',
  ],
  'III.1-1': [
    'All holdings of players and companies are open to everybody.',
    'Всё имущество игроков и компаний открыто для всех.',
  ],
  'III.1-2': [
    'Before the game the players agree which deals are permitted and whether they bind. The table shows what was agreed; only offers that the game itself knows are carried out by it.',
    'Перед игрой игроки решают, какие соглашения разрешены и обязательны ли они. За столом это показано; сама игра исполняет только те предложения, которые в ней предусмотрены.',
  ],
  'III.2-1': ['Starting cash depends on the number of players.', 'Стартовые деньги зависят от числа игроков.'],
  'III.2-2': [
    'With six players the certificate limit is 9 and the starting cash 210.',
    'При шести игроках лимит сертификатов — 9, стартовые деньги — 210.',
  ],
  'III.3-1': ['Locals of one size are interchangeable.', 'Местные железные дороги одного размера равноценны.'],
  'III.3-2': [
    'At first only the a-trains are for sale; they lie beside the map. The stack holds the letters b to j, b on top.',
    'Сначала продаются только a-поезда; они лежат рядом с картой. В стопке — карты от b до j, b-поезда наверху.',
  ],
  'III.3-3': [
    'The money of a company is kept apart from that of players and other companies.',
    'Деньги компании хранятся отдельно от денег игроков и других компаний.',
  ],
  'III.3-4': [
    'The first turn order is drawn by lot; the lowest card begins.',
    'Первый порядок хода определяется жребием; начинает младшая карта.',
  ],
  'IV.1-1': [
    'Locals come in three sizes, six each: income 5, 10 and 20.',
    'Местные ж/д трёх размеров, по шесть: доход 5, 10 и 20.',
  ],
  'IV.1-2': [
    'The bank pays the income of locals at the start of every operating round.',
    'Банк выплачивает доход местных ж/д в начале каждого операционного раунда.',
  ],
  'IV.1-3': [
    'Locals never lay track for themselves and never run trains.',
    'Местные ж/д сами не прокладывают пути и не запускают поезда.',
  ],
  'IV.1-4': [
    'All locals have one price that rises with every operating round, from 40 to 120.',
    'У всех местных ж/д одна цена, растущая с каждым операционным раундом от 40 до 120.',
  ],
  'IV.1-5': [
    'Once a b-train has left the bank, companies may buy locals from players for 1 up to the local price.',
    'Когда поезд b покинул банк, компании могут покупать местные ж/д у игроков за 1 и до их цены.',
  ],
  'IV.1-6': [
    'A local in a player’s hand cannot be closed or sold to the bank and counts as one certificate.',
    'Местную ж/д у игрока нельзя закрыть или продать банку; она считается одним сертификатом.',
  ],
  'IV.1-7': ['A local that a player owns at the end is worth 120.', 'Местная ж/д у игрока в конце игры стоит 120.'],
  'IV.1-8': [
    'A local owned by a company pays its income to the treasury.',
    'Местная ж/д во владении компании приносит доход в её казну.',
  ],
  'IV.1-9': [
    'A local of a company gives one of two powers once: a purple tile, or one lay without terrain cost.',
    'Местная ж/д компании один раз даёт одно из двух: тайл с фиолетовой кромкой или прокладку без оплаты местности.',
  ],
  'IV.1-10': [
    'Small locals cover rivers and green, medium also hills and brown, large also mountains and grey.',
    'Малые: реки и зелёный; средние — ещё холмы и коричневый; крупные — ещё горы и серый.',
  ],
  'IV.1-11': [
    'In its turn a company may sell a local to the bank for exactly the local price; the local leaves the game.',
    'В свой ход компания может продать местную ж/д банку ровно по её цене; та покидает игру.',
  ],
  'IV.1-12': [
    'A company owns locals of its own size or smaller.',
    'Компания владеет местными ж/д своего размера или меньше.',
  ],
  'IV.1-13': [
    'Buying a local from a player who is not the director needs that player’s consent.',
    'Покупка местной ж/д у игрока, не являющегося директором, требует его согласия.',
  ],
  'IV.2.a-1': ['Shares are traded in stock rounds only.', 'Акции покупаются и продаются только в фондовых раундах.'],
  'IV.2.a-2': [
    'The director certificate is always the first to be sold.',
    'Первым всегда продаётся сертификат директора.',
  ],
  'IV.2.a-3': ['The director certificate counts as two shares.', 'Сертификат директора считается за две акции.'],
  'IV.2.a-4': [
    'Shareholders receive dividends unless the income is 0 or withheld.',
    'Акционеры получают дивиденды, если доход не равен 0 и не удержан.',
  ],
  'IV.2.b-1': [
    'Small companies: 50-25-25 percent, red trains, small locals, three markers.',
    'Малые компании: 50-25-25 %, красные поезда, малые местные ж/д, три станции.',
  ],
  'IV.2.c-1': [
    'Medium companies: 40-20-20-20 percent, run blue plus-trains, three markers.',
    'Средние компании: 40-20-20-20 %, водят синие плюс-поезда, три станции.',
  ],
  'IV.2.d-1': [
    'Large companies: 20 and eight times 10 percent, run green E-trains, two markers.',
    'Крупные компании: 20 % и восемь по 10 %, водят зелёные E-поезда, две станции.',
  ],
  'V-1': [
    'After the preliminary round stock and operating rounds alternate as on the round track.',
    'После предварительного раунда фондовые и операционные раунды чередуются по треку.',
  ],
  'V-2': [
    'In stock rounds players use their own money, in operating rounds directors that of their companies.',
    'В фондовых раундах игроки тратят личные деньги, в операционных директора — деньги компаний.',
  ],
  'V-3': ['The director is whoever holds the director certificate.', 'Директор — владелец сертификата директора.'],
  'VI-1': [
    'The preliminary round goes in a snake by turn-order cards.',
    'Предварительный раунд идёт «змейкой» по картам порядка хода.',
  ],
  'VI-2': [
    'On a turn a player buys one local at its printed price, or passes.',
    'В свой ход игрок покупает одну местную ж/д по напечатанной цене или пасует.',
  ],
  'VI-3': ['Who passed may buy on a later turn.', 'Спасовавший может купить в следующий свой ход.'],
  'VI-4': [
    'The round ends when all pass in a row or everything is sold.',
    'Раунд кончается, когда все спасовали подряд или всё продано.',
  ],
  'VI-5': ['Unsold locals leave the game.', 'Непроданные местные ж/д покидают игру.'],
  'VI-6': [
    'For the first stock round the least cash goes first; ties keep their order.',
    'В первом фондовом раунде первым ходит беднейший; при равенстве порядок сохраняется.',
  ],
  'VI-7': ['Who can afford nothing passes automatically.', 'Кому не хватает денег ни на что, пасует автоматически.'],
  'IX.2-1': [
    'A payout moves the price one cell to the right, two for a large company.',
    'Выплата сдвигает цену на одну клетку вправо, у крупной компании — на две.',
  ],
  'IX.2-2': [
    'Without a payout the price moves one cell to the left; row ends stop it.',
    'Без выплаты цена сдвигается на клетку влево; край ряда её останавливает.',
  ],
  'IX.3-1': [
    'A sale moves the price one diagonal step down, however many shares were sold.',
    'Продажа сдвигает цену на одну диагональ вниз, сколько бы акций ни продали.',
  ],
  'IX.3-2': [
    'A company sold out at the end of a stock round rises one diagonal step.',
    'Компания, все акции которой у игроков в конце фондового раунда, поднимается на одну диагональ.',
  ],
  'IX.3-3': [
    'A marker that enters an occupied cell goes under those already there.',
    'Маркер, пришедший на занятую клетку, кладётся под стоящие там.',
  ],
  'IX.3-4': [
    'Sold-out companies move in operating order; a marker that stays keeps its place.',
    'Распроданные компании двигаются в порядке операций; неподвижный маркер сохраняет место.',
  ],
  'X.1-1': [
    'When the local price reaches 120 that operating round is the last.',
    'Когда цена местных ж/д достигает 120, этот операционный раунд — последний.',
  ],
  'X.2-1': [
    'Money and trains of companies are worth nothing at the end.',
    'Деньги и поезда компаний в конце ничего не стоят.',
  ],
  'X.2-2': [
    'Wealth is cash, shares and locals, less loans and penalties.',
    'Состояние — деньги, акции и местные ж/д за вычетом займов и штрафов.',
  ],
  'X.2-3': [
    'Shares of a company that never started count at its price.',
    'Акции так и не начавшей работу компании считаются по её цене.',
  ],
  'X.2-4': [
    'Equal wealth is a shared victory; penalties count even for repaid loans.',
    'При равенстве победа общая; штрафы вычитаются и за возвращённые займы.',
  ],
};
