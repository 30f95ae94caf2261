import { readWorkbook } from './read-workbook';

// A foreign file is unpacked only here: a harmful file cannot reach the page, and this worker ends
// with the file (D83, D151).
addEventListener('message', ({ data }: MessageEvent<ArrayBuffer>) => {
  postMessage(readWorkbook(data));
});
