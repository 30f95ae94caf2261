import { isDrawer } from '../checks/names.mjs';

/**
 * The words for our concepts. A word has the same meaning in every ring (see
 * libs/domain/README.md).
 */
const CONCEPTS = [
  'application',
  'session',
  'home',
  'scan',
  'job',
  'round',
  'reading',
  'unlisted-reading',
  'anonymous',
  'evaluation',
  'sharing',
  'help',
  'receipt',
  'registration',
  'outbox',
  'connection',
  'notice',
  'calendar',
];

const KEBAB = /^[a-z][a-z0-9]*(-[a-z0-9]+)*$/;
const PASCAL = /^[A-Z][A-Za-z0-9]*$/;

const KINDS = {
  rule: {
    example: 'validation/reading/check-comment',
    rings: ['domain', 'validation'],
    folders: CONCEPTS,
    name: KEBAB,
    nameIs: 'a question in kebab-case',
  },
  'ui-component': {
    example: 'primitives/Chip',
    rings: null,
    folders: ['primitives', 'reading', 'frame'],
    name: PASCAL,
    nameIs: 'a name in PascalCase',
  },
  screen: {
    example: 'portal/help/HelpScreen',
    rings: ['portal', 'anonymous-wizard'],
    folders: CONCEPTS,
    name: /^[A-Z][A-Za-z0-9]*Screen$/,
    nameIs: 'a name in PascalCase that ends in Screen',
  },
};

const usage = Object.entries(KINDS)
  .map(([kind, { example }]) => `  npm run generate -- ${kind} ${example}`)
  .concat(
    ['decision-index', 'licences', 'api-report'].map((page) => `  npm run generate -- ${page}`),
  )
  .join('\n');

const oneOf = (list) => `one of ${list.join(', ')}`;

/**
 * The place of a new file as { kind, ring, folder, name }. Throws an error that says how to correct
 * it.
 */
export function placeOf(kind, path = '') {
  const rule = KINDS[kind];
  if (!rule) throw new Error(`What do you want to make? Use\n${usage}`);
  const parts = path.split('/');
  const ring = rule.rings ? parts.shift() : 'ui';
  const [folder, name, ...rest] = parts;
  if (rule.rings && !rule.rings.includes(ring)) {
    throw new Error(`"${ring}" must be ${oneOf(rule.rings)}, as in ${rule.example}.`);
  }
  if (!rule.folders.includes(folder)) {
    throw new Error(`"${folder}" must be ${oneOf(rule.folders)}, as in ${rule.example}.`);
  }
  if (!name || rest.length > 0 || !rule.name.test(name) || isDrawer(name)) {
    const given = [name, ...rest].filter(Boolean).join('/');
    throw new Error(`"${given}" must be ${rule.nameIs}, as in ${rule.example}.`);
  }
  return { kind, ring, folder, name };
}

/** check-comment -> checkComment */
export const camelOf = (kebab) =>
  kebab.replace(/-([a-z0-9])/g, (_, letter) => letter.toUpperCase());

/** HelpScreen -> helpScreen */
export const lowerFirst = (name) => name[0].toLowerCase() + name.slice(1);
