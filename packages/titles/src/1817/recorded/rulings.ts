/** How 18xx.games works where its games could not be replayed otherwise. These come with its preset; no table asks for them. */
import { declareRulings, rulingReader } from '../../common/rulings.ts';

export const RECORDED = declareRulings({
  lateInventor: {
    name: { en: 'Late Inventor', ru: 'Поздний Inventor' },
    effect: {
      en: 'Inventor is also paid later for types that came out before a company owned it.',
      ru: 'Inventor получает и позже за типы, вышедшие до его передачи компании.',
    },
    rule: '1817 §vpriv.3',
    standard: false,
    onSite: true,
  },
  earlyBridges: {
    name: { en: 'Bridges before interest', ru: 'Мосты до процентов' },
    effect: {
      en: 'Bridges are built before interest is paid.',
      ru: 'Мосты строят до выплаты процентов.',
    },
    rule: '1817 §priv.6',
    standard: false,
    onSite: true,
  },
  crisesWait: {
    name: { en: 'Crises wait', ru: 'Кассовый Разрыв ждёт' },
    effect: {
      en: 'In acquisitions a cash crisis is resolved when the next decision is due: settlements before it may help.',
      ru: 'При поглощениях Кассовый Разрыв разрешают перед следующим решением: расчёты до него могут помочь.',
    },
    rule: '1817 §crisis.1',
    standard: false,
    onSite: true,
  },
  staleNetworks: {
    name: { en: 'Closed stations block a while', ru: 'Закрытые станции ещё мешают' },
    effect: {
      en: 'A station that leaves the map still blocks companies that have operated since the last tile or station, until the next one is placed.',
      ru: 'Станция, ушедшая с карты, ещё мешает компаниям, ходившим после последнего жетона или станции, пока не поставят следующие.',
    },
    rule: '1817 §tok.1',
    standard: false,
    onSite: true,
  },
  skipsTrains: {
    name: { en: 'No train to afford, no train step', ru: 'Нет денег на поезд — нет шага' },
    effect: {
      en: 'A company that could not pay any train, even with all its loans, comes to its interest at once.',
      ru: 'Компания, которой не хватит ни на один поезд даже со всеми займами, сразу переходит к процентам.',
    },
    rule: '1817 §loan.4',
    standard: false,
    onSite: true,
  },
  unaskedTurnFree: {
    name: { en: 'A turn without a question is free', ru: 'Ход без вопросов бесплатен' },
    effect: {
      en: 'A company that is asked nothing in its operating turn pays no interest and does not turn red for want of a train.',
      ru: 'Компания, которую за её ход ни о чём не спросили, не платит процентов и не ликвидируется из-за отсутствия поезда.',
    },
    rule: '1817 §int.1',
    standard: false,
    onSite: true,
  },
  contributionToTreasury: {
    name: { en: 'Contribution up to the treasury', ru: 'Взнос до размера баланса' },
    effect: {
      en: 'Privates may be contributed up to the cash of the new company, Loan Shark included.',
      ru: 'Частные компании можно вносить в пределах денег новой компании, включая Loan Shark.',
    },
    rule: '1817 §ipo.7',
    standard: false,
    onSite: true,
  },
  asksAll: {
    name: { en: 'Everybody is asked', ru: 'Спрашивают всех' },
    effect: {
      en: 'Whoever can only pass is asked all the same; a company without money for a tile is not asked for a bridge.',
      ru: 'Того, кто может лишь спасовать, всё равно спрашивают; компанию без денег на жетон путей не спрашивают о мосте.',
    },
    rule: '1817 §or.5',
    standard: false,
    onSite: true,
  },
  // Only some games of that site show it.
  actsInAuction: {
    name: { en: 'Companies act in an auction', ru: 'Действия компаний во время аукциона' },
    effect: {
      en: 'Whose turn it is in the auction of a new company may let a company of his borrow or redeem; nobody bids after that. Only where a recorded game shows it.',
      ru: 'Тот, чей ход на аукционе новой компании, может взять заём или выкупить акции от имени своей компании; после этого ставок больше нет. Только если это есть в записанной партии.',
    },
    rule: '1817 §sr.3',
    standard: false,
    onSite: false,
  },
});

export type RecordedId = keyof typeof RECORDED;

/** What a recorded game goes by. */
export const recorded = rulingReader(RECORDED);
