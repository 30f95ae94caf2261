import { createTexts } from '../texts/create-texts';
import { pageTitle } from './page-title';

test.each([
  { name: 'Stadtwerke Neuenbrück', title: 'Stadtwerke Neuenbrück | Zählerstandserfassung' },
  { name: '', title: 'Zählerstandserfassung' },
])('the portal of "$name" has the title "$title"', async ({ name, title }) => {
  const { t } = await createTexts({ language: 'de', translations: {} });
  expect(pageTitle(name, t)).toBe(title);
});
