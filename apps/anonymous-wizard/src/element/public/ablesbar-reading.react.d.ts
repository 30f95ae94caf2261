import type { HTMLAttributes, RefAttributes } from 'react';
import type { AblesbarReadingElement, AblesbarReadingEvent } from './ablesbar-reading';

interface AblesbarReadingAttributes
  extends HTMLAttributes<AblesbarReadingElement>, RefAttributes<AblesbarReadingElement> {
  'base-url'?: string;
  'home-href'?: string;
  theme?: 'light' | 'dark';
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
