/** 1862 in three minutes. */
import { point, type Primer } from '../common/primer.ts';

export const primer: Primer = {
  different: [
    point(
      'Two ways to found: a charter won in Parliament (ten times par at the launch, and a duty to launch in time) or in a stock round without one (what the shares bring, prices up to £200).',
      'Два способа создать компанию: с Парламентской Поддержкой, выигранной на аукционе (десять номинальных стоимостей при запуске и обязательство запустить вовремя), или в фондовом раунде без неё (сколько принесут акции, стоимость до £200).',
      '1862 §3.1 (a)',
      '1862 §6.5.3 (b)',
    ),
    point(
      'Three types of train, each with a way of earning: Freights by distance, Locals by stations and a subsidy, Expresses by the dearest stops. A company runs only what it has a permit for.',
      'Три типа поездов, и зарабатывают они по-разному: грузовые — расстоянием, местные — станциями и субсидией, экспрессы — самыми дорогими остановками. Компания водит только то, на что есть разрешение.',
      '1862 §7.8.1 (c)',
      '1862 §7.8.2 (d)',
      '1862 §7.8.3 (a)',
      '1862 §7.8 (g)',
    ),
    point(
      'A company’s trains may share track, but each station counts once, and all runs hang together with the home.',
      'Поезда компании могут делить пути, но каждая станция засчитывается один раз, и все маршруты связаны с базой.',
      '1862 §7.8 (h)',
      '1862 §7.8 (i)',
      '1862 §7.8 (b)',
    ),
    point(
      'Mergers fold shares two into one and join permits. Companies come and go: who merged can be founded again.',
      'Слияния складывают две акции в одну и объединяют разрешения. Компании приходят и уходят: исчезнувшую можно создать снова.',
      '1862 §7.5.5',
      '1862 §7.5.6 (d)',
      '1862 §7.5.7',
    ),
    point(
      'Players never pay for trains: a company without money refinances or goes bankrupt by itself. Warranties let trains run on after their time.',
      'Игроки за поезда не платят: компания без денег рефинансируется или банкротится сама. Гарантии продлевают поездам жизнь.',
      '1862 §7.11 (c)',
      '1862 §7.12 (d)',
      '1862 §7.10 (d)',
    ),
  ],
  beware: [
    point(
      'A charter that is not launched before the end of the next stock round costs its winner five times par.',
      'Чартерная компания, не запущенная до конца ближайшего фондового раунда, обходится победителю аукциона в пять номинальных стоимостей.',
      '1862 §4.3 (b)',
    ),
    point(
      'Shares of a company without a train sell for half.',
      'Акции компании без поезда продаются за полцены.',
      '1862 §6.4.1',
    ),
    point(
      'Homes are not reserved. A company whose home is full may never be founded.',
      'Базы не зарезервированы. Компанию, чья база занята, может быть, уже не создать.',
      '1862 §7.2 (i)',
      '1862 §3.2 (c)',
    ),
    point(
      'A train of the wrong type: it may be bought, but it does not run.',
      'Поезд не того типа: купить можно, поехать нельзя.',
      '1862 §6.5.4.3 (b)',
    ),
  ],
  opening: [
    point(
      'Win one charter cheaply, with a home near others: £0 is enough if nobody wants it. Set a par that two more shares in the same turn, or one partner, can fill.',
      'Выиграйте подешевле Поддержку для одной компании с базой недалеко от других: хватит и £0, если она никому не нужна. Назначьте номинальную стоимость, при котором пять акций наберутся из двух докупленных сразу или с помощью партнёра.',
      '1862 §4.1 (g)',
      '1862 §4.2',
    ),
    point(
      'With ten times par buy two trains of your type and a warranty, and pay from the first run on: from a dividend of the price on the marker rises.',
      'На десять номиналов купите два поезда своего типа и гарантию и платите с первого же маршрута: с выплаты в цену акции курс растёт.',
      '1862 §6.5.4.1',
      '1862 §7.8.5 (b)',
    ),
    point(
      'Build towards a second company of yours with another permit: merged in phase B or C they run two types at once.',
      'Стройте навстречу своей второй компании с другим разрешением: слившись в фазе B или C, они поведут два типа сразу.',
      '1862 §7.5.2 (a)',
      '1862 §7.5.6 (d)',
    ),
  ],
  length: {
    en: 'Five to seven hours at a table, much less against bots; there is a short game. It ends after the LNER, with an empty bank, or with a price of £1,000.',
    ru: 'Пять-семь часов за столом, против ботов гораздо меньше; есть короткая игра. Конец — после LNER, с пустым банком или при цене £1\u00A0000.',
  },
};
