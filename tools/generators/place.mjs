import { isDrawer } from '../checks/names.mjs';

/** The words of the house; the same word names the same thing in every ring (see libs/domain/README.md). */
const CONCEPTS = [
  'application',
  'session',
  'home',
  'job',
  'reading',
  'unlisted-reading',
  'evaluation',
  'sharing',
  'help',
  'receipt',
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
  .concat('  npm run generate -- decision-index', '  npm run generate -- licences')
  .join('\n');

const oneOf = (list) => `one of ${list.join(', ')}`;

/** Where the new thing goes, as { kind, ring, folder, name }; throws with the way out when it cannot. */
export function placeOf(kind, path = '') {
  const rule = KINDS[kind];
  if (!rule) throw new Error(`What shall be made? It is\n${usage}`);
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
