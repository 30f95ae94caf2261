// The peer: PostGraphile on our tables stores a reading by the mutation that it generates from
// them.
// It checks no key, no rule and no login. bench-server.mjs starts it as a process.
import { once } from 'node:events';
import { createServer } from 'node:http';
import { postgraphile } from 'postgraphile';

const options = { disableQueryLog: true, ignoreRBAC: true, disableDefaultMutations: false };
const server = createServer(postgraphile(process.env.DATABASE_URL, 'public', options));
server.listen(0, '127.0.0.1');
await once(server, 'listening');
console.log(`postgraphile: http://127.0.0.1:${server.address().port}`);
