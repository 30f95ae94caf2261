import { precompress } from './setup/precompress.mjs';

// The last step of an app's build: node tools/precompress.mjs dist
for (const folder of process.argv.slice(2)) precompress(folder);
