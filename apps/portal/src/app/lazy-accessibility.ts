import { lazy } from 'react';
import type { Portal } from '../base/portal';

/** Its words are among those that stand behind the login, and come with it. */
export function lazyAccessibility({ texts }: Portal) {
  return lazy(async () => {
    const [{ AccessibilityScreen }] = await Promise.all([
      import('../help/AccessibilityScreen/AccessibilityScreen'),
      texts.complete(),
    ]);
    return { default: AccessibilityScreen };
  });
}
