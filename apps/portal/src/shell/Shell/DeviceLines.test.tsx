import { render, screen } from '@testing-library/react';
import { TextsProvider } from '@ablesbar/ui';
import { observable } from '@ablesbar/ui/observable';
import { startedPortal } from '../../app/testing/started-portal';
import { type Frame, PortalContext } from '../../base/portal';
import { DeviceLines } from './DeviceLines';

async function show(part: Partial<Frame>) {
  const portal = await startedPortal();
  const frame = observable({ ...portal.frame.get(), ...part });
  render(
    <PortalContext value={{ ...portal, frame }}>
      <TextsProvider texts={portal.texts}>
        <DeviceLines />
      </TextsProvider>
    </PortalContext>,
  );
}

test.each([
  { says: 'nothing of a device that is well', part: {}, lines: [] },
  {
    says: 'what a toast has said of deleted readings',
    part: { evicted: 2 },
    lines: [
      'Ablesungen gelöscht',
      '2 Ablesungen, die noch nicht gesendet waren, hat der Browser gelöscht. Bitte noch einmal eintragen.',
    ],
  },
  {
    says: 'that a storage is full only if it answers',
    part: { isKeeping: false, hasRoom: false },
    lines: ['Dieser Browser kann gerade nichts speichern', expect.stringMatching(/geht verloren/)],
  },
])('the lines say $says', async ({ part, lines }) => {
  await show(part);
  expect(screen.queryAllByRole('paragraph').map(({ textContent }) => textContent)).toEqual(lines);
});
