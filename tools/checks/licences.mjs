import { readdirSync, readFileSync } from 'node:fs';
import { inRoot } from '../root.mjs';
import { textOf } from './sources.mjs';

/** The programs that we ship to users and operators. Tools and tests are not shipped. */
const SHIPPED = ['apps/portal', 'apps/anonymous-wizard', 'apps/server'];

/** Licences that allow us to ship a package with its licence text beside it. */
export const ALLOWED = new Set([
  '(MIT OR CC0-1.0)',
  '(MPL-2.0 OR Apache-2.0)',
  '0BSD',
  'Apache-2.0',
  'Bitstream-Vera',
  'BlueOak-1.0.0',
  'BSD-2-Clause',
  'BSD-3-Clause',
  'ISC',
  'MIT',
  'MIT-0',
]);

/**
 * Packages without a known licence in their package.json, and the licence in their licence file.
 */
const NAMED_IN_A_FILE = {
  'dejavu-fonts-ttf': 'Bitstream-Vera',
  'png-js': 'MIT',
};

/**
 * The packages of others that we ship: all that a shipped program depends on, from the lock file.
 */
export function shippedPackages(lock = JSON.parse(textOf('package-lock.json'))) {
  const reached = new Set();
  const visit = (place) => {
    const { dependencies, optionalDependencies } = lock.packages[place];
    for (const name of Object.keys({ ...dependencies, ...optionalDependencies })) {
      const found = installedAt(lock.packages, place, name);
      // Packages for other systems may be absent.
      if (found === undefined || reached.has(found)) continue;
      reached.add(found);
      visit(found);
    }
  };
  SHIPPED.forEach(visit);
  return [...reached]
    .filter((place) => place.includes('node_modules/'))
    .map((place) => {
      const name = place.slice(place.lastIndexOf('node_modules/') + 'node_modules/'.length);
      const { version, license } = lock.packages[place];
      return { place, name, version, licence: NAMED_IN_A_FILE[name] ?? license ?? 'unknown' };
    })
    .sort((a, b) => `${a.name}@${a.version}`.localeCompare(`${b.name}@${b.version}`, 'en'));
}

/**
 * The place where Node finds a package: beside the importing package, otherwise in a folder above.
 */
function installedAt(packages, place, name) {
  const folders = place.split('/node_modules/');
  for (let depth = folders.length; depth >= 0; depth -= 1) {
    const path = [...folders.slice(0, depth), name].join('/node_modules/');
    const found = depth === 0 ? `node_modules/${name}` : path;
    if (found in packages) return packages[found].link ? packages[found].resolved : found;
  }
  return undefined;
}

export const titleOf = ({ name, version, licence }) => `${name} ${version} (${licence})`;

/** docs/third-party-licences.md: each package, and the text of each licence once. */
export function licencePage(packages = shippedPackages()) {
  const byText = new Map();
  for (const each of packages) {
    const text = licenceText(each.place);
    if (text !== null) byText.set(text, [...(byText.get(text) ?? []), each]);
  }
  const list = unique(packages.map(titleOf)).map((title) => `- ${title}`);
  const texts = [...byText].map(
    ([text, using]) =>
      `### ${unique(using.map(titleOf)).join(', ')}\n\n\`\`\`text\n${text}\n\`\`\``,
  );
  return `${INTRODUCTION}\n${list.join('\n')}\n\n## Texts\n\n${texts.join('\n\n')}\n`;
}

const unique = (titles) => [...new Set(titles)];

function licenceText(place) {
  try {
    const file = readdirSync(inRoot(place)).find((name) => /^licen[cs]e/i.test(name));
    if (file === undefined) return null;
    const text = readFileSync(inRoot(place, file), 'utf8');
    return text
      .replaceAll('\r\n', '\n')
      .replaceAll('```', "'''")
      .replace(/[ \t]+$/gm, '')
      .trim();
  } catch {
    // The lock file also names packages for other systems, which are not on this machine.
    return null;
  }
}

const INTRODUCTION = `# Licences of third parties

The packages that ship with the portal, the wizard and the server. \`npm run generate -- licences\` writes this page from package-lock.json and the installed packages; a check compares its list with the lock file and refuses a licence that \`tools/checks/licences.mjs\` does not allow.
`;
