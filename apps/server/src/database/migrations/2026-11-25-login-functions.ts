// A login makes two calls of these functions (session/login-guard.ts, session/sessions.ts). PostgreSQL
// keeps their plans in each connection, also behind PgBouncer; a statement without a name is planned
// anew each time, which took longer than running it. Servers of several versions may call them, so
// another behaviour needs a function with another name.
//
// Limits are arrays of one length: name and subject of each bucket, the seconds after which one guess
// comes back, and those after which an empty bucket is full. All functions lock the rows in the order of
// the arrays and then the failures in a row; in two orders, two logins would wait for each other.
export const loginFunctions: readonly string[] = [
  `create function put_guesses_back(names text[], subjects text[], paces float8[])
  returns void language plpgsql as $$
  begin
    for nth in 1 .. cardinality(names) loop
      update limit_bucket set full_at = full_at - make_interval(secs => paces[nth])
        where name = names[nth] and subject = subjects[nth];
    end loop;
  end $$`,
  // Counts a guess by all limits and then as a failure in a row. Nothing is counted if one of them
  // refuses: its place is the answer, 0 means counted. No place is after the last limit for the lock.
  // Counts need not be on the disk before the call goes on: a crash of the database loses those of the
  // last half second.
  `create function count_guess(names text[], subjects text[], paces float8[], sizes float8[],
    caller text, free integer, first_lock float8, longest_lock float8, at timestamptz)
  returns integer language plpgsql set plan_cache_mode = force_generic_plan as $$
  begin
    perform set_config('synchronous_commit', 'off', true);
    if exists (select from login_failure
        where subject = caller and in_a_row >= free and locked_until > at) then
      return cardinality(names) + 1;
    end if;
    for nth in 1 .. cardinality(names) loop
      insert into limit_bucket as bucket (name, subject, full_at)
        select names[nth], subjects[nth], at + make_interval(secs => paces[nth])
          where paces[nth] <= sizes[nth]
        on conflict (name, subject) do update
          set full_at = greatest(bucket.full_at, at) + make_interval(secs => paces[nth])
          where greatest(bucket.full_at, at) + make_interval(secs => paces[nth])
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
        where failure.in_a_row < free or failure.locked_until <= at;
    if not found then
      perform put_guesses_back(names, subjects, paces);
      return cardinality(names) + 1;
    end if;
    return 0;
  end $$`,
  // Stores a session if the account still has the password hash that was compared: the lock waits for a
  // change of it and looks again. Then the guess was none, and all failures before it are forgotten.
  // Counts are put back last, so that nobody waits for them while this waits for the account. Nor does a
  // session wait for the disk: a crash of the database that loses it asks for one more login.
  `create function begin_session(names text[], subjects text[], paces float8[], caller text,
    account_id text, password_hash text, token_hash text, family_id text, access_id text,
    expires_at timestamptz, family_ends_at timestamptz)
  returns boolean language plpgsql set plan_cache_mode = force_generic_plan as $$
  begin
    perform set_config('synchronous_commit', 'off', true);
    perform from account where account.id = begin_session.account_id
      and account.password_hash = begin_session.password_hash for share;
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
