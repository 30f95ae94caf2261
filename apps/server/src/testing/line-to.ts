import { once } from 'node:events';
import { connect, createServer, type Socket } from 'node:net';

/** 'away': every connection breaks, and new ones are refused. 'silent': nothing arrives any more. */
type Line = 'works' | 'away' | 'silent';

export interface LineTo {
  readonly port: number;
  set(line: Line): void;
  stop(): Promise<void>;
}

/** A line to another server that a test can break or silence. */
export async function startLineTo(target: { host: string; port: number }): Promise<LineTo> {
  let line: Line = 'works';
  const pairs = new Map<Socket, Socket>();
  const breakOff = (socket: Socket) => {
    socket.resetAndDestroy();
    pairs.get(socket)?.resetAndDestroy();
    pairs.delete(socket);
  };
  const server = createServer((socket) => {
    socket.on('error', () => breakOff(socket));
    if (line === 'away') return void socket.resetAndDestroy();
    const onward = connect(target);
    onward.on('error', () => breakOff(socket));
    pairs.set(socket, onward);
    socket.pipe(onward).pipe(socket);
    if (line === 'silent') silence(socket, onward);
  });
  server.listen(0, '127.0.0.1');
  await once(server, 'listening');
  const address = server.address();
  return {
    port: typeof address === 'object' && address !== null ? address.port : 0,
    set: (next) => {
      line = next;
      for (const [socket, onward] of pairs) {
        if (next === 'away') breakOff(socket);
        else if (next === 'silent') silence(socket, onward);
        else socket.pipe(onward).pipe(socket);
      }
    },
    stop: async () => {
      for (const socket of pairs.keys()) breakOff(socket);
      server.close();
      await once(server, 'close');
    },
  };
}

function silence(socket: Socket, onward: Socket): void {
  socket.unpipe(onward);
  onward.unpipe(socket);
  socket.pause();
  onward.pause();
}
