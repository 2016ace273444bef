/** 18CZ in three minutes. */
import { point, type Primer } from '../common/primer.ts';

export const primer: Primer = {
  different: [
    point(
      'Three sizes of company: small (50/25/25%), medium (40/20/20/20%) and large (20% and eight of 10%), which come one after the other.',
      'Три размера компаний: малые (50/25/25%), средние (40/20/20/20%) и крупные (20% и восемь по 10%); они появляются по очереди.',
      '18CZ §IV.2.b-1',
      '18CZ §IV.2.c-1',
      '18CZ §IV.2.d-1',
      '18CZ §VII.3-1',
    ),
    point(
      'Each train card has up to three sides; a company runs only the side of its size, and a train scraps only older ones of its own colour.',
      'У карты поезда до трёх сторон; компания ездит только на стороне своего размера, а поезд списывает лишь старые поезда своего цвета.',
      '18CZ §VIII.12-2',
    ),
    point(
      'Larger companies absorb smaller ones for 50 to 150% of the price and take their money, trains, stations and locals.',
      'Большие компании поглощают меньшие за 50–150% курса и забирают деньги, поезда, станции и местные ж/д.',
      '18CZ §VIII.9-3',
      '18CZ §VIII.9-7',
    ),
    point(
      'The length is fixed. A train is exported after every set of operating rounds, so time passes even if nobody buys.',
      'Длина игры задана. После каждой серии операционных раундов один поезд уходит из игры, так что время идёт, даже если никто не покупает.',
      '18CZ §VIII.13-1',
      '18CZ §X.1-1',
    ),
    point(
      'Full capital at the start, any number of shares in the bank, and a sale moves the price once however many are sold.',
      'При старте компания получает весь капитал; банк может держать сколько угодно акций, и продажа двигает курс один раз, сколько бы ни продали.',
      '18CZ §VII.5.a-1',
      '18CZ §IX.3-1',
    ),
  ],
  beware: [
    point(
      'A company must own a train it can run at the end of every turn, route or not. What you lack becomes a loan with a penalty of the same amount, and you buy no shares until it is repaid.',
      'В конце каждого хода у компании должен быть поезд, на котором она может ездить, даже без маршрута. Чего не хватает, становится займом с таким же штрафом, и до погашения акции покупать нельзя.',
      '18CZ §VIII.10-1',
      '18CZ §VIII.11-6',
      '18CZ §VIII.11-8',
    ),
    point(
      'Keeping a small company too long: its red trains go, and nobody needs it any more.',
      'Слишком долго держать малую компанию: её красные поезда списаны, и она больше никому не нужна.',
    ),
    point(
      'Selling locals to the company at any price: they count 120 K each in your hand at the end.',
      'Отдавать местные ж/д компании за любую цену: в конце каждая у вас на руках стоит 120 K.',
      '18CZ §IV.1-7',
    ),
    point(
      'Leaving money in the treasuries: only what players own counts.',
      'Оставлять деньги в казне: считается только то, что у игроков.',
      '18CZ §X.2-1',
    ),
  ],
  opening: [
    point(
      'In the draft take two or three cheap locals, and keep 100 K to 140 K for the director certificate of a small company.',
      'В предварительном раунде возьмите две-три дешёвые местные ж/д и оставьте 100–140 K на сертификат директора малой компании.',
      '18CZ §VI-2',
      '18CZ §VII.5-1',
    ),
    point(
      'The small company starts with your half alone: two tiles, a train, pay every round. When b-trains come, sell it your locals.',
      'Малая компания начинает с одной вашей половины: два тайла, поезд, выплаты каждый раунд. Когда появятся b-поезда, продайте ей местные ж/д.',
      '18CZ §VII.3-8',
      '18CZ §IV.1-5',
    ),
    point(
      'Start a medium company next, and let it absorb the small one: the cash comes to you, the trains and stations to it.',
      'Затем начните среднюю и пусть она поглотит малую: деньги — вам, поезда и станции — ей.',
      '18CZ §VIII.9-1',
      '18CZ §VIII.9-6',
    ),
  ],
  length: {
    en: 'Exactly eight stock rounds and thirteen operating rounds: three to five hours at a table, much less against bots.',
    ru: 'Ровно восемь фондовых и тринадцать операционных раундов: три-пять часов за столом, против ботов гораздо меньше.',
  },
};
