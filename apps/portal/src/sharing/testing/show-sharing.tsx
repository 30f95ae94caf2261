import { render } from '@testing-library/react';
import type { ReactNode } from 'react';
import { Provider } from 'react-redux';
import { createFakeServer, json } from '@ablesbar/api-client/testing';
import { TextsProvider } from '@ablesbar/ui';
import { PortalContext } from '../../base/portal';
import { startedPortal } from '../../app/testing/started-portal';
import { createTestStore } from '../../job/testing/create-test-store';

/**
 * Renders a part of sharing. The server knows only these paths, and answers when the test calls
 * `answer`.
 */
export async function showSharing(part: ReactNode, ...paths: readonly string[]) {
  const portal = await startedPortal();
  const server = createFakeServer();
  const waiting: ((answer: Response) => void)[] = [];
  paths.forEach((path) =>
    server.on('POST', path, () => new Promise((resolve) => waiting.push(resolve))),
  );
  const shown = render(
    <PortalContext value={portal}>
      <TextsProvider texts={portal.texts}>
        <Provider store={createTestStore(server.fetch)}>{part}</Provider>
      </TextsProvider>
    </PortalContext>,
  );
  return {
    ...shown,
    asked: () => server.calls.map(({ path }) => path),
    answer: (body: unknown) => waiting.shift()?.(json(200, body)),
    refuse: (body: unknown) => waiting.shift()?.(json(422, body)),
  };
}

export const aLogin = (name: string) => ({ token: `t-${name}`, username: name, password: 'p' });
