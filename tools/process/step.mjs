import { run } from './run.mjs';

/** One line per step while all is well; everything the step printed when it is not. */
export async function step(title, [command, args], options = {}) {
  process.stdout.write(`${title} … `);
  const result = await run(command, args, options);
  if (result.code === 0) {
    console.log(`${result.seconds.toFixed(1)} s`);
    return;
  }
  console.log('failed\n');
  console.error(result.output);
  console.error(`${title}: failed, see above.`);
  process.exit(1);
}
