import { type ComponentType, Suspense } from 'react';
import { matchPath, useLocation } from 'react-router';
import { LoadingScreen, Page } from '@ablesbar/ui';
import { LoginLinkScreen, LoginScreen, useSession } from '../session';
import { NotFoundScreen } from '../shell';
import { INTRODUCTION_PATH, LINK_PATH, SIGNED_IN_ROUTES } from './paths';

export interface StageProps {
  readonly SignedIn: ComponentType;
  readonly Introduction: ComponentType<{ SignedIn: ComponentType }>;
}

/** Which part of the portal an address shows, and to whom. */
export function Stage({ SignedIn, Introduction }: StageProps) {
  const { pathname } = useLocation();
  const isLoggedIn = useSession().accountIds.length > 0;

  if (matchPath(LINK_PATH, pathname)) {
    return (
      <Page>
        <LoginLinkScreen />
      </Page>
    );
  }
  if (matchPath(INTRODUCTION_PATH, pathname)) {
    return (
      <Suspense fallback={<LoadingScreen />}>
        <Introduction SignedIn={SignedIn} />
      </Suspense>
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
