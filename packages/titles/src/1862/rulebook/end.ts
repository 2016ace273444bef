/** 1862 §8 to §13: receivership, phases, the end, variants. One sentence each, in both languages. */
import type { Words } from '@roundhouse/engine';

export const end: Readonly<Record<string, Words>> = {
  '1862 §8 (a)': {
    en: 'Receivership: the director’s certificate is in the pool.',
    ru: 'Внешнее управление: сертификат директора в пуле.',
  },
  '1862 §8 (b)': {
    en: 'It ends when a player has three ordinary shares and most of all.',
    ru: 'Оно кончается, когда у игрока три обычные акции и больше всех.',
  },
  '1862 §8 (c)': {
    en: 'Where somebody must decide it is the majority shareholder, first from the priority deal.',
    ru: 'Если решать необходимо, решает мажоритарный акционер, первый от Приоритетной Сделки.',
  },
  '1862 §8 (d)': {
    en: 'No merger, track, marker, redemption; the best run, withheld.',
    ru: 'Без слияний, путей, маркеров и выкупа; лучший маршрут, прибыль удерживается.',
  },
  '1862 §8 (e)': {
    en: 'It buys exactly one bank train if it can: Express, Freight, Local by permit.',
    ru: 'Покупает ровно один поезд банка, если может: Экспресс, Грузовой, Местный по разрешению.',
  },
  '1862 §8 (f)': {
    en: 'Without a train and the money it is bankrupt; nothing is raised.',
    ru: 'Без поезда и денег — банкрот; средств не привлекают.',
  },
  '1862 §8 (g)': { en: 'It neither merges nor sells trains.', ru: 'Не сливается и не продаёт поезда.' },
  '1862 §9 (a)': {
    en: 'A phase begins with the first train of its group.',
    ru: 'Фаза начинается с первым поездом её группы.',
  },
  '1862 §9 (b)': {
    en: 'A rusts at C, B at E, C at F, D at G; E to H are permanent.',
    ru: 'A ржавеют в фазе C, B — в E, C — в F, D — в G; E–H постоянные.',
  },
  '1862 §9 (c)': {
    en: 'Area values are low in A and B, middle in C and D, high from E.',
    ru: 'Значения областей низкие в A–B, средние в C–D, высокие с E.',
  },
  '1862 §9 (d)': { en: 'The first H train triggers the LNER.', ru: 'Первый поезд H вызывает LNER.' },
  '1862 §9 (e)': {
    en: 'From phase H on sales no longer lower prices.',
    ru: 'С фазы H продажи акций больше не снижают стоимость.',
  },
  '1862 §10.1': {
    en: 'A price of 1000 ends the game after the operating round.',
    ru: 'Цена 1000 кончает игру после операционного раунда.',
  },
  '1862 §10.2': {
    en: 'A broken bank ends it after the set; in a stock round after the next set.',
    ru: 'Исчерпанный банк кончает игру после цикла; в фондовом раунде — после следующего цикла.',
  },
  '1862 §10.3 (a)': {
    en: 'The LNER forms after the set in which the first H train was bought.',
    ru: 'LNER формируется после цикла, в котором куплен первый поезд H.',
  },
  '1862 §10.3 (b)': {
    en: 'Unfounded companies leave, the offering goes to the pool, the limit changes.',
    ru: 'Несозданные компании уходят, предложение — в пул, лимит меняется.',
  },
  '1862 §10.3 (c)': {
    en: 'Then a stock round without founding, three operating rounds, the end.',
    ru: 'Затем фондовый раунд без создания компаний, три операционных и конец.',
  },
  '1862 §10.3 (d)': {
    en: 'In that time no building, markers or mergers; trains from the bank only; sales move no prices.',
    ru: 'В это время нет строительства, маркеров и слияний; поезда только у банка; продажи не двигают цены.',
  },
  '1862 §10.4': {
    en: 'Most cash and shares win; shares of trainless companies count half; ties share.',
    ru: 'Побеждает большая сумма денег и акций; акции компаний без поездов — за половину; при равенстве победа общая.',
  },
  '1862 §11.1': { en: 'Fewer train types may be played.', ru: 'Можно играть с меньшим числом типов поездов.' },
  '1862 §11.1 (a)': {
    en: 'In simple games every company runs the only type.',
    ru: 'В упрощённой игре каждая компания водит единственный тип.',
  },
  '1862 §11.1 (b)': {
    en: 'Receivership buys the permitted or only type.',
    ru: 'Внешнее управление покупает разрешённый или единственный тип.',
  },
  '1862 §11.1 (c)': {
    en: 'Advanced games have eight permits of each type, nine with seven or eight players.',
    ru: 'В продвинутой игре по восемь разрешений каждого типа, по девять — всемером и ввосьмером.',
  },
  '1862 §11.1 (d)': {
    en: 'Small stations may be built without Locals too.',
    ru: 'Малые станции строят и без Местных.',
  },
  '1862 §11.2': { en: 'The short game ends earlier.', ru: 'Короткая игра кончается раньше.' },
  '1862 §11.2 (a)': {
    en: 'Short roster for two to four players, standard for more.',
    ru: 'Короткий набор поездов для двоих–четверых, обычный для большего числа.',
  },
  '1862 §11.2 (b)': { en: 'The first E train triggers the LNER.', ru: 'LNER вызывает первый поезд E.' },
  '1862 §11.2 (c)': { en: 'D trains are permanent.', ru: 'Поезда D постоянные.' },
  '1862 §11.2 (d)': { en: 'All else about phases stays.', ru: 'Остальное о фазах не меняется.' },
  '1862 §11.3': { en: 'The beginners’ game leaves rules out.', ru: 'В игре для начинающих часть правил убрана.' },
  '1862 §11.3 (a)': { en: 'Companies are founded in Parliament only.', ru: 'Компании создают только в Парламенте.' },
  '1862 §11.3 (b)': { en: 'No redemption.', ru: 'Нет выкупа акций.' },
  '1862 §11.3 (c)': { en: 'No warranties are bought.', ru: 'Гарантии не покупают.' },
  '1862 §11.3 (d)': { en: 'No Hudson manoeuvre.', ru: 'Нет Маневра Хадсона.' },
  '1862 §11.4': { en: 'Eight markers instead of seven.', ru: 'Восемь маркеров вместо семи.' },
  '1862 §13 (a)': {
    en: 'The forced first build may be left out.',
    ru: 'Обязательное первое строительство можно отменить.',
  },
  '1862 §13 (b)': {
    en: 'Seven markers are the standard, eight an option.',
    ru: 'Обычно семь маркеров, восемь — опция.',
  },
};
