import 'fake-indexeddb/auto';
import { renderHook } from '@testing-library/react';
import { recordOf } from '@ablesbar/offline-queue/testing';
import { startedPortal } from '../app/testing/started-portal';
import { workplaceAround } from '../app/testing/workplace-around';
import { receiptOf } from './receipt-of';
import { receiptKept } from './receipts.slice';
import { useReceipts } from './use-receipts';

test('whoever logs in sees no receipt of an account whose session ended before', async () => {
  const started = await startedPortal();
  const state = { ...started.session.state(), accountIds: ['b'] };
  const portal = { ...started, session: { ...started.session, state: () => state } };
  const { store, wrapper } = workplaceAround(portal);
  for (const accountId of ['a', 'b']) {
    const record = recordOf({ id: `of-${accountId}`, accountId });
    store.dispatch(receiptKept(receiptOf(record, null, 1)));
  }
  const { result } = renderHook(useReceipts, { wrapper });
  expect(result.current.map(({ id }) => id)).toEqual(['of-b']);
});
