// Whose a reading is, and because of whom a letter waits, also once the sub-access that sent it has
// been ended: both go with the customer. Null where a server of the version before stored it.
export const whose: readonly string[] = [
  `alter table unlisted_reading add column customer_id text references account on delete cascade`,
  `create index on unlisted_reading (customer_id)`,
  `alter table waiting_mail add column account_id text references account on delete cascade`,
  `create index on waiting_mail (account_id)`,
  `with recursive family as (
    select id, id as customer_id from account where parent_id is null
    union all
    select account.id, family.customer_id from account join family on account.parent_id = family.id
  )
  update unlisted_reading set customer_id = family.customer_id
  from family where family.id = account_id`,
];
