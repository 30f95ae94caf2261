const DRAWERS = ['utils?', 'helpers?', 'commons?', 'shared', 'misc', 'constants?', 'types?'];
const DRAWER = new RegExp(`^(${DRAWERS.join('|')})$`, 'i');

/**
 * Whether a name says nothing about the content, like `utils/x.ts`, `job/helpers.ts` or
 * `job-utils.ts`. `meter-type.ts` and `deadline.ts` name a subject.
 */
export function isDrawer(path) {
  const parts = path.split('/');
  const stem = parts.pop().split('.')[0];
  return [...parts, stem].some((name) => DRAWER.test(name)) || /-(utils?|helpers?)$/.test(stem);
}
