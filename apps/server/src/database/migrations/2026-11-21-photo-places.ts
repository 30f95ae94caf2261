// A null place means that the bytes are in this row. A server of the previous version still stores
// them there.
export const photoPlaces: readonly string[] = [
  `alter table photo
    add column place text,
    add column left_in text,
    alter column bytes drop not null`,
  `create index on photo (left_in) where left_in is not null`,
];
