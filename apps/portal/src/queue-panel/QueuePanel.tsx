import { useState, useSyncExternalStore } from 'react';
import { useNavigate } from 'react-router';
import { base64Of } from '@ablesbar/api-client';
import type { Job, UnlistedSubmission } from '@ablesbar/domain';
import type { Drained, Outbox, OutboxRecord } from '@ablesbar/offline-queue';
import { Button, Dialog, QueuePanel as Panel, useTexts } from '@ablesbar/ui';
import { besideScreen } from '../base/beside-screen.css';
import { jobPath, UNLISTED_PATH } from '../base/paths';
import { usePortal } from '../base/portal';
import { renderLink } from '../base/PortalLink';
import { saveFile } from '../base/save-file';
import { useSession } from '../base/session';
import { useAppDispatch, useAppSelector } from '../base/store';
import { useConnectionNews } from '../base/use-connection-news';
import { useOnline } from '../base/use-online';
import { useToday } from '../base/use-today';
import { useWorkplace } from '../base/workplace';
import {
  notReadableSubmission,
  readingSubmission,
  selectIsSending,
  selectWaiting,
  unblockLoggedIn,
  unlistedSubmission,
} from '../outbox';
import { takeBack } from '../reading';
import { isFormFree, takeBackUnlisted } from '../unlisted-reading';
import { drainedNotice, roundOf } from './drained-notice';
import { meterNumberOf, queueEntryOf } from './queue-entry';

/** What the connection is like, and the waiting readings, above every screen. */
export function QueuePanel({ jobs }: { readonly jobs: readonly Job[] }) {
  const texts = useTexts();
  const { t } = texts;
  const today = useToday();
  const isOnline = useOnline();
  const { outbox, draftPhotos } = useWorkplace();
  const { notices, connection } = usePortal();
  const news = useConnectionNews();
  const waiting = useAppSelector(selectWaiting);
  const isSending = useAppSelector(selectIsSending);
  const dispatch = useAppDispatch();
  const navigate = useNavigate();
  const { accountIds } = useSession();
  const unlistedDraft = useAppSelector((state) => state.unlistedDraft);
  const isUnlistedFree = useSyncExternalStore(draftPhotos.subscribe, () =>
    isFormFree(unlistedDraft, draftPhotos),
  );
  const [isOpen, setIsOpen] = useState(false);
  const [correcting, setCorrecting] = useState<string | null>(null);
  const [discarding, setDiscarding] = useState<OutboxRecord | null>(null);

  const isHere = ({ accountId }: OutboxRecord) => accountIds.includes(accountId);
  const knownJob = (record: OutboxRecord) => jobs.find(({ id }) => id === record.jobId) ?? null;
  // Another account may have the same job, and must not take the reading over.
  const jobOf = (record: OutboxRecord) => (isHere(record) ? knownJob(record) : null);
  const numberOf = (record: OutboxRecord, job: Job | null) =>
    meterNumberOf(record, job, { texts, isHere: isHere(record) });
  const showStorageProblem = () =>
    notices.show({ type: 'error', title: 'outbox_storage_title', message: 'outbox_storage_text' });
  const discard = async ({ id }: OutboxRecord) => {
    setDiscarding(null);
    if (await outbox.discard(id)) return;
    notices.show({ type: 'info', title: 'outbox_late_title', message: 'outbox_late_text' });
  };
  const send = async (round: () => Promise<Drained>, retried: string | null = null) => {
    await unblockLoggedIn(outbox, waiting, accountIds);
    const before = connection.news.get();
    const drained = await round();
    const left = await outbox.list();
    const isLeft = left.some(({ id }) => id === retried);
    const told = roundOf(drained, retried === null ? null : { isLeft });
    if (told.kind === 'done' && told.sent > 0) {
      const news = connection.news.get();
      // The line above says so already.
      if (news?.kind === 'arrived' && news !== before) return;
    } else {
      // Another tab may have sent them.
      if (left.length === 0) return;
      setIsOpen(true);
    }
    notices.show(drainedNotice(told, connection.isOnline()));
  };
  const correct = async (record: OutboxRecord | undefined) => {
    if (record === undefined) return;
    setCorrecting(record.id);
    await takeOut(record).finally(() =>
      // Another reading may be on its way by now.
      setCorrecting((now) => (now === record.id ? null : now)),
    );
  };
  const takeOut = async (record: OutboxRecord) => {
    const job = jobOf(record);
    if (record.kind === 'unlisted-reading') {
      const isBack = await dispatch(takeBackUnlisted(outbox, draftPhotos, record));
      if (isBack) await navigate(UNLISTED_PATH);
    } else if (job !== null) {
      const end = await dispatch(takeBack(outbox, draftPhotos, job, record));
      if (end === 'in-form') await navigate(jobPath(job.id));
    }
  };
  const save = async () => {
    const file = await readingsFile(outbox, waiting, (record) =>
      numberOf(record, knownJob(record)),
    );
    saveFile(file, `${t('outbox_save_file')}-${today}.json`);
  };

  return (
    <div {...((waiting.length > 0 || news !== null) && { className: besideScreen })}>
      <Panel
        says={news}
        entries={waiting.map((record) =>
          queueEntryOf(record, jobOf(record), {
            ...{ today, isOnline, texts },
            isHere: isHere(record),
            isFormFree: isUnlistedFree && isHere(record),
          }),
        )}
        isOpen={isOpen}
        isSending={isSending}
        correcting={correcting}
        onToggle={() => setIsOpen(!isOpen)}
        onSendAll={() =>
          void send(() => outbox.drain({ ignoreWaiting: true })).catch(showStorageProblem)
        }
        onRetry={(id) => {
          const record = waiting.find((one) => one.id === id);
          if (record) void send(() => outbox.retry(record), id).catch(showStorageProblem);
        }}
        onCorrect={(id) => void correct(waiting.find((record) => record.id === id))}
        onDiscard={(id) => setDiscarding(waiting.find((record) => record.id === id) ?? null)}
        onSave={() => void save().catch(showStorageProblem)}
        renderLink={renderLink}
      />
      <Dialog
        open={discarding !== null}
        tone="warning"
        title={t('outbox_discard_title')}
        onClose={() => setDiscarding(null)}
        actions={
          <>
            <Button onClick={() => setDiscarding(null)}>{t('outbox_keep_action')}</Button>
            <Button
              variant="danger"
              onClick={() => discarding && void discard(discarding).catch(showStorageProblem)}
            >
              {t('outbox_discard_action')}
            </Button>
          </>
        }
      >
        {discarding && (
          <p>{t('outbox_discard_text', { meter: numberOf(discarding, jobOf(discarding)) })}</p>
        )}
      </Dialog>
    </div>
  );
}

/**
 * Writes all waiting readings into a file that a user can keep or send by mail; it contains their
 * photos.
 */
export async function readingsFile(
  outbox: Pick<Outbox, 'photosOf'>,
  records: readonly OutboxRecord[],
  meterNumberOf: (record: OutboxRecord) => string,
): Promise<Blob> {
  const readings = await Promise.all(
    records.map(async (record) => ({
      meterNumber: meterNumberOf(record),
      captured: new Date(record.capturedAt).toISOString(),
      ...sentOf(record),
      photos: (await outbox.photosOf(record)).map(({ slot, mimeType, data }) => ({
        rate: slot,
        image: `data:${mimeType};base64,${base64Of(data)}`,
      })),
    })),
  );
  return new Blob([JSON.stringify(readings, null, 2)], { type: 'application/json' });
}

/** The reading as the utility would get it. The photos stand beside it, with their rates. */
function sentOf(record: OutboxRecord): object {
  switch (record.kind) {
    case 'job-results':
      return readingSubmission(record.payload, []);
    case 'not-readable': {
      const { reason, comment, date } = notReadableSubmission(record.payload, []);
      return { reason, comment, date };
    }
    case 'unlisted-reading':
      return withoutImages(unlistedSubmission(record.payload, []));
  }
}

function withoutImages({ readingImages: _, ...rest }: UnlistedSubmission) {
  return rest;
}
