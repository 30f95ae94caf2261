import { xlsxWriter } from './write-xlsx';

/** The bytes of a workbook with one row. */
async function bytesOf(cell: string): Promise<Buffer> {
  const chunks: Uint8Array[] = [];
  const writer = xlsxWriter(['name'], (bytes) => {
    chunks.push(typeof bytes === 'string' ? Buffer.from(bytes) : bytes);
    return Promise.resolve();
  });
  await writer.write([cell]);
  await writer.end();
  return Buffer.concat(chunks);
}

it('writes the same bytes for the same table on another day', async () => {
  jest.useFakeTimers({ doNotFake: ['nextTick', 'setImmediate'], now: new Date('2026-11-23') });
  const before = await bytesOf('a');
  jest.setSystemTime(new Date('2031-01-01'));
  expect(await bytesOf('a')).toEqual(before);
  expect(await bytesOf('b')).not.toEqual(before);
  jest.useRealTimers();
});

it('reports at its end what the disk refused', async () => {
  const writer = xlsxWriter(['name'], () => Promise.reject(new Error('The disk is full.')));
  await writer.write(['a']);
  await expect(writer.end()).rejects.toThrow('The disk is full.');
});
