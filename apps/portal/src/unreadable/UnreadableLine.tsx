import { useRef, useState } from 'react';
import { Button, Dialog, StateLine, useTexts } from '@ablesbar/ui';
import { useObserved } from '@ablesbar/ui/observable';
import { besideScreen } from '../base/beside-screen.css';
import { usePortal } from '../base/portal';
import { saveFile } from '../base/save-file';
import { useToday } from '../base/use-today';
import { within } from '../base/ports';
import { useWorkplace } from '../base/workplace';
import type { UnreadableEntry } from './unreadable';
import * as css from './UnreadableLine.css';

// Long enough for many photos of a slow phone.
const LIMIT_MS = 30_000;

/**
 * Says that something on this device cannot be read, and offers it as a file. It can be removed only
 * after it was saved; renders nothing if everything can be read.
 */
export function UnreadableLine() {
  const texts = useTexts();
  const { t } = texts;
  const today = useToday();
  const { application, notices, ports } = usePortal();
  const { unreadable } = useWorkplace();
  const entries = useObserved(unreadable.entries);
  const [saved, setSaved] = useState<readonly UnreadableEntry[] | null>(null);
  const [isAsking, setIsAsking] = useState(false);
  const [isBusy, setIsBusy] = useState(false);
  const region = useRef<HTMLDivElement>(null);
  const count = entries.length;
  const isSaved = saved === entries;

  async function during(work: () => Promise<void>): Promise<void> {
    setIsBusy(true);
    try {
      await within(ports.after, LIMIT_MS, work());
    } catch {
      notices.show({
        type: 'error',
        title: 'outbox_unreadable_failed_title',
        message: 'outbox_unreadable_failed_text',
      });
    } finally {
      setIsBusy(false);
    }
  }
  const save = async () => {
    const { unreadableFile } = await import('./unreadable-file');
    const about = { applicationName: application.name, today, texts };
    saveFile(
      await unreadableFile(entries, about),
      `${t('outbox_unreadable_file_name')}-${today}.html`,
    );
    setSaved(entries);
  };
  const remove = async () => {
    try {
      for (const entry of entries) await entry.remove();
    } finally {
      await unreadable.look();
    }
    // The button that had the focus is gone.
    region.current?.focus();
    notices.show({
      type: 'success',
      title: 'outbox_unreadable_removed_title',
      message: 'outbox_unreadable_removed_text',
    });
  };

  return (
    <div className={count > 0 ? besideScreen : undefined}>
      {/* The region exists before its text: screen readers announce only changes within it. */}
      <div role="status" ref={region} tabIndex={-1}>
        {count > 0 && (
          <StateLine state="warning" title={t('outbox_unreadable_title', { count })}>
            {t(isSaved ? 'outbox_unreadable_saved_text' : 'outbox_unreadable_text')}
          </StateLine>
        )}
      </div>
      {count > 0 && (
        <div className={css.actions}>
          <Button size="small" waiting={isBusy} onClick={() => void during(save)}>
            {t('outbox_save_action')}
          </Button>
          {isSaved && (
            <Button size="small" variant="quiet" onClick={() => setIsAsking(true)}>
              {t('outbox_unreadable_remove_action')}
            </Button>
          )}
        </div>
      )}
      <Dialog
        open={isAsking && isSaved}
        tone="warning"
        title={t('outbox_unreadable_remove_title')}
        onClose={() => setIsAsking(false)}
        actions={
          <>
            <Button onClick={() => setIsAsking(false)}>{t('outbox_keep_action')}</Button>
            <Button
              variant="danger"
              onClick={() => {
                setIsAsking(false);
                void during(remove);
              }}
            >
              {t('outbox_unreadable_remove_action')}
            </Button>
          </>
        }
      >
        <p>{t('outbox_unreadable_remove_text', { count })}</p>
      </Dialog>
    </div>
  );
}
