import { type ComponentType, lazy } from 'react';

/** A part that only accompanies: where it cannot be had, the other one stands in its place. */
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
