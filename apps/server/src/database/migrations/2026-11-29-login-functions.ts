// The functions of 2026-11-25-login-functions.ts with the same parameters and answers, so a server of the
// version before may go on calling them. Two things differ.
//
// A clock that ran ahead for a moment has written times far in the future. Nothing is full, or locked, for
// longer than its own rule: what says so is not believed, up to a minute that clocks may differ. The
// database's own clock judges that, too: a server that is behind must not open what is rightly closed.
//
// A session waits only for what ends sessions (`for update`), and no longer for every change of its
// account: an import that corrects names holds the accounts until it ends.
export const loginFunctionsBesideImports: readonly string[] = [
  // For buckets of all kinds (limit/buckets.ts).
  `create function believed_full_at(full_at timestamptz, at timestamptz, size float8)
  returns timestamptz language sql volatile as $$
    select case when full_at > greatest(at, clock_timestamp()) + make_interval(secs => size + 60) then at
      else greatest(full_at, at) end
  $$`,
  `create or replace function count_guess(names text[], subjects text[], paces float8[], sizes float8[],
    caller text, free integer, first_lock float8, longest_lock float8, at timestamptz)
  returns integer language plpgsql set plan_cache_mode = force_generic_plan as $$
  declare
    last_lock timestamptz := greatest(at, clock_timestamp())
      + make_interval(secs => longest_lock + 60);
  begin
    perform set_config('synchronous_commit', 'off', true);
    if exists (select from login_failure where subject = caller and in_a_row >= free
        and locked_until > at and locked_until <= last_lock) then
      return cardinality(names) + 1;
    end if;
    for nth in 1 .. cardinality(names) loop
      insert into limit_bucket as bucket (name, subject, full_at)
        select names[nth], subjects[nth], at + make_interval(secs => paces[nth])
          where paces[nth] <= sizes[nth]
        on conflict (name, subject) do update
          set full_at = believed_full_at(bucket.full_at, at, sizes[nth])
            + make_interval(secs => paces[nth])
          where believed_full_at(bucket.full_at, at, sizes[nth]) + make_interval(secs => paces[nth])
            <= at + make_interval(secs => sizes[nth]);
      if not found then
        perform put_guesses_back(names[:nth - 1], subjects, paces);
        return nth;
      end if;
    end loop;
    insert into login_failure as failure (subject, in_a_row, locked_until) values (caller, 1, at)
      on conflict (subject) do update set in_a_row = failure.in_a_row + 1,
        locked_until = case when failure.in_a_row + 1 < free then at
          else at + make_interval(secs => least(longest_lock,
            first_lock * power(2, least(failure.in_a_row + 1 - free, 10)))) end
        where failure.in_a_row < free or failure.locked_until <= at
          or failure.locked_until > last_lock;
    if not found then
      perform put_guesses_back(names, subjects, paces);
      return cardinality(names) + 1;
    end if;
    return 0;
  end $$`,
  `create or replace function begin_session(names text[], subjects text[], paces float8[], caller text,
    account_id text, password_hash text, token_hash text, family_id text, access_id text,
    expires_at timestamptz, family_ends_at timestamptz)
  returns boolean language plpgsql set plan_cache_mode = force_generic_plan as $$
  begin
    perform set_config('synchronous_commit', 'off', true);
    perform from account where account.id = begin_session.account_id
      and account.password_hash = begin_session.password_hash for key share;
    if not found then
      return false;
    end if;
    insert into refresh_token
      (token_hash, family_id, account_id, access_id, expires_at, family_ends_at)
      values (begin_session.token_hash, begin_session.family_id, begin_session.account_id,
        begin_session.access_id, begin_session.expires_at, begin_session.family_ends_at);
    perform put_guesses_back(names, subjects, paces);
    delete from login_failure where subject = caller;
    return true;
  end $$`,
];
