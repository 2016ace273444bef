/** 1849: shares bought, sold, issued and redeemed on 18xx.games. */
import {
  type Action,
  type Certificate,
  certificatesAt,
  type Place,
  type PlayerId,
  type State,
} from '@roundhouse/engine';
import { number, type PeerAction, PeerError, texts } from '../peer.ts';

/** Certificates are numbered alike there: 0 the president's, 7 the last one. */
const kindOfShare = (share: string): Certificate['kind'] => {
  const index = share.slice(share.lastIndexOf('_') + 1);
  if (index === '0') return 'president';
  return index === '7' ? 'last' : 'ordinary';
};

/**
 * Certificates lie here in the order of arrival, as there, and swaps take the first that fit: so the numbers agree. Where
 * an old recording counts otherwise, one of the same kind at the same place is meant.
 */
const certificatesFor = (state: State, action: PeerAction, place: Place): string[] => {
  const taken = new Set<string>();
  return texts(action, 'shares').map((share) => {
    const alike = certificatesAt(state, place, companyOfShare(share)).filter(
      (each) => each.kind === kindOfShare(share) && !taken.has(each.id),
    );
    const found = alike.find((each) => each.id === share) ?? alike[0];
    if (!found) throw new PeerError(`${action.type} ${action.id ?? ''}: no certificate ${share}`);
    taken.add(found.id);
    return found.id;
  });
};

const companyOfShare = (share: string): string => share.replace(/_\d+$/, '');

/** Where the shares of a purchase lie. */
const placeOfShares = (state: State, action: PeerAction): Place => {
  const [share = ''] = texts(action, 'shares');
  const company = companyOfShare(share);
  const at = (place: Place) => certificatesAt(state, place, company).filter((each) => each.kind === kindOfShare(share));
  if (at('pool').some((each) => each.id === share)) return 'pool';
  return at(company).length > 0 ? company : 'pool';
};

export const buyShares = (state: State, by: PlayerId, action: PeerAction): Action => {
  const place = action.entity_type === 'corporation' ? 'pool' : placeOfShares(state, action);
  const certificates = certificatesFor(state, action, place);
  const company = companyOfShare(texts(action, 'shares')[0] ?? '');
  return {
    type: 'buyShares',
    by,
    company,
    certificates,
    ...(action.entity_type === 'corporation' ? { for: company } : {}),
  };
};

export const sellShares = (state: State, by: PlayerId, action: PeerAction): Action => {
  const issuing = action.entity_type === 'corporation';
  const company = companyOfShare(texts(action, 'shares')[0] ?? '');
  const certificates = certificatesFor(state, action, issuing ? company : by);
  return {
    type: 'sellShares',
    by,
    company,
    certificates,
    percent: number(action, 'percent'),
    ...(issuing ? { for: company } : {}),
  };
};
