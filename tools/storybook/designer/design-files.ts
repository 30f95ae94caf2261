import type { Design } from '@ablesbar/api-client/testing';
import { designedFile } from '@ablesbar/api-client/testing';

/** The fields of the form that may hold something that the server refuses. */
export type CheckedField = 'name' | 'host' | 'site' | 'colour';

const ALLOWED: Readonly<Record<CheckedField, RegExp>> = {
  name: /\S/,
  host: /^[a-z0-9][a-z0-9.-]*$/,
  site: /^https:\/\/[a-z0-9.-]+(?::[0-9]+)?$/,
  colour: /^#[0-9a-f]{6}$/i,
};

/** Whether the server takes this value. A file with another one would end its start. */
export function isAllowed(field: CheckedField, design: Design): boolean {
  return ALLOWED[field].test(design[field]);
}

const UMLAUTS: Readonly<Record<string, string>> = { ä: 'ae', ö: 'oe', ü: 'ue', ß: 'ss' };

function idOf(name: string): string {
  const id = name
    .toLowerCase()
    .replace(/[äöüß]/g, (letter) => UMLAUTS[letter] ?? '')
    .replace(/[^a-z0-9]+/g, '-')
    .replace(/^-+|-+$/g, '');
  return id === '' ? 'versorger' : id;
}

const written = (file: object) => `${JSON.stringify(file, null, 2)}\n`;

/** The application.json of the utility: the demo's file with the design in it. */
export function applicationFile(demo: unknown, design: Design): string {
  return written({
    ...designedFile(demo, design),
    applicationId: idOf(design.name),
    hosts: [design.host],
    embedOrigins: [design.site],
  });
}

/** Its manifest.json, which holds the colour. */
export function manifestFile(demo: object, { name, colour, language }: Design): string {
  return written({ ...demo, name, lang: language.slice(0, 2), theme_color: colour });
}

/** One version of the element, as the portal that serves it tells. */
export interface ElementVersion {
  readonly src: string;
  readonly integrity: string;
}

export const versionAddress = (host: string) => `https://${host}/element/ablesbar-reading.json`;

/** Null if this is no such answer. What a portal says goes into a page, so it is not believed. */
export function readVersion(told: unknown): ElementVersion | null {
  if (typeof told !== 'object' || told === null) return null;
  const src = 'src' in told ? String(told.src) : '';
  const integrity = 'integrity' in told ? String(told.integrity) : '';
  const isWhole =
    /^\/element\/versions\/[\w.-]+\.js$/.test(src) && /^sha384-[\w+/]{64}$/.test(integrity);
  return isWhole ? { src, integrity } : null;
}

/** The script of one version, which a browser runs only as it was when its hash was taken. */
export function fixedScript(host: string, { src, integrity }: ElementVersion): string {
  return `<script
  type="module"
  crossorigin
  src="https://${host}${src}"
  integrity="${integrity}"
></script>
`;
}

/** What the utility writes into its own page to show the form there. */
export function elementTag({ host, language, ...design }: Design): string {
  const { colour, radius, padding, font, textSize } = design;
  const look = [
    `--ablesbar-brand: ${colour};`,
    `--ablesbar-radius: ${radius};`,
    `--ablesbar-padding: ${padding};`,
    ...(font === '' ? [] : [`--ablesbar-font: ${font};`]),
    ...(textSize === '' ? [] : [`--ablesbar-text-size: ${textSize};`]),
  ];
  return `<script type="module" src="https://${host}/element/ablesbar-reading.js"></script>
<style>
  ablesbar-reading {
${look.map((line) => `    ${line}`).join('\n')}
  }
</style>
<ablesbar-reading base-url="https://${host}" lang="${language}"></ablesbar-reading>
`;
}
