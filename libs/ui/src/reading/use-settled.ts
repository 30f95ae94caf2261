import { useEffect, useState } from 'react';

/** The value once it has not changed for a while, so that no user is corrected in the middle of a number. */
export function useSettled<T>(value: T, delay: number): T | null {
  const [settled, setSettled] = useState<T | null>(null);
  useEffect(() => {
    const timer = setTimeout(() => setSettled(value), delay);
    return () => clearTimeout(timer);
  }, [value, delay]);
  return settled === value ? settled : null;
}
