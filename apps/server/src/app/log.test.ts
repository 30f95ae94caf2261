import Fastify from 'fastify';
import { Writable } from 'node:stream';
import { logAnswers, loggedPath, logSettings } from './log';

test.each([
  { says: 'a path', url: '/api/pro/job', logged: '/api/pro/job' },
  { says: 'no query', url: '/api/pro/job?token=geheim', logged: '/api/pro/job' },
  { says: 'no login link', url: '/m/geheim', logged: '/m/[cut]' },
  { says: 'no login link with two slashes', url: '//m/geheim', logged: '/m/[cut]' },
  { says: 'no login link written otherwise', url: '/%6D/geheim', logged: '/m/[cut]' },
  { says: 'no login link written otherwise', url: '/m%2fgeheim', logged: '/m/[cut]' },
  {
    says: 'no link of a mail',
    url: '/e-mail/bestaetigen/m/geheim',
    logged: '/e-mail/bestaetigen/m/[cut]',
  },
  { says: 'no login link with more behind', url: '/m/geheim/x?y#z', logged: '/m/[cut]' },
])('the log shows $says', ({ url, logged }) => {
  expect(loggedPath(url)).toBe(logged);
});

function readLines() {
  const lines: string[] = [];
  const stream = new Writable({
    write: (line, _encoding, done) => {
      lines.push(String(line));
      done();
    },
  });
  return { lines, stream };
}

it('shows the method and path of a failed call, never its header or body', async () => {
  const { lines, stream } = readLines();
  const server = Fastify({ logger: { ...logSettings, stream } });
  server.post('/api/x', (request) => {
    request.log.info('not worth a line');
    request.log.error({ req: request, err: new Error('It broke.') }, 'A call failed.');
    return {};
  });
  await server.inject({
    method: 'POST',
    url: '/api/x?key=secret-query',
    headers: { authorization: 'Bearer secret-header' },
    payload: { password: 'secret-body' },
  });
  const [line = ''] = lines;
  expect(lines).toHaveLength(1);
  expect(JSON.parse(line)).toMatchObject({
    req: { method: 'POST', url: '/api/x' },
    err: { message: 'It broke.' },
  });
  expect(line).not.toContain('secret');
});

it('has one line per answer if configured, without the caller and the body', async () => {
  const { lines, stream } = readLines();
  const server = Fastify({ logger: { ...logSettings, stream } });
  logAnswers(server);
  server.get('/m/:token', async (_request, reply) => reply.code(201).send('secret-answer'));
  const headers = { authorization: 'Bearer secret-header', 'user-agent': 'secret-browser' };
  await server.inject({ url: '/m/secret-token?secret-query', headers });
  expect(lines).toHaveLength(1);
  const line: unknown = JSON.parse(lines[0] ?? '');
  expect(line).toMatchObject({ method: 'GET', path: '/m/[cut]', status: 201 });
  expect(line).toHaveProperty('ms', expect.any(Number));
  expect(lines[0]).not.toMatch(/secret|127\.0\.0\.1/);
});
