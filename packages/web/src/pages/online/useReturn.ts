/** After signing in, on to where the person was going. */
import { useEffect, useRef } from 'react';
import { useLocation } from 'wouter';
import { useMe } from '../../net/me.ts';
import { returnAddress } from './returnAddress.ts';

/** Leads back as soon as somebody who was nobody has signed in. */
export const useReturn = (): void => {
  const [, navigate] = useLocation();
  const { state, me } = useMe();
  const wasNobody = useRef(false);
  useEffect(() => {
    if (state !== 'known') return;
    if (!me) {
      wasNobody.current = true;
      return;
    }
    const back = returnAddress(location.search);
    if (wasNobody.current && back !== null) navigate(back, { replace: true });
  }, [state, me, navigate]);
};
