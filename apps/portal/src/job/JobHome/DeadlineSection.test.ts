import { aDay, aJob } from '@ablesbar/domain/testing';
import { createTexts } from '@ablesbar/i18n';
import { saveFile } from '../../base/save-file';
import { saveDeadlines } from './DeadlineSection';

jest.mock('../../base/save-file', () => ({ saveFile: jest.fn() }));

const textOf = (file: Blob) =>
  new Promise<unknown>((resolve) => {
    const reader = new FileReader();
    reader.onload = () => resolve(reader.result);
    reader.readAsText(file);
  });

test.each([
  { says: 'begins with the utility', name: 'SW', summary: 'SUMMARY:SW: 1 Zähler ablesen' },
  { says: 'stands alone without its name', name: '', summary: 'SUMMARY:1 Zähler ablesen' },
])('the title of a calendar entry $says', async ({ name, summary }) => {
  const texts = await createTexts({ language: 'de', translations: {} });
  const now = new Date('2026-11-21T10:00:00Z');
  saveDeadlines([{ day: aDay('2026-12-14'), isSoon: false, jobs: [aJob()] }], { texts, name, now });
  const file = jest.mocked(saveFile).mock.lastCall?.[0] ?? new Blob();
  expect(String(await textOf(file)).split('\r\n')).toContain(summary);
});
