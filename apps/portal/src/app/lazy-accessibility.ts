import { lazyScreen } from '../base/lazy-screen';
import type { Portal } from '../base/portal';

/** The screen's texts are not in the first set of texts, so `complete` loads them too. */
export function lazyAccessibility({ texts }: Portal) {
  return lazyScreen(async () => {
    const [{ AccessibilityScreen }] = await Promise.all([
      import('../help/AccessibilityScreen/AccessibilityScreen'),
      texts.complete(),
    ]);
    return AccessibilityScreen;
  });
}
