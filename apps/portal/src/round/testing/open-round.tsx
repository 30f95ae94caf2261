import 'fake-indexeddb/auto';
import { act, render, screen } from '@testing-library/react';
import { MemoryRouter, Route, Routes, useLocation } from 'react-router';
import { jobApi } from '@ablesbar/api-client';
import type { Job } from '@ablesbar/domain';
import { aJob, aMeter, anAddress, aRateTask } from '@ablesbar/domain/testing';
import type { OutboxRecord } from '@ablesbar/offline-queue';
import { arrived, createWorld, type FakeSend } from '@ablesbar/offline-queue/testing';
import { startedPortal, testPorts } from '../../app/testing/started-portal';
import { workplaceAround } from '../../app/testing/workplace-around';
import { JOB_ROUTE, ROUND_ROUTE, roundPath } from '../../base/paths';
import { type ReadingDraft, readingDraftSlice } from '../../reading';
import { RoundScreen } from '../RoundScreen/RoundScreen';

/** A meter of six digits without decimals; 43120 to 49000 fit. */
export const meterAt = (id: string, locationDescription: string, rates = ['']): Job =>
  aJob({
    id,
    meter: aMeter({
      meterNumber: `M-${id}`,
      meterAddress: anAddress({ locationDescription }),
      meterRateTasks: rates.map((rate) =>
        aRateTask({ taskId: `${id}${rate}`, rateName: rate || 'Verbrauch', postDecimals: 0 }),
      ),
    }),
  });

interface RoundSetup {
  readonly jobs: readonly Job[];
  /** The server's answers in turn; after the last one it accepts. */
  readonly answers?: readonly Awaited<ReturnType<FakeSend['send']>>[];
  /** What was entered on the pages of meters before. */
  readonly drafts?: Readonly<Record<string, ReadingDraft>>;
  readonly now?: () => Date;
}

/** Opens the round with the real store and the real queue; `sent` names meters and values. */
export async function openRound({
  jobs,
  answers = [],
  drafts = {},
  now = testPorts.now,
}: RoundSetup) {
  // jsdom has no layout to scroll.
  Element.prototype.scrollIntoView = () => undefined;
  const started = await startedPortal();
  const session = { ...started.session.state(), accountIds: ['a-1'] };
  const due = new Set<() => void>();
  const ports = {
    ...started.ports,
    now,
    after(_: number, action: () => void) {
      due.add(action);
      return () => void due.delete(action);
    },
  };
  const portal = { ...started, ports, session: { ...started.session, state: () => session } };
  const left = [...answers];
  const sent: string[] = [];
  const outbox = createWorld().openPage({
    send: async (record) => {
      sent.push(said(record));
      return left.shift() ?? arrived;
    },
  });
  const { store, wrapper } = workplaceAround(portal, { outbox });
  const entry = { endpointName: 'jobs', arg: 'a-1', value: [...jobs] } as const;
  store.dispatch(jobApi.util.upsertQueryEntries([entry]));
  for (const [jobId, draft] of Object.entries(drafts)) {
    store.dispatch(readingDraftSlice.actions.draftRestored({ jobId, draft }));
  }
  const open = () =>
    render(
      <MemoryRouter initialEntries={[roundPath(jobs[0]?.id ?? '')]}>
        <Routes>
          <Route path={ROUND_ROUTE} element={<RoundScreen />} />
          <Route path={JOB_ROUTE} element={<MeterPage />} />
        </Routes>
      </MemoryRouter>,
      { wrapper },
    );
  /** A moment goes by: what the user does next is meant for the card that is shown. */
  const pass = () =>
    act(() => {
      for (const action of due) action();
    });
  return { store, sent, open, pass, shown: open() };
}

function MeterPage() {
  const address = useLocation();
  return <p>{`${address.pathname} ${String(address.state)}`}</p>;
}

function said({ jobId, payload }: OutboxRecord): string {
  return `${jobId}: ${JSON.stringify(payload).match(/"integer":"(\d+)"/)?.[1] ?? ''}`;
}

/** The place of the shown card. */
export const place = () => screen.getByRole('heading', { level: 2 }).textContent;
