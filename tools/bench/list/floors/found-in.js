/** What anybody writes who has made the texts beforehand: every term in every row. */
export function foundIn(rows, query) {
  const terms = query.toLowerCase().split(/\s+/).filter(Boolean);
  return rows.filter(({ text }) => terms.every((term) => text.includes(term)));
}
