import { type ComponentType, lazy } from 'react';

/** Loads a part that the page can do without. If it cannot be loaded, `fallback` replaces it. */
export function lazyWithFallback<Props>(
  load: () => Promise<ComponentType<Props>>,
  fallback: ComponentType<Props>,
) {
  return lazy<ComponentType<Props>>(async () => {
    try {
      return { default: await load() };
    } catch {
      return { default: fallback };
    }
  });
}
