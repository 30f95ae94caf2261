import { type ExportOrder, workbook } from './workbook';

// A thousand rows take longer to write than a frame, so they are written beside the page.
addEventListener('message', ({ data }: MessageEvent<ExportOrder>) => {
  const bytes = workbook(data);
  postMessage(bytes, { transfer: [bytes] });
});
