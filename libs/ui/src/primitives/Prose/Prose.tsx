import type { ReactNode } from 'react';
import { prose } from './Prose.css';

/** A text to read. Its headings, paragraphs and lists need no classes. */
export function Prose({ children }: { children: ReactNode }) {
  return <div className={prose}>{children}</div>;
}
