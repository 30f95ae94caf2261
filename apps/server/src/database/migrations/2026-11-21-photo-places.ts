// Null: the bytes are here. A server of the version before goes on keeping them so.
export const photoPlaces: readonly string[] = [
  `alter table photo
    add column place text,
    add column left_in text,
    alter column bytes drop not null`,
  `create index on photo (left_in) where left_in is not null`,
];
