import { EXPORT_COLUMNS } from '@ablesbar/domain';
import { createTexts } from '../texts/create-texts';
import { exportHeadText } from './export-head-text';

test.each(['de', 'en'])('no two columns of the %s export have the same head', async (language) => {
  const { t } = await createTexts({ language, translations: {} });
  const heads = EXPORT_COLUMNS.map((column) => t(exportHeadText[column]));
  expect(new Set(heads).size).toBe(25);
});
