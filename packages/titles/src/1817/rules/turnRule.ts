/** Whose turn it is, by the rule of the round or step. */
import { turnRules } from '../../common/turns.ts';
import type { StepName } from '../steps.ts';
import type { RuleId } from '../vocabulary.ts';

export const turnRule = turnRules<StepName, RuleId>(
  {
    initialAuction: '1817 §auc.7',
    pyramidAuction: '1817 §vauc.5',
    privateAuction: '1817 §auc.5',
    stockRound: '1817 §sr.1',
    startAuction: '1817 §ipo.4',
    home: '1817 §ipo.2',
    companySize: '1817 §ipo.6',
    contribution: '1817 §ipo.7',
    startStations: '1817 §ipo.10',
    operatingRound: '1817 §or.3',
    discardTrains: '1817 §buyt.6',
    mergerRound: '1817 §ma.2',
    growthTrading: '1817 §post.2',
    growthLoans: '1817 §conv.3',
    growthStations: '1817 §conv.4',
    reduceStations: '1817 §tokmerge.3',
    acquisitionRound: '1817 §ma.2',
    saleOffer: '1817 §sale.1',
    companyAuction: '1817 §auct.1',
    chooseBuyer: '1817 §auct.5',
    finance: '1817 §acq.3',
    crisis: '1817 §crisis.5',
    consent: '1817 §cm.6',
    'consent.buyTrain': '1817 §buyt.1',
  },
  '1817 §sr.1',
);
