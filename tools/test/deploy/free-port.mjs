import { createServer } from 'node:net';

/** A port that was free a moment ago, for programs that cannot choose one themselves. */
export function freePort() {
  const server = createServer();
  return new Promise((done) => {
    server.listen(0, '127.0.0.1', () => {
      const { port } = server.address();
      server.close(() => done(port));
    });
  });
}
