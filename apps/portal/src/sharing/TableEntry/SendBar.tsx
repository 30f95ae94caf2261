import { type ReactNode, useId, useRef, useState } from 'react';
import { flushSync } from 'react-dom';
import { Link } from 'react-router';
import type { Job } from '@ablesbar/domain';
import { Button, Dialog, Notice, ProgressScale, SendIcon, useTexts } from '@ablesbar/ui';
import { HANDOVER_PATH } from '../../base/paths';
import { SlowCall } from '../../base/loading';
import { bulk } from '../JobTable/ShareJobs.css';
import { DoubtList } from './DoubtList';
import type { SendingEnd } from '../../reading';
import type { Batch } from './use-batch';
import type { TableState } from './use-table';
import * as css from './TableEntryScreen.css';

const DOUBLE_PRESS_MS = 500;

/** Shows how many readings can be sent, asks before sending, and shows the progress. */
export function SendBar({
  table,
  said,
  onStart,
  onCorrect,
}: {
  table: Pick<
    TableState,
    'readiness' | 'batch' | 'today' | 'entryOf' | 'chooseShown' | 'chooseBuilding'
  >;
  /** What the last paste has done. The bar covers what stands below the rows. */
  said: ReactNode;
  onStart: () => void;
  /** The doubtful meters are in the table now. */
  onCorrect: () => void;
}) {
  const { t } = useTexts();
  const countId = useId();
  const [isAsking, setAsking] = useState(false);
  /** Today as the question says: it stays open over midnight. */
  const [askedOn, setAskedOn] = useState(table.today);
  const { readiness, batch } = table;
  const { sure, doubtful, blocked } = readiness;
  const ready = [...sure, ...doubtful];
  // Another tab has sent them meanwhile; the rows say so.
  if (isAsking && ready.length === 0) setAsking(false);
  const startedAt = useRef(0);
  const start = (jobs: readonly Job[]) => {
    startedAt.current = performance.now();
    setAsking(false);
    onStart();
    batch.start(jobs, askedOn);
  };
  /** Only the doubtful meters remain in the table, those of all buildings. */
  const correct = () => {
    flushSync(() => {
      setAsking(false);
      table.chooseBuilding(null);
      table.chooseShown('doubtful');
    });
    onCorrect();
  };
  // The second Enter of a double press, or a held key, falls on this button and means the question.
  const stop = () => {
    if (performance.now() - startedAt.current > DOUBLE_PRESS_MS) batch.stop();
  };
  const ask = () => {
    setAskedOn(table.today);
    setAsking(true);
  };
  return (
    <div className={bulk}>
      {batch.isRunning ? (
        <Progress id={countId} batch={batch} />
      ) : (
        <>
          <p role="status" className={css.said}>
            {said}
          </p>
          <div className={batch.ends.size > 0 ? css.end : css.count}>
            {batch.ends.size > 0 && <End batch={batch} />}
            <p role="status" id={countId}>
              <span className={css.strong}>
                {t('table_filled', { count: ready.length + blocked.length })}
              </span>{' '}
              <span className={css.soft}>
                {[
                  ...(doubtful.length > 0 ? [t('table_doubtful', { count: doubtful.length })] : []),
                  ...(blocked.length > 0 ? [t('table_blocked', { count: blocked.length })] : []),
                ].join(', ')}
              </span>
            </p>
          </div>
        </>
      )}
      {/* One button for both, never disabled: it has the focus after the question and at the end. */}
      <Button
        variant={batch.isRunning ? 'secondary' : 'primary'}
        icon={!batch.isRunning && <SendIcon size={20} />}
        blocked={!batch.isRunning && ready.length === 0}
        aria-describedby={countId}
        onClick={batch.isRunning ? stop : ask}
      >
        {batch.isRunning
          ? t('table_stop_action')
          : ready.length === 0
            ? t('table_send_action')
            : t('table_send_count', { count: ready.length })}
      </Button>
      <Dialog
        open={isAsking}
        title={t('table_confirm_title', { count: ready.length })}
        tone={doubtful.length > 0 ? 'warning' : 'plain'}
        onClose={() => setAsking(false)}
        actions={
          <>
            {doubtful.length === 0 && (
              <Button onClick={() => setAsking(false)}>{t('management_cancel_action')}</Button>
            )}
            {doubtful.length > 0 && sure.length > 0 && (
              <Button onClick={() => start(sure)}>
                {t('table_confirm_sure', { count: sure.length })}
              </Button>
            )}
            <Button
              variant={doubtful.length > 0 ? 'secondary' : 'primary'}
              onClick={() => start(ready)}
            >
              {t('table_confirm_all')}
            </Button>
            {/* The safe answer is the filled one. */}
            {doubtful.length > 0 && (
              <Button variant="primary" onClick={correct}>
                {t('reading_confirm_correct')}
              </Button>
            )}
          </>
        }
      >
        <div className={css.question}>
          {doubtful.length > 0 && <p>{t('table_confirm_doubtful', { count: doubtful.length })}</p>}
          {isAsking && <DoubtList jobs={doubtful} entryOf={table.entryOf} />}
          {blocked.length > 0 && <p>{t('table_confirm_blocked', { count: blocked.length })}</p>}
        </div>
      </Dialog>
    </div>
  );
}

function Progress({ id, batch }: { id: string; batch: Batch }) {
  const { t } = useTexts();
  const done = batch.ends.size;
  const words = t('table_progress', { done, total: batch.total });
  return (
    <div className={css.progress}>
      {/* Not a live region: announcing each of a thousand readings would be noise. */}
      <p id={id} className={css.strong}>
        {words}
      </p>
      <ProgressScale value={done} max={batch.total} label={words} />
      <SlowCall key={done} isWaiting />
    </div>
  );
}

function End({ batch: { ends, total } }: { batch: Batch }) {
  const { t } = useTexts();
  const all = [...ends.values()];
  const count = (kind: SendingEnd['kind']) => all.filter((end) => end.kind === kind).length;
  const sent = count('sent');
  const waiting = count('waiting');
  // A new day has begun, or another tab was faster.
  const unsent = all.filter((end) => end.kind === 'refused' && end.title !== undefined).length;
  const refused = count('refused') - unsent;
  const rest = [
    ...(waiting > 0 ? [t('table_end_waiting', { count: waiting })] : []),
    ...(refused > 0 ? [t('table_end_refused', { count: refused })] : []),
    ...(unsent > 0 ? [t('table_end_unsent', { count: unsent })] : []),
    ...(ends.size < total ? [t('table_end_stopped')] : []),
  ];
  const tone = refused > 0 ? 'error' : rest.length > 0 ? 'info' : 'success';
  return (
    <Notice tone={tone} title={t('table_end_sent', { count: sent })} live="polite">
      {rest.map((words) => `${words}. `)}
      <Link to={HANDOVER_PATH}>{t('handover_title')}</Link>
    </Notice>
  );
}
