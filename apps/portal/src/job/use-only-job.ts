import { useEffect, useRef } from 'react';

/** Opens the only job on arrival; a user who comes back from it sees the list. */
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
