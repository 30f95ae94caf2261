import { watchConnection } from './connection';
import { loadPatiently } from './load-patiently';

/** A browser that a server answers, until it is lost. */
function aWorld() {
  const server = { isThere: true };
  const browser = Object.assign(new EventTarget(), { navigator: { onLine: true } });
  const connection = watchConnection({
    browser,
    ask: async () => server.isThere,
    wasAnswered: true,
  });
  const comeOnline = () => {
    server.isThere = true;
    browser.dispatchEvent(new Event('online'));
    return connection.settled();
  };
  return { server, connection, comeOnline };
}

const lost = () => Promise.reject(new TypeError('Failed to fetch'));

test('what could not be loaded is loaded again each time the connection is back', async () => {
  const { server, connection, comeOnline } = aWorld();
  const load = jest.fn(async () => 'part');
  load.mockImplementationOnce(lost).mockImplementationOnce(lost);
  server.isThere = false;
  const loaded = loadPatiently(connection, load);
  await connection.settled();
  expect(load).toHaveBeenCalledTimes(1);
  server.isThere = true;
  await comeOnline();
  server.isThere = false;
  connection.report(false);
  await connection.settled();
  await comeOnline();
  await expect(loaded).resolves.toBe('part');
  expect(load).toHaveBeenCalledTimes(3);
});

test('what a server that answers does not have is not asked for again', async () => {
  const { connection, comeOnline } = aWorld();
  const load = jest.fn(lost);
  void loadPatiently(connection, load);
  await comeOnline();
  await comeOnline();
  expect(load).toHaveBeenCalledTimes(1);
});
