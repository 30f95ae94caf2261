import { mkdtempSync, readFileSync, rmSync, statSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { DEFAULT_LAYOUT, wholeLayout } from '../../letter/letter-layout';
import { parseTemplate } from '../../letter/letter-template';
import { readLetterTemplates } from '../../letter/read-letter-templates';
import { readCode } from '../../testing/read-code';
import { dotsOfCode, drawnIn, linesOfSize } from '../../testing/read-pdf';
import { anApplication } from '../../testing/test-server';
import { letterContact } from './letter-contact';
import { type LetterPage, openLetterFile } from './letter-pages';
import { letterForm } from './letter-words';

const folder = mkdtempSync(join(tmpdir(), 'ablesbar-letters-'));
const path = join(folder, 'a.pdf');
const root = join(__dirname, '../../../../..');
const application = anApplication({});
afterAll(() => rmSync(folder, { recursive: true }));

const LONG_PAGE: LetterPage = {
  ...letterForm('de', application),
  contact: letterContact(application, 'de'),
  sender: 'Stadtwerke Neuenbrück an der Großen Aue, Versorgungs- und Entsorgungsgesellschaft mbH',
  recipient: [
    'Wohnungseigentümergemeinschaft Bürgermeister-Schröder-Straße 102a',
    'Żółć Ğüş',
    'x',
    'y',
    'z',
    '1',
    '2',
  ],
  meters: 1200,
  customerNumber: 'K'.repeat(50),
  deadline: '2026-12-05',
  origin: 'https://ablesung.stadtwerke-neuenbrueck-an-der-grossen-aue.example',
  link: `https://ablesung.stadtwerke-neuenbrueck-an-der-grossen-aue.example/m/${'x'.repeat(43)}`,
  username: 'abcdefghij',
  password: 'abcdefghijkl',
};

async function print(change: Partial<LetterPage> = {}, layout = DEFAULT_LAYOUT): Promise<Buffer> {
  const letter = { ...application.letter, layout };
  const file = await openLetterFile(path, root, { ...application, letter });
  await file.add({ ...LONG_PAGE, ...change });
  await file.end();
  return readFileSync(path);
}

const pagesOf = (pdf: Buffer) => pdf.toString('latin1').match(/\/Type \/Page\b(?!s)/g)?.length;

it('a page embeds its font, long texts fit on one sheet, and a phone reads the code', async () => {
  const pdf = await print();
  expect(pagesOf(pdf)).toBe(1);
  expect(pdf.includes('/FontFile2')).toBe(true);
  expect(readCode(dotsOfCode(drawnIn(pdf)))).toBe(LONG_PAGE.link);
});

it.each([
  { says: 'DIN 5008 form B', layout: wholeLayout() },
  { says: 'on the right', layout: wholeLayout({ window: { left: 115, top: 50, height: 40 } }) },
])('return address and address stand inside the window: $says', async ({ layout }) => {
  const { left, top, width, height } = layout.window;
  const drawn = drawnIn(await print({}, layout));
  const lines = [...linesOfSize(drawn, 7), ...linesOfSize(drawn, 11)];
  expect(lines).toHaveLength(7);
  for (const line of lines) {
    expect(line.left).toBeCloseTo(left + 5, 1);
    expect(line.top).toBeGreaterThan(top);
    expect(line.top).toBeLessThan(top + height);
  }
  expect(left + width).toBeLessThanOrEqual(200);
});

it("the sender's name stands beside a logo on the left", async () => {
  const layout = wholeLayout({ logo: { left: 25, width: 20 } });
  const [sender] = linesOfSize(drawnIn(await print({}, layout)), 13);
  expect(sender?.left).toBeCloseTo(50, 1);
});

it.each(['de', 'de-informal', 'en'])('the sample fits on one sheet: %s', async (language) => {
  const templates = readLetterTemplates(join(__dirname, '../../../examples/letters'));
  expect([...templates.keys()].sort()).toEqual(['de', 'de-informal', 'en']);
  const own = { ...application, letter: { ...application.letter, templates } };
  const form = letterForm(language, own);
  expect(form.template).toBe(templates.get(language));
  const usual = { recipient: ['Erika Musterfrau', 'Weg 1', '12345 Ort'], customerNumber: '4711' };
  expect(pagesOf(await print({ ...form, ...usual }))).toBe(1);
});

it('a picture beside the template is drawn in its size, and stands once in a file of many pages', async () => {
  const logo = { data: `data:image/png;base64,${application.logo.toString('base64')}` };
  const seen: string[] = [];
  const template = parseTemplate('Oben\n![Unser Haus](haus.png)\nUnten\n\n{{login}}', (name) => {
    seen.push(name);
    return { ...logo, width: 112, height: 112 };
  });
  expect(template.map(({ kind }) => kind)).toEqual(['paragraph', 'picture', 'paragraph', 'login']);
  const file = await openLetterFile(path, root, application);
  await file.add({ ...LONG_PAGE, template });
  await file.add({ ...LONG_PAGE, template });
  await file.end();
  const pdf = readFileSync(path);
  expect([seen, pagesOf(pdf)]).toEqual([['haus.png'], 2]);
  // The logo is the same picture.
  expect(pdf.toString('latin1').match(/\/Subtype \/Image/g)).toHaveLength(1);
  const [above, below] = linesOfSize(drawnIn(pdf), 10.5).filter(({ left }) => left < 26);
  // 112 dots at 150 dots per inch are 19 mm; a line and two gaps are 12.2.
  expect((below?.top ?? 0) - (above?.top ?? 0)).toBeCloseTo(31.2, 1);
});

it('refuses a letter of more than a page', async () => {
  const template = parseTemplate(`${'Ein Absatz.\n\n'.repeat(60)}{{login}}`);
  await expect(print({ template })).rejects.toThrow(/passt nicht auf eine Seite/);
});

it('refuses a logo that is no picture inside', async () => {
  const broken = { ...application, logo: Buffer.from('\x89PNG\r\n\x1a\nno', 'latin1') };
  const file = await openLetterFile(path, root, broken);
  await expect(file.add(LONG_PAGE)).rejects.toThrow(/logo\.png/);
  await file.abandon();
});

it('each page is on disk before the next one is drawn', async () => {
  const file = await openLetterFile(path, root, application);
  const sizes: number[] = [];
  for (let page = 0; page < 4; page += 1) {
    await file.add(LONG_PAGE);
    sizes.push(statSync(path).size);
  }
  await file.end();
  const growth = sizes.slice(1).map((size, index) => size - (sizes[index] ?? 0));
  expect(Math.min(...growth)).toBeGreaterThan(1000);
});

it.each([
  { language: 'de-informal', own: ['de'], begins: 'Eigener Brief (de)' },
  { language: 'en', own: ['de'], begins: 'Read your meters online' },
  { language: null, own: [], begins: 'Ihre Zählerablesung online' },
])('a letter in $language, with own texts in $own', ({ language, own, begins }) => {
  const templates = new Map(
    own.map((one) => [one, parseTemplate(`# Eigener Brief (${one})\n\n{{login}}`)]),
  );
  const letter = { ...application.letter, templates };
  const [first] = letterForm(language, { ...application, letter }).template;
  expect(first).toMatchObject({ kind: 'heading', runs: [{ text: begins }] });
});

it('the contact has no addresses of links', () => {
  const [name, phone] = letterContact(application, 'de');
  expect(name).toEqual([{ text: 'Stadtwerke Neuenbrück, Kundendienst', isBold: true }]);
  expect(phone).toEqual([
    { text: 'Telefon 03999 7700, montags bis freitags von 8 bis 18 Uhr', isBold: false },
  ]);
});
