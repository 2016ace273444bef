/** How 18xx.games works where its games could not be replayed otherwise. They come with its preset; no table asks for them. */
import type { Setting } from '@roundhouse/engine';
import { onOff, type Ruled } from '../settings.ts';

export const RECORDED = [
  onOff(
    'lateInventor',
    ['Late Inventor', 'Поздний Inventor'],
    [
      'Inventor is also paid later for types that came out before a company owned it.',
      'Inventor получает и позже за типы, вышедшие до его передачи компании.',
    ],
    { rule: '1817 §vpriv.3' },
  ),
  onOff(
    'earlyBridges',
    ['Bridges before interest', 'Мосты до процентов'],
    ['Bridges are built before interest is paid.', 'Мосты строят до выплаты процентов.'],
    { rule: '1817 §priv.6' },
  ),
  onOff(
    'crisesWait',
    ['Crises wait', 'Кассовый Разрыв ждёт'],
    [
      'In acquisitions a cash crisis is resolved when the next decision is due: settlements before it may help.',
      'При поглощениях Кассовый Разрыв разрешают перед следующим решением: расчёты до него могут помочь.',
    ],
    { rule: '1817 §crisis.1' },
  ),
  onOff(
    'staleNetworks',
    ['Closed stations block a while', 'Закрытые станции ещё мешают'],
    [
      'A station that leaves the map still blocks companies that have operated since the last tile or station, until the next one is placed.',
      'Станция, ушедшая с карты, ещё мешает компаниям, ходившим после последнего жетона или станции, пока не поставят следующие.',
    ],
    { rule: '1817 §tok.1' },
  ),
  onOff(
    'skipsTrains',
    ['No train to afford, no train step', 'Нет денег на поезд — нет шага'],
    [
      'A company that could not pay any train, even with all its loans, comes to its interest at once.',
      'Компания, которой не хватит ни на один поезд даже со всеми займами, сразу переходит к процентам.',
    ],
    { rule: '1817 §loan.4' },
  ),
  onOff(
    'unaskedTurnFree',
    ['A turn without a question is free', 'Ход без вопросов бесплатен'],
    [
      'A company that is asked nothing in its operating turn pays no interest and does not turn red for want of a train.',
      'Компания, которую за её ход ни о чём не спросили, не платит процентов и не ликвидируется из-за отсутствия поезда.',
    ],
    { rule: '1817 §int.1' },
  ),
  onOff(
    'contributionToTreasury',
    ['Contribution up to the treasury', 'Взнос до размера баланса'],
    [
      'Privates may be contributed up to the cash of the new company, Loan Shark included.',
      'Частные компании можно вносить в пределах денег новой компании, включая Loan Shark.',
    ],
    { rule: '1817 §ipo.7' },
  ),
  onOff(
    'asksAll',
    ['Everybody is asked', 'Спрашивают всех'],
    [
      'Whoever can only pass is asked all the same; a company without money for a tile is not asked for a bridge.',
      'Того, кто может лишь спасовать, всё равно спрашивают; компанию без денег на жетон путей не спрашивают о мосте.',
    ],
    { rule: '1817 §or.5' },
  ),
  onOff(
    'actsInAuction',
    ['Companies act in an auction', 'Действия компаний во время аукциона'],
    [
      'Whose turn it is in the auction of a new company may let a company of his borrow or redeem; nobody bids after that. Only where a recorded game shows it.',
      'Тот, чей ход на аукционе новой компании, может взять заём или выкупить акции от имени своей компании; после этого ставок больше нет. Только если это есть в записанной партии.',
    ],
    { rule: '1817 §sr.3' },
  ),
] as const satisfies readonly Setting[];

export type RecordedId = (typeof RECORDED)[number]['id'];

export const isRecorded = ({ rules }: Ruled, id: RecordedId): boolean => rules.rulings[id] === true;
