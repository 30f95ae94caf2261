import { useEffect, useRef, useState } from 'react';
import type { JobTableGroup } from '@ablesbar/domain';
import { useAppDispatch, useAppSelector } from '../../base/store';
import { selectTablePlace, tableLeft } from '../../job';
import { SHOWN, type Shown } from './shown-jobs';

/** What is chosen in the table and where it was left: both come back from another screen. */
export function useTablePlace(accountId: string, buildings: readonly JobTableGroup[]) {
  const dispatch = useAppDispatch();
  const last = useAppSelector(selectTablePlace);
  const kept = last?.accountId === accountId ? last : null;
  const [building, chooseBuilding] = useState<number | null>(() => {
    const index = buildings.findIndex(({ value }) => value !== null && value === kept?.building);
    return index < 0 ? null : index;
  });
  const [shown, setShown] = useState<Shown>(
    () => SHOWN.find((one) => one === kept?.shown) ?? 'open',
  );
  const [firstRow] = useState(kept?.row ?? 0);
  const row = useRef(firstRow);
  const chosen = building === null ? null : (buildings[building]?.value ?? null);
  const latest = useRef({ accountId, building: chosen, shown });
  useEffect(() => {
    latest.current = { accountId, building: chosen, shown };
  }, [accountId, chosen, shown]);
  useEffect(
    () => () => void dispatch(tableLeft({ ...latest.current, row: row.current })),
    [dispatch],
  );
  const onView = (top: number) => {
    row.current = top;
  };
  return { building, chooseBuilding, shown, setShown, firstRow, onView };
}
