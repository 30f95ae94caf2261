import type { Box } from '../field/cut-field';
import { answerFrames, type FramePort } from './answer-frames';

test('each frame is answered with as many digits as it has boxes, also before the reader is loaded', async () => {
  const answers: (readonly unknown[])[] = [];
  let hear: Parameters<FramePort['addEventListener']>[1] = () => undefined;
  const port: FramePort = {
    addEventListener: (_, listener) => (hear = listener),
    postMessage: (digits) => answers.push(digits),
  };
  let load = (_: { read: () => [] }) => {};
  answerFrames(port, new Promise((resolve) => (load = resolve)));
  const frame = { data: new Uint8ClampedArray(400), width: 10, height: 10 };
  const box: Box = { left: 0, top: 0, width: 1, height: 1.6 };
  hear({ data: { frame, boxes: [box, box] } });
  hear({ data: { frame, boxes: [box] } });
  expect(answers).toEqual([]);
  load({ read: () => [] });
  for (let turn = 0; turn < 3; turn += 1) await Promise.resolve();
  expect(answers).toEqual([[null, null], [null]]);
});
