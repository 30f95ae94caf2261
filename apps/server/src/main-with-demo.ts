// The server that `npm start` and the journeys run. The image for production does not contain it.
import { fileURLToPath } from 'node:url';
import { runServer } from './app/run-server';
import { createDemo } from './demo/demo';

// The sources and the built program are both three folders below the repository.
const files = fileURLToPath(new URL('../../../apps/server/demo', import.meta.url));

await runServer(import.meta.url, createDemo(files));
