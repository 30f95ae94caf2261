import type { ComponentType } from 'react';
import { Page } from '@ablesbar/ui';
import { LoginLinkScreen, LoginScreen } from '../session';
import { useSession } from '../base/session';
import { NotFoundScreen } from '../shell';
import {
  isRoute,
  ACCESSIBILITY_PATH,
  INTRODUCTION_PATH,
  LINK_PATH,
  SIGNED_IN_ROUTES,
} from '../base/paths';
import { useAddress } from '../base/address';

export interface StageProps {
  readonly SignedIn: ComponentType;
  readonly Introduction: ComponentType<{ SignedIn: ComponentType }>;
  readonly Accessibility: ComponentType;
}

/** Chooses the part of the portal for the address and for the login state. */
export function Stage({ SignedIn, Introduction, Accessibility }: StageProps) {
  const { pathname } = useAddress();
  const isLoggedIn = useSession().accountIds.length > 0;

  if (isRoute(LINK_PATH, pathname)) {
    return (
      <Page>
        <LoginLinkScreen />
      </Page>
    );
  }
  if (isRoute(INTRODUCTION_PATH, pathname)) {
    return <Introduction SignedIn={SignedIn} />;
  }
  if (isRoute(ACCESSIBILITY_PATH, pathname)) {
    return <Accessibility />;
  }
  if (!SIGNED_IN_ROUTES.some((route) => isRoute(route, pathname))) return <NotFoundScreen />;
  if (!isLoggedIn) {
    return (
      <Page>
        <LoginScreen />
      </Page>
    );
  }
  return <SignedIn />;
}
