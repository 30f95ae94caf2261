import 'fake-indexeddb/auto';
import { addUp, simulateQueue } from '@ablesbar/offline-queue/testing';

/** Simulates worlds one after the other, beginning with this seed, and prints their sum as JSON. */
const [firstSeed, worlds, readings] = process.argv.slice(2).map(Number);

let sum = null;
for (let seed = firstSeed; seed < firstSeed + worlds; seed += 1) {
  const run = await simulateQueue({ seed, readings });
  sum = sum === null ? run : addUp([sum, run]);
}
process.stdout.write(JSON.stringify(sum));
