// The floor: Fastify and one SQL statement per call, without a check, a schema or a transaction of its
// own. Started by bench-server.mjs as a process of its own, on the same tables.
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

const INSERT = `insert into reading_result
  (id, task_id, account_id, reading_date, reading_value, comment, received_at)
  values ($1, $2, $3, now(), $4, null, now())`;
const JOBS = `select coalesce(json_agg(to_jsonb(job) || jsonb_build_object('tasks', (
    select json_agg(to_jsonb(task) || jsonb_build_object(
      'events', (select json_agg(event) from reading_event event where event.task_id = task.id),
      'results', (select json_agg(result) from reading_result result where result.task_id = task.id)))
    from rate_task task where task.job_id = job.id))), '[]')::text as jobs
  from job where account_id = $1`;
const ACCOUNT = 'select id, password_hash from account where username = $1';

const server = Fastify();
server.post('/submit', async ({ body }) => {
  await open.query(INSERT, [randomUUID(), body.taskId, body.accountId, String(body.readingValue)]);
  return {};
});
server.get('/jobs/:accountId', async ({ params }, reply) => {
  const [row] = await rowsOf(JOBS, [params.accountId]);
  return reply.type('application/json').send(row.jobs);
});
server.post('/login', async ({ body }) => {
  const [account] = await rowsOf(ACCOUNT, [body.username]);
  return { isRight: await verify(account.password_hash, body.password) };
});
console.log(`floor: ${await server.listen({ host: '127.0.0.1', port: 0 })}`);
