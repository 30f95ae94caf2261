import 'fake-indexeddb/auto';
import { render, screen } from '@testing-library/react';
import type { ComponentType } from 'react';
import { MemoryRouter, Route, Routes } from 'react-router';
import type { Job } from '@ablesbar/domain';
import { aJob, aMeter, anAddress } from '@ablesbar/domain/testing';
import { recordOf } from '@ablesbar/offline-queue/testing';
import { startedPortal } from '../app/testing/started-portal';
import { workplaceAround } from '../app/testing/workplace-around';
import { queueChanged } from '../outbox/outbox.slice';
import { HandoverScreen } from './HandoverScreen/HandoverScreen';
import { ReceiptScreen } from './ReceiptScreen/ReceiptScreen';
import { ReceiptsScreen } from './ReceiptsScreen/ReceiptsScreen';
import { receiptOf } from './receipt-of';
import { receiptKept } from './receipts.slice';

const nowhere = anAddress({
  ...{ street: null, houseNumber: null, zip: null, city: null },
  locationDescription: null,
});
const aGasJob = (meterNumber: string, part: Parameters<typeof anAddress>[0] | null): Job =>
  aJob({
    id: 'j-1',
    meter: aMeter({
      ...{ meterNumber, meterType: 'GAS_METER', customMeterType: null },
      meterAddress: part === null ? nowhere : anAddress({ ...nowhere, ...part }),
    }),
  });
const inTown = { street: 'Lindenstraße', houseNumber: '16', zip: '39999', city: 'Neuenbrück' };

const screens: readonly (readonly [string, ComponentType])[] = [
  ['of one receipt', ReceiptScreen],
  ['of all receipts', ReceiptsScreen],
  ['of the handover sheet', HandoverScreen],
];

/** Shows a receipt that was sent with what was known of its job; `waitingOf` waits beside it. */
async function open(Shown: ComponentType, job: Job | null, waitingOf: string | null = null) {
  const started = await startedPortal();
  const state = { ...started.session.state(), accountIds: ['a-1'] };
  const portal = { ...started, session: { ...started.session, state: () => state } };
  const { store, wrapper } = workplaceAround(portal);
  if (waitingOf === null) store.dispatch(receiptKept(receiptOf(recordOf(), job, 1)));
  else {
    const waiting = [{ ...recordOf(), accountId: waitingOf }];
    store.dispatch(queueChanged({ waiting, isSending: false }));
  }
  render(
    <MemoryRouter initialEntries={['/r-1']}>
      <Routes>
        <Route path="/:receiptId" element={<Shown />} />
      </Routes>
    </MemoryRouter>,
    { wrapper },
  );
  return (await screen.findByRole('main')).textContent;
}

describe.each(screens)('the screen %s', (_, Shown) => {
  test.each([
    { says: 'has a number', job: aGasJob('7ELS01', inTown), is: '7ELS01' },
    {
      says: 'has none',
      job: aGasJob('', inTown),
      is: 'Zähler ohne Nummer, Lindenstraße\u00a016',
    },
    {
      says: 'has none in a house of many',
      job: aGasJob('', { ...inTown, locationDescription: 'Keller links' }),
      is: 'Zähler ohne Nummer, Keller links',
    },
    { says: 'has neither number nor address', job: aGasJob('', null), is: 'Zähler ohne Nummer' },
    { says: 'was not on the list any more', job: null, is: 'Zähler mit unbekannter Nummer' },
  ])('names a meter that $says', async ({ job, is }) => {
    const text = await open(Shown, job);
    expect(text).toContain(is);
    expect(text).not.toMatch(/eines anderen Zugangs|Nicht in der Liste/);
  });

  test.each([
    { says: 'another access', accountId: 'a-9', is: 'Zähler eines anderen Zugangs' },
    { says: 'this access', accountId: 'a-1', is: 'Zähler mit unbekannter Nummer' },
  ])('names a waiting reading of $says whose job is not known', async ({ accountId, is }) => {
    expect(await open(Shown, null, accountId)).toContain(is);
  });
});
