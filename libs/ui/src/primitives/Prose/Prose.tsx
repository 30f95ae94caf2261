import type { ReactNode } from 'react';
import { prose } from './Prose.css';

/** A text to read: headings, paragraphs and lists as they are, without classes of their own. */
export function Prose({ children }: { children: ReactNode }) {
  return <div className={prose}>{children}</div>;
}
