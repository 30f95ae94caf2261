// customer_id is the customer of an unlisted reading, also after the end of the sub-access that
// sent it. account_id is the account that caused a letter. A deletion of that account deletes the
// row. A server of the previous version stores null.
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
