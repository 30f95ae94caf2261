// For the erasure of a single reading without a login: the number on its receipt and the letters that
// wait because of it. A server of the previous version stores null.
export const belongings: readonly string[] = [
  `alter table anonymous_reading add column receipt_number text`,
  `create index on anonymous_reading (receipt_number)`,
  // What that version still remembers: its key, and as the answer the id of the reading.
  `update anonymous_reading set receipt_number = upper(left(key, 13))
    from remembered_answer where owner = 'anonymous ' || application_id and body = id
      and key not like 'none %'`,
  `alter table waiting_mail
    add column anonymous_id text references anonymous_reading on delete cascade`,
  `create index on waiting_mail (anonymous_id)`,
];
