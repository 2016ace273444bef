/** 1817 rules: general, market, map, trains, loans, initial auction, phases, end, options. */
import type { Statements } from '../../common/rulebook.ts';

export const general = {
  'gen.1': ['The bank never runs out of money.', 'Деньги в банке не кончаются.'],
  'gen.2': [
    'The game begins with an auction of the privates. Then come cycles of five rounds: a stock round, an operating round, a round of mergers and acquisitions (M&A), a second operating round, and a second M&A round.',
    'Игра начинается с аукциона частных компаний. Затем идут циклы из пяти раундов: фондовый, первый операционный, первый махинационный (слияний и поглощений), второй операционный и второй махинационный.',
  ],
  'gen.3': [
    'All 20 companies are alike and can start in any city. They have 2, 5, or 10 shares: small, medium, and large companies. Size limits only the number of loans.',
    'Все двадцать акционерных компаний одинаковы и могут начать в любом городе. Их капитал разделён на 2, 5 или 10 акций: это малые, средние и крупные компании. Размер ограничивает только число займов.',
  ],
  'gen.4': [
    'The president’s certificate is two shares. A medium company also has three single shares, a large one eight.',
    'Президентский сертификат — это две акции. У средней компании есть ещё три обычные акции, у крупной восемь.',
  ],
  'gen.5': [
    'A closed company may be started again, as early as the next stock round.',
    'Закрывшаяся компания снова считается не основанной. Её можно основать заново уже в ближайшем фондовом раунде.',
  ],
  'gen.6': [
    'Everything players and companies own is open information.',
    'Всё, чем владеют игроки и компании, открыто для всех.',
  ],
  'gen.7': [
    'A company’s ordinary shares minus its shorts always equal its size.',
    'Число обычных акций компании за вычетом коротких сертификатов всегда равно её размеру.',
  ],
  'mkt.1': [
    'The stock market is one row of cells: a red one (liquidation zone), three gray ones (acquisition zone), then white ones from $40 to $600.',
    'Рынок — это один ряд клеток: красная (зона ликвидации), три серые (зона поглощений), затем белые от $40 до $600.',
  ],
  'mkt.2': [
    'A step past the end of the row is ignored: no share price rises above $600 or falls below the leftmost gray cell.',
    'Котировка не выходит за край ряда: не поднимается выше $600 и не падает дальше самой левой серой клетки.',
  ],
  'mkt.3': [
    'A company enters the red cell only to be liquidated, and leaves it only by closing.',
    'В красную клетку попадает только компания, которую ликвидируют, и выходит оттуда, лишь закрывшись.',
  ],
  'mkt.4': [
    'Shares of gray and red companies are worth nothing. When revenue is paid out, a gray share price counts as $40.',
    'Акции компаний из серой и красной зон ничего не стоят. При выплате прибыли котировка в серой зоне считается равной $40.',
  ],
  'mkt.5': [
    'A marker that arrives in a cell goes behind those already there (our reading).',
    'Маркер, пришедший в клетку, ложится позади уже лежащих там. (Наша трактовка.)',
  ],
  'mkt.6': [
    'Companies operate from the highest share price to the lowest. In the same cell, the company that arrived first goes first.',
    'Компании ходят в порядке убывания котировок. В одной клетке раньше ходит та, что пришла раньше.',
  ],
  'mkt.7': [
    'The marked pars of $55, $70, and $120 are the lowest at which a new small, medium, or large company stays white in its first operating round even with all its loans.',
    'Отмеченные стартовые котировки $55, $70 и $120 — наименьшие, при которых новая малая, средняя или крупная компания соответственно не упадёт в зону поглощений в своём первом операционном раунде, даже взяв все займы.',
  ],
  'mkt.8': [
    'Nobody buys or sells shares of gray and red companies, and those companies do not act in a stock round. In M&A rounds they are auctioned without their presidents’ consent.',
    'Акции компаний из серой и красной зон нельзя ни покупать, ни продавать, и такие компании не действуют в фондовом раунде. В махинационном раунде их выставляют на аукцион без согласия президентов.',
  ],
  'map.1': [
    'Green tiles without a city are junctions with three exits, brown ones with four.',
    'Зелёные жетоны путей без города — это узлы с тремя выездами, коричневые — с четырьмя.',
  ],
  'map.2': [
    'There is no limit to the number of tiles of each kind.',
    'Количество жетонов путей каждого типа не ограничено.',
  ],
  'map.3': [
    'Only New York and the B cities have tiles of their own, gray ones included. Ordinary cities have no gray tile.',
    'Особые жетоны путей, в том числе серые, есть только у New York и B-городов. У обычных городов серых жетонов путей нет.',
  ],
  'map.4': [
    'Detroit, Boston, and Baltimore are B cities: they carry the letter B and have tiles of their own. Pittsburgh can become one. With Volatility it is one of four cities, drawn at random, Pittsburgh among them.',
    'Detroit, Boston и Baltimore — B-города: на них напечатана буква B, и жетоны путей для них особые. Pittsburgh может стать таким. В Volatility это один из четырёх городов по жребию, Pittsburgh среди них.',
  ],
  'map.5': [
    'Toronto and Cleveland never get tiles: their value changes with the phase. Cleveland has slots for tokens, Toronto has none.',
    'Toronto и Cleveland развиваются сами: жетоны путей на них не кладут, прибыль меняется по фазам. В Cleveland есть места для станций, в Toronto их нет.',
  ],
  'map.6': [
    'C12 is a lake, the side between C10 and D11 is closed, and F1 has printed track that forks.',
    'C12 — озеро, граница между C10 и D11 закрыта, на F1 напечатана развилка.',
  ],
  'map.7': [
    'Values, terrain, and exits are as printed on the map.',
    'Прибыль городов, местность и выезды — такие, как напечатано на карте.',
  ],
  'trn.1': [
    'Trains are sold in order: you may buy the lowest type left in the depot or a discarded train from the market, at the printed price.',
    'Поезда продаются по порядку: можно купить поезд младшего из оставшихся в банке типов или сброшенный на рынок, в обоих случаях по номиналу.',
  ],
  'trn.2': [
    '2-trains never run out, but are sold only in the very first operating round. A discarded one can still be bought from the market later (our reading).',
    'П2 бесконечно много, но купить их можно только в самом первом операционном раунде. Тот, что лежит на рынке, можно купить и позже (наша трактовка).',
  ],
  'trn.3': [
    'The four 2+ trains cost as much and run as far as 2-trains.',
    'Четыре П2+ стоят столько же и едут так же, как П2.',
  ],
  'trn.4': ['8-trains never run out.', 'П8 бесконечно много.'],
  'trn.5': [
    'The first 4-train rusts all 2-trains, the first 6-train all 3-trains, and the first 8-train all 4-trains.',
    'С первым П4 списывают все П2, с первым П6 — все П3, с первым П8 — все П4.',
  ],
  'trn.6': [
    'The first 4-train makes the 2+ obsolete: it can no longer be bought, and it rusts after its next run. One that has not run stays. Under an optional ruling it is removed at the next dividend either way.',
    'С первым П4 поезда П2+ устаревают: купить их нельзя, и после следующей поездки их списывают. Поезд, который не ездил, остаётся. По другой трактовке он уходит при ближайшем распределении прибыли в любом случае.',
  ],
  'trn.7': [
    'The first train of a type is the first to leave the depot, bought or exported.',
    'Первым поездом типа считается первый, покинувший банк: купленный или экспортированный.',
  ],
  'trn.8': [
    'When a train starts a phase, first the phase changes, then trains rust, then companies discard trains over the limit.',
    'Когда поезд начинает фазу, сначала сменяется фаза, затем списывают поезда, затем сбрасывают лишние.',
  ],
  'loan.1': [
    'A loan is $100. There are never more than 70 loans in the game.',
    'Один заём — $100. Всего в игре не больше 70 займов.',
  ],
  'loan.2': [
    'Each loan taken moves the company’s share price one step left, and each loan repaid one step right.',
    'За каждый взятый заём котировка компании смещается на шаг влево, за каждый погашенный — на шаг вправо.',
  ],
  'loan.3': [
    'A company has at most as many loans as shares: 2, 5, or 10.',
    'Займов у компании не больше, чем акций: 2, 5 или 10.',
  ],
  'loan.4': [
    'A company takes loans in a stock round (on its president’s turn), at any moment of its operating turn except between interest and repayment, after a conversion or merger, and to pay for a purchase.',
    'Компания может брать займы в фондовом раунде, в ход президента. В операционном раунде — в любой момент своего хода, кроме времени между уплатой процентов и погашением. Ещё займы берут после преобразования или слияния и чтобы оплатить покупку.',
  ],
  'loan.5': [
    'A company repays loans only in the repayment step of its operating turn and while it buys another company.',
    'Займы погашают только на шаге погашения в операционном раунде и при поглощении.',
  ],
  'loan.6': [
    'At the start of each operating round the interest on each loan is set until the round ends: $5 with up to 5 loans in the game, $10 with up to 10, and so on, up to $70.',
    'В начале каждого операционного раунда определяется процентная ставка, которая действует до его конца: $5 за каждый заём, если всего взято не больше пяти займов, $10 — если не больше десяти, и так далее, до $70.',
  ],
  'loan.7': [
    'The president answers for the company’s loans with personal cash, but cannot add any for trains, track, or tokens.',
    'Президент отвечает собственными деньгами по займам своих компаний, но не может доплачивать за поезда, пути и станции.',
  ],
  'auc.1': [
    'A player’s private earns nothing. Its only use is to be contributed, in place of cash, when that player starts a company.',
    'Частная компания у игрока ничего не приносит. Её можно лишь внести вместо денег в капитал компании, которую он основывает.',
  ],
  'auc.2': ['Bids for privates are multiples of $5.', 'Шаг ставки на начальном аукционе — $5.'],
  'auc.3': [
    'The player with the priority deal passes or opens bidding on any private. The first bid and the seed money left (of $200) together must reach its face value. Example: with all the seed money left, a $120 private can be opened at $0.',
    'Игрок с приоритетом пасует или выставляет любую частную компанию и делает первую ставку. Ставка вместе с остатком посевного фонда (вначале в нём $200) должна быть не меньше номинала. Пример: при полном фонде частную компанию номиналом $120 можно выставить за $0.',
  ],
  'auc.4': [
    'By the base rules nobody bids above face value, and a bid of face value wins immediately. Most groups play with the option that allows higher bids.',
    'По базовым правилам ставка не может быть выше номинала, и поставивший номинал сразу забирает частную компанию. Большинство играет с настройкой, при которой можно ставить больше.',
  ],
  'auc.5': [
    'Going clockwise, players raise the bid or pass. A player who has passed is out of this private’s auction.',
    'Игроки по кругу перебивают ставку или пасуют. Спасовавший не возвращается в аукцион за эту частную компанию.',
  ],
  'auc.6': [
    'The winner pays the bid to the bank. If it is below face value, seed money pays the difference. Example: a $60 private won for $40 takes $20 out of the seed money.',
    'Победитель платит свою ставку в банк. Если она меньше номинала, разницу покрывает посевной фонд. Пример: за частную компанию номиналом $60, выигранную за $40, из фонда уходит $20.',
  ],
  'auc.7': [
    'The next to open bidding is the player to the left of the one who opened last.',
    'Приоритет переходит к игроку слева от того, кто выставлял.',
  ],
  'auc.8': [
    'The auction ends when all privates are sold or all players pass in a row. Unsold privates are then removed from the game.',
    'Аукцион заканчивается, когда все частные компании проданы или все игроки подряд спасовали. Оставшиеся частные компании выходят из игры.',
  ],
  'auc.9': [
    'The player who would open the next auction has the priority deal in the first stock round (our reading).',
    'Приоритет в первом фондовом раунде — у того, чья очередь была выставлять. (Наша трактовка.)',
  ],
  'vauc.1': [
    'Volatility: of the four privates that make a B city, a random one forms the top row, and the other three are removed from the game. The other 20 go below it in random order, in rows of two, three, four, five, and six.',
    'Volatility: из четырёх частных компаний, превращающих город в B-город, жребий выбирает одну для первого ряда, три другие выходят из игры. Остальные двадцать выкладывают под ней в случайном порядке рядами по две, три, четыре, пять и шесть.',
  ],
  'vauc.2': [
    'The player with the priority deal must open bidding on a private of the lowest row that is not empty, and the first bid may be $0. Nobody may pass instead. Bids may exceed face value.',
    'Игрок с приоритетом обязан выставить частную компанию из самого нижнего непустого ряда. Первая ставка может быть нулевой, спасовать нельзя. Ставки могут превышать номинал.',
  ],
  'vauc.3': [
    'The winner pays the whole bid to the bank. There is no seed money.',
    'Победитель платит в банк всю ставку, посевного фонда нет.',
  ],
  'vauc.4': [
    'If a neighbor of the sold private in its row has no neighbor on its other side either, it is removed from the game. Example: of A B C D, when B is sold, A goes and C stays.',
    'Если у частной компании, соседствовавшей в ряду с разыгранной, нет соседа и с другой стороны, она выходит из игры. Пример: в ряду A B C D после продажи B уходит A, а C остаётся.',
  ],
  'vauc.5': [
    'The next to open bidding is the player to the winner’s left.',
    'Приоритет переходит к игроку слева от победителя.',
  ],
  'vauc.6': ['The auction ends when all rows are empty.', 'Аукцион заканчивается, когда опустеют все ряды.'],
  'phase.1': [
    'The first train of each type from 3 to 8 immediately starts the phase of that number. The 2+ does not start a phase.',
    'Первый поезд типа от П3 до П8 сразу начинает фазу со своим номером. П2+ новой фазы не начинает.',
  ],
  'phase.2': [
    'Off-board locations, Cleveland, and Toronto take their second value in phase 3, their third in phase 5, and their last in phase 7.',
    'Внешние направления, Cleveland и Toronto переходят ко второму значению в фазе 3, к третьему в фазе 5 и к последнему в фазе 7.',
  ],
  'phase.3': [
    'The phase sets the sizes in which companies can start: small in phases 2 and 3, medium in 3 to 5, large from 5 on. It does not limit conversions and mergers.',
    'От фазы зависит, какие компании можно основывать: малые в фазах 2 и 3, средние в фазах 3–5, крупные с фазы 5. Преобразований и слияний это не касается.',
  ],
  'end.1': [
    'When all players but one are bankrupt, the game ends immediately and the survivor wins, whatever their net worth. The bankrupt players rank behind the survivor, the last to go bankrupt first.',
    'Когда все игроки, кроме одного, обанкротились, игра сразу заканчивается. Оставшийся побеждает, каким бы ни было его состояние. За ним — обанкротившиеся: кто вышел позже, тот выше.',
  ],
  'end.2': [
    'After the operating round in which the first 8-train leaves the depot, three more operating rounds are played.',
    'После операционного раунда, в котором банк покинул первый П8, играют ещё три операционных раунда.',
  ],
  'end.3': [
    'Example: if the first 8-train comes in operating round 6.1, the last is 7.2. If it comes in 6.2, the seventh set has a third operating round, 7.3, and that is the last.',
    'Пример: если первый П8 вышел в операционном раунде 6.1, последним будет раунд 7.2. Если в раунде 6.2, то в седьмом цикле будет третий операционный раунд, 7.3, и он последний.',
  ],
  'end.4': [
    'The M&A round after the last operating round is still played. Then the richest player wins (our reading: the rulebook names only the survivor).',
    'Махинационный раунд после последнего операционного тоже играют. Затем побеждает самый богатый. Это наша трактовка: книга называет победителем только последнего уцелевшего.',
  ],
  'score.1': [
    'Net worth is cash, shares minus shorts at their share price, and privates at face value. A bankrupt player’s is $0 (our reading: the rulebook does not say how to count).',
    'Состояние игрока — наличные, акции за вычетом коротких сертификатов по котировке и частные компании по номиналу. У банкрота — $0. Как считать, книга не говорит: это наша трактовка.',
  ],
  'opt.1': [
    'Option “Modern trains”: each 7-train earns $10 extra, and each 8-train $20, for each city with one of its company’s tokens.',
    'Настройка «Современные поезда»: П7 приносит на $10, а П8 на $20 больше за каждый город со станцией своей компании.',
  ],
  'opt.2': [
    'Options may be combined. With Volatility, bids may always exceed face value.',
    'Настройки можно сочетать. В Volatility ставки всегда могут превышать номинал.',
  ],
  'opt.3': [
    'Without the option “Ten shorts”, every company has at most five shorts (our reading).',
    'Без настройки «Десять коротких сертификатов» у любой компании не больше пяти коротких сертификатов. (Наша трактовка.)',
  ],
} satisfies Statements;
