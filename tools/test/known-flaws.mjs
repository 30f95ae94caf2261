/**
 * The flaws of screens that are not corrected yet. A corrected flaw must be removed from this list, so
 * that it cannot come back unnoticed.
 * @type {readonly { story: string, problem: string, why: string }[]}
 */
const KNOWN_FLAWS = [
  {
    story: 'portal-ablesung--laedt',
    problem: 'light: axe page-has-heading-one',
    why: 'a job that is opened by its address has no title until the list has come',
  },
  {
    story: 'portal-nachweise--mit-wartendem',
    problem: 'light: axe landmark-unique',
    why: 'the queue over the list of receipts and its first group have the same name',
  },
];

/** The unknown problems of a story, and the known flaws that it no longer has. */
export function withoutKnown(story, problems, flaws = KNOWN_FLAWS) {
  const known = flaws.filter((flaw) => flaw.story === story);
  const isKnown = (problem) => known.some((flaw) => problem.startsWith(flaw.problem));
  const gone = known.filter((flaw) => !problems.some((one) => one.startsWith(flaw.problem)));
  return [
    ...problems.filter((problem) => !isKnown(problem)),
    ...gone.map(({ problem }) => `corrected, so remove it from known-flaws.mjs: ${problem}`),
  ];
}
