import { loadPatiently } from './load-patiently';
import { aConnection } from './testing/a-connection';

const lost = () => Promise.reject(new TypeError('Failed to fetch'));

test('what could not be loaded is loaded again each time the connection is back', async () => {
  const { server, connection, comeOnline } = aConnection({ isServerThere: false });
  const load = jest.fn(async () => 'part');
  load.mockImplementationOnce(lost).mockImplementationOnce(lost);
  const loaded = loadPatiently(connection, load);
  await connection.settled();
  expect(load).toHaveBeenCalledTimes(1);
  await comeOnline();
  server.isThere = false;
  connection.report(false);
  await connection.settled();
  await comeOnline();
  await expect(loaded).resolves.toBe('part');
  expect(load).toHaveBeenCalledTimes(3);
});

test('what a server that answers does not have is not asked for again', async () => {
  const { connection, comeOnline } = aConnection({ isServerThere: true });
  const load = jest.fn(lost);
  void loadPatiently(connection, load);
  await comeOnline();
  await comeOnline();
  expect(load).toHaveBeenCalledTimes(1);
});
