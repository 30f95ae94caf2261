import { useEffect, useRef } from 'react';

/** Opens the one job there is, on arrival; who comes back from it wants to see the list. */
export function useOnlyJob(
  isAtList: boolean,
  onlyJobId: string | null,
  open: (id: string) => void,
) {
  const hasLeftList = useRef(false);
  useEffect(() => {
    if (isAtList && onlyJobId !== null && !hasLeftList.current) open(onlyJobId);
    if (!isAtList) hasLeftList.current = true;
  }, [isAtList, onlyJobId, open]);
}
