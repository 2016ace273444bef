/** 1862 §8 to §13: receivership, phases, the end, variants, in both languages. */
import type { Words } from '@roundhouse/engine';

export const end = {
  '1862 §8 (a)': {
    en: 'A company is in receivership while its director’s certificate is in the bank pool.',
    ru: 'Компания под внешним управлением, пока её сертификат директора в банковском пуле.',
  },
  '1862 §8 (b)': {
    en: 'Receivership ends when a player has at least three ordinary shares and more than anybody else. They exchange three of them for the director’s certificate.',
    ru: 'Внешнее управление заканчивается, когда у игрока не меньше трёх обыкновенных акций и больше, чем у остальных. Он обменивает три из них на сертификат директора.',
  },
  '1862 §8 (c)': {
    en: 'If a company in receivership needs a decision, its largest shareholder makes it, or if tied the first clockwise from the holder of the priority deal.',
    ru: 'Если при внешнем управлении нужно что-то выбрать, выбирает крупнейший акционер, при ничьей — первый по часовой стрелке от владельца приоритетной сделки.',
  },
  '1862 §8 (d)': {
    en: 'In receivership there is no merger, no track, no new token, and no redemption. The trains run the best routes, and the revenue is withheld.',
    ru: 'При внешнем управлении нет слияний, путей, новых маркеров и выкупа. Поезда идут по лучшим маршрутам, прибыль удерживают.',
  },
  '1862 §8 (e)': {
    en: 'A company in receivership buys one train a round from the bank, if it can pay and its limit allows. It takes the first type it has a permit for, in the order Express, Freight, Local. If that type is at its limit, the next permitted type is bought (our reading).',
    ru: 'Под внешним управлением компания покупает за раунд один поезд банка, если хватает денег и позволяет лимит. Тип выбирают по порядку — экспресс, грузовой, местный: берут первый, на который есть разрешение. Если этого типа уже столько, сколько позволяет лимит, покупают следующий разрешённый (наша трактовка).',
  },
  '1862 §8 (f)': {
    en: 'A company in receivership with neither a train nor the money for one is bankrupt. It does not raise money.',
    ru: 'Под внешним управлением компания без поезда и без денег на него — банкрот: собирать деньги она не может.',
  },
  '1862 §8 (g)': {
    en: 'A company in receivership does not take part in mergers or sell trains.',
    ru: 'Под внешним управлением компания не участвует в слияниях и поглощениях и не продаёт поезда.',
  },
  '1862 §9 (a)': {
    en: 'A phase begins when the first train of its group is bought.',
    ru: 'Фаза начинается с покупкой первого поезда её группы.',
  },
  '1862 §9 (b)': {
    en: 'A trains rust in phase C, B in phase E, C in phase F, D in phase G. E, F, G, and H trains are permanent.',
    ru: 'Поезда A ржавеют в фазе C, B — в фазе E, C — в фазе F, D — в фазе G. Поезда E, F, G и H постоянные.',
  },
  '1862 §9 (c)': {
    en: 'Red areas and ports pay their lowest value in phases A and B, the middle one in C and D, and the highest from E.',
    ru: 'Красные области и порты платят нижнее значение в фазах A и B, среднее в C и D, верхнее с фазы E.',
  },
  '1862 §9 (d)': {
    en: 'The first H train triggers the end: the LNER will form after this set of operating rounds.',
    ru: 'Первый поезд H запускает окончание игры: после этого цикла операционных раундов будет сформирована LNER.',
  },
  '1862 §9 (e)': {
    en: 'Once the first H train is bought, share sales no longer lower prices, not even sales from a treasury.',
    ru: 'После покупки первого поезда H продажа акций больше не снижает их стоимость, даже продажа из кассы компании.',
  },
  '1862 §10.1': {
    en: 'When a share price reaches £1,000, finish the operating round. Then the game is over. The LNER does not form.',
    ru: 'Когда стоимость акций достигает £1 000, операционный раунд доигрывают, и игра окончена. LNER не формируется.',
  },
  '1862 §10.2': {
    en: 'When the bank runs out of money, finish the set of operating rounds, or in a stock round the set after it. All payments are still made. Then the game is over, without the LNER. By our reading the bank has run out when it cannot pay something in full, not at exactly £0; an optional ruling says otherwise.',
    ru: 'Когда у банка закончились деньги, доигрывают цикл операционных раундов, а если это случилось в фондовом раунде — цикл после него. Выплаты делают до конца, затем игра окончена. LNER не формируется. По нашей трактовке деньги закончились, когда банк не может заплатить полностью, а не при ровно £0. Есть и обратная трактовка.',
  },
  '1862 §10.3 (a)': {
    en: 'The LNER forms at the end of the set of operating rounds in which the first H train was bought.',
    ru: 'LNER формируется в конце цикла операционных раундов, в котором куплен первый поезд H.',
  },
  '1862 §10.3 (b)': {
    en: 'Companies that have not floated are removed with all their certificates, started or not. Shares in the IPO go to the pool; treasury shares stay. The certificate limit changes (6.5.2).',
    ru: 'Компании, которые не были запущены, возвращаются в коробку со всеми сертификатами, созданы они или нет. Акции из IPO перемещают в банковский пул, а акции в кассах остаются. Лимит сертификатов меняется (6.5.2).',
  },
  '1862 §10.3 (c)': {
    en: 'Then come a stock round in which no company is started and a last set of three operating rounds. After that the game is over.',
    ru: 'Затем идут фондовый раунд, в котором компаний не создают, и последний цикл из трёх операционных раундов. После него игра окончена.',
  },
  '1862 §10.3 (d)': {
    en: 'After the LNER forms, companies only run and buy trains: no track, no tokens, no mergers, no redemption. Only the bank sells trains, and selling shares does not move prices.',
    ru: 'В это время компании только составляют маршруты и покупают поезда: без путей, маркеров, слияний и выкупа. Поезда продаёт только банк, а продажа акций не меняет стоимость.',
  },
  '1862 §10.4': {
    en: 'The player with the most in cash and shares wins. Shares count at the market price, whether the company has a train or not. Ties share the victory (our reading). A game in which nobody has a legal move left ends, too (our reading: the book does not cover it).',
    ru: 'Побеждает игрок с наибольшей суммой наличных и стоимости акций. Акции считают по стоимости на рынке, есть у компании поезд или нет. При ничьей победа общая (наша трактовка). Партия, в которой ни у кого не осталось ходов, тоже окончена (наша трактовка: в книге об этом нет).',
  },
  '1862 §11.1': {
    en: 'The game may be played with fewer types of train: simple games with Expresses or Freights only, advanced games with Locals and one other type.',
    ru: 'Можно играть с меньшим числом типов поездов: упрощённая игра только с экспрессами или грузовыми, продвинутая — с местными и ещё одним типом.',
  },
  '1862 §11.1 (a)': {
    en: 'Simple games have no permits: every company runs the only type. The limits are four, three, and two trains.',
    ru: 'В упрощённой игре разрешений нет: у всех компаний поезда одного типа. Лимиты — четыре, три и два поезда.',
  },
  '1862 §11.1 (b)': {
    en: 'In a game with fewer types of train, a company in receivership buys the type it may run.',
    ru: 'При внешнем управлении компания покупает поезд того типа, который может водить.',
  },
  '1862 §11.1 (c)': {
    en: 'Advanced games deal eight permits of each of the two types, nine with seven or eight players.',
    ru: 'В продвинутой игре раздают по восемь разрешений каждого из двух типов, по девять при семи и восьми игроках.',
  },
  '1862 §11.1 (d)': {
    en: 'Small stations may be built even if no Locals run.',
    ru: 'Малые станции можно строить и без местных поездов.',
  },
  '1862 §11.2': {
    en: 'The short game ends earlier.',
    ru: 'Короткая игра заканчивается раньше.',
  },
  '1862 §11.2 (a)': {
    en: 'The short game uses the short train set for two to four players and the standard set for more.',
    ru: 'В короткой игре берут короткий набор поездов при двух–четырёх игроках и стандартный при большем числе.',
  },
  '1862 §11.2 (b)': {
    en: 'In the short game, the first E train triggers the LNER.',
    ru: 'LNER формируется после покупки первого поезда E.',
  },
  '1862 §11.2 (c)': {
    en: 'In the short game, D trains are permanent.',
    ru: 'Поезда D постоянные.',
  },
  '1862 §11.2 (d)': {
    en: 'In the short game, the phases otherwise stay the same. Prices stop falling with the first E train, which takes the place of the first H train.',
    ru: 'В остальном фазы те же. Стоимость перестаёт падать после первого поезда E: он занимает место первого поезда H.',
  },
  '1862 §11.3': {
    en: 'The beginners’ game is a simple game without some of the rules.',
    ru: 'Игра для начинающих — это упрощённая игра без некоторых правил.',
  },
  '1862 §11.3 (a)': {
    en: 'In the beginners’ game, companies are started in Parliament rounds only.',
    ru: 'Компании создают только в парламентских раундах.',
  },
  '1862 §11.3 (b)': {
    en: 'In the beginners’ game, companies cannot redeem shares.',
    ru: 'Компании не выкупают акции.',
  },
  '1862 §11.3 (c)': {
    en: 'In the beginners’ game, warranties cannot be bought. A and D trains still come with their free one.',
    ru: 'Гарантии не покупают, но у поездов A и D есть бесплатная.',
  },
  '1862 §11.3 (d)': {
    en: 'The beginners’ game has no George Hudson Maneuver.',
    ru: 'Манёвра Джорджа Хадсона нет.',
  },
  '1862 §11.4': {
    en: 'If all agree, a company may have eight tokens instead of seven.',
    ru: 'Если все согласны, у компании может быть восемь маркеров станций вместо семи.',
  },
  '1862 §13 (a)': {
    en: 'As an option, the build that 7.2 requires of a company whose home token has no slot may be skipped, but only after a merger.',
    ru: 'Если так договорились, после слияния компания без места для маркера базовой станции может пропустить строительство, которого требует 7.2.',
  },
  '1862 §13 (b)': {
    en: 'Seven tokens are standard, as in the first edition; eight are an option.',
    ru: 'Обычно маркеров семь, как в первом издании. Восемь — по желанию.',
  },
} satisfies Readonly<Record<string, Words>>;
