/** Searches every row for every term. The texts were prepared before. */
export function foundIn(rows, query) {
  const terms = query.toLowerCase().split(/\s+/).filter(Boolean);
  return rows.filter(({ text }) => terms.every((term) => text.includes(term)));
}

const HEIGHTS = { group: 46, building: 41 };

/** The rows come in the order of the list. Each group and each building gets its head and count. */
export function itemsOf(found) {
  const items = [];
  let group = null;
  let building = null;
  for (const row of found) {
    if (row.group !== group?.title) {
      group = { kind: 'group', title: row.group, count: 0, height: HEIGHTS.group };
      items.push(group);
    }
    if (row.building !== null && row.building !== building?.title) {
      building = { kind: 'building', title: row.building, count: 0, height: HEIGHTS.building };
      items.push(building);
    }
    group.count += 1;
    if (row.building !== null) building.count += 1;
    items.push({ kind: 'row', row, height: row.lines.length === 1 ? 72 : 89 });
  }
  return items;
}

/** The counts of the two chips. */
export function countsOf(found) {
  const counts = { soon: 0, done: 0 };
  for (const { isSoon, group } of found) {
    if (isSoon) counts.soon += 1;
    if (group === 'Fertig') counts.done += 1;
  }
  return counts;
}
