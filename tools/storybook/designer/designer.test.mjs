import { cpSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { DEMO_DESIGN } from '../../../libs/api-client/src/testing/design';
import { readApplications } from '../../../apps/server/src/application/read-applications';
import { inRoot } from '../../root.mjs';
import {
  applicationFile,
  elementTag,
  fixedScript,
  isAllowed,
  manifestFile,
  readVersion,
} from './design-files';
import { measuredContrast } from './measured-contrast';

const DEMO = inRoot('apps/server/applications/stadtwerke-neuenbrueck');
const demoFile = (name) => JSON.parse(readFileSync(join(DEMO, name), 'utf8'));

const other = {
  ...DEMO_DESIGN,
  name: 'Energie Hägen & Söhne',
  host: 'ablesung.hagen.example',
  site: 'https://www.hagen.example:8443',
  colour: '#ffcc00',
  font: 'Georgia, serif',
  language: 'de-informal',
  photos: 'required',
  asksDate: false,
  asksComment: false,
  asksReason: false,
  takesNotReadable: false,
};

/** The utility as the server reads it from the files that the page gives out. */
function readByServer(design) {
  const folder = mkdtempSync(join(tmpdir(), 'ablesbar-design-'));
  const place = join(folder, 'one');
  cpSync(DEMO, place, { recursive: true });
  const files = {
    'application.json': applicationFile(demoFile('application.json'), design),
    'manifest.json': manifestFile(demoFile('manifest.json'), design),
  };
  for (const [name, text] of Object.entries(files)) writeFileSync(join(place, name), text);
  try {
    return readApplications(folder)[0];
  } finally {
    rmSync(folder, { recursive: true });
  }
}

test.each([
  { says: 'the demo', design: DEMO_DESIGN },
  { says: 'no photos', design: { ...DEMO_DESIGN, photos: 'none', language: 'en' } },
  { says: 'everything changed', design: other },
])('the server starts with the files: $says', ({ design }) => {
  const { name, hosts, embedOrigins, themeColor, config } = readByServer(design);
  expect({ name, hosts, embedOrigins, themeColor }).toEqual({
    name: design.name,
    hosts: [design.host],
    embedOrigins: [design.site],
    themeColor: design.colour,
  });
  expect(config.features.imageAlwaysRequired).toBe(design.photos === 'required');
  expect(config.features.imagesForbidden).toBe(design.photos === 'none');
  expect(config.features.hideReadingDateInput).toBe(!design.asksDate);
  expect(config.features.notReadableAllowed).toBe(design.takesNotReadable);
  expect(config.meterReading.commentsEnabled).toBe(design.asksComment);
  expect(config.unknownUserReading.readingReasons.length > 0).toBe(design.asksReason);
  const rates = config.unknownUserReading.meters.flatMap(
    ({ defaultMeterConfig }) => defaultMeterConfig.meterRateConfigs,
  );
  for (const { readingConfig } of rates) {
    expect(readingConfig.isReadingImageAllowed).toBe(design.photos !== 'none');
    expect(readingConfig.isReadingImageRequired).toBe(design.photos === 'required');
  }
  expect(config.languageConfig.defaultLanguage).toBe(design.language);
});

test.each([
  { field: 'name', good: 'E', bad: ' ' },
  { field: 'host', good: 'ablesung.hagen.example', bad: 'https://ablesung.hagen.example' },
  { field: 'host', good: 'a-1.example', bad: 'a b.example' },
  { field: 'site', good: 'https://www.hagen.example', bad: 'https://www.hagen.example/strom' },
  { field: 'site', good: 'https://hagen.example:8443', bad: 'http://hagen.example' },
  { field: 'colour', good: '#A6123a', bad: '#a61' },
])('$field may be "$good" and not "$bad"', ({ field, good, bad }) => {
  expect(isAllowed(field, { ...other, [field]: good })).toBe(true);
  expect(isAllowed(field, { ...other, [field]: bad })).toBe(false);
  // The page asks no more than the server does of its own rules.
  expect(() => readByServer({ ...other, [field]: good })).not.toThrow();
});

test('the tag has the address, the language and the look', () => {
  expect(elementTag(other))
    .toBe(`<script type="module" src="https://ablesung.hagen.example/element/ablesbar-reading.js"></script>
<style>
  ablesbar-reading {
    --ablesbar-brand: #ffcc00;
    --ablesbar-radius: 4px;
    --ablesbar-padding: 0px;
    --ablesbar-font: Georgia, serif;
  }
</style>
<ablesbar-reading base-url="https://ablesung.hagen.example" lang="de-informal"></ablesbar-reading>
`);
});

const version = {
  src: '/element/versions/ablesbar-reading-DaB3-x_Y.js',
  integrity: `sha384-${'aB3+'.repeat(16)}`,
};

test('the script of one version has its address and its hash', () => {
  expect(fixedScript(other.host, version)).toBe(`<script
  type="module"
  crossorigin
  src="https://ablesung.hagen.example/element/versions/ablesbar-reading-DaB3-x_Y.js"
  integrity="sha384-${'aB3+'.repeat(16)}"
></script>
`);
});

test.each([
  { says: 'as the build writes it', told: version, read: version },
  { says: 'with more beside it', told: { ...version, more: 1 }, read: version },
  {
    says: 'with another address',
    told: { ...version, src: '//elsewhere.example/a.js' },
    read: null,
  },
  { says: 'with more than a hash', told: { ...version, integrity: '" onload="' }, read: null },
  { says: 'without a hash', told: { src: version.src }, read: null },
  { says: 'that is a page', told: '<!doctype html>', read: null },
  { says: 'that is nothing', told: null, read: null },
])("a portal's answer $says", ({ told, read }) => {
  expect(readVersion(told)).toEqual(read);
});

// Known figures: #767676 on white is 4.54, #ffcc00 1.51, #0000ff 8.59.
test.each([
  { colour: '#767676', id: 'link', asGiven: '4.54', isChanged: true },
  { colour: '#ffcc00', id: 'button', asGiven: '1.51', isChanged: true },
  { colour: '#0000ff', id: 'button', asGiven: '8.59', isChanged: false },
])('$colour as a $id has a contrast of $asGiven', ({ colour, id, asGiven, isChanged }) => {
  const pair = measuredContrast(colour, 'light').find((one) => one.id === id);
  expect(pair?.asGiven.toFixed(2)).toBe(asGiven);
  expect(pair?.isChanged).toBe(isChanged);
});

test.each(['#ffcc00', '#a6123a', '#000000', '#ffffff', '#7f7f7f', '#00ff00', '#0000ff'])(
  '%s becomes readable in both themes',
  (colour) => {
    for (const theme of ['light', 'dark']) {
      for (const { measured, needed } of measuredContrast(colour, theme)) {
        expect(measured).toBeGreaterThanOrEqual(needed);
      }
    }
  },
);
