// The floor: Fastify and one SQL statement per call on our tables (two for a login, which stores its
// session), without checks and schemas. It stores a reading by the same statement as our server and
// answers with as many bytes.
// bench-server.mjs starts it as a process.
import { PGlite } from '@electric-sql/pglite';
import { verify } from '@node-rs/argon2';
import Fastify from 'fastify';
import { randomUUID } from 'node:crypto';
import pg from 'pg';

const { DATABASE_URL, DATA_DIR } = process.env;
const open = DATABASE_URL
  ? new pg.Pool({ connectionString: DATABASE_URL, max: 10 })
  : await PGlite.create(DATA_DIR);
const rowsOf = async (sql, values) => (await open.query(sql, values)).rows;

const STORE = `with given as materialized (
      select * from json_to_recordset($1::json) as given (owner text, key text,
        content text, reading_id text, reading json)
    ), first as (
      insert into remembered_key (owner, key, content, reading_id)
      select owner, key, content, reading_id from given
      where not exists (select from remembered_key known
          where known.owner = given.owner and known.key = given.key offset 0)
        and not exists (select from remembered_answer known
          where known.owner = given.owner and known.key = given.key offset 0)
      order by owner, key
      on conflict do nothing
      returning owner, key
    ), new as (
      select given.reading from given join first using (owner, key)
    ), stored as (
      insert into reading_result
        (id, task_id, account_id, reading_date, reading_value, comment, received_at)
      select row.* from new, json_to_recordset(reading->'results')
        as row (id text, task_id text, account_id text, reading_date timestamptz,
          reading_value numeric, comment text, received_at timestamptz)
    )
    select owner, key from first`;
const JOBS = `select coalesce(json_agg(to_jsonb(job) || jsonb_build_object('tasks', (
    select json_agg(to_jsonb(task) || jsonb_build_object(
      'events', (select json_agg(event) from reading_event event where event.task_id = task.id),
      'results', (select json_agg(result) from reading_result result where result.task_id = task.id)))
    from rate_task task where task.job_id = job.id))), '[]')::text as jobs
  from job where account_id = $1`;
const ACCOUNT = 'select id, password_hash from account where username = $1';
// A session that is lost with the machine's power is begun again: ours does not wait for the disk either.
const SESSION = `with off as materialized (select set_config('synchronous_commit', 'off', true))
  insert into refresh_token
    (token_hash, family_id, account_id, access_id, expires_at, family_ends_at)
  select $1, $2, $3, $4, now() + interval '30 days', now() + interval '90 days' from off`;

const server = Fastify();
/** As long as our answer with a job of the demo. */
const ANSWER = JSON.stringify({ job: 'x'.repeat(1750) });
/** As long as our answer to a login. */
const GRANT = { token: 'x'.repeat(510) };
server.post('/submit', async ({ body: result }, reply) => {
  const now = new Date();
  const row = { id: randomUUID(), ...result, reading_date: now, comment: null, received_at: now };
  const given = [
    {
      owner: result.account_id,
      key: randomUUID(),
      content: 'c'.repeat(64),
      reading_id: row.id,
      reading: { results: [row] },
    },
  ];
  await open.query(STORE, [JSON.stringify(given)]);
  return reply.type('application/json').send(ANSWER);
});
server.get('/jobs/:accountId', async ({ params }, reply) => {
  const [row] = await rowsOf(JOBS, [params.accountId]);
  return reply.type('application/json').send(row.jobs);
});
server.post('/login', async ({ body }) => {
  const [account] = await rowsOf(ACCOUNT, [body.username]);
  if (!(await verify(account.password_hash, body.password))) throw new Error('A wrong password.');
  await open.query(SESSION, [randomUUID(), randomUUID(), account.id, randomUUID()]);
  return GRANT;
});
console.log(`floor: ${await server.listen({ host: '127.0.0.1', port: 0 })}`);
