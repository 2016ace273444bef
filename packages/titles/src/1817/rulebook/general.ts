/** 1817 rules: general, market, map, trains, loans, initial auction, phases, end, options. */
import type { Statements } from '../../common/rulebook.ts';

export const general = {
  'gen.1': ['The bank never runs out of money.', 'Банк бесконечен: деньги в нём не заканчиваются.'],
  'gen.2': [
    'The game begins with the auction of the privates. Then cycles of five rounds follow: a stock round, an operating round, a round of mergers and acquisitions (M&A), a second operating round and a second M&A round.',
    'Игра начинается с аукциона частных компаний. Затем идут циклы из пяти раундов: фондовый, первый операционный, первый махинационный (слияний и поглощений), второй операционный и второй махинационный.',
  ],
  'gen.3': [
    'All twenty companies are alike and may start in any city. Their capital is divided into 2, 5 or 10 shares: small, medium and large companies. The size limits only the number of loans.',
    'Все двадцать акционерных компаний одинаковы и могут стартовать в любом городе. Их капитал разделён на 2, 5 или 10 акций: это малые, средние и крупные компании. Размер ограничивает только число займов.',
  ],
  'gen.4': [
    "The president's certificate is two shares. A medium company has three single shares besides, a large one eight.",
    'Президентский сертификат — это две акции. У средней компании есть ещё три обычные акции, у крупной восемь.',
  ],
  'gen.5': [
    'A closed company returns to the stock of unstarted ones and may be started again as early as the next stock round.',
    'Закрывшаяся компания снова считается не основанной; её можно открыть заново уже в ближайшем фондовом раунде.',
  ],
  'gen.6': [
    'What players and companies own is open for all to see.',
    'Всё, чем владеют игроки и компании, открыто для всех.',
  ],
  'gen.7': [
    'Ordinary shares minus short certificates of a company always equal its size.',
    'Число обычных акций компании за вычетом коротких сертификатов всегда равно её размеру.',
  ],
  'mkt.1': [
    'The market is one row of cells: a red one (zone of liquidation), three gray ones (zone of acquisition), then white ones from $40 to $600.',
    'Рынок — это один ряд клеток: красная (зона ликвидации), три серые (зона поглощений), затем белые от $40 до $600.',
  ],
  'mkt.2': [
    'A step beyond the end of the row is ignored: nobody rises above $600 or falls below the leftmost gray cell.',
    'Шаг за край ряда не делается: котировка не поднимается выше $600 и не падает дальше самой левой серой клетки.',
  ],
  'mkt.3': [
    'A company enters the red cell only when it is to be liquidated and leaves it only by closing.',
    'В красную клетку компания попадает, только когда подлежит ликвидации, и покидает её, лишь закрывшись.',
  ],
  'mkt.4': [
    'Shares of gray and red companies are worth nothing. When revenue is paid out a gray price counts as $40.',
    'Акции компаний из серой и красной зон ничего не стоят. При выплате прибыли котировка в серой зоне считается равной $40.',
  ],
  'mkt.5': [
    'A marker that arrives in a cell goes behind those that lie there.',
    'Маркер, пришедший в клетку, ложится позади уже лежащих там.',
  ],
  'mkt.6': [
    'Companies act by falling price; in one cell whoever came first acts first.',
    'Компании действуют в порядке убывания котировок; в одной клетке раньше ходит та, что пришла раньше.',
  ],
  'mkt.7': [
    'The marked starting prices $55, $70 and $120 are the lowest at which a new small, medium or large company stays white in its first operating round even with all its loans.',
    'Отмеченные стартовые котировки $55, $70 и $120 — наименьшие, при которых новая малая, средняя или крупная компания не упадёт в зону поглощений в своём первом операционном раунде, даже взяв все займы.',
  ],
  'mkt.8': [
    'Shares of gray and red companies are neither bought nor sold, and such companies do not act in a stock round. In M&A rounds they come under the hammer without the consent of their presidents.',
    'Акции компаний из серой и красной зон нельзя ни покупать, ни продавать, и такие компании не действуют в фондовом раунде. В махинационном раунде их выставляют на аукцион без согласия президентов.',
  ],
  'map.1': [
    'Green tiles without a city are junctions of three exits, brown ones of four.',
    'Зелёные жетоны путей без города — это узлы с тремя выездами, коричневые — с четырьмя.',
  ],
  'map.2': [
    'There is no limit to the number of tiles of a kind.',
    'Количество жетонов путей каждого типа не ограничено.',
  ],
  'map.3': [
    'Only New York and the B cities have tiles of their own, gray ones included. Ordinary cities have no gray tile.',
    'Спецжетоны, в том числе серые, есть только у New York и B-городов. У обычных городов серых жетонов нет.',
  ],
  'map.4': [
    'Detroit, Boston and Baltimore are B cities: they bear the letter B and have tiles of their own. Pittsburgh (with Volatility one of three others) may become one.',
    'Detroit, Boston и Baltimore — B-города: на них напечатана буква B, и жетоны для них особые. Pittsburgh (а в Volatility вместо него другой город) может стать таким.',
  ],
  'map.5': [
    'Toronto and Cleveland never get tiles; their value changes with the phase. Cleveland has room for stations, Toronto has none.',
    'Toronto и Cleveland развиваются сами: жетоны на них не кладут, прибыль меняется по фазам. В городе Cleveland есть места для станций, в Toronto их нет.',
  ],
  'map.6': [
    'C12 is a lake, the side between C10 and D11 is closed, and F1 is a printed junction.',
    'C12 — озеро, граница между C10 и D11 закрыта, на F1 напечатана развилка.',
  ],
  'map.7': [
    'Values, terrain and exits of the map are as printed.',
    'Прибыль городов, рельеф и выезды — такие, как напечатано на карте.',
  ],
  'trn.1': [
    'Trains are sold in order: only the lowest type left in the bank and discarded trains of the market are for sale, at the printed price.',
    'Поезда продаются по порядку: можно купить поезд младшего из оставшихся в Банке типов или сброшенный на Рынок, в обоих случаях по номиналу.',
  ],
  'trn.2': [
    'There are as many 2-trains as anybody wants, but they are sold only in the very first operating round.',
    'П2 бесконечно много, но купить их можно только в самом первом операционном раунде.',
  ],
  'trn.3': [
    'Four 2+ trains cost as much and run as far as 2-trains.',
    'Четыре П2+ стоят столько же и едут так же, как П2.',
  ],
  'trn.4': ['There are as many 8-trains as anybody wants.', 'П8 бесконечно много.'],
  'trn.5': [
    'The first 4-train removes all 2-trains, the first 6-train all 3-trains, the first 8-train all 4-trains.',
    'С первым П4 выходят из игры все П2, с первым П6 — все П3, с первым П8 — все П4.',
  ],
  'trn.6': [
    'The first 4-train makes the 2+ obsolete: it is no longer sold and leaves the game after its next run. One that has not run stays. A house ruling removes it with the next distribution in any case.',
    'С первым П4 поезда П2+ устаревают: их нельзя купить, и они выходят из игры после того, как ещё раз проедут. Поезд, который не ездил, остаётся. По особому решению стола он уходит при ближайшем распределении прибыли в любом случае.',
  ],
  'trn.7': [
    'The first train of a type is the first that leaves the bank, bought or exported.',
    'Первым поездом типа считается первый, покинувший Банк: купленный или экспортированный.',
  ],
  'trn.8': [
    'When a train starts a phase, first the phase changes, then trains leave the game, then trains above the limit are discarded.',
    'Когда поезд начинает фазу, сначала сменяется фаза, затем выходят из игры поезда, затем сбрасываются лишние.',
  ],
  'loan.1': [
    'A loan is $100. At most seventy loans are out at a time.',
    'Один заём — $100. Всего в игре не больше 70 займов.',
  ],
  'loan.2': [
    'For every loan taken the price of the company moves one step left, for every loan repaid one step right.',
    'За каждый взятый заём котировка компании смещается на шаг влево, за каждый погашенный — на шаг вправо.',
  ],
  'loan.3': [
    'A company has at most as many loans as shares: 2, 5 or 10.',
    'У компании не больше займов, чем её размер в акциях: 2, 5 или 10.',
  ],
  'loan.4': [
    'Loans are taken in a stock round (in the turn of the president), at any moment of the company’s operating turn except between interest and repayment, after a conversion or merger, and to pay for a purchase.',
    'Компания может брать займы в фондовом раунде (в ход президента), в любой момент своего хода в операционном раунде, кроме времени между уплатой процентов и погашением, а также после преобразования или слияния и для оплаты покупки.',
  ],
  'loan.5': [
    'Loans are repaid only in the repayment step of the operating turn and while a company is being bought.',
    'Займы погашают только на шаге погашения в операционном раунде и в процессе поглощения.',
  ],
  'loan.6': [
    'At the start of every operating round the interest for each loan is fixed until its end: $5 with up to five loans out, $10 with up to ten and so on, up to $70.',
    'В начале каждого операционного раунда определяется процентная ставка, которая действует до его конца: $5 за каждый заём, если всего взято не больше пяти займов, $10 — если не больше десяти, и так далее, до $70.',
  ],
  'loan.7': [
    'The president answers for the loans of his companies with his own money, but may not add any for trains, track or stations.',
    'Президент отвечает собственными деньгами по займам своих компаний, но не может доплачивать за поезда, пути и станции.',
  ],
  'auc.1': [
    'A private in a player’s hand brings nothing. It can only be put into the starting capital of a company of his, in place of cash.',
    'Частная компания на руках у игрока ничего не приносит. Её можно лишь внести в стартовый капитал основываемой им компании вместо наличных.',
  ],
  'auc.2': ['Bids for privates are multiples of $5.', 'Шаг ставки начального аукциона — $5.'],
  'auc.3': [
    'The player with the priority passes or puts up any private with a first bid. The bid and the seed money left (of $200) together must reach its face value. Example: with the full seed money a $120 private may be opened at $0.',
    'Игрок с приоритетом пасует или выставляет любую частную компанию и делает начальную ставку. Ставка вместе с остатком Посевного Фонда (вначале в нём $200) должна быть не меньше номинала. Пример: при полном Фонде частную компанию номиналом $120 можно выставить за $0.',
  ],
  'auc.4': [
    'By the base rules nobody bids above face value, and whoever bids it gets the private at once. Most people play with the option that allows higher bids.',
    'По базовым правилам ставка не может быть выше номинала, и поставивший номинал сразу забирает частную компанию. Большинство играет с вариантом, в котором можно ставить больше.',
  ],
  'auc.5': [
    'Clockwise everybody raises the bid or passes. Who has passed does not return to the auction of this private.',
    'Игроки по кругу перебивают ставку или пасуют. Спасовавший не возвращается в аукцион за эту частную компанию.',
  ],
  'auc.6': [
    'The winner pays his bid to the bank. If it is below face value, the seed money pays the difference. Example: a $60 private won for $40 takes $20 out of the seed money.',
    'Победитель платит свою ставку в Банк. Если она меньше номинала, разницу покрывает Посевной Фонд. Пример: за частную компанию номиналом $60, выигранную за $40, из Фонда уходит $20.',
  ],
  'auc.7': [
    'Next to put up a private is the player left of the one who put up the last.',
    'Приоритет переходит к игроку слева от того, кто выставлял.',
  ],
  'auc.8': [
    'The auction ends when all privates are sold or all players pass in a row; then the unsold ones leave the game.',
    'Аукцион заканчивается, когда все частные компании раскуплены или все игроки подряд спасовали; тогда оставшиеся частные компании выходят из игры.',
  ],
  'auc.9': [
    'Whoever would put up the next private has the priority in the first stock round.',
    'Приоритет в первом фондовом раунде — у того, чья очередь была выставлять.',
  ],
  'vauc.1': [
    'Volatility: of the four privates that make a B city one is drawn and lies on top; the other three leave the game. The other twenty lie below it in random order, in rows of two, three, four, five and six.',
    'Volatility: из четырёх частных компаний, превращающих город в B-город, случайно выбирается одна и кладётся в первый ряд, три другие выходят из игры. Остальные двадцать выкладываются под ней в случайном порядке рядами по две, три, четыре, пять и шесть.',
  ],
  'vauc.2': [
    'The player with the priority must put up a private of the lowest row that is not empty; the first bid may be $0. Passing is not possible. Bids may exceed face value.',
    'Игрок с приоритетом обязан выставить частную компанию из самого нижнего непустого ряда; начальная ставка может быть нулевой. Спасовать нельзя. Ставки могут превышать номинал.',
  ],
  'vauc.3': [
    'The winner pays his whole bid to the bank; there is no seed money.',
    'Победитель платит в Банк всю ставку; Посевного Фонда нет.',
  ],
  'vauc.4': [
    'If a neighbour of the sold private in its row has no neighbour on its other side either, it leaves the game. Example: of A B C D, when B is sold, A leaves and C stays.',
    'Если у частной компании, соседствовавшей в ряду с разыгранной, нет соседа и с другой стороны, она выходит из игры. Пример: в ряду A B C D после продажи B уходит A, а C остаётся.',
  ],
  'vauc.5': ['Next to put up is the player left of the winner.', 'Приоритет переходит к игроку слева от победителя.'],
  'vauc.6': ['The auction ends when all rows are empty.', 'Аукцион заканчивается, когда опустеют все ряды.'],
  'phase.1': [
    'The first train of type 3 to 8 starts the phase of that number at once. There is no phase of the 2+: it changes nothing.',
    'Первый поезд типа от П3 до П8 сразу начинает фазу со своим номером. П2+ новой фазы не начинает.',
  ],
  'phase.2': [
    'Off-board locations, Cleveland and Toronto take their second value in phase 3, their third in phase 5 and their last in phase 7.',
    'Внешние направления, Cleveland и Toronto переходят ко второму значению в фазе 3, к третьему в фазе 5 и к последнему в фазе 7.',
  ],
  'phase.3': [
    'The phase says in which sizes companies may be started: small in phases 2 and 3, medium in 3 to 5, large from 5 on. Conversions and mergers are free of it.',
    'От фазы зависит, какие компании можно основывать: малые в фазах 2 и 3, средние в фазах 3–5, крупные с фазы 5. Преобразований и слияний это не касается.',
  ],
  'end.1': [
    'When all players but one are bankrupt the game ends at once and the survivor wins, whatever he is worth. Behind him those who went bankrupt are placed, the last one first.',
    'Когда все игроки, кроме одного, обанкротились, игра сразу заканчивается, и оставшийся объявляется победителем, каким бы ни был его капитал. За ним занимают места обанкротившиеся: кто вышел позже, тот выше.',
  ],
  'end.2': [
    'After the operating round in which the first 8-train appears three more operating rounds are played.',
    'После операционного раунда, в котором Банк покинул первый П8, играются ещё три операционных раунда.',
  ],
  'end.3': [
    'Example: the first 8-train in operating round 6.1: the last is 7.2; in 6.2: the seventh set has a third operating round, 7.3, and that is the last.',
    'Пример: если первый П8 вышел в операционном раунде 6.1, последним будет раунд 7.2; если в раунде 6.2, то в седьмом цикле будет третий операционный раунд, 7.3, и он последний.',
  ],
  'end.4': [
    'The M&A round of the last operating round is still played; then the richest player wins.',
    'Махинационный раунд после последнего операционного тоже играется; затем побеждает самый богатый игрок.',
  ],
  'score.1': [
    'A player is worth his cash, his shares minus his short certificates at their price, and his privates at face value. Who is bankrupt counts 0.',
    'Капитал игрока — наличные, акции за вычетом коротких сертификатов по котировке и частные компании по номиналу. У банкрота — $0.',
  ],
  'opt.1': [
    'Option modern trains: every 7-train earns $10 more and every 8-train $20 more for each city with a station of its company.',
    'Вариант «Современные поезда»: П7 приносит на $10, а П8 на $20 больше за каждый город со станцией своей компании.',
  ],
  'opt.2': [
    'Options may be combined; with Volatility bids may always exceed face value.',
    'Варианты можно сочетать; в Volatility ставки всегда могут превышать номинал.',
  ],
  'opt.3': [
    'Without the option of ten shorts every company has at most five short certificates.',
    'Без варианта «Десять коротких» у любой компании не больше пяти коротких сертификатов.',
  ],
} satisfies Statements;
