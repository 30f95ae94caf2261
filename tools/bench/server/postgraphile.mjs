// The peer: PostGraphile on the same tables, storing a reading by the mutation that it makes of them.
// It knows no key, no rule and no login. Started by start-postgraphile.mjs as a process of its own.
import { once } from 'node:events';
import { createServer } from 'node:http';
import { createRequire } from 'node:module';

const { DATABASE_URL, FOLDER } = process.env;
const { postgraphile } = createRequire(`${FOLDER}/`)('postgraphile');
const options = { disableQueryLog: true, ignoreRBAC: true, disableDefaultMutations: false };
const server = createServer(postgraphile(DATABASE_URL, 'public', options));
server.listen(0, '127.0.0.1');
await once(server, 'listening');
console.log(`postgraphile: http://127.0.0.1:${server.address().port}`);
