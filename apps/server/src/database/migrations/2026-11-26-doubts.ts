// Why the app asked about a value (see job/doubts.ts). Null: it did not, or the reading is older.
export const doubts: readonly string[] = [`alter table reading_result add column doubt text`];
