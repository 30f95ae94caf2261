// A meter exchange makes two readings on one day. The reading of the old meter comes first.
export const eventOrder: readonly string[] = [
  `alter table reading_event add column position integer not null default 0`,
];
