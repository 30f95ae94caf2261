import { readWorkbook } from './read-workbook';

// A foreign file is unpacked here alone: what it may do to this world ends with it (see DECISIONS.md).
addEventListener('message', ({ data }: MessageEvent<ArrayBuffer>) => {
  postMessage(readWorkbook(data));
});
