import { lazyScreen } from '../base/lazy-screen';
import type { Portal } from '../base/portal';

/** The screen's texts are not in the first set of texts, so `complete` loads them too. */
export function lazyIntroduction({ texts }: Portal) {
  return lazyScreen(async () => {
    const [{ IntroductionScreen }] = await Promise.all([
      import('../introduction/IntroductionScreen/IntroductionScreen'),
      texts.complete(),
    ]);
    return IntroductionScreen;
  });
}
