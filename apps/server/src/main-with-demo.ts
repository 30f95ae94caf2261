// The server that `npm start` and the journeys run. The image for production does not contain it.
import { runServer } from './app/run-server';
import { demo } from './demo/demo';

await runServer(import.meta.url, demo);
