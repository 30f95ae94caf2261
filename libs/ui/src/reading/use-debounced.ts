import { useEffect, useState } from 'react';

/** The value once it has not changed for a while, so that no user is corrected in the middle of a number. */
export function useDebounced<T>(value: T, delay: number): T | null {
  const [debounced, setDebounced] = useState<T | null>(null);
  useEffect(() => {
    const timer = setTimeout(() => setDebounced(value), delay);
    return () => clearTimeout(timer);
  }, [value, delay]);
  return debounced === value ? debounced : null;
}
