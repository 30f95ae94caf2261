import { photo, recordOf } from '@ablesbar/offline-queue/testing';
import { savedFile } from './saved-file';

const textOf = (file: Blob) =>
  new Promise<unknown>((resolve) => {
    const reader = new FileReader();
    reader.onload = () => resolve(reader.result);
    reader.readAsText(file);
  });

test('everything that a person needs to send it by mail is in the file', async () => {
  const record = { ...recordOf(), capturedAt: Date.parse('2026-11-21T13:32:00Z') };
  const file = await savedFile(
    { photosOf: async ({ id }) => (id === 'r-1' ? [photo('front')] : []) },
    [record, { ...record, ...recordOf({ id: 'r-2', jobId: null }), capturedAt: 0 }],
    ({ id }) => `meter of ${id}`,
  );
  expect(file.type).toBe('application/json');
  const text = await textOf(file);
  // A user may open the file in a plain text viewer, so it is indented.
  expect(text).toContain('\n  {\n    "meterNumber"');
  expect(JSON.parse(String(text))).toEqual([
    {
      meterNumber: 'meter of r-1',
      captured: '2026-11-21T13:32:00.000Z',
      results: [{ taskId: 't-1', comment: null, readingValue: 45_210, readingImages: [] }],
      readingDate: '2026-11-21T11:00:00.000Z',
      photos: [{ rate: 't-1', image: `data:image/jpeg;base64,${btoa('front')}` }],
    },
    {
      meterNumber: '1ESY1160123456',
      captured: '1970-01-01T00:00:00.000Z',
      readingValue: 12,
      readingDate: '2026-11-21T11:00:00.000Z',
      comment: null,
      photos: [],
    },
  ]);
});
