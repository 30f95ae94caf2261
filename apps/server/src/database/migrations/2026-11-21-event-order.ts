// Of two readings on one day, a meter exchange, the old meter's comes first.
export const eventOrder: readonly string[] = [
  `alter table reading_event add column position integer not null default 0`,
];
