import type { HTMLAttributes, RefAttributes } from 'react';
import type { AblesbarReadingElement, AblesbarReadingEvent, MeterType } from './ablesbar-reading';

interface AblesbarReadingAttributes
  extends HTMLAttributes<AblesbarReadingElement>, RefAttributes<AblesbarReadingElement> {
  'base-url'?: string;
  'home-href'?: string;
  theme?: 'light' | 'dark';
  'meter-number'?: string;
  'meter-type'?: MeterType;
  'heading-level'?: 1 | 2 | 3 | 4 | 5 | 6 | `${1 | 2 | 3 | 4 | 5 | 6}`;
  onstep?: (event: AblesbarReadingEvent<'step'>) => void;
  onsubmitted?: (event: AblesbarReadingEvent<'submitted'>) => void;
  onfailed?: (event: AblesbarReadingEvent<'failed'>) => void;
  onresize?: (event: AblesbarReadingEvent<'resize'>) => void;
}

declare module 'react' {
  // React looks for the types of custom elements only in its own namespace `JSX`.
  namespace JSX {
    interface IntrinsicElements {
      'ablesbar-reading': AblesbarReadingAttributes;
    }
  }
}
