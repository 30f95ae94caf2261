import type { ReactNode } from 'react';
import type { AnonymousReadingConfig, Features } from '@ablesbar/domain';
import { TextsProvider } from '@ablesbar/ui';
import { PortalContext } from '../../base/portal';
import type { Portal } from '../../base/portal';
import { startedPortal } from '../../app/testing/started-portal';
import type { SessionState } from '../../base/session';

interface Around {
  readonly state?: Partial<SessionState>;
  readonly features?: Partial<Features>;
  readonly unknownUserReading?: Partial<AnonymousReadingConfig>;
  readonly pathname?: string;
  readonly search?: string;
  /** The history state of this address. */
  readonly kept?: unknown;
  readonly linkToken?: string | null;
}

/** A portal at this address and with this login; calls to session and address are recorded. */
export async function portalAround({
  state: part = {},
  features = {},
  unknownUserReading = {},
  pathname = '/',
  search = '',
  kept = null,
  linkToken = null,
}: Around) {
  const started = await startedPortal();
  const state = { ...started.session.state(), ...part };
  let logOut = () => {};
  const session = {
    ...started.session,
    state: () => state,
    onLogOut: (listener: () => void) => {
      logOut = listener;
      return () => (logOut = () => {});
    },
    logIn: jest.fn(async () => true),
    logInWithLink: jest.fn(async () => true),
    leave: jest.fn(async () => undefined),
    answerLeaving: jest.fn(async () => undefined),
    answerAsked: jest.fn(),
    setAdding: jest.fn(),
    openFailureDialog: jest.fn(),
    closeFailureDialog: jest.fn(),
  };
  const location = { ...started.address.get(), pathname, search, state: kept };
  const address = {
    ...started.address,
    get: () => location,
    push: jest.fn(),
    replace: jest.fn(),
  };
  const { application } = started;
  const config = {
    ...application.config,
    features: { ...application.config.features, ...features },
    unknownUserReading: { ...application.config.unknownUserReading, ...unknownUserReading },
  };
  const portal: Portal = {
    ...{ ...started, session, address, linkToken },
    application: { ...application, config },
  };
  const wrapper = ({ children }: { children: ReactNode }) => (
    <PortalContext value={portal}>
      <TextsProvider texts={portal.texts}>{children}</TextsProvider>
    </PortalContext>
  );
  return { portal, session, address, wrapper, logOut: () => logOut() };
}
