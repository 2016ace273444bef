/** How 18xx.games works where its games could not be replayed otherwise. These come with its preset; no table asks for them. */
import { declareRulings, rulingReader } from '../../common/rulings.ts';

export const RECORDED = declareRulings({
  lateInventor: {
    name: { en: 'Late Inventor', ru: 'Поздний Inventor' },
    effect: {
      en: 'Inventor also pays, later, for train types that came out before a company owned it.',
      ru: 'Inventor с опозданием получает деньги и за типы поездов, вышедшие до его передачи компании.',
    },
    rule: '1817 §vpriv.3',
    standard: false,
    onSite: true,
  },
  earlyBridges: {
    name: { en: 'Bridges before interest', ru: 'Мосты до процентов' },
    effect: {
      en: 'Companies build bridges before they pay interest.',
      ru: 'Мосты строят до уплаты процентов.',
    },
    rule: '1817 §priv.6',
    standard: false,
    onSite: true,
  },
  crisesWait: {
    name: { en: 'Crises wait', ru: 'Кассовый разрыв — позже' },
    effect: {
      en: 'In acquisitions a player resolves a cash crisis when the next choice is due. Money that comes in before then can help.',
      ru: 'При поглощениях кассовый разрыв улаживают перед следующим действием: выплаты до него могут помочь.',
    },
    rule: '1817 §crisis.1',
    standard: false,
    onSite: true,
  },
  staleNetworks: {
    name: { en: 'Removed tokens block for a while', ru: 'Снятые станции ещё мешают' },
    effect: {
      en: 'A token taken off the map still blocks companies that have operated since the last tile or token, until the next one is placed.',
      ru: 'Станция, снятая с карты, ещё мешает компаниям, которые ходили после последнего жетона путей или станции, пока не поставят следующие.',
    },
    rule: '1817 §tok.1',
    standard: false,
    onSite: true,
  },
  skipsTrains: {
    name: { en: 'No money, no train step', ru: 'Нет денег на поезд — нет шага' },
    effect: {
      en: 'A company that can’t afford any train, even with all its loans, goes straight to interest.',
      ru: 'Компания, у которой не хватит денег ни на один поезд даже со всеми займами, сразу переходит к процентам.',
    },
    rule: '1817 §loan.4',
    standard: false,
    onSite: true,
  },
  unaskedTurnFree: {
    name: { en: 'A skipped turn is free', ru: 'Пропущенный ход бесплатен' },
    effect: {
      en: 'A company with no choice to make in its operating turn pays no interest and isn’t liquidated for lack of a train.',
      ru: 'Компания, которой в её ход нечего было выбирать, не платит процентов, и её не ликвидируют, даже если у неё нет поезда.',
    },
    rule: '1817 §int.1',
    standard: false,
    onSite: true,
  },
  contributionToTreasury: {
    name: { en: 'Contribute up to the treasury', ru: 'Взнос до размера баланса' },
    effect: {
      en: 'Players can contribute privates up to the new company’s cash, Loan Shark included.',
      ru: 'Частные компании можно вносить в пределах денег новой компании, считая и Loan Shark.',
    },
    rule: '1817 §ipo.7',
    standard: false,
    onSite: true,
  },
  asksAll: {
    name: { en: 'Everybody gets a turn', ru: 'Ходят все' },
    effect: {
      en: 'A player who can only pass still gets a turn. A company that can’t pay for a tile doesn’t get a turn to build a bridge.',
      ru: 'Игрок, который может только спасовать, всё равно ходит. Компании без денег на жетон путей мост не предлагают.',
    },
    rule: '1817 §or.5',
    standard: false,
    onSite: true,
  },
  // Only some games of that site show it.
  actsInAuction: {
    name: { en: 'Companies act in an auction', ru: 'Действия компаний во время аукциона' },
    effect: {
      en: 'In the auction of a new company, the player whose turn it is can have their company borrow or redeem, and nobody bids after that. This is only for recorded games in which it happened.',
      ru: 'На аукционе новой компании тот, чей ход, может взять заём или выкупить акции от имени своей компании. После этого ставок больше нет. Так бывает только в записанных партиях.',
    },
    rule: '1817 §sr.3',
    standard: false,
    onSite: false,
  },
  treasuryKeepsShares: {
    name: { en: 'Treasury shares stay during a sale', ru: 'Акции на балансе до конца продажи' },
    effect: {
      en: 'In a sale or an acquisition the treasury keeps its shares while players bid, and the bank pays for them when the company is bought.',
      ru: 'При продаже и поглощении акции остаются на балансе, пока идут торги, а банк платит за них при покупке компании.',
    },
    rule: '1817 §sale.3',
    standard: false,
    onSite: true,
  },
});

export type RecordedId = keyof typeof RECORDED;

/** What a recorded game goes by. */
export const recorded = rulingReader(RECORDED);
