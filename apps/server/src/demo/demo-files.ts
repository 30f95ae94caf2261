import { addDays, type CalendarDay } from '@ablesbar/domain';
import { cpSync, mkdtempSync, readdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';

/**
 * A copy of the demo's files as an operator would have them today: `today+4` in them becomes the day in
 * four days, so that the demo never grows old.
 */
export async function withFilesOfToday(
  files: string,
  today: CalendarDay,
  work: (folder: string) => Promise<void>,
): Promise<void> {
  const folder = mkdtempSync(join(tmpdir(), 'ablesbar-demo-'));
  try {
    cpSync(files, folder, { recursive: true, dereference: true });
    for (const name of readdirSync(folder).filter((one) => one.endsWith('.csv'))) {
      const text = readFileSync(join(folder, name), 'utf8');
      writeFileSync(
        join(folder, name),
        text.replace(/\btoday([+-]\d+)/g, (_, days) => addDays(today, Number(days))),
      );
    }
    await work(folder);
  } finally {
    rmSync(folder, { recursive: true, force: true });
  }
}
