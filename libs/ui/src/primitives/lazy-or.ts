import { type ComponentType, lazy } from 'react';

/** Loads a part that the page can do without. If it cannot be loaded, `other` replaces it. */
export function lazyOr<Props>(
  load: () => Promise<ComponentType<Props>>,
  other: ComponentType<Props>,
) {
  return lazy<ComponentType<Props>>(async () => {
    try {
      return { default: await load() };
    } catch {
      return { default: other };
    }
  });
}
