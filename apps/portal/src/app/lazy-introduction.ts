import { lazy } from 'react';
import type { Portal } from '../base/portal';

/** Its words are among those that stand behind the login, and come with it. */
export function lazyIntroduction({ texts }: Portal) {
  return lazy(async () => {
    const [{ IntroductionScreen }] = await Promise.all([
      import('../introduction/IntroductionScreen/IntroductionScreen'),
      texts.complete(),
    ]);
    return { default: IntroductionScreen };
  });
}
