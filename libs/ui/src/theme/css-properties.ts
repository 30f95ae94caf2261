import type {} from 'react';

declare module 'react' {
  // Numbers that a component hands to its own stylesheet.
  interface CSSProperties {
    [property: `--ab-${string}`]: string | number | undefined;
    // And what a page hands to our element.
    [property: `--ablesbar-${string}`]: string | undefined;
  }
}
