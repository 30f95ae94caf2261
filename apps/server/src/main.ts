import { runServer } from './app/run-server';

await runServer(import.meta.url, null);
