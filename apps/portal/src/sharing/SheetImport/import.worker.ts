import { readWorkbook } from './read-workbook';

// A foreign file is unpacked here alone: what it may do to this world ends with it (D83, D151).
addEventListener('message', ({ data }: MessageEvent<ArrayBuffer>) => {
  postMessage(readWorkbook(data));
});
