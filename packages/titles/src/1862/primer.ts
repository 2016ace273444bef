/** 1862 in three minutes. */
import { point, type Primer, roundOrder } from '../common/primer.ts';

export const primer: Primer = {
  order: [
    roundOrder(
      'Parliament round (two at the start)',
      'Парламентский раунд (в начале игры — два)',
      point(
        'Start an auction for a charter, or pass.',
        'Начните аукцион за парламентскую поддержку или спасуйте.',
        '1862 §4.1 (a)',
      ),
      point(
        'The others raise or pass. The player on the winner’s left goes next.',
        'Остальные поднимают ставку или пасуют. Следующий ход — у игрока слева от победителя.',
        '1862 §4.1 (a)',
        '1862 §4.1 (g)',
      ),
      point(
        'The round ends when everyone declines to start an auction.',
        'Раунд заканчивается, когда все подряд отказались начать аукцион.',
        '1862 §4.1 (e)',
      ),
    ),
    roundOrder(
      'Stock round',
      'Фондовый раунд',
      point('Sell if you like.', 'Продайте акции, если хотите.', '1862 §6.2 (a)'),
      point(
        'Buy one share, or start a company.',
        'Купите одну акцию или создайте нечартерную компанию.',
        '1862 §6.2 (a)',
      ),
      point(
        'The round ends when everyone passes in a row. The first of them gets the priority deal.',
        'Раунд заканчивается, когда все подряд спасовали. Приоритетную сделку получает первый из них.',
        '1862 §6.6',
      ),
      point(
        'Check obligations: a chartered company that hasn’t floated costs a fine.',
        'Проверьте обязательства: за чартерную компанию, которую не запустили, штрафуют.',
        '1862 §6.6',
        '1862 §4.3 (a)',
      ),
    ),
    roundOrder(
      'Operating rounds: 1 in phase A, 2 in B and C, 3 from D',
      'Операционные раунды: в фазе A один, в B и C два, с фазы D три',
      point(
        'Companies operate, highest share price first.',
        'Ходят компании, начиная с наибольшей стоимости акций.',
        '1862 §3.0 (a)',
        '1862 §7.1 (a)',
      ),
    ),
    roundOrder(
      'A company’s turn',
      'Ход компании',
      point('First turn: place the home token.', 'Первый ход: поставьте маркер базовой станции.', '1862 §7.2 (a)'),
      point('Merge with another company.', 'Можно: слияние с другой компанией.', '1862 §7.5 (a)'),
      point(
        'Lay two yellow tiles, or make one upgrade.',
        'Можно: два жёлтых тайла или одно улучшение.',
        '1862 §7.6.2 (a)',
        '1862 §7.6.3 (d)',
      ),
      point('Place one token.', 'Можно: один маркер станции.', '1862 §7.7 (a)'),
      point(
        'Run trains of every type with a permit, then pay out or withhold.',
        'Составьте маршруты поездов всех разрешённых типов, затем выплатите или удержите прибыль.',
        '1862 §7.8.4 (a)',
        '1862 §7.8.5 (a)',
      ),
      point(
        'Buy trains, with warranties if you like. The company must end up owning one.',
        'Купите поезда, если хотите — с гарантиями. К концу хода у компании должен быть поезд.',
        '1862 §7.9 (a)',
        '1862 §7.10 (a)',
        '1862 §7.11 (a)',
      ),
      point('Redeem one share.', 'Можно: выкуп одной акции.', '1862 §7.13'),
      point('Acquire another company.', 'Можно: поглощение другой компании.', '1862 §7.14 (a)'),
    ),
  ],
  different: [
    point(
      'Two ways to start a company: with a charter won in Parliament (ten times par when it floats, and a duty to float in time), or in a stock round without one (what its shares bring, at prices up to £200).',
      'Создать компанию можно двумя способами. С парламентской поддержкой, выигранной на аукционе: десять номиналов при запуске и обязательство запустить вовремя. Или в фондовом раунде без неё: столько, сколько принесут акции, по цене до £200.',
      '1862 §3.1 (a)',
      '1862 §6.5.3 (b)',
    ),
    point(
      'Three types of train that earn differently: Freights by distance, Locals by stops and a subsidy, and Expresses by the richest stops. A company runs only what it has a permit for.',
      'Три типа поездов, и зарабатывают они по-разному: грузовые — расстоянием, местные — станциями и субсидией, экспрессы — самыми дорогими остановками. Компания водит только то, на что у неё есть разрешение.',
      '1862 §7.8.1 (c)',
      '1862 §7.8.2 (d)',
      '1862 §7.8.3 (a)',
      '1862 §7.8 (g)',
    ),
    point(
      'A company’s trains can share track, but each stop counts once, and all routes connect to each other and to the home.',
      'Поезда компании могут делить пути, но каждая станция засчитывается один раз, а все маршруты связаны друг с другом и с базой.',
      '1862 §7.8 (h)',
      '1862 §7.8 (i)',
      '1862 §7.8 (b)',
    ),
    point(
      'Mergers turn two shares into one and pool permits. Companies come and go: one that merged away can start again.',
      'При слиянии две акции становятся одной, а разрешения складываются. Компании приходят и уходят: исчезнувшую можно создать снова.',
      '1862 §7.5.5',
      '1862 §7.5.6 (d)',
      '1862 §7.5.7',
    ),
    point(
      'Players never pay for trains: a company without money refinances or goes bankrupt on its own. Warranties keep trains running past their time.',
      'Игроки за поезда не платят: компания без денег проводит рефинансирование или становится банкротом. Гарантии продлевают поездам жизнь.',
      '1862 §7.11 (c)',
      '1862 §7.12 (d)',
      '1862 §7.10 (d)',
    ),
  ],
  beware: [
    point(
      'A charter that doesn’t float before the end of the next stock round costs its winner five times par.',
      'Не запустить чартерную компанию до конца ближайшего фондового раунда: победителю аукциона это обойдётся в пять номиналов.',
      '1862 §4.3 (b)',
    ),
    point(
      'Shares of a company without a train sell for half price.',
      'Держать акции компании без поезда: продать их можно лишь за половину стоимости.',
      '1862 §6.4.1',
    ),
    point(
      'Homes aren’t reserved. A company whose home is full may never start.',
      'Базы ни за кем не закреплены. Если база занята, компанию, возможно, уже не создать.',
      '1862 §7.2 (i)',
      '1862 §3.2 (c)',
    ),
    point(
      'A train of the wrong type: you can buy it, but it won’t run.',
      'Купить поезд не того типа: владеть можно, поехать нельзя.',
      '1862 §6.5.4.3 (b)',
    ),
  ],
  opening: [
    point(
      'Win one charter cheaply, with a home near others: £0 is enough if nobody else wants it. Set a par you can fill with two more shares in the same turn, or with one partner.',
      'Выиграйте подешевле поддержку для компании с базой недалеко от других: хватит и £0, если она никому не нужна. Назначьте такой номинал, чтобы пять акций набрались сразу: три директорские и две докупленные, вами или партнёром.',
      '1862 §4.1 (g)',
      '1862 §4.2',
    ),
    point(
      'With ten times par, buy two trains of your type and a warranty, and pay out from the first run on: once the payout matches the share price, the price rises.',
      'На десять номиналов купите два поезда своего типа и гарантию и выплачивайте с первого же маршрута: когда выплата дотянет до стоимости акции, та пойдёт вверх.',
      '1862 §6.5.4.1',
      '1862 §7.8.5 (b)',
    ),
    point(
      'Build toward a second company of yours with another permit: merged in phase B or C, they run two types at once.',
      'Стройте навстречу своей второй компании с другим разрешением: слившись в фазе B или C, они поведут два типа поездов сразу.',
      '1862 §7.5.2 (a)',
      '1862 §7.5.6 (d)',
    ),
  ],
  length: {
    en: 'Five to seven hours with people, much less against bots, and there is a short game. It ends after the LNER forms, when the bank breaks, or when a share price hits £1,000.',
    ru: '5–7 часов с людьми, с ботами гораздо меньше. Есть и короткая игра. Партия заканчивается после LNER, когда опустеет банк или стоимость акций дойдёт до £1\u00A0000.',
  },
};
