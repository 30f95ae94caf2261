import { type ComponentType, Suspense } from 'react';
import { matchPath, useLocation } from 'react-router';
import { LoadingScreen, Page } from '@ablesbar/ui';
import { LoginLinkScreen, LoginScreen, useSession } from '../session';
import { NotFoundScreen } from '../shell';
import { LINK_PATH, SIGNED_IN_ROUTES } from './paths';

/** Which part of the portal an address shows, and to whom. */
export function Stage({ SignedIn }: { SignedIn: ComponentType }) {
  const { pathname } = useLocation();
  const isLoggedIn = useSession().accountIds.length > 0;

  if (matchPath(LINK_PATH, pathname)) {
    return (
      <Page>
        <LoginLinkScreen />
      </Page>
    );
  }
  if (!SIGNED_IN_ROUTES.some((route) => matchPath(route, pathname))) return <NotFoundScreen />;
  if (!isLoggedIn) {
    return (
      <Page>
        <LoginScreen />
      </Page>
    );
  }
  return (
    <Suspense fallback={<LoadingScreen />}>
      <SignedIn />
    </Suspense>
  );
}
