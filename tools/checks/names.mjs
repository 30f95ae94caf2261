const DRAWERS = ['utils?', 'helpers?', 'commons?', 'shared', 'misc', 'constants?', 'types?'];
const DRAWER = new RegExp(`^(${DRAWERS.join('|')})$`, 'i');

/**
 * Names that say nothing about what is inside: `utils/x.ts`, `job/helpers.ts`, `job-utils.ts`.
 * `meter-type.ts` and `deadline.ts` have a subject and are none.
 */
export function isDrawer(path) {
  const parts = path.split('/');
  const stem = parts.pop().split('.')[0];
  return [...parts, stem].some((name) => DRAWER.test(name)) || /-(utils?|helpers?)$/.test(stem);
}
