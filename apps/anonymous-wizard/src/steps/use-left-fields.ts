import { useState } from 'react';
import { useTexts } from '@ablesbar/ui';
import type { AnonymousField, AnonymousProblem } from '@ablesbar/validation';
import { sayFound } from './open-entries';

/** A field shows its problem only after the user has left it, not while typing. */
export function useLeftFields(problems: readonly AnonymousProblem[]) {
  const texts = useTexts();
  const [left, setLeft] = useState<ReadonlySet<string>>(new Set());
  return {
    leave: (field: AnonymousField) => () => setLeft(new Set([...left, field])),
    problemAt: (field: AnonymousField): string | undefined => {
      const found = left.has(field) ? problems.find((one) => one.field === field) : undefined;
      return found && sayFound(texts, found, []);
    },
  };
}
