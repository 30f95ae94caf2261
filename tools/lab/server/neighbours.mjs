import { EventEmitter, once } from 'node:events';
import { createServer } from 'node:http';
import { createServer as createLine, connect } from 'node:net';

async function listening(server) {
  await new Promise((done) => server.listen(0, '127.0.0.1', done));
  return server.address().port;
}

/** Takes every picture, in its own way. The server of the measurement only puts, reads and deletes. */
export async function startBucket() {
  let calls = 0;
  const ways = {
    works: (answer) => answer(),
    hangs: () => undefined,
    'answers after 8 s': (answer) => void setTimeout(answer, 8000),
    'fails every second call': (answer, fail) => (calls % 2 === 0 ? fail() : answer()),
  };
  let way = ways.works;
  const server = createServer((request, response) => {
    request.resume();
    calls += 1;
    way(
      () => response.end(),
      () => response.writeHead(500).end(),
    );
  });
  const port = await listening(server);
  return {
    url: `http://127.0.0.1:${port}/photos`,
    ways: Object.keys(ways),
    become: (name) => {
      way = ways[name];
    },
    stop: () => {
      server.closeAllConnections();
      server.close();
    },
  };
}

/** Takes no mail: it hangs up at once, or accepts the call and never says a word. */
export async function startPost() {
  const open = new Set();
  const rings = new EventEmitter();
  let calls = 0;
  const ways = {
    'hangs up': (call) => void call.destroy(),
    hangs: () => undefined,
  };
  let way = ways['hangs up'];
  const server = createLine((call) => {
    open.add(call);
    call.on('error', () => undefined).on('close', () => open.delete(call));
    calls += 1;
    way(call);
    rings.emit('call');
  });
  const port = await listening(server);
  return {
    url: `smtp://127.0.0.1:${port}`,
    ways: Object.keys(ways),
    become: (name) => {
      way = ways[name];
      // What hung before belongs to the way before.
      for (const call of open) call.destroy();
    },
    calls: () => calls,
    hasGot: async (wanted) => {
      while (calls < wanted) await once(rings, 'call');
    },
    stop: () => {
      for (const call of open) call.destroy();
      server.close();
    },
  };
}

/** A line to the database that can be away: it breaks off all connections and takes no new ones. */
export async function startLineTo(databaseUrl) {
  const { hostname, port } = new URL(databaseUrl);
  const calls = new Set();
  let isAway = false;
  const server = createLine((call) => {
    if (isAway) return void call.destroy();
    const onwards = connect(Number(port), hostname);
    for (const [one, other] of [
      [call, onwards],
      [onwards, call],
    ]) {
      calls.add(one);
      one.pipe(other);
      one
        .on('error', () => undefined)
        .on('close', () => {
          calls.delete(one);
          other.destroy();
        });
    }
  });
  const url = new URL(databaseUrl);
  url.port = String(await listening(server));
  return {
    url: url.href,
    setAway: (next) => {
      isAway = next;
      if (next) for (const call of calls) call.destroy();
    },
    stop: () => {
      for (const call of calls) call.destroy();
      server.close();
    },
  };
}
