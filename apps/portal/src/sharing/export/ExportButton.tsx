import { useState } from 'react';
import {
  EXPORT_COLUMNS,
  exportFileName,
  type Job,
  METER_TYPES,
  NOTE_COLUMNS,
  type NotesById,
} from '@ablesbar/domain';
import { exportHeadText, mediumText, noteHeadText } from '@ablesbar/i18n';
import { Button, DownloadIcon, useTexts } from '@ablesbar/ui';
import { usePortal } from '../../base/portal';
import { saveFile } from '../../base/save-file';
import { useToday } from '../../base/use-today';
import { within } from '../../base/ports';
import type { ExportOrder } from './workbook';

const FILE_TYPE = 'application/vnd.openxmlformats-officedocument.spreadsheetml.sheet';

/** A thousand meters take two seconds; a worker that needs longer has stopped. */
const LIMIT_MS = 30_000;

export interface ExportButtonProps {
  readonly jobs: readonly Job[];
  readonly accountName: string | null;
  /** Exports these notes in place of the meters. */
  readonly notes?: NotesById;
}

/** Exports the meters as an Excel file; the file is written on this device. */
export function ExportButton({ jobs, accountName, notes }: ExportButtonProps) {
  const { t } = useTexts();
  const { notices, ports } = usePortal();
  const today = useToday();
  const [isUnderWay, setUnderWay] = useState(false);
  const download = async () => {
    setUnderWay(true);
    try {
      const writing = writeWorkbook({
        jobs,
        ...(notes
          ? {
              notes,
              heads: NOTE_COLUMNS.map((column) => t(noteHeadText[column])),
              sheetName: t('note_sheet_name'),
            }
          : {
              heads: EXPORT_COLUMNS.map((column) => t(exportHeadText[column])),
              sheetName: t('export_sheet_name'),
            }),
        meterTypes: new Map(METER_TYPES.map((meterType) => [meterType, t(mediumText[meterType])])),
      });
      const bytes = await within(ports.after, LIMIT_MS, writing);
      saveFile(new Blob([bytes], { type: FILE_TYPE }), exportFileName(today, accountName));
    } catch {
      notices.show({
        type: 'error',
        title: 'management_export_error_title',
        message: 'management_export_error_message',
      });
    } finally {
      setUnderWay(false);
    }
  };
  return (
    <Button icon={<DownloadIcon size={20} />} waiting={isUnderWay} onClick={() => void download()}>
      {t(notes ? 'note_export_action' : 'management_export_action')}
    </Button>
  );
}

/**
 * Loads the writer on first use. Rejects if the writer cannot be loaded or the file cannot be
 * written.
 */
async function writeWorkbook(order: ExportOrder): Promise<ArrayBuffer> {
  const worker = new Worker(new URL('./export.worker.ts', import.meta.url), { type: 'module' });
  try {
    const written = new Promise<ArrayBuffer>((resolve, reject) => {
      worker.onmessage = ({ data }: MessageEvent<ArrayBuffer>) => resolve(data);
      worker.onerror = () => reject(new Error('The export did not work.'));
    });
    const [bytes] = await Promise.all([written, handOver(worker, order)]);
    return bytes;
  } finally {
    worker.terminate();
  }
}

/** Sent in parts: copying a thousand jobs at once would block the page. */
const AT_ONCE = 100;

async function handOver(worker: Worker, { jobs, ...words }: ExportOrder): Promise<void> {
  for (let from = 0; from < jobs.length; from += AT_ONCE) {
    worker.postMessage(jobs.slice(from, from + AT_ONCE));
    await new Promise((nextTurn) => setTimeout(nextTurn));
  }
  worker.postMessage(words);
}
