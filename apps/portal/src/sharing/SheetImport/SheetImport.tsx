import { useState } from 'react';
import { EXPORT_COLUMNS, type Job, matchSheet, type SheetMatch, sheetRows } from '@ablesbar/domain';
import { exportHeadText } from '@ablesbar/i18n';
import { FileButton, Notice, useTexts } from '@ablesbar/ui';
import { usePortal } from '../../base/portal';
import { type Ports, within } from '../../base/ports';
import type { FilledDraft } from '../../reading';
import type { ClosedJobs } from '../TableEntry/use-closed';
import { ImportDialog } from './ImportDialog';
import type { ReadSheet } from './read-workbook';

const ACCEPTED = '.xlsx,application/vnd.openxmlformats-officedocument.spreadsheetml.sheet';

type Failure = 'too-large' | 'unreadable' | 'foreign';
type Step =
  | { readonly kind: 'idle' | 'reading' }
  | { readonly kind: 'failed'; readonly reason: Failure }
  | { readonly kind: 'read'; readonly file: string; readonly matches: readonly SheetMatch[] };

export interface SheetImportProps {
  readonly jobs: readonly Job[];
  readonly closed: ClosedJobs;
  readonly onAccept: (drafts: readonly FilledDraft[]) => void;
}

/**
 * Imports the export sheet after it was filled in elsewhere. No value is taken over before the user
 * has seen the preview.
 */
export function SheetImport({ jobs, closed, onAccept }: SheetImportProps) {
  const { t } = useTexts();
  const { ports } = usePortal();
  const [step, setStep] = useState<Step>({ kind: 'idle' });

  const open = async (file: File) => {
    setStep({ kind: 'reading' });
    const read = await readFile(file, ports.after).catch(() => ({ kind: 'unreadable' }) as const);
    if (read.kind !== 'sheet') return setStep({ kind: 'failed', reason: read.kind });
    const heads = EXPORT_COLUMNS.map((column) => t(exportHeadText[column]));
    const rows = sheetRows(read.cells, heads, read.countsFrom1904);
    if (rows === null) return setStep({ kind: 'failed', reason: 'foreign' });
    setStep({ kind: 'read', file: file.name, matches: matchSheet(jobs, rows) });
  };
  const close = () => setStep({ kind: 'idle' });
  return (
    <>
      <FileButton accept={ACCEPTED} onChoose={(file) => void open(file)}>
        {t(step.kind === 'reading' ? 'table_import_reading' : 'table_import_action')}
      </FileButton>
      {step.kind === 'failed' && (
        <Notice tone="error" title={t(failureText[step.reason].title)} live="assertive">
          {t(failureText[step.reason].text, {
            number: t('export_meter_number'),
            value: t('export_current_value'),
          })}
        </Notice>
      )}
      {step.kind === 'read' && (
        <ImportDialog
          {...step}
          closed={closed}
          onAccept={(drafts) => {
            onAccept(drafts);
            close();
          }}
          onClose={close}
        />
      )}
    </>
  );
}

const failureText = {
  'too-large': { title: 'table_import_large_title', text: 'table_import_large_text' },
  unreadable: { title: 'table_import_unreadable_title', text: 'table_import_unreadable_text' },
  foreign: { title: 'table_import_foreign_title', text: 'table_import_foreign_text' },
} as const satisfies Record<Failure, { title: string; text: string }>;

/** A file that takes longer was made to block its reader. */
const TIMEOUT_MS = 30_000;

/** Loads the reader on first use, and gives up on a file that takes too long. */
async function readFile(file: Blob, after: Ports['after']): Promise<ReadSheet> {
  // A file that lies in a cloud is fetched first.
  const bytes = await within(after, TIMEOUT_MS, file.arrayBuffer());
  const worker = new Worker(new URL('./import.worker.ts', import.meta.url), { type: 'module' });
  let cancel = () => {};
  try {
    return await new Promise<ReadSheet>((resolve) => {
      cancel = after(TIMEOUT_MS, () => resolve({ kind: 'unreadable' }));
      worker.onmessage = ({ data }: MessageEvent<ReadSheet>) => resolve(data);
      worker.onerror = () => resolve({ kind: 'unreadable' });
      worker.postMessage(bytes, [bytes]);
    });
  } finally {
    cancel();
    worker.terminate();
  }
}
