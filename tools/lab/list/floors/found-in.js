/** Searches every row for every term. The texts were prepared before. */
export function foundIn(rows, query) {
  const terms = query.toLowerCase().split(/\s+/).filter(Boolean);
  return rows.filter(({ text }) => terms.every((term) => text.includes(term)));
}
