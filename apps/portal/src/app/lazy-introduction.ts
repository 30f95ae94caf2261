import { lazy } from 'react';
import type { Portal } from './start';

/** Its words are among those that stand behind the login, and come with it. */
export function lazyIntroduction({ texts }: Portal) {
  return lazy(async () => {
    const [{ IntroductionScreen }] = await Promise.all([
      import('../session/IntroductionScreen/IntroductionScreen'),
      texts.complete(),
    ]);
    return { default: IntroductionScreen };
  });
}
