import { act, render, screen } from '@testing-library/react';
import { TextsProvider } from '@ablesbar/ui';
import { observable } from '@ablesbar/ui/observable';
import { startedPortal } from '../../app/testing/started-portal';
import type { UpdateState } from '../../base/leaving';
import { PortalContext } from '../../base/portal';
import { PortalDialogs } from './PortalDialogs';

test.each(['offered', 'due'] as const)(
  'a new version that is %s is told only while the device is online',
  async (now) => {
    const portal = await startedPortal();
    const isOnline = observable(false);
    const { subscribe } = isOnline;
    const connection = { ...portal.connection, isOnline: isOnline.get, subscribe };
    const state = observable<UpdateState>(now);
    const calls = { offer: jest.fn(), demand: jest.fn(), accept: jest.fn(), postpone: jest.fn() };
    render(
      <PortalContext value={{ ...portal, connection }}>
        <TextsProvider texts={portal.texts}>
          <PortalDialogs updates={{ ...state, ...calls }} />
        </TextsProvider>
      </PortalContext>,
    );
    const dialog = { name: 'Neue Version verfügbar' };
    expect(screen.queryByRole('dialog', dialog)).toBeNull();
    act(() => isOnline.set(true));
    expect(screen.getByRole('dialog', dialog)).toBeVisible();
    act(() => isOnline.set(false));
    expect(screen.queryByRole('dialog', dialog)).toBeNull();
  },
);
