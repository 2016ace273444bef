/** 1862 §2 to §6: set-up, Parliament, folding of shares, stock rounds, in both languages. */
import type { Words } from '@roundhouse/engine';

export const opening = {
  '1862 §2.1 (a)': {
    en: 'A company has eight certificates: the director’s certificate of 30% (three shares) and seven ordinary ones of 10% each.',
    ru: 'У компании восемь сертификатов: сертификат директора на 30% (три акции) и семь обыкновенных по 10%.',
  },
  '1862 §2.1 (b)': {
    en: 'A company floats and begins to operate once half of its shares (five) are bought.',
    ru: 'Компания запускается и начинает действовать, когда куплена половина её акций — пять.',
  },
  '1862 §2.1 (c)': {
    en: 'A company has at least two tokens, one of them for its home. A chartered company has three; any other buys two to seven when it floats. Mergers can bring more, but never more than seven in all (eight with that option).',
    ru: 'У компании не меньше двух маркеров станций, один из них — маркер базовой станции. У чартерной их три, нечартерная покупает от двух до семи при запуске. Слияния могут добавить маркеры, но всего их не больше семи (если так договорились — восьми).',
  },
  '1862 §2.1 (d)': {
    en: 'At first a company can run only one of the three types of train. It gains another type only by merging with a company that has a permit for it.',
    ru: 'Сначала компания водит поезда только одного из трёх типов. Другой тип она получает лишь при слиянии с компанией, у которой есть на него разрешение.',
  },
  '1862 §2.2 (a)': {
    en: 'Every train card shows three types: Express, Local, and Freight. The company that buys the train from the bank chooses its type. The type never changes, not even when the train is sold or its company merges.',
    ru: 'На карте поезда показаны три типа: экспресс, местный и грузовой. Тип выбирают при покупке из банка, и дальше он не меняется — ни при продаже поезда, ни при слиянии.',
  },
  '1862 §2.2 (b)': {
    en: 'The number of trains depends on the length the players choose: short, standard, or long.',
    ru: 'Сколько в игре поездов, зависит от выбранного набора: короткого, стандартного или длинного.',
  },
  '1862 §2.3 (a)': {
    en: 'Track tiles are yellow, green, and brown. A tile shows either a city (large station) with one to four slots, or lines with towns (small stations).',
    ru: 'Тайлы путей бывают жёлтые, зелёные и коричневые. На тайле либо большая станция с одним–четырьмя кругами для маркеров, либо линии с малыми станциями.',
  },
  '1862 §2.3 (b)': {
    en: 'Tiles with small stations have no junctions: each line is separate, even where one crosses another.',
    ru: 'На тайлах малых станций нет перекрёстков: каждая линия отдельная, даже если проходит под другой.',
  },
  '1862 §2.3 (c)': {
    en: 'On green and brown tiles, small stations are markers placed on the lines. They belong to nobody.',
    ru: 'На зелёных и коричневых тайлах малые станции — это маркеры на линиях. Они не принадлежат никакой компании.',
  },
  '1862 §2.4.1-§2.4.4': {
    en: 'The director’s certificates of the twenty companies are shuffled. Four companies are removed from the game (three with seven players, two with eight). The first eight of the others (nine, ten) can be started immediately, four more from phase B, and the last four from phase C. Every company in the game gets one train permit. Cash and the certificate limit depend on the number of players. Permits: six Freights, five Expresses, and five Locals; with seven or eight players six of each. Cash: £1,200 each with two players, then £800, £600, £480, £400, £345, and £300 with eight. Certificate limits: 25, 18, 13, 11, 10, 9, and 8.',
    ru: 'Сертификаты директоров двадцати компаний перемешивают. Четыре компании уходят из игры (три при семи игроках, две при восьми). Первые восемь из остальных (девять, десять) доступны сразу. Ещё четыре — с фазы B, последние четыре — с фазы C. Каждой участвующей компании раздают одно разрешение на поезд. Начальный капитал и лимит сертификатов зависят от числа игроков. Разрешения: шесть грузовых, пять экспрессов и пять местных. Всемером и ввосьмером — по шесть. Капитал: £1 200 вдвоём, далее £800, £600, £480, £400, £345 и £300 ввосьмером. Лимит сертификатов: 25, 18, 13, 11, 10, 9 и 8.',
  },
  '1862 §2.4.4': {
    en: 'Seats are drawn, and the first seat receives the priority deal. The game opens with two Parliament rounds, then the first stock round.',
    ru: 'Места за столом определяют жребием, первый получает приоритетную сделку. Игра начинается с двух парламентских раундов, за ними идёт первый фондовый.',
  },
  '1862 §2.5': {
    en: 'There are simpler variants for new players: fewer types of train, a short game, and a beginners’ game.',
    ru: 'Для новичков есть упрощённые варианты: меньше типов поездов, короткая игра, игра для начинающих.',
  },
  '1862 §3.0 (a)': {
    en: 'A Parliament round, a stock round, and a set of operating rounds repeat until the end. A set has one operating round in phase A, two in phases B and C, and three from phase D. The phase at the end of the stock round decides how many.',
    ru: 'Парламентский раунд, фондовый раунд и цикл операционных раундов повторяются до конца игры. В цикле один операционный раунд в фазе A, два в фазах B и C, три с фазы D. Решает фаза, в которой закончился фондовый раунд.',
  },
  '1862 §3.0 (b)': {
    en: 'The game ends when the bank runs out of money, when a share price reaches the top of the market, or after the whole set of operating rounds that follows the formation of the LNER.',
    ru: 'Игра завершается, когда у банка заканчиваются деньги, когда стоимость акций достигает вершины рынка или после полного цикла операционных раундов за формированием LNER.',
  },
  '1862 §3.0 (c)': {
    en: 'The player with the highest total of cash and share values wins. Money in company treasuries does not count.',
    ru: 'Побеждает игрок с наибольшей суммой наличных денег и стоимости акций. Деньги в кассах компаний не учитываются.',
  },
  '1862 §3.1 (a)': {
    en: 'A company started by a petition to Parliament is chartered: it is fully financed when it floats and has three tokens at £60. One started in a stock round is not: it lives on what its shareholders pay and buys two to seven tokens at £40. After a merger, the survivor uses the other side of its sheet.',
    ru: 'Компания, созданная с парламентской поддержкой, — чартерная: при запуске она получает весь капитал, и у неё три маркера по £60. Созданная в фондовом раунде — нечартерная: она живёт на взносы акционеров и покупает от двух до семи маркеров по £40. После слияния у выжившей компании используют нечартерную сторону планшета.',
  },
  '1862 §3.2 (a)': {
    en: 'At first, only the first eight companies can be started (more with seven or eight players). The first B train opens four more, and the first C train the last four, at once.',
    ru: 'В начале можно создать только первые восемь компаний (больше при семи и восьми игроках). Покупка первого поезда B сразу открывает ещё четыре, первого поезда C — последние четыре.',
  },
  '1862 §3.2 (b)': {
    en: 'A company can be started only if it would be able to place its home token: its home hex has no tile, or the tile has an empty slot, or an upgrade that can be made now would open one. Example: the tile in Ipswich is full of tokens of WVR and N&B; ESR can still be started because the yellow N tile can become a green one with one more slot.',
    ru: 'Компанию можно создать, только если она сможет поставить маркер базовой станции: на базовом гексе нет тайла, или на тайле есть пустое место, или доступное сейчас улучшение его откроет. Пример: тайл Ipswich занят маркерами WVR и N&B, но ESR можно создать, потому что жёлтый тайл «N» можно улучшить до зелёного с ещё одним местом.',
  },
  '1862 §3.2 (c)': {
    en: 'A company whose home is blocked cannot be started, possibly for the rest of the game. Example: the home of ECR is full of tokens of SVR and EUR, and no upgrade adds a slot.',
    ru: 'Компанию с заблокированной базой создать нельзя — возможно, до конца игры. Пример: база ECR занята маркерами SVR и EUR, и улучшение места не добавит.',
  },
  '1862 §3.2 (d)': {
    en: 'A green tile always has one more slot than the yellow one; a brown tile only in the cities marked N.',
    ru: 'Зелёный тайл всегда даёт на одно место больше жёлтого. Коричневый — только в городах с буквой «N».',
  },
  '1862 §4.1 (a)': {
    en: 'On your turn, start an auction for a company with a bid of £0 or more, in multiples of £5, or pass. Then each player in turn raises by at least £5 or drops out of this auction for good.',
    ru: 'В свой ход игрок начинает аукцион за компанию ставкой от £0, кратной £5, или пасует. Затем по очереди каждый поднимает ставку хотя бы на £5 или пасует. Спасовавший в этот аукцион не возвращается.',
  },
  '1862 §4.1 (b)': {
    en: 'You must keep £162, three times the lowest par, on top of your bid. Otherwise you must pass. Example: with £165 you can bid £0 but not £5.',
    ru: 'Помимо ставки у игрока должно оставаться £162 — три наименьшие номинальные стоимости. Иначе он должен спасовать. Пример: с £165 можно поставить £0, но не £5.',
  },
  '1862 §4.1 (c)': {
    en: 'A player at or above the certificate limit must pass and can neither start an auction nor bid.',
    ru: 'Игрок, набравший или превысивший лимит сертификатов, должен спасовать: он не начинает аукцион и не делает ставок.',
  },
  '1862 §4.1 (d)': {
    en: 'If you have won a charter in this round, you may not start another auction in it, but you may bid in other players’ auctions.',
    ru: 'Игрок, получивший в этом раунде парламентскую поддержку, не начинает аукцион, но может делать ставки в аукционах других.',
  },
  '1862 §4.1 (e)': {
    en: 'The holder of the priority deal begins and keeps it. The round ends when all players in a row decline to start an auction.',
    ru: 'Раунд начинает владелец приоритетной сделки. Она не переходит. Раунд заканчивается, когда все подряд отказались начать аукцион.',
  },
  '1862 §4.1 (f)': {
    en: 'No shares are sold in a Parliament round.',
    ru: 'В парламентском раунде акции не продают.',
  },
  '1862 §4.1 (g)': {
    en: 'When all but one have passed, the highest bid wins, even a bid of £0 that nobody raised. The player on the winner’s left goes next.',
    ru: 'Когда спасовали все, кроме одного, побеждает наивысшая ставка — даже £0, если её никто не поднял. Следующий ход у игрока слева от победителя.',
  },
  '1862 §4.2': {
    en: 'The winner pays the bid to the bank and chooses a par they can afford three times over: £54, 58, 62, 68, 74, 82, 90, or 100. For that they take the director’s certificate, and they may buy one or two more shares at par. With five shares sold, the company floats, and its marker enters the market at par.',
    ru: 'Победитель платит ставку банку и выбирает номинальную стоимость, которую может оплатить трижды: £54, 58, 62, 68, 74, 82, 90 или 100. За эти деньги он берёт сертификат директора и может купить ещё одну или две акции по номинальной стоимости. Если куплено пять акций, компания запускается, и её жетон ставят на рынок акций по номинальной стоимости.',
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
    en: 'A chartered company must float before the end of the next stock round.',
    ru: 'Чартерная компания должна запуститься до конца ближайшего фондового раунда.',
  },
  '1862 §4.3 (b)': {
    en: 'If a chartered company has not floated in time, the player who won its charter is fined five times par, even if they are no longer its director. Example: par £54 means a fine of £270.',
    ru: 'Если чартерная компания не запустилась вовремя, получивший для неё парламентскую поддержку платит штраф в пять номиналов, даже если он уже не директор. Пример: при номинальной стоимости £54 штраф £270.',
  },
  '1862 §4.3 (c)': {
    en: 'The fine is paid first in cash, then by selling shares of the failed company, and finally by selling other shares.',
    ru: 'Штраф выплачивают сначала наличными, затем продажей акций несостоявшейся компании и, наконец, продажей других акций.',
  },
  '1862 §4.3 (d)': {
    en: 'Shares of the failed company bring half of par each, since it has no train. Only as many are sold as needed, and the player keeps the change. Example: £250 in cash and one share at £27 pay a fine of £270, and £7 comes back.',
    ru: 'Акции несостоявшейся компании идут по половине номинальной стоимости, ведь поезда у неё нет. Продают столько, сколько нужно, а излишек достаётся игроку. Пример: £250 наличными и акция за £27 покрывают штраф £270, и £7 возвращаются.',
  },
  '1862 §4.3 (e)': {
    en: 'After the fine, all certificates of the failed company return to the IPO without compensation. It can be started again from the next stock round.',
    ru: 'После штрафа все сертификаты несостоявшейся компании возвращаются в IPO без компенсации. Снова создать её можно со следующего фондового раунда.',
  },
  '1862 §4.3 (f)': {
    en: 'Shares bought in this stock round may also be sold for a fine. What still cannot be paid is forgiven (our reading; the book is silent).',
    ru: 'В уплату штрафа можно продать и акции, купленные в этом фондовом раунде. Если и этого не хватает, остаток прощается — это наша трактовка, книга об этом молчит.',
  },
  '1862 §4.3 (g)': {
    en: 'Fines do not change the priority deal.',
    ru: 'Штраф не влияет на приоритетную сделку.',
  },
  '1862 §5.1.1': {
    en: 'A merger happens at the start of a company’s turn, with the consent of both directors, who are often the same player.',
    ru: 'Слияние происходит в начале хода компании по взаимному согласию двух директоров — часто это один и тот же игрок.',
  },
  '1862 §5.1.2': {
    en: 'An acquisition happens at the end of a company’s turn, in the same way. The resulting company does not operate again in this round.',
    ru: 'Поглощение происходит в конце хода компании по тем же правилам. Объединённая компания в этом раунде больше не действует.',
  },
  '1862 §5.1.3': {
    en: 'A company without a train may have no choice but to refinance to buy one: all holders fold their shares 2:1, and the company receives ten times its par.',
    ru: 'Чтобы купить поезд, компании без поезда может понадобиться рефинансирование: все акционеры объединяют акции 2:1, а компания получает десятикратную номинальную стоимость.',
  },
  '1862 §5.2.1': {
    en: 'The director of the operating company chooses which of the two survives.',
    ru: 'Директор действующей компании решает, какая из двух компаний выживет.',
  },
  '1862 §5.2.2': {
    en: 'Certificates of both companies that are still in the IPO go to the bank pool. Example: N&E and I&B merge, and two N&E shares are still in the IPO: both go to the pool.',
    ru: 'Сертификаты обеих компаний, ещё оставшиеся в IPO, перемещаются в банковский пул. Пример: сливаются N&E и I&B, и две акции N&E ещё в IPO — обе перемещают в пул.',
  },
  '1862 §5.2.3': {
    en: 'The survivor’s marker goes to the new price, and its par marker to the highest par value not above it: 54 at least, 100 at most. Example: N&E at £100 has no train, I&B at £74 has one: 50 and 37 give 87, so the new price is £86, and the par marker goes to £82.',
    ru: 'Жетон выжившей компании ставят на новую стоимость акций, а жетон номинальной стоимости — на наибольшую, не превышающую её: не ниже 54 и не выше 100. Пример: N&E стоит £100, но поезда у неё нет, I&B стоит £74, и поезд есть: 50 и 37 дают 87, новая стоимость — £86, а жетон номинальной стоимости ставят на £82.',
  },
  '1862 §5.2.4': {
    en: 'Clockwise from the director who began, each holder returns half of their shares of both companies to the pool (rounded down, those of the disappearing company first). They exchange what is left of that company 1:1 for shares of the survivor, from the pool first, then from the next holders who have not acted. Shares that cannot be exchanged are sold to the bank. An odd share is an option: it is redeemed for half the new price, or given up for as much. A director with fewer than six shares first swaps the director’s certificate for three ordinary ones from the pool; if the pool is short of those, it becomes an option itself. The treasuries act last, as one. Example: Richard has four N&E and five WStI, and the new price is £134. Richard returns four WStI, exchanges the fifth, an option, for an N&E share, pays £67, and ends with five N&E. Emma, from whom that share came, now has two N&E and one WStI. She returns the WStI, pays £67 for one N&E, an option, and ends with two. Peter has one share of each, returns the WStI, and keeps the N&E. An option certificate costs half the new price if its owner had 50% before, and brings two and a half times that price. With 40% it costs the price and brings twice the price. With 30% it costs and brings one and a half times the price. Shares that cannot be exchanged bring the price, an option half of it rounded up. The player who began decides for the treasuries. That the pool comes before other holders is our reading: the text and the examples differ.',
    ru: 'По часовой стрелке от директора-инициатора каждый акционер возвращает в пул половину своих акций обеих компаний. Половину округляют вниз, первыми отдают акции исчезающей компании. Оставшиеся у него акции исчезающей компании он обменивает 1:1 на акции выжившей. Их берут сначала из пула, потом у следующих по кругу владельцев, которые ещё не действовали. Акции, которые обменять не на что, продают банку. Нечётная акция — опционная. Её выкупают за половину новой стоимости или за столько же от неё отказываются. Директор, у которого меньше шести акций, сначала меняет свой сертификат на три обыкновенных из пула. Если их там не хватает, опционным становится сам сертификат. Кассы обеих компаний действуют последними, как одна. Пример: у Ричарда четыре N&E и пять WStI, новая стоимость £134. Он возвращает четыре WStI, пятую, опционную, обменивает на N&E, платит £67 и остаётся с пятью N&E. Эмма, у которой он взял эту акцию, теперь владеет двумя N&E и одной WStI: она возвращает WStI, платит £67 за опционную N&E и остаётся с двумя. Питер владеет одной N&E и одной WStI: он возвращает WStI и сохраняет N&E. Если у владельца было 50%, выкуп опционного сертификата обходится в половину новой стоимости, а отказ приносит две с половиной. При 40% выкуп обходится в одну стоимость, а отказ приносит две. При 30% — полторы в обоих случаях. За акции, которые не на что обменять, банк платит стоимость, за опционную — половину с округлением вверх. За кассы решает игрок-инициатор. То, что пул идёт раньше других владельцев, — наша трактовка: текст и примеры расходятся.',
  },
  '1862 §5.2.4 (a)': {
    en: 'The procedure strictly follows turn order. Directorships are settled when it is over. Example: Linda exchanges her sole WStI, an option, for an N&E share from the treasury. She cannot pay £67, so she receives £67, and the share goes to the pool. The treasury, which acts last, exchanges its own option for that share and pays £67. Had Linda paid, no N&E would have been left, and the treasury would have had to sell its option for £67.',
    ru: 'Процедуру выполняют строго по очереди. Смену директора проверяют только после её окончания. Пример: Линда обменивает единственную WStI, опционную, на N&E из кассы. Заплатить £67 она не может, поэтому получает £67, а акция уходит в пул. Касса действует последней: она обменивает на эту акцию свою опционную и платит £67. Если бы Линда заплатила, свободных N&E не осталось бы и кассе пришлось бы продать свою опционную акцию за £67.',
  },
  '1862 §5.2.4 (b)': {
    en: 'The certificate limit does not apply during the procedure.',
    ru: 'Во время процедуры лимит сертификатов не действует.',
  },
  '1862 §5.2.4 (c)': {
    en: 'After folding, nobody holds shares of the company that has disappeared. Example: N&E survives at £86. Martin, Rachel, Charles, and Helen pay £43 each for their options, and no N&E share is left for the treasury’s I&B share: it is sold to the bank for £86.',
    ru: 'После объединения акций ни у кого не остаётся акций исчезнувшей компании. Пример: выжила N&E, новая стоимость £86. Мартин, Рэйчел, Чарльз и Хелен платят по £43 за свои опционные акции, и для акции I&B из кассы не остаётся ни одной N&E: её продают банку за £86.',
  },
  '1862 §5.2.4 (d)': {
    en: 'Shares that fold into the pool do not lower the price.',
    ru: 'Акции, попавшие в пул при объединении, стоимость не снижают.',
  },
  '1862 §5.2.5': {
    en: 'The director is the player with the most shares (at least three). Ties go to the director who began, then clockwise from there. If nobody has three, the company is in receivership. Example: Richard has five N&E, Emma two, Peter one, the treasury two: Richard stays director.',
    ru: 'Директором становится владелец наибольшего числа акций, не меньше трёх. При ничьей — инициатор, затем по часовой стрелке от него. Если трёх акций нет ни у кого, компания попадает под внешнее управление. Пример: Ричард владеет пятью N&E, Эмма — двумя, Питер — одной, ещё две в кассе: директором остаётся Ричард.',
  },
  '1862 §6.1': {
    en: 'The holder of the priority deal begins, and play goes clockwise until all pass in a row.',
    ru: 'Начинает владелец приоритетной сделки, игра идёт по часовой стрелке, пока все подряд не спасуют.',
  },
  '1862 §6.2 (a)': {
    en: 'On your turn, first sell if you like, then buy one share or start a company.',
    ru: 'В свой ход игрок сначала продаёт акции, если хочет, затем покупает одну акцию или создаёт нечартерную компанию.',
  },
  '1862 §6.2 (b)': {
    en: 'Selling without buying is not a pass.',
    ru: 'Кто только продал акции, тот не спасовал.',
  },
  '1862 §6.3 (a)': {
    en: 'The director holds the director’s certificate: at least three shares, and nobody holds more.',
    ru: 'Директор владеет сертификатом директора: у него не меньше трёх акций, и ни у кого нет больше.',
  },
  '1862 §6.3 (b)': {
    en: 'A player who comes to hold more than the director takes the certificate for three ordinary ones. Example: a director with 50% sells three shares; a player with 30% becomes director.',
    ru: 'У кого стало больше акций, чем у директора, тот получает его сертификат в обмен на три обыкновенных. Пример: директор с 50% продаёт три акции, и директором становится игрок, у которого больше.',
  },
  '1862 §6.3 (c)': {
    en: 'If tied, the first to the left of the former director becomes director.',
    ru: 'При ничьей директором становится ближайший слева от прежнего директора.',
  },
  '1862 §6.3 (d)': {
    en: 'The director’s certificate goes to the bank only if its owner sells down to fewer than three shares and nobody else can take it.',
    ru: 'Сертификат директора уходит в банк, только если его владелец оставляет себе меньше трёх акций и никто другой не может его взять.',
  },
  '1862 §6.3 (e)': {
    en: 'If you sell the director’s certificate, you can keep part of it only as ordinary certificates from the pool or from the same sale. Example: a director with four shares and an empty pool cannot sell just two, because there would be only one ordinary certificate to keep.',
    ru: 'Продавая сертификат директора, оставить себе его часть можно только обыкновенными сертификатами из пула или из той же продажи. Пример: директор с четырьмя акциями при пустом пуле не может продать ровно две: для него нашёлся бы лишь один обыкновенный сертификат.',
  },
  '1862 §6.3 (f)': {
    en: 'A director’s certificate in the pool cannot be bought. A player who comes to hold at least three ordinary shares, and more than anybody else, exchanges three of them for it.',
    ru: 'Сертификат директора нельзя купить из пула. Кто собрал не меньше трёх обыкновенных акций и больше, чем у остальных, обменивает три из них на этот сертификат.',
  },
  '1862 §6.3 (g)': {
    en: 'Exchanging shares for a director’s certificate is neither a purchase nor a sale.',
    ru: 'Обмен акций на сертификат директора не считается ни покупкой, ни продажей.',
  },
  '1862 §6.4 (a)': {
    en: 'Shares of one company are sold in one block per turn. If you sell shares of several companies, you choose the order.',
    ru: 'Акции одной компании за ход продают одним набором. Порядок компаний выбирает продавец.',
  },
  '1862 §6.4 (b)': {
    en: 'Sold shares go to the bank pool, which may hold any number.',
    ru: 'Проданные акции уходят в банковский пул, их число там не ограничено.',
  },
  '1862 §6.4 (c)': {
    en: 'Shares bought in this stock round cannot be sold in it; starting a company counts as three. Example: a player who has only a director’s certificate at the start may buy a share and later sell one.',
    ru: 'Акции, купленные в текущем фондовом раунде, в нём не продают. Создание компании считается покупкой трёх акций. Пример: игрок, начавший раунд только с сертификатом директора, может купить акцию и затем продать одну.',
  },
  '1862 §6.4 (d)': {
    en: 'Shares may be sold even if the company has not operated yet.',
    ru: 'Акции можно продавать, даже если компания ещё не действовала.',
  },
  '1862 §6.4.1': {
    en: 'A share brings the market price if the company owns a train, otherwise half of it, rounded down.',
    ru: 'Акцию продают по стоимости на рынке акций, если у компании есть поезд, иначе — за половину с округлением вниз.',
  },
  '1862 §6.4.2 (a)': {
    en: 'Each share sold lowers the price by one cell along the zigzag: from 74 to 71, 68, 65, and so on. The marker goes under those already there.',
    ru: 'Каждая проданная акция снижает стоимость на одну позицию по зигзагу: с 74 до 71, 68, 65 и так далее. Жетон кладут под те, что там уже лежат.',
  },
  '1862 §6.4.2 (b)': {
    en: 'If someone other than the director sells, the first share does not lower the price if it is above 200 or below 40. From 400 up, the first two shares do not.',
    ru: 'Если продаёт не директор, при стоимости выше 200 или ниже 40 первая акция её не снижает, а от 400 — первые две.',
  },
  '1862 §6.4.2 (c)': {
    en: 'When the director sells, every share lowers the price.',
    ru: 'Когда продаёт директор, стоимость снижает каждая акция.',
  },
  '1862 §6.4.2 (d)': {
    en: 'Before the company floats and after the first H train is bought, sales do not lower the price (see 9).',
    ru: 'До запуска компании и после покупки первого поезда H продажи стоимость не снижают (см. раздел 9).',
  },
  '1862 §6.4.2 (e)': {
    en: 'The bank pays for all shares of a block at the price before it falls.',
    ru: 'За весь пакет платят по стоимости до падения.',
  },
  '1862 §6.4.2 (f)': {
    en: 'A marker that reaches 0 means immediate bankruptcy.',
    ru: 'Если жетон дошёл до 0, компания сразу становится банкротом.',
  },
  '1862 §6.5.1 (a)': {
    en: 'A share from the IPO costs par, paid to the bank. One from the pool or the company’s sheet costs the market price, paid to the bank or the company. Nobody buys from another player.',
    ru: 'За акцию из IPO платят номинальную стоимость банку. За акцию из пула или с планшета компании платят текущую стоимость — банку или компании. У другого игрока акции не покупают.',
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
    en: 'You may not buy shares of a company whose shares you sold in this stock round.',
    ru: 'Нельзя покупать акции компании, акции которой игрок продал в этом фондовом раунде.',
  },
  '1862 §6.5.1 (e)': {
    en: 'A pool share of a company that has no price marker yet costs par (our reading).',
    ru: 'Акция из пула компании, у которой ещё нет жетона на рынке, продаётся по номинальной стоимости — это наша трактовка.',
  },
  '1862 §6.5.2 (a)': {
    en: 'At the certificate limit you may not buy. A director’s certificate counts as one. The limit is 25, 18, 13, 11, 10, 9, or 8 for two to eight players.',
    ru: 'На лимите сертификатов покупать нельзя. Сертификат директора считается за один. Лимит: 25, 18, 13, 11, 10, 9 или 8 для двух–восьми игроков.',
  },
  '1862 §6.5.2 (b)': {
    en: 'If you are above the limit, you must sell down to it at the start of your turn in a stock round.',
    ru: 'Кто превысил лимит, обязан в начале своего хода в фондовом раунде продать лишнее.',
  },
  '1862 §6.5.2 (c)': {
    en: 'When the LNER forms, the limit becomes the largest number of shares (not certificates) that anybody owns. From then on nobody is forced to sell.',
    ru: 'При формировании LNER лимитом становится наибольшее число акций (не сертификатов) у одного игрока. С этого момента продавать никто не обязан.',
  },
  '1862 §6.5.3 (a)': {
    en: 'In a stock round you can start a company if its director’s certificate is in the IPO and it will be able to place its home token.',
    ru: 'В фондовом раунде можно создать компанию, сертификат директора которой ещё в IPO, если она сможет поставить маркер базовой станции.',
  },
  '1862 §6.5.3 (b)': {
    en: 'The player who starts a company this way chooses a price in the pink or yellow cells, £54 to £200, and pays three times that price to the company, not to the bank. The other certificates go to its sheet. A home without a free slot is enough if an upgrade could open one (our reading: the conditions of 3.2 hold for both ways of starting a company).',
    ru: 'Основатель выбирает стоимость в розовых или жёлтых областях, от £54 до £200, и платит утроенную стоимость компании, а не банку. Остальные сертификаты кладут на её планшет. Если на базе нет свободного круга, достаточно, что его может открыть улучшение (наша трактовка: условия раздела 3.2 действуют для обоих способов).',
  },
  '1862 §6.5.3 (c)': {
    en: 'The par marker of the new company goes to the highest par value not above the price. It matters only for refinancing.',
    ru: 'Жетон номинальной стоимости новой компании ставят на наибольшую номинальную стоимость, не превышающую начальную. Она нужна только для рефинансирования.',
  },
  '1862 §6.5.4 (a)': {
    en: 'A company floats when its fifth share leaves the IPO or the sheet, wherever that share goes later.',
    ru: 'Компания запускается, когда пятая акция покидает IPO или планшет, где бы она потом ни лежала.',
  },
  '1862 §6.5.4 (b)': {
    en: 'Once a company has floated, sales lower its price, and it operates from the next operating round.',
    ru: 'После запуска компании продажи снижают стоимость её акций, а действует она со следующего операционного раунда.',
  },
  '1862 §6.5.4.1': {
    en: 'A chartered company receives ten times par when it floats. Any other has what its shareholders have paid for their shares, the director’s certificate included, and keeps receiving it.',
    ru: 'Чартерная компания при запуске получает десятикратную номинальную стоимость. У нечартерной есть то, что игроки заплатили ей за акции, включая сертификат директора, и деньги продолжают поступать с каждой покупкой.',
  },
  '1862 §6.5.4.2 (a)': {
    en: 'A chartered company pays £180 for its three tokens.',
    ru: 'Чартерная компания платит за свои три маркера £180.',
  },
  '1862 §6.5.4.2 (b)': {
    en: 'The director of any other company chooses how many tokens it has, two to seven including the home, and it immediately pays £40 for each.',
    ru: 'Директор нечартерной компании выбирает, сколько у неё будет маркеров, — от двух до семи вместе с маркером базовой станции, и компания сразу платит по £40 за каждый.',
  },
  '1862 §6.5.4.3 (a)': {
    en: 'A company keeps the permit it was dealt and never loses a permit while it exists.',
    ru: 'У компании есть доставшееся ей разрешение на поезд, и она не теряет разрешений, пока существует.',
  },
  '1862 §6.5.4.3 (b)': {
    en: 'A company may buy trains of any type but runs only those for which it has a permit.',
    ru: 'Покупать можно поезда любого типа, но составлять маршруты — только для разрешённых.',
  },
  '1862 §6.6': {
    en: 'The round ends when all pass in a row. The priority deal goes to the player who was the first of them to pass. Then obligations are checked, and the number of operating rounds is set.',
    ru: 'Раунд заканчивается, когда все подряд спасовали. Приоритетная сделка переходит к игроку, который начал эту цепочку пасов. Затем проверяют обязательства и определяют число операционных раундов.',
  },
} satisfies Readonly<Record<string, Words>>;
