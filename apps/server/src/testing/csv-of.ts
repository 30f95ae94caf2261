/** A CSV file with all columns that one of the rows has. */
export function csvOf(...rows: readonly Readonly<Record<string, string>>[]): string {
  const names = [...new Set(rows.flatMap((row) => Object.keys(row)))];
  const quoted = (cell: string) => `"${cell.replaceAll('"', '""')}"`;
  const lines = rows.map((row) => names.map((name) => quoted(row[name] ?? '')).join(';'));
  return `${names.join(';')}\n${lines.join('\n')}\n`;
}
