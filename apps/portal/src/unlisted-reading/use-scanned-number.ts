import { useEffect, useEffectEvent } from 'react';
import { useLocation, useNavigate } from 'react-router';
import { scannedIn } from '../base/paths';
import { usePortal } from '../base/portal';
import type { UnlistedState } from './use-unlisted';

/**
 * Fills in the number of a meter that was scanned and is not on the list. What was entered for
 * another meter stays: under a new number, its value would be wrong.
 */
export function useScannedNumber({ draft, enter }: UnlistedState): void {
  const { notices } = usePortal();
  const navigate = useNavigate();
  const location = useLocation();
  const scanned = scannedIn(location.state);
  const take = useEffectEvent((number: string) => {
    // Once: a reload must not fill in the number of a form that has been sent.
    void navigate(location.pathname, { replace: true, state: null });
    const present = draft.meterNumber.trim();
    if (present === '') enter({ meterNumber: number });
    else if (present !== number) {
      notices.show({
        type: 'warning',
        title: 'scan_label_kept_title',
        message: 'scan_label_kept_text',
        values: { number: present },
      });
    }
  });
  useEffect(() => {
    if (scanned !== null) take(scanned);
  }, [scanned]);
}
