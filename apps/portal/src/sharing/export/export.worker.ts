import type { Job } from '@ablesbar/domain';
import { type ExportWords, workbook } from './workbook';

/** Collected until the last message, which contains the words. */
let jobs: readonly Job[] = [];

// Writing a thousand rows takes longer than a frame, so it runs outside the page.
addEventListener('message', ({ data }: MessageEvent<readonly Job[] | ExportWords>) => {
  if (!('heads' in data)) {
    jobs = [...jobs, ...data];
    return;
  }
  const bytes = workbook({ jobs, ...data });
  postMessage(bytes, { transfer: [bytes] });
});
