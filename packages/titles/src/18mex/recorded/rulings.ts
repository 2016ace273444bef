/** How 18xx.games works where its games could not be replayed otherwise. These come with its preset; no table asks for them. */
import { declareRulings, rulingReader } from '../../common/rulings.ts';

export const RECORDED = declareRulings({
  canyonAfterTiles: {
    name: { en: 'Buying KCM&O after laying track', ru: 'Покупка KCM&O после своих тайлов' },
    effect: {
      en: 'By the rules: after its tiles, a major may still buy KCM&O and lay Copper Canyon that turn, in any phase. Instead: only from phase 3 on.',
      ru: 'По правилам: положив тайлы, крупная компания может в тот же ход купить KCM&O и положить Copper Canyon в любой фазе. Вместо этого: только с фазы 3.',
    },
    rule: '18MEX §4.3.5#1',
    standard: true,
    onSite: false,
  },
  privatesAfterTrains: {
    name: { en: 'Early private purchases at the end of a turn', ru: 'Покупка частной компании в конце хода до фазы 3' },
    effect: {
      en: 'By the rules: before phase 3, a major that can’t buy another train may still buy a private that is for sale early. Instead: its turn is over.',
      ru: 'По правилам: до фазы 3 крупная компания, которой больше не купить поезд, ещё может купить досрочно продаваемую частную компанию. Вместо этого: её ход окончен.',
    },
    rule: '18MEX §8(b)',
    standard: true,
    onSite: false,
  },
  earlyKcmoLimitsTrade: {
    name: { en: 'Early KCM&O limits trade', ru: 'Ранняя KCM&O ограничивает торговлю' },
    effect: {
      en: 'If KCM&O may be sold early, or with Baja, players may trade only those privates before phase 3.',
      ru: 'При досрочной продаже KCM&O или с Baja до фазы 3 можно торговать только этими частными компаниями.',
    },
    rule: '18MEX D-31',
    standard: false,
    onSite: true,
  },
  changeAlone: {
    name: { en: '5% with change as the only sale', ru: '5% с обменом как единственная продажа' },
    effect: {
      en: 'By the rules: you may sell 5% with change even if you can sell nothing else. Instead: you may not.',
      ru: 'По правилам: продать 5% с обменом можно, даже если больше продать нечего. Вместо этого: нельзя.',
    },
    rule: '18MEX §3.2(a)(6)',
    standard: true,
    onSite: false,
  },
  presidentsLast: {
    name: { en: 'The president’s certificate is sold last', ru: 'Сертификат президента продают последним' },
    effect: {
      en: 'It is sold only along with all your other 10% certificates, and only if the successor has two of them. It isn’t broken up while the first NdM certificate in the market is a 5% one.',
      ru: 'Его продают только вместе со всеми остальными сертификатами 10% и только если у преемника два таких. Его не разбивают, пока первым на открытом рынке лежит сертификат 5%.',
    },
    rule: '18MEX §3.2(a)(5)',
    standard: false,
    onSite: true,
  },
  askedInVain: {
    name: { en: 'Turns without a choice', ru: 'Ход без выбора' },
    effect: {
      en: 'You get a turn even if all you could pay for is your own private or a certificate of the merged major, so all you can do is pass. You also choose which of two identical trains to discard, and get the train step while you can afford the cheapest one.',
      ru: 'Ход получает и тот, у кого хватает денег лишь на свою же частную компанию или на сертификат вошедшей в NdM компании: остаётся только спасовать. Выбирают и между одинаковыми поездами при сбросе, а шаг поездов идёт, пока хватает на самый дешёвый.',
    },
    rule: '18MEX §3.2#5',
    standard: false,
    onSite: true,
  },
  stationsSeenOnce: {
    name: { en: 'Freed slots open late', ru: 'Освободившееся место — не сразу' },
    effect: {
      en: 'A major that had no city for a token gets the token step again only after someone lays a tile or places a token, even if closed minors or a merged major have freed a slot.',
      ru: 'Компания, которой негде было поставить станцию, снова получает этот шаг лишь после чьего-нибудь тайла или станции, даже если малые или вошедшая в NdM компания освободили место.',
    },
    rule: '18MEX §4.3.2(c)',
    standard: false,
    onSite: true,
  },
  mirBringsShareAgain: {
    name: { en: 'MIR brings its share again', ru: 'MIR снова приносит акцию' },
    effect: {
      en: 'If you buy MIR from another player, you receive its 10% share of CHI from the market. MIR can’t be bought while any player holds that very certificate.',
      ru: 'Купив MIR у другого игрока, вы получаете её акцию CHI (10%) с открытого рынка. Пока этот самый сертификат у кого-то из игроков, купить MIR нельзя.',
    },
    rule: '18MEX §3.2(c)(4)',
    standard: false,
    onSite: true,
  },
  // Only where trains were passed before the token: the import finds out.
  lateRoute: {
    name: { en: 'A first route after the train step', ru: 'Первый маршрут после отказа от поездов' },
    effect: {
      en: 'If the Compagnie du Boleo token gives a major its first route during its train step, a major without a train need not buy one that turn.',
      ru: 'Если первый маршрут компании без поезда дал жетон Compagnie du Boleo во время шага поездов, покупать поезд в этот ход она не обязана.',
    },
    rule: '18MEX §4.3.4.2#1',
    standard: false,
    onSite: false,
  },
});

/** What a recorded game goes by. */
export const recorded = rulingReader(RECORDED);
