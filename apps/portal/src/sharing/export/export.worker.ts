import type { Job } from '@ablesbar/domain';
import { type ExportWords, workbook } from './workbook';

/** Until the words come, which are the last. */
let jobs: readonly Job[] = [];

// A thousand rows take longer to write than a frame, so they are written beside the page.
addEventListener('message', ({ data }: MessageEvent<readonly Job[] | ExportWords>) => {
  if (!('heads' in data)) {
    jobs = [...jobs, ...data];
    return;
  }
  const bytes = workbook({ jobs, ...data });
  postMessage(bytes, { transfer: [bytes] });
});
