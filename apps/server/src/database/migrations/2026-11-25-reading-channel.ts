// How a reading came in. Null: its sender entered it in an app. 'phone': the utility entered it for the
// customer, who had told it.
export const readingChannel: readonly string[] = [
  `alter table reading_result add column channel text`,
];
