// The keys of stored readings, in one partition a week, because millions of rows are dropped faster
// than they are deleted. The default names the week in which new keys are stored; housekeeping moves
// it on (reading/remembered-weeks.ts).
export const rememberedKeys: readonly string[] = [
  `create table remembered_key (
    week date not null default '2026-11-23',
    owner text not null,
    key text not null,
    content text not null,
    reading_id text not null,
    primary key (owner, key, week)
  ) partition by list (week)`,
  `create table remembered_key_20261123 partition of remembered_key for values in ('2026-11-23')`,
  // A server of the previous version must not store a reading again whose key is here. It answers
  // such a repeat with 500, and the app sends it again later.
  `create or replace function refuse_remembered_key() returns trigger language plpgsql as $$
  begin
    if exists (select from remembered_key where owner = new.owner and key = new.key) then
      return null;
    end if;
    return new;
  end $$`,
  `create trigger refuse_remembered_key before insert on remembered_answer
    for each row execute function refuse_remembered_key()`,
];
