/** How 18xx.games works where its games could not be replayed otherwise. These come with its preset; no table asks for them. */
import { declareRulings, rulingReader } from '../../common/rulings.ts';

export const RECORDED = declareRulings({
  canyonAfterTiles: {
    name: { en: 'KCM&O bought after the tiles of the turn', ru: 'KCM&O, купленная после тайлов хода' },
    effect: {
      en: 'A major that has laid its tiles may always still buy KCM&O and lay Copper Canyon in the same turn; else only from Phase 3 on.',
      ru: 'Крупная компания, положившая свои тайлы, всегда ещё может купить KCM&O и положить Copper Canyon в тот же ход; иначе лишь с Фазы 3.',
    },
    rule: '18MEX §4.3.5#1',
    standard: true,
    onSite: false,
  },
  privatesAfterTrains: {
    name: { en: 'Private purchases before Phase 3 end a turn', ru: 'Покупка частной компании в конце хода до Фазы 3' },
    effect: {
      en: 'Before Phase 3 a major that can buy no more trains may still buy a private that is for sale early.',
      ru: 'До Фазы 3 крупная компания, которой больше не купить поезд, ещё может купить частную компанию, продаваемую досрочно.',
    },
    rule: '18MEX §8(b)',
    standard: true,
    onSite: false,
  },
  earlyKcmoLimitsTrade: {
    name: { en: 'Early KCM&O limits trade', ru: 'Ранняя KCM&O ограничивает торговлю' },
    effect: {
      en: 'With KCM&O for sale early, or with Baja, only these privates may be traded before Phase 3.',
      ru: 'При ранней KCM&O или Baja до Фазы 3 можно торговать только этими частными компаниями.',
    },
    rule: '18MEX D-31',
    standard: false,
    onSite: true,
  },
  changeAlone: {
    name: { en: '5% with change as the only sale', ru: '5% с обменом как единственная продажа' },
    effect: {
      en: '5% may be sold with change also by a player who can sell nothing else.',
      ru: '5% с обменом может продать и игрок, который больше ничего продать не может.',
    },
    rule: '18MEX §3.2(a)(6)',
    standard: true,
    onSite: false,
  },
  presidentsLast: {
    name: { en: 'The president’s certificate is sold last', ru: 'Сертификат Президента продаётся последним' },
    effect: {
      en: 'It is sold only together with all other 10% certificates and to a successor with two of them, and not broken while a 5% certificate lies first in the open market.',
      ru: 'Он продаётся только вместе со всеми прочими сертификатами 10% и преемнику с двумя такими и не разбивается, пока на Открытом Рынке первым лежит сертификат 5%.',
    },
    rule: '18MEX §3.2(a)(5)',
    standard: false,
    onSite: true,
  },
  askedInVain: {
    name: { en: 'Players are asked in vain', ru: 'Ход без выбора' },
    effect: {
      en: 'Who could pay for a private of his own or for a certificate of the merged major is asked for his turn, although he can only pass; which of like trains is discarded is asked too, and for trains as long as the cheapest could be paid.',
      ru: 'Ход предлагают и тому, у кого хватает денег лишь на собственную частную компанию или на сертификат слитой компании, хотя он может только спасовать; спрашивают и о том, какой из одинаковых поездов сбросить, и о поездах, пока хватает на самый дешёвый.',
    },
    rule: '18MEX §3.2#5',
    standard: false,
    onSite: true,
  },
  stationsSeenOnce: {
    name: { en: 'Freed cities are seen late', ru: 'Освободившиеся города видны не сразу' },
    effect: {
      en: 'A major that found no city for a station is asked again only after somebody has laid a tile or placed a station, although minors or a merged major have left some.',
      ru: 'Компания, не нашедшая города для станции, снова получает такой выбор лишь после чьего-либо тайла или станции, хотя малые или слитая компании освободили города.',
    },
    rule: '18MEX §4.3.2(c)',
    standard: false,
    onSite: true,
  },
  mirBringsShareAgain: {
    name: { en: 'MIR brings its share again', ru: 'MIR снова приносит акцию' },
    effect: {
      en: 'A player who buys MIR from another receives its 10% share of CHI from the open market; while a player holds that very certificate, MIR cannot be bought.',
      ru: 'Игрок, купивший MIR у другого, получает её 10% акцию CHI с Открытого Рынка; пока этот самый сертификат у кого-либо из игроков, купить MIR нельзя.',
    },
    rule: '18MEX §3.2(c)(4)',
    standard: false,
    onSite: true,
  },
  // Only where trains were passed before the token: the import finds out.
  lateRoute: {
    name: { en: 'A first route after trains were passed', ru: 'Первый маршрут после отказа от поездов' },
    effect: {
      en: 'A major without a train whose token of Compagnie du Boleo gives it its first route while it buys trains need not buy one in that turn.',
      ru: 'Компания без поезда, которой первый маршрут дал жетон Compagnie du Boleo во время покупки поездов, в этот ход не обязана покупать поезд.',
    },
    rule: '18MEX §4.3.4.2#1',
    standard: false,
    onSite: false,
  },
});

/** What a recorded game goes by. */
export const recorded = rulingReader(RECORDED);
