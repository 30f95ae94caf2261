import { useEffect, useRef, useState } from 'react';
import type { CalendarDay, JobTableGroup } from '@ablesbar/domain';
import { useAppDispatch, useAppSelector } from '../../base/store';
import { selectTablePlace, tableLeft } from '../../job';
import { SHOWN, type Shown } from './shown-jobs';

/** What is chosen in the table and where it was left: both come back from another screen. */
export function useTablePlace(accountId: string, buildings: readonly JobTableGroup[]) {
  const dispatch = useAppDispatch();
  const last = useAppSelector(selectTablePlace);
  const kept = last?.accountId === accountId ? last : null;
  // By its name: a list that arrives anew may have more or fewer buildings.
  const [name, setName] = useState(kept?.building ?? null);
  const building = buildings.find((group) => nameOf(group) === name) ?? null;
  const chooseBuilding = (group: JobTableGroup | null) => setName(group && nameOf(group));
  const [shown, setShown] = useState<Shown>(
    () => SHOWN.find((one) => one === kept?.shown) ?? 'open',
  );
  const [day, setDay] = useState<CalendarDay | null>(kept?.day ?? null);
  const [firstRow] = useState(kept?.row ?? 0);
  const row = useRef(firstRow);
  const latest = useRef({ accountId, building: name, shown, day });
  useEffect(() => {
    latest.current = { accountId, building: name, shown, day };
  }, [accountId, name, shown, day]);
  useEffect(
    () => () => void dispatch(tableLeft({ ...latest.current, row: row.current })),
    [dispatch],
  );
  const onView = (top: number) => {
    row.current = top;
  };
  return { building, chooseBuilding, shown, setShown, day, setDay, firstRow, onView };
}

/** Empty for the meters whose building is not known. */
const nameOf = ({ value }: JobTableGroup): string => value ?? '';
