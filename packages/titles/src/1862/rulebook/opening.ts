/** 1862 §2 to §6: set-up, Parliament, folding of shares, stock rounds, in both languages. */
import type { Words } from '@roundhouse/engine';

export const opening = {
  '1862 §2.1 (a)': {
    en: 'A company has eight certificates: the director’s certificate of 30% (three shares) and seven ordinary ones of 10% each.',
    ru: 'У компании восемь сертификатов: сертификат директора на 30% (три акции) и семь обыкновенных по 10%.',
  },
  '1862 §2.1 (b)': {
    en: 'A company floats and begins to operate once half of its shares (five) have been bought.',
    ru: 'Компания запускается и начинает действовать, когда куплена половина её акций — пять.',
  },
  '1862 §2.1 (c)': {
    en: 'A company has at least two station markers, one of them for its home. A chartered company has three; another buys two to seven when it floats. Mergers can bring more, but never above seven in all (eight if that option is played).',
    ru: 'У компании не меньше двух маркеров станций, один из них — маркер базовой станции. У чартерной их три, нечартерная покупает от двух до семи при запуске. Слияния могут добавить маркеры, но всего их не больше семи (с опцией — восьми).',
  },
  '1862 §2.1 (d)': {
    en: 'At first a company can run only one of the three types of train. It gains another type only by merging with a company that has a permit for it.',
    ru: 'Сначала компания может использовать только один из трёх типов поездов. Другой тип она получает лишь путём слияния с компанией, у которой есть на него разрешение.',
  },
  '1862 §2.2 (a)': {
    en: 'Every train card shows three types: Express, Local and Freight. Whoever buys the train from the bank chooses its type, and it never changes, not even when the train is sold or its company merges.',
    ru: 'На карте поезда показаны три типа: Экспресс, Местный и Грузовой. Тип выбирают при покупке из банка, и дальше он не меняется — ни при продаже поезда, ни при слиянии.',
  },
  '1862 §2.2 (b)': {
    en: 'How many trains there are depends on the length that the players choose: short, standard or long.',
    ru: 'Сколько в игре поездов, зависит от выбранной продолжительности: короткая, стандартная или длинная.',
  },
  '1862 §2.3 (a)': {
    en: 'Track tiles are yellow, green and brown. A tile shows either a large station with one to four circles for markers, or lines with small stations.',
    ru: 'Тайлы путей бывают жёлтые, зелёные и коричневые. На тайле либо большая станция с одним–четырьмя кругами для маркеров, либо линии с малыми станциями.',
  },
  '1862 §2.3 (b)': {
    en: 'On tiles with small stations there are no junctions: each line is separate, even where one crosses another.',
    ru: 'На тайлах малых станций нет перекрёстков: каждая линия отдельная, даже если проходит под другой.',
  },
  '1862 §2.3 (c)': {
    en: 'On green and brown tiles small stations are markers put on the lines. They belong to nobody.',
    ru: 'На зелёных и коричневых тайлах малые станции — это маркеры на линиях. Они не принадлежат никакой компании.',
  },
  '1862 §2.4.1-§2.4.4': {
    en: 'The certificates of the twenty directors are shuffled. Four companies are removed from the game (three with seven players, two with eight); the first eight of the others (nine, ten) can be founded at once, four more from phase B and the last four from phase C. Every company in the game is dealt one train permit. Cash and the certificate limit depend on the number of players.',
    ru: 'Сертификаты двадцати директоров перемешивают. Четыре компании уходят из игры (три при семи игроках, две при восьми); первые восемь из остальных (девять, десять) доступны сразу, ещё четыре — с фазы B, последние четыре — с фазы C. Каждой участвующей компании раздают одно разрешение на поезд. Начальный капитал и лимит сертификатов зависят от числа игроков.',
  },
  '1862 §2.4.4': {
    en: 'Seats are drawn, and the first seat receives the priority deal. The game opens with two Parliament rounds; then comes the first stock round.',
    ru: 'Места за столом определяют жребием, первый получает приоритетную сделку. Игра начинается с двух Парламентских раундов, за ними идёт первый фондовый.',
  },
  '1862 §2.5': {
    en: 'There are simpler variants for those who are new to the game: fewer types of train, a short game, a beginners’ game.',
    ru: 'Для новичков есть упрощённые варианты: меньше типов поездов, короткая игра, игра для начинающих.',
  },
  '1862 §3.0 (a)': {
    en: 'A Parliament round, a stock round and a set of operating rounds follow each other until the end. A set has one operating round in phase A, two in phases B and C, three from phase D; the phase at the end of the stock round decides.',
    ru: 'Парламентский раунд, фондовый раунд и цикл операционных раундов повторяются до конца игры. В цикле один операционный раунд в фазе A, два в фазах B и C, три с фазы D; решает фаза на конец фондового раунда.',
  },
  '1862 §3.0 (b)': {
    en: 'The game ends when the bank runs out of money, when a share price reaches the top of the market, or after the whole set of operating rounds that follows the formation of the LNER.',
    ru: 'Игра завершается, когда у банка заканчиваются деньги, когда стоимость акций достигает вершины рынка или после полного цикла операционных раундов за формированием LNER.',
  },
  '1862 §3.0 (c)': {
    en: 'Whoever has the greatest sum of cash and share values wins. Money in company treasuries does not count.',
    ru: 'Побеждает игрок с наибольшей суммой наличных денег и стоимости акций. Деньги в кассах компаний не учитываются.',
  },
  '1862 §3.1 (a)': {
    en: 'A company founded by a petition to Parliament is chartered: it is fully financed at its float and has three markers at £60. One founded in a stock round is not: it lives on what its shareholders pay and buys two to seven markers at £40. After a merger the survivor uses the other side of its sheet.',
    ru: 'Компания, созданная через петицию в Парламент, — чартерная: при запуске она финансируется полностью и имеет три маркера по £60. Созданная в фондовом раунде — нечартерная: она живёт на взносы акционеров и покупает от двух до семи маркеров по £40. После слияния у выжившей компании используют нечартерную сторону планшета.',
  },
  '1862 §3.2 (a)': {
    en: 'At the start only the first eight companies can be founded (more with seven or eight players). The purchase of the first B train opens four more, that of the first C train the last four, at once.',
    ru: 'В начале можно создать только первые восемь компаний (больше при семи и восьми игроках). Покупка первого поезда B сразу открывает ещё четыре, первого поезда C — последние четыре.',
  },
  '1862 §3.2 (b)': {
    en: 'A company can be founded only if it would be able to place its home marker: its home hex has no tile, or the tile has an empty slot, or an upgrade that can be made now would open one. Example: the tile in Ipswich is full of markers of WVR and N&B; ESR can still be founded because the yellow N tile can become a green one with one slot more.',
    ru: 'Компанию можно создать, только если она сможет разместить маркер базовой станции: на базовом гексе нет тайла, или на тайле есть пустое место, или доступное сейчас улучшение его откроет. Пример: тайл Ipswich занят маркерами WVR и N&B, но ESR можно создать, потому что жёлтый тайл «N» можно улучшить до зелёного с ещё одним местом.',
  },
  '1862 §3.2 (c)': {
    en: 'A company whose home is blocked cannot be founded, perhaps never in this game. Example: the home of ECR is full of markers of SVR and EUR, and no upgrade adds a slot.',
    ru: 'Компанию с заблокированной базой создать нельзя — возможно, до конца игры. Пример: база ECR занята маркерами SVR и EUR, и улучшение места не добавит.',
  },
  '1862 §3.2 (d)': {
    en: 'A green tile always has a slot more than the yellow one; a brown tile only in the cities marked N.',
    ru: 'Зелёный тайл всегда даёт на одно место больше жёлтого; коричневый — только в городах с буквой «N».',
  },
  '1862 §4.1 (a)': {
    en: 'In his turn a player starts an auction for a company, with a bid of £0 or more in multiples of £5, or passes. Then each in turn raises by at least £5 or leaves this auction for good.',
    ru: 'В свой ход игрок начинает аукцион за компанию ставкой от £0, кратной £5, или пасует. Затем по очереди каждый поднимает ставку хотя бы на £5 или пасует; спасовавший в этот аукцион не возвращается.',
  },
  '1862 §4.1 (b)': {
    en: 'A player must keep £162, three times the lowest par, besides his bid; otherwise he must pass. Example: with £165 he can bid £0 but not £5.',
    ru: 'Помимо ставки у игрока должно оставаться £162 — три наименьшие номинальные стоимости; иначе он должен спасовать. Пример: с £165 можно поставить £0, но не £5.',
  },
  '1862 §4.1 (c)': {
    en: 'A player at or above the certificate limit must pass: he neither starts an auction nor bids.',
    ru: 'Игрок, набравший или превысивший лимит сертификатов, должен спасовать: он не начинает аукцион и не делает ставок.',
  },
  '1862 §4.1 (d)': {
    en: 'Whoever has won a charter in this round starts no further auction in it, but may bid in those of others.',
    ru: 'Игрок, получивший в этом раунде парламентскую поддержку, не начинает аукцион, но может делать ставки в аукционах других.',
  },
  '1862 §4.1 (e)': {
    en: 'The round begins with the holder of the priority deal, which does not move. It ends when all players in succession decline to start an auction.',
    ru: 'Раунд начинает владелец приоритетной сделки; она не переходит. Раунд заканчивается, когда все игроки последовательно отказались начать аукцион.',
  },
  '1862 §4.1 (f)': {
    en: 'No shares are sold in a Parliament round.',
    ru: 'В Парламентском раунде акции не продают.',
  },
  '1862 §4.1 (g)': {
    en: 'When all but one have passed, the highest bid wins, even a bid of £0 that nobody raised. The next turn belongs to the player on the winner’s left.',
    ru: 'Когда спасовали все, кроме одного, побеждает наивысшая ставка — даже £0, если её никто не поднял. Следующий ход у игрока слева от победителя.',
  },
  '1862 §4.2': {
    en: 'The winner pays his bid to the bank and chooses a par value that he can pay three times: £54, 58, 62, 68, 74, 82, 90 or 100. For that he takes the director’s certificate, and he may buy one or two more shares at par. With five shares sold the company floats, and its token enters the market at par.',
    ru: 'Победитель платит ставку банку и выбирает номинальную стоимость, которую может оплатить трижды: £54, 58, 62, 68, 74, 82, 90 или 100. За эти деньги он берёт сертификат директора и может купить ещё одну или две акции по номинальной стоимости. Если куплено пять акций, компания запускается, и её жетон ставят на Рынок Акций по номинальной стоимости.',
  },
  '1862 §4.2 (a)': {
    en: 'Nothing may be sold to pay for a charter.',
    ru: 'Ради парламентской поддержки ничего продавать нельзя.',
  },
  '1862 §4.2 (b)': {
    en: 'The winner is under obligation for the company until it floats.',
    ru: 'Победитель связан обязательством, пока компания не запущена.',
  },
  '1862 §4.3 (a)': {
    en: 'A chartered company must be floated before the end of the next stock round.',
    ru: 'Чартерная компания должна запуститься до конца ближайшего фондового раунда.',
  },
  '1862 §4.3 (b)': {
    en: 'If a chartered company has not been floated in time, whoever won its charter is fined five times par, even if he is no longer its director. Example: par £54 means a fine of £270.',
    ru: 'Если чартерная компания не запустилась вовремя, получивший для неё Поддержку платит штраф в пять номинальных стоимостей, даже если он уже не директор. Пример: при номинальной стоимости £54 штраф £270.',
  },
  '1862 §4.3 (c)': {
    en: 'The fine is paid first in cash, then by selling shares of the failed company, at last by selling other shares.',
    ru: 'Штраф выплачивают сначала наличными, затем продажей акций несостоявшейся компании и, наконец, продажей других акций.',
  },
  '1862 §4.3 (d)': {
    en: 'Shares of the failed company bring half of par each, since it has no train; as many are sold as are needed, and what is left over is the player’s. Example: £250 in cash and one share at £27 pay a fine of £270, and £7 come back.',
    ru: 'Акции несостоявшейся компании идут по половине номинальной стоимости, ведь поезда у неё нет; продают столько, сколько нужно, а излишек достаётся игроку. Пример: £250 наличными и акция за £27 покрывают штраф £270, и £7 возвращаются.',
  },
  '1862 §4.3 (e)': {
    en: 'After the fine all certificates of the failed company return to the initial offering without compensation. It can be founded again from the next stock round.',
    ru: 'После штрафа все сертификаты несостоявшейся компании возвращаются в IPO без компенсации. Снова создать её можно со следующего фондового раунда.',
  },
  '1862 §4.3 (f)': {
    en: 'For a fine also shares bought in this stock round may be sold. What cannot be paid even so is forgiven; that is our reading, the book is silent.',
    ru: 'В уплату штрафа можно продать и акции, купленные в этом фондовом раунде. Если и этого не хватает, остаток прощается; это наша трактовка, книга об этом молчит.',
  },
  '1862 §4.3 (g)': {
    en: 'Fines do not change the priority deal.',
    ru: 'Штраф не влияет на приоритетную сделку.',
  },
  '1862 §5.1.1': {
    en: 'A merger comes at the start of a company’s turn, with the consent of both directors, who are often the same player.',
    ru: 'Слияние происходит в начале хода компании по взаимному согласию двух директоров — часто это один и тот же игрок.',
  },
  '1862 §5.1.2': {
    en: 'An acquisition comes at the end of a company’s turn, in the same manner; the company that results does not operate again in this round.',
    ru: 'Поглощение происходит в конце хода компании по тем же правилам; образовавшаяся компания в этом раунде больше не действует.',
  },
  '1862 §5.1.3': {
    en: 'A company without a train may have to refinance when it buys one: all holders fold their shares 2:1, and the company receives ten times its par value.',
    ru: 'Компании без поезда при его покупке может понадобиться рефинансирование: все акционеры объединяют акции 2:1, а компания получает десятикратную номинальную стоимость.',
  },
  '1862 §5.2.1': {
    en: 'The director of the company on turn says which of the two survives.',
    ru: 'Директор действующей компании решает, какая из двух компаний выживет.',
  },
  '1862 §5.2.2': {
    en: 'Certificates of both companies that are still in the initial offering go to the bank pool. Example: N&E and I&B merge, and two N&E shares are still in the offering: both go to the pool.',
    ru: 'Сертификаты обеих компаний, ещё лежащие в IPO, перемещаются в банковский пул. Пример: сливаются N&E и I&B, и две акции N&E ещё лежат в IPO — обе перемещают в пул.',
  },
  '1862 §5.2.3': {
    en: 'The survivor’s token goes to the new price, and its par token to the highest par value not above it: 54 at least, 100 at most. Example: N&E at £100 has no train, I&B at £74 has one: 50 and 37 give 87, so the new price is £86, and the par token goes to £82.',
    ru: 'Жетон выжившей компании ставят на новую стоимость акций, а жетон номинальной стоимости — на наибольшую, не превышающую её: не ниже 54 и не выше 100. Пример: N&E стоит £100, но поезда у неё нет, I&B стоит £74, и поезд есть: 50 и 37 дают 87, новая стоимость — £86, а жетон номинальной стоимости ставят на £82.',
  },
  '1862 §5.2.4': {
    en: 'Clockwise from the director who began, each holder returns half of his shares of both companies to the pool (rounded down, those of the company that disappears first) and exchanges what is left of it 1:1 for shares of the survivor, from the pool first, then from the next holders who have not acted. What finds no exchange is sold to the bank. An odd share is an option: it is redeemed for half the new price, or given up for as much. A director with fewer than six shares first swaps his certificate for three ordinary ones of the pool; if they are missing it becomes an option itself. The treasuries act last, as one. Example: Richard has four N&E and five WStI, the new price is £134: he returns four WStI, exchanges the fifth, an option, for an N&E share, pays £67 and ends with five N&E. Emma, from whom he took that share, now has two N&E and one WStI: she returns the WStI, pays £67 for one N&E, an option, and ends with two. Peter has one share of each, returns the WStI and keeps the N&E.',
    ru: 'По часовой стрелке от директора-инициатора каждый акционер возвращает в пул половину своих акций обеих компаний (округляя вниз, сначала акции не выжившей), а оставшиеся акции не выжившей обменивает 1:1 на акции выжившей: сначала из пула, затем у ближайших ещё не действовавших владельцев. Что обменять не на что, продают банку. Нечётная акция — опционная: её выкупают за половину новой стоимости или отказываются от неё за столько же. Директор, у которого меньше шести акций, сначала меняет свой сертификат на три обыкновенных из пула; если их там нет, сертификат сам становится опционным. Кассы действуют последними, как одна. Пример: у Ричарда четыре N&E и пять WStI, новая стоимость £134. Он возвращает четыре WStI, пятую, опционную, обменивает на N&E, платит £67 и остаётся с пятью N&E. Эмма, у которой он взял эту акцию, теперь владеет двумя N&E и одной WStI: она возвращает WStI, платит £67 за опционную N&E и остаётся с двумя. Питер владеет одной N&E и одной WStI: он возвращает WStI и сохраняет N&E.',
  },
  '1862 §5.2.4 (a)': {
    en: 'The procedure is carried out strictly in turn order; directorships are looked at only when it is over. Example: Linda exchanges her only WStI, an option, for an N&E share of the treasury. She cannot pay £67, so she receives £67, and the share goes to the pool. The treasury, which acts last, exchanges its own option for that share and pays £67. Had Linda paid, no N&E would have been left, and the treasury would have had to sell its option for £67.',
    ru: 'Процедуру выполняют строго по очереди; смену директора проверяют только после её окончания. Пример: Линда обменивает единственную WStI, опционную, на N&E из кассы. Заплатить £67 она не может, поэтому получает £67, а акция уходит в пул. Касса действует последней: она обменивает на эту акцию свою опционную и платит £67. Если бы Линда заплатила, свободных N&E не осталось бы и кассе пришлось бы продать свою опционную акцию за £67.',
  },
  '1862 §5.2.4 (b)': {
    en: 'The certificate limit does not hold during the procedure.',
    ru: 'Во время процедуры лимит сертификатов не действует.',
  },
  '1862 §5.2.4 (c)': {
    en: 'When the shares have been folded nobody holds shares of the company that has disappeared. Example: N&E survives at £86. Martin, Rachel, Charles and Helen pay £43 each for their options, and no N&E share is left for the I&B share of the treasury: it is sold to the bank for £86.',
    ru: 'После объединения акций ни у кого не остаётся акций исчезнувшей компании. Пример: выжила N&E, новая стоимость £86. Мартин, Рэйчел, Чарльз и Хелен платят по £43 за свои опционные акции, и для акции I&B из кассы не остаётся ни одной N&E: её продают банку за £86.',
  },
  '1862 §5.2.4 (d)': {
    en: 'Shares that come to the pool by folding do not lower the price.',
    ru: 'Акции, попавшие в пул при объединении, стоимость не снижают.',
  },
  '1862 §5.2.5': {
    en: 'Director is who holds most shares, at least three; among equals the director who began, then clockwise from him. If nobody has three, the company is in receivership. Example: Richard has five N&E, Emma two, Peter one, the treasury two: Richard stays director.',
    ru: 'Директором становится владелец наибольшего числа акций, не меньше трёх; при ничьей — инициатор, затем по часовой стрелке от него. Если трёх акций нет ни у кого, компания попадает под внешнее управление. Пример: Ричард владеет пятью N&E, Эмма — двумя, Питер — одной, ещё две в кассе: директором остаётся Ричард.',
  },
  '1862 §6.1': {
    en: 'The holder of the priority deal begins, and play goes clockwise until all pass in succession.',
    ru: 'Начинает владелец приоритетной сделки, игра идёт по часовой стрелке, пока все последовательно не спасуют.',
  },
  '1862 §6.2 (a)': {
    en: 'In his turn a player first sells, if he likes, then buys one share or founds a company.',
    ru: 'В свой ход игрок сначала продаёт акции, если хочет, затем покупает одну акцию или создаёт нечартерную компанию.',
  },
  '1862 §6.2 (b)': {
    en: 'Whoever only sells has not passed.',
    ru: 'Кто только продал акции, тот не спасовал.',
  },
  '1862 §6.3 (a)': {
    en: 'The director holds the director’s certificate: at least three shares, and nobody holds more.',
    ru: 'Директор владеет сертификатом директора: у него не меньше трёх акций, и ни у кого нет больше.',
  },
  '1862 §6.3 (b)': {
    en: 'Whoever comes to hold more than the director takes the certificate for three ordinary ones. Example: a director with 50% sells three shares; a player with 30% becomes director.',
    ru: 'Кто стал владеть большим числом акций, чем директор, получает его сертификат в обмен на три обыкновенных. Пример: директор с 50% продаёт три акции, и директором становится игрок, у которого больше.',
  },
  '1862 §6.3 (c)': {
    en: 'Among equals the first on the left of the former director becomes director.',
    ru: 'При ничьей директором становится ближайший слева от прежнего директора.',
  },
  '1862 §6.3 (d)': {
    en: 'The director’s certificate goes to the bank only if its owner sells so much that he keeps fewer than three shares and nobody else can take it.',
    ru: 'Сертификат директора уходит в банк, только если его владелец оставляет себе меньше трёх акций и никто другой не может его взять.',
  },
  '1862 §6.3 (e)': {
    en: 'Whoever sells the director’s certificate can keep a part of it only as ordinary certificates of the pool or of the same sale. Example: a director with four shares and an empty pool cannot sell just two: only one ordinary certificate would be there for him.',
    ru: 'Продавая сертификат директора, оставить себе его часть можно только обыкновенными сертификатами из пула или из той же продажи. Пример: директор с четырьмя акциями при пустом пуле не может продать ровно две: для него нашёлся бы лишь один обыкновенный сертификат.',
  },
  '1862 §6.3 (f)': {
    en: 'A director’s certificate in the pool cannot be bought. Whoever comes to hold at least three ordinary shares and more than anybody else exchanges three of them for it.',
    ru: 'Сертификат директора нельзя купить из пула. Кто собрал не меньше трёх обыкновенных акций и больше, чем у остальных, обменивает три из них на этот сертификат.',
  },
  '1862 §6.3 (g)': {
    en: 'Exchanging shares for a director’s certificate is neither a purchase nor a sale.',
    ru: 'Обмен акций на сертификат директора не считается ни покупкой, ни продажей.',
  },
  '1862 §6.4 (a)': {
    en: 'Shares of one company are sold in one lot per turn; of several companies the seller chooses the order.',
    ru: 'Акции одной компании за ход продают одним набором; порядок компаний выбирает продавец.',
  },
  '1862 §6.4 (b)': {
    en: 'Sold shares go to the bank pool, which may hold any number.',
    ru: 'Проданные акции размещают в банковском пуле; их число там не ограничено.',
  },
  '1862 §6.4 (c)': {
    en: 'Shares bought in this stock round are not sold in it; founding a company counts as three. Example: who has only a director’s certificate at the start may buy a share and later sell one.',
    ru: 'Акции, купленные в текущем фондовом раунде, в нём не продают; создание компании считается за три. Пример: игрок, начавший раунд только с сертификатом директора, может купить акцию и затем продать одну.',
  },
  '1862 §6.4 (d)': {
    en: 'Shares may be sold although the company has not operated yet.',
    ru: 'Акции можно продавать, даже если компания ещё не действовала.',
  },
  '1862 §6.4.1': {
    en: 'A share brings the market price if the company owns a train, otherwise half of it, rounded down.',
    ru: 'Акцию продают по стоимости на Рынке Акций, если у компании есть поезд, иначе — за половину, округляя вниз.',
  },
  '1862 §6.4.2 (a)': {
    en: 'Each share sold lowers the price by one cell along the zigzag: from 74 to 71, 68, 65 and so on. The token goes under those that are there.',
    ru: 'Каждая проданная акция снижает стоимость на одну позицию по зигзагу: с 74 до 71, 68, 65 и так далее. Жетон кладут под те, что там уже лежат.',
  },
  '1862 §6.4.2 (b)': {
    en: 'If others than the director sell, the first share does not count above 200 and below 40, nor the first two from 400 up.',
    ru: 'Если продаёт не директор, первая акция не снижает стоимость выше 200 и ниже 40, а от 400 — первые две.',
  },
  '1862 §6.4.2 (c)': {
    en: 'When the director sells, every share lowers the price.',
    ru: 'Когда продаёт директор, стоимость снижает каждая акция.',
  },
  '1862 §6.4.2 (d)': {
    en: 'Before the float and after the LNER has formed sales do not lower the price.',
    ru: 'До запуска компании и после формирования LNER продажи стоимость не снижают.',
  },
  '1862 §6.4.2 (e)': {
    en: 'All shares of a lot are paid at the price before it falls.',
    ru: 'Весь набор оплачивают по стоимости до падения.',
  },
  '1862 §6.4.2 (f)': {
    en: 'A token that reaches 0 means bankruptcy at once.',
    ru: 'Жетон, дошедший до 0, означает немедленное банкротство.',
  },
  '1862 §6.5.1 (a)': {
    en: 'A share from the initial offering costs par, paid to the bank. One from the pool or from the company’s sheet costs the market price, paid to the bank or to the company. Nobody buys from another player.',
    ru: 'Акция из IPO стоит номинальную стоимость, деньги идут банку. Акция из пула или с планшета компании стоит текущую стоимость, деньги идут банку или компании. У другого игрока акции не покупают.',
  },
  '1862 §6.5.1 (b)': {
    en: 'A player may own any number of shares of a company.',
    ru: 'Игрок может владеть любым числом акций одной компании.',
  },
  '1862 §6.5.1 (c)': {
    en: 'A share costs the full price whether the company owns a train or not.',
    ru: 'Покупают акцию по полной стоимости, есть у компании поезд или нет.',
  },
  '1862 §6.5.1 (d)': {
    en: 'Nobody buys shares of a company of which he has sold in this stock round.',
    ru: 'Нельзя покупать акции компании, акции которой игрок продал в этом фондовом раунде.',
  },
  '1862 §6.5.1 (e)': {
    en: 'A pool share of a company that has no market token yet costs par; that is our reading.',
    ru: 'Акция из пула компании, у которой ещё нет жетона на рынке, стоит номинальную стоимость; это наша трактовка.',
  },
  '1862 §6.5.2 (a)': {
    en: 'At the certificate limit nobody buys; a director’s certificate counts as one. The limit is 25, 18, 13, 11, 10, 9 or 8 for two to eight players.',
    ru: 'При достигнутом лимите сертификатов покупать нельзя; сертификат директора считается за один. Лимит: 25, 18, 13, 11, 10, 9 или 8 для двух–восьми игроков.',
  },
  '1862 §6.5.2 (b)': {
    en: 'Whoever is above the limit must sell down to it at the start of his turn in a stock round.',
    ru: 'Кто превысил лимит, обязан в начале своего хода в фондовом раунде продать лишнее.',
  },
  '1862 §6.5.2 (c)': {
    en: 'When the LNER forms the limit becomes the largest number of shares (not certificates) that anybody owns. From then on nobody must sell.',
    ru: 'При формировании LNER лимитом становится наибольшее число акций (не сертификатов) у одного игрока. С этого момента продавать никто не обязан.',
  },
  '1862 §6.5.3 (a)': {
    en: 'In a stock round a company can be founded whose director’s certificate is in the initial offering and which will be able to place its home marker.',
    ru: 'В фондовом раунде можно создать компанию, чей сертификат директора лежит в IPO и которая сможет разместить маркер базовой станции.',
  },
  '1862 §6.5.3 (b)': {
    en: 'The founder chooses a price in the pink or yellow cells, £54 to £200, and pays three times that price to the company, not to the bank. The other certificates go to its sheet.',
    ru: 'Основатель выбирает стоимость в розовых или жёлтых областях, от £54 до £200, и платит утроенную стоимость компании, а не банку. Остальные сертификаты кладут на её планшет.',
  },
  '1862 §6.5.3 (c)': {
    en: 'The par token of the new company goes to the highest par value not above the price. It serves only for refinancing.',
    ru: 'Жетон номинальной стоимости новой компании ставят на наибольшую номинальную стоимость, не превышающую начальную. Она нужна только для рефинансирования.',
  },
  '1862 §6.5.4 (a)': {
    en: 'A company floats when its fifth share leaves the offering or the sheet, wherever it lies later.',
    ru: 'Компания запускается, когда пятая акция покидает IPO или планшет, где бы она потом ни лежала.',
  },
  '1862 §6.5.4 (b)': {
    en: 'Once a company has floated, sales lower its price, and it operates from the next operating round.',
    ru: 'После запуска компании продажи снижают стоимость её акций, а действует она со следующего операционного раунда.',
  },
  '1862 §6.5.4.1': {
    en: 'A chartered company receives ten times par at its float. Another one has what its shareholders have paid for their shares, the director’s certificate included, and goes on receiving it.',
    ru: 'Чартерная компания при запуске получает десятикратную номинальную стоимость. У нечартерной есть то, что игроки заплатили ей за акции, включая сертификат директора, и деньги продолжают поступать с каждой покупкой.',
  },
  '1862 §6.5.4.2 (a)': {
    en: 'A chartered company pays £180 for its three markers.',
    ru: 'Чартерная компания платит за свои три маркера £180.',
  },
  '1862 §6.5.4.2 (b)': {
    en: 'The director of another company chooses how many markers it has, two to seven with that of the home, and it pays £40 for each at once.',
    ru: 'Директор нечартерной компании выбирает, сколько у неё будет маркеров, — от двух до семи вместе с маркером базовой станции, и компания сразу платит по £40 за каждый.',
  },
  '1862 §6.5.4.3 (a)': {
    en: 'A company has the permit dealt to it and never loses a permit while it exists.',
    ru: 'У компании есть доставшееся ей разрешение на поезд, и она не теряет разрешений, пока существует.',
  },
  '1862 §6.5.4.3 (b)': {
    en: 'It may buy trains of any type but runs only those for which it has a permit.',
    ru: 'Покупать можно поезда любого типа, но составлять маршруты — только для разрешённых.',
  },
  '1862 §6.6': {
    en: 'The round ends when all pass in succession. The priority deal goes to the player who began that succession; then obligations are looked at, then the number of operating rounds is fixed.',
    ru: 'Раунд заканчивается, когда все последовательно спасовали. Приоритетная сделка переходит к игроку, который начал эту цепочку пасов; затем проверяют обязательства и определяют число операционных раундов.',
  },
} satisfies Readonly<Record<string, Words>>;
