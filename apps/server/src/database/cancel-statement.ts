import { connect } from 'node:net';
import pg from 'pg';

/** A host that says nothing takes no request either. */
const MOST_MS = 2000;
/** Of PostgreSQL's protocol: the request is these four numbers and gets no answer. */
const LENGTH = 16;
const CANCEL = 80_877_102;

/**
 * Asks PostgreSQL to end the statement of a connection. It is asked over a new connection, and it
 * does so before it closes that one. A setting of the session would do the same, but a PgBouncer
 * gives each transaction another session.
 */
export async function cancelStatement(
  client: pg.ClientBase,
  connectionString: string,
): Promise<void> {
  const processId = processIdOf(client);
  const secretKey = 'secretKey' in client ? client.secretKey : null;
  if (processId === null || typeof secretKey !== 'number') return;
  const { host, port } = new pg.Client({ connectionString });
  // A path is the folder of a socket.
  const socket = host.startsWith('/')
    ? connect(`${host}/.s.PGSQL.${port}`)
    : connect({ host, port });
  const request = Buffer.alloc(LENGTH);
  for (const [index, word] of [LENGTH, CANCEL, processId, secretKey].entries()) {
    request.writeInt32BE(word, index * 4);
  }
  // The statement failed for another reason, which this one must not hide.
  socket.on('error', () => undefined);
  socket.setTimeout(MOST_MS, () => socket.destroy());
  socket.write(request);
  socket.resume();
  await new Promise<void>((done) => socket.once('close', () => done()));
}

/** The number that the connection was greeted with. */
export function processIdOf(client: pg.ClientBase): number | null {
  return 'processID' in client && typeof client.processID === 'number' ? client.processID : null;
}
