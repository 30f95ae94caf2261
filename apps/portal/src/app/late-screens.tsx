import { lazyScreen } from '../base/lazy-screen';
import type { Portal } from '../base/portal';
import type { StageProps } from './Stage';

const made = new WeakMap<Portal, StageProps>();

/**
 * The parts of the portal whose code loads late. They are made once per page: React forgets
 * the state of a first render that it starts again, and each signed-in part opens a workplace.
 */
export function lateScreens(portal: Portal): StageProps {
  const screens = made.get(portal) ?? makeScreens(portal);
  made.set(portal, screens);
  return screens;
}

function makeScreens(portal: Portal): StageProps {
  // The texts of these screens are not in the first set, so `complete` loads them too.
  const { complete } = portal.texts;
  return {
    /** All code behind the login loads in one step. */
    SignedIn: lazyScreen(async () => {
      const [{ openWorkplace }, { SignedInRoutes }] = await Promise.all([
        import('./open-workplace'),
        import('./SignedInRoutes'),
      ]);
      const workplace = await openWorkplace(portal);
      return () => <SignedInRoutes workplace={workplace} />;
    }),
    Introduction: lazyScreen(async () => {
      const [{ IntroductionScreen }] = await Promise.all([
        import('../introduction/IntroductionScreen/IntroductionScreen'),
        complete(),
      ]);
      return IntroductionScreen;
    }),
    Accessibility: lazyScreen(async () => {
      const [{ AccessibilityScreen }] = await Promise.all([
        import('../help/AccessibilityScreen/AccessibilityScreen'),
        complete(),
      ]);
      return AccessibilityScreen;
    }),
  };
}
