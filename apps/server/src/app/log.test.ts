import Fastify from 'fastify';
import { Writable } from 'node:stream';
import { loggedPath, quietLog } from './log';

test.each([
  { says: 'a path', url: '/api/pro/job', logged: '/api/pro/job' },
  { says: 'no question', url: '/api/pro/job?token=geheim', logged: '/api/pro/job' },
  { says: 'no login link', url: '/m/geheim', logged: '/m/[cut]' },
  { says: 'no login link with two slashes', url: '//m/geheim', logged: '/m/[cut]' },
  { says: 'no login link with more behind', url: '/m/geheim/x?y#z', logged: '/m/[cut]' },
])('the log shows $says', ({ url, logged }) => {
  expect(loggedPath(url)).toBe(logged);
});

it('shows of a failed call its method and path, never header or body', async () => {
  const lines: string[] = [];
  const stream = new Writable({
    write: (line, _encoding, done) => {
      lines.push(String(line));
      done();
    },
  });
  const server = Fastify({ logger: { ...quietLog, stream } });
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
