/** 1862 §2 to §6: set-up, Parliament, folding of shares, stock rounds. One sentence each, in both languages. */
import type { Words } from '@roundhouse/engine';

export const opening: Readonly<Record<string, Words>> = {
  '1862 §2.1 (a)': {
    en: 'A company has a director’s certificate of 30 % and seven certificates of 10 %.',
    ru: 'У компании сертификат директора на 30 % и семь сертификатов по 10 %.',
  },
  '1862 §2.1 (b)': {
    en: 'A company is launched once half of its shares have been bought.',
    ru: 'Компания запущена, когда куплена половина её акций.',
  },
  '1862 §2.1 (c)': {
    en: 'A company has at least two markers and gains more only by merging, never above seven (eight with the option).',
    ru: 'У компании не меньше двух маркеров; больше их даёт только слияние, но не свыше семи (с опцией — восьми).',
  },
  '1862 §2.1 (d)': {
    en: 'At first a company runs one type of train; other types come with companies it merges with.',
    ru: 'Сначала компания водит один тип поездов; другие приходят со слияниями.',
  },
  '1862 §2.2 (a)': {
    en: 'The type of a train is chosen when it leaves the bank and never changes.',
    ru: 'Тип поезда выбирают при покупке у банка, и он не меняется.',
  },
  '1862 §2.2 (b)': {
    en: 'The number of trains depends on the length of the game.',
    ru: 'Число поездов зависит от длительности игры.',
  },
  '1862 §2.3 (a)': {
    en: 'Tiles are yellow, green and brown, with a large station or with small stations.',
    ru: 'Тайлы жёлтые, зелёные и коричневые — с большой станцией или с малыми.',
  },
  '1862 §2.3 (b)': {
    en: 'Lines on small-station tiles never join, even where they cross.',
    ru: 'Линии на тайлах малых станций не соединяются, даже если пересекаются.',
  },
  '1862 §2.3 (c)': {
    en: 'On green and brown tiles small stations are markers on lines and belong to nobody.',
    ru: 'На зелёных и коричневых тайлах малые станции — маркеры на линиях, ничьи.',
  },
  '1862 §2.4.1-§2.4.4': {
    en: 'Cash, limit, companies and permits are set up by the number of players; some companies are removed at random.',
    ru: 'Капитал, лимит, компании и разрешения зависят от числа игроков; часть компаний случайно убирают.',
  },
  '1862 §2.4.4': {
    en: 'The game opens with two Parliament rounds, then the first stock round.',
    ru: 'Игра начинается двумя Парламентскими раундами, затем идёт первый фондовый.',
  },
  '1862 §2.5': { en: 'There are simpler variants.', ru: 'Есть упрощённые варианты.' },
  '1862 §3.0 (a)': {
    en: 'Parliament, stock round, then a set of operating rounds: one in phase A, two in B and C, three from D.',
    ru: 'Парламент, фондовый раунд, затем цикл операционных: один в фазе A, два в B и C, три с фазы D.',
  },
  '1862 §3.0 (b)': {
    en: 'The end comes with a broken bank, a price at the top, or after the set that follows the LNER.',
    ru: 'Конец наступает с исчерпанием банка, ценой на вершине рынка или после цикла, следующего за LNER.',
  },
  '1862 §3.0 (c)': {
    en: 'The greatest sum of cash and shares wins; treasuries do not count.',
    ru: 'Побеждает наибольшая сумма денег и акций; кассы компаний не считаются.',
  },
  '1862 §3.1 (a)': {
    en: 'After a merger the survivor is treated as a company without a charter.',
    ru: 'После слияния выжившая компания считается нечартерной.',
  },
  '1862 §3.2 (a)': {
    en: 'The first companies are open at once, four more from phase B, the last four from phase C.',
    ru: 'Первые компании доступны сразу, ещё четыре — с фазы B, последние четыре — с фазы C.',
  },
  '1862 §3.2 (b)': {
    en: 'A company may be founded only if it could place its home marker: no tile, a free slot, or an upgrade that opens one.',
    ru: 'Компанию создают, только если она сможет поставить маркер базы: тайла нет, есть место или его откроет улучшение.',
  },
  '1862 §3.2 (c)': {
    en: 'A company whose home is blocked cannot be founded for now.',
    ru: 'Компанию с занятой базой пока создать нельзя.',
  },
  '1862 §3.2 (d)': {
    en: 'Green tiles always add a slot; brown ones only in N cities.',
    ru: 'Зелёный тайл всегда добавляет место, коричневый — только в городах N.',
  },
  '1862 §4.1 (a)': {
    en: 'Bids are multiples of £5 from £0; a raise is at least £5.',
    ru: 'Ставки кратны £5 и начинаются с £0; повышение не меньше £5.',
  },
  '1862 §4.1 (b)': {
    en: 'After the bid £162 must be left: three times the lowest par.',
    ru: 'После ставки должно оставаться £162 — три наименьших номинала.',
  },
  '1862 §4.1 (c)': {
    en: 'At the certificate limit a player neither starts an auction nor bids.',
    ru: 'На лимите сертификатов нельзя ни начать аукцион, ни делать ставки.',
  },
  '1862 §4.1 (d)': {
    en: 'Whoever won a charter in this round starts no other auction but may bid.',
    ru: 'Получивший Поддержку в этом раунде не начинает аукцион, но может делать ставки.',
  },
  '1862 §4.1 (e)': {
    en: 'A Parliament round begins with the priority deal and does not move it.',
    ru: 'Парламентский раунд начинает владелец Приоритетной Сделки, и она не переходит.',
  },
  '1862 §4.1 (f)': { en: 'No shares are sold in a Parliament round.', ru: 'В Парламентском раунде акции не продают.' },
  '1862 §4.1 (g)': {
    en: 'If nobody raises, the starter wins at his opening bid.',
    ru: 'Если никто не повышает, начавший выигрывает по своей первой ставке.',
  },
  '1862 §4.2': {
    en: 'The winner pays, sets a par he can pay three times, and may buy two more shares at par.',
    ru: 'Победитель платит, выбирает номинал, который может оплатить трижды, и может купить ещё две акции по номиналу.',
  },
  '1862 §4.2 (a)': { en: 'Nothing may be sold to pay for a charter.', ru: 'Ради Поддержки ничего продавать нельзя.' },
  '1862 §4.2 (b)': {
    en: 'The winner is under obligation until the company floats.',
    ru: 'Победитель связан обязательством, пока компания не запущена.',
  },
  '1862 §4.3 (a)': {
    en: 'A chartered company must float before the next stock round ends.',
    ru: 'Чартерная компания должна быть запущена до конца ближайшего фондового раунда.',
  },
  '1862 §4.3 (b)': {
    en: 'Otherwise whoever won the charter is fined five times par, director or not.',
    ru: 'Иначе получивший Поддержку платит штраф в пять номиналов, даже если он уже не директор.',
  },
  '1862 §4.3 (c)': {
    en: 'The fine is paid from cash, then from shares of the failed company, then from other shares.',
    ru: 'Штраф платят деньгами, затем акциями несостоявшейся компании, затем другими акциями.',
  },
  '1862 §4.3 (d)': {
    en: 'Shares of the failed company bring half of par each; the surplus is the player’s.',
    ru: 'Акции несостоявшейся компании идут по половине номинала; излишек достаётся игроку.',
  },
  '1862 §4.3 (e)': {
    en: 'All its certificates return without compensation; it can be founded again from the next stock round.',
    ru: 'Все её сертификаты возвращаются без компенсации; снова создать её можно со следующего фондового раунда.',
  },
  '1862 §4.3 (f)': {
    en: 'Shares bought in this stock round are not sold for a fine; what cannot be paid is forgiven.',
    ru: 'Купленные в этом раунде акции не продают ради штрафа; неоплаченный остаток прощается.',
  },
  '1862 §4.3 (g)': { en: 'A fine does not change the priority deal.', ru: 'Штраф не влияет на Приоритетную Сделку.' },
  '1862 §5.1.1': {
    en: 'A merger comes at the start of a turn, with both directors agreeing.',
    ru: 'Слияние — в начале хода, с согласия обоих директоров.',
  },
  '1862 §5.1.2': {
    en: 'An acquisition comes at the end of a turn; the result does not operate again in this round.',
    ru: 'Поглощение — в конце хода; объединённая компания в этом раунде больше не ходит.',
  },
  '1862 §5.1.3': {
    en: 'A company without a train may refinance in its train step: shares fold and it receives ten times par.',
    ru: 'Компания без поезда может рефинансироваться на шаге поездов: акции сливаются 2:1, и она получает десять номиналов.',
  },
  '1862 §5.2.1': {
    en: 'The director of the company on turn says which company survives.',
    ru: 'Директор ходящей компании решает, какая компания выживет.',
  },
  '1862 §5.2.2': {
    en: 'Certificates still in the initial offering go to the bank pool.',
    ru: 'Сертификаты из первичного предложения уходят в банковский пул.',
  },
  '1862 §5.2.3': {
    en: 'The survivor takes the new price, and as par the highest one not above it (54 to 100).',
    ru: 'Выжившая получает новую цену, а номиналом — наибольший не выше неё (от 54 до 100).',
  },
  '1862 §5.2.4': {
    en: 'Shares fold 2:1 in turn: half returns, the rest is exchanged, odd ones become options; treasuries act last.',
    ru: 'Акции сливаются 2:1 по очереди: половина возвращается, остальные обменивают, нечётная становится опционом; кассы действуют последними.',
  },
  '1862 §5.2.4 (a)': {
    en: 'The procedure is carried out strictly in turn order.',
    ru: 'Процедура выполняется строго по очереди.',
  },
  '1862 §5.2.4 (b)': {
    en: 'Certificate limits do not hold during the procedure.',
    ru: 'Во время процедуры лимит сертификатов не действует.',
  },
  '1862 §5.2.4 (c)': {
    en: 'After a merger all shares of the company that disappears have left the players’ hands.',
    ru: 'После слияния у игроков не остаётся акций исчезнувшей компании.',
  },
  '1862 §5.2.4 (d)': {
    en: 'Shares that go to the pool in the procedure do not lower the price.',
    ru: 'Акции, ушедшие в пул во время процедуры, цену не снижают.',
  },
  '1862 §5.2.5': {
    en: 'The director is whoever has most shares, at least three; ties go to the initiator, then clockwise.',
    ru: 'Директором становится держатель наибольшего числа акций, не меньше трёх; при равенстве — инициатор, затем по часовой стрелке.',
  },
  '1862 §6.1': {
    en: 'The priority deal begins; the round goes on until all pass in a row.',
    ru: 'Начинает владелец Приоритетной Сделки; раунд идёт, пока все подряд не спасуют.',
  },
  '1862 §6.2 (a)': {
    en: 'In a turn one first sells, then buys one share or founds a company.',
    ru: 'В свой ход сначала продают, затем покупают одну акцию или создают компанию.',
  },
  '1862 §6.2 (b)': { en: 'A turn with only sales is not a pass.', ru: 'Ход с одной лишь продажей — не пас.' },
  '1862 §6.3 (a)': {
    en: 'The director holds the director’s certificate, at least three shares, and nobody holds more.',
    ru: 'Директор владеет сертификатом директора и не менее чем тремя акциями, и ни у кого нет больше.',
  },
  '1862 §6.3 (b)': {
    en: 'Whoever comes to hold more becomes director, giving three ordinary certificates.',
    ru: 'Кто получил больше акций, становится директором и отдаёт три обычных сертификата.',
  },
  '1862 §6.3 (c)': {
    en: 'Ties go to the first to the left of the former director.',
    ru: 'При равенстве — первый слева от прежнего директора.',
  },
  '1862 §6.3 (d)': {
    en: 'The director’s certificate goes to the bank only when its owner keeps fewer than three shares.',
    ru: 'Сертификат директора уходит в банк, только если у владельца остаётся меньше трёх акций.',
  },
  '1862 §6.3 (e)': {
    en: 'It can be split only with ordinary certificates of the pool and of the same sale.',
    ru: 'Разменять его можно только обычными сертификатами из пула и из той же продажи.',
  },
  '1862 §6.3 (f)': {
    en: 'In the pool it cannot be bought; whoever gets three ordinary shares and most of all swaps for it.',
    ru: 'В пуле его купить нельзя; получивший три обычные акции и больше всех меняет их на него.',
  },
  '1862 §6.3 (g)': { en: 'Such swaps are neither purchases nor sales.', ru: 'Такой обмен — не покупка и не продажа.' },
  '1862 §6.4 (a)': {
    en: 'All shares of one company sold in a turn form one sale.',
    ru: 'Все акции одной компании за ход продают одной продажей.',
  },
  '1862 §6.4 (b)': {
    en: 'Sold shares go to the bank pool, which has no limit.',
    ru: 'Проданные акции уходят в банковский пул без ограничений.',
  },
  '1862 §6.4 (c)': {
    en: 'Shares bought in this stock round are not sold in it; founding counts as three.',
    ru: 'Купленные в этом фондовом раунде акции в нём не продают; создание считается за три.',
  },
  '1862 §6.4 (d)': {
    en: 'Shares may be sold although the company has never operated.',
    ru: 'Акции можно продавать, даже если компания ещё не ходила.',
  },
  '1862 §6.4.1': {
    en: 'Shares of a company without a train bring half the price.',
    ru: 'Акции компании без поезда продают за полцены.',
  },
  '1862 §6.4.2 (a)': {
    en: 'Each share sold lowers the price by one cell; the token goes under the stack.',
    ru: 'Каждая проданная акция снижает цену на клетку; жетон ложится под стопку.',
  },
  '1862 §6.4.2 (b)': {
    en: 'For others than the director the first share does not count below 40 and above 200, the first two from 400.',
    ru: 'Не у директора первая акция не считается при цене ниже 40 и выше 200, первые две — от 400.',
  },
  '1862 §6.4.2 (c)': { en: 'For a director every share counts.', ru: 'У директора считается каждая акция.' },
  '1862 §6.4.2 (d)': {
    en: 'No price falls before flotation nor after the LNER has formed.',
    ru: 'До запуска и после формирования LNER цена не падает.',
  },
  '1862 §6.4.2 (e)': {
    en: 'All shares of a sale are paid at the price before the drop.',
    ru: 'Вся продажа оплачивается по цене до падения.',
  },
  '1862 §6.4.2 (f)': {
    en: 'A token that reaches 0 means bankruptcy at once.',
    ru: 'Жетон на нуле — немедленное банкротство.',
  },
  '1862 §6.5.1 (a)': {
    en: 'Shares are bought at par from the offering, at market price from the pool or from the company.',
    ru: 'Акции покупают по номиналу из предложения, по рыночной цене из пула или у компании.',
  },
  '1862 §6.5.1 (b)': {
    en: 'A player may own any number of shares of a company.',
    ru: 'Игрок может владеть любым числом акций компании.',
  },
  '1862 §6.5.1 (c)': {
    en: 'A company without a train is not cheaper to buy.',
    ru: 'Акции компании без поезда покупают по полной цене.',
  },
  '1862 §6.5.1 (d)': {
    en: 'Nobody buys shares of a company of which he sold in this stock round.',
    ru: 'Нельзя покупать акции компании, акции которой продал в этом раунде.',
  },
  '1862 §6.5.1 (e)': {
    en: 'A pool share of a company that has not floated costs par if it has no market token.',
    ru: 'Акция из пула незапущенной компании без жетона на рынке стоит номинал.',
  },
  '1862 §6.5.2 (a)': {
    en: 'At the certificate limit nothing is bought; the director’s certificate counts as one.',
    ru: 'На лимите сертификатов ничего не покупают; сертификат директора считается за один.',
  },
  '1862 §6.5.2 (b)': {
    en: 'Above the limit one must sell down at the start of the stock turn.',
    ru: 'Превысивший лимит обязан продать лишнее в начале своего хода.',
  },
  '1862 §6.5.2 (c)': {
    en: 'With the LNER the limit becomes the largest number of shares anybody owns, and nobody must sell.',
    ru: 'С LNER лимит равен наибольшему числу акций у одного игрока, и продавать никто не обязан.',
  },
  '1862 §6.5.3 (a)': {
    en: 'In a stock round a company whose director’s certificate is in the offering and whose home is open may be founded.',
    ru: 'В фондовом раунде создают компанию, чей сертификат директора в предложении и чья база доступна.',
  },
  '1862 §6.5.3 (b)': {
    en: 'The founder picks a price from 54 to 200 and pays three times it to the company.',
    ru: 'Основатель выбирает цену от 54 до 200 и платит компании её трижды.',
  },
  '1862 §6.5.3 (c)': {
    en: 'Its par token shows the highest par not above the price.',
    ru: 'Жетон номинала — на наибольшем номинале не выше цены.',
  },
  '1862 §6.5.4 (a)': {
    en: 'A company floats when its fifth share leaves the offering or the charter, wherever it lies later.',
    ru: 'Компания запущена, когда пятая акция покинула предложение или планшет, где бы она потом ни лежала.',
  },
  '1862 §6.5.4 (b)': {
    en: 'From then on sales lower the price, and it operates from the next operating round.',
    ru: 'С этого момента продажи снижают цену, а ходит она со следующего операционного раунда.',
  },
  '1862 §6.5.4.1': {
    en: 'A chartered company receives ten times par; another one nothing.',
    ru: 'Чартерная компания получает десять номиналов, нечартерная — ничего.',
  },
  '1862 §6.5.4.2 (a)': {
    en: 'A chartered company pays £180 for three markers.',
    ru: 'Чартерная компания платит £180 за три маркера.',
  },
  '1862 §6.5.4.2 (b)': {
    en: 'Another company buys two to seven markers at £40 when it floats.',
    ru: 'Нечартерная компания при запуске покупает от двух до семи маркеров по £40.',
  },
  '1862 §6.5.4.3 (a)': {
    en: 'A company receives its permit and never loses it while it lives.',
    ru: 'Компания получает разрешение и не теряет его, пока существует.',
  },
  '1862 §6.5.4.3 (b)': {
    en: 'A company may buy trains of any type but runs only permitted ones.',
    ru: 'Покупать можно поезда любого типа, но водить — только разрешённые.',
  },
  '1862 §6.6': {
    en: 'The priority deal goes to the player after the last who acted; then obligations, then the number of operating rounds.',
    ru: 'Приоритетная Сделка переходит к следующему за последним действовавшим; затем обязательства и число операционных раундов.',
  },
};
