import { useEffect, useEffectEvent, useState } from 'react';
import { useLocation, useNavigate } from 'react-router';
import { scannedIn } from '../base/paths';
import type { UnlistedState } from './use-unlisted';

export interface ScannedNumber {
  /** Waits until the user says where it belongs; null if there is nothing to ask. */
  readonly asked: string | null;
  /** Takes a number that was scanned in the form. */
  readonly scan: (number: string) => void;
  readonly startAnew: () => void;
  readonly putHere: () => void;
  readonly leave: () => void;
}

/**
 * The number of a scanned meter that is not on the list. What was entered may belong to another meter,
 * and under a new number its value would be wrong: then the user is asked.
 */
export function useScannedNumber({ draft, isEmpty, enter, discard }: UnlistedState): ScannedNumber {
  const navigate = useNavigate();
  const location = useLocation();
  const [inForm, setInForm] = useState<string | null>(null);
  const fromList = scannedIn(location.state);
  const present = draft.meterNumber.trim();
  // The photos of a changed draft may not have been read yet.
  const isUntouched = isEmpty && draft.changedAt === undefined;
  // A reload must not fill in the number of a form that has been sent.
  const forget = () => {
    setInForm(null);
    if (fromList !== null) void navigate(location.pathname, { replace: true, state: null });
  };
  const takeSilently = useEffectEvent((number: string) => {
    if (present !== number && !isUntouched) return;
    void navigate(location.pathname, { replace: true, state: null });
    if (present !== number) enter({ meterNumber: number });
  });
  useEffect(() => {
    if (fromList !== null) takeSilently(fromList);
  }, [fromList]);

  const asked = inForm ?? (fromList === present || isUntouched ? null : fromList);
  const answered = (meterNumber: string) => {
    forget();
    enter({ meterNumber });
  };
  return {
    asked,
    scan: (number) => {
      // Who scans in a form without a number means the meter of this form.
      if (present === '') enter({ meterNumber: number });
      else if (present !== number) setInForm(number);
    },
    startAnew: () => {
      if (asked === null) return;
      discard();
      answered(asked);
    },
    putHere: () => {
      if (asked !== null) answered(asked);
    },
    leave: forget,
  };
}
