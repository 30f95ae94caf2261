import type {} from 'react';

declare module 'react' {
  // Values that a component passes to its own style sheet.
  interface CSSProperties {
    [property: `--ab-${string}`]: string | number | undefined;
    // Values that a page passes to our element.
    [property: `--ablesbar-${string}`]: string | undefined;
  }
}
