import { parseArgs } from 'node:util';

/** Ends the command with a sentence; an error would show a stack. */
export function refuse(sentence) {
  console.error(sentence);
  process.exit(1);
}

/**
 * What is written behind a command, as { values, positionals }. An unknown option ends the command:
 * `npm run release -- --dryrun` must not publish.
 */
export function readWords(options = {}) {
  try {
    return parseArgs({ options, allowPositionals: true });
  } catch (error) {
    // Node adds advice about words that begin with a hyphen, which no command here has.
    return refuse(`${error.message.split('. ')[0]}. tools/README.md names the options.`);
  }
}

/** A word that is a whole number, such as a count of processes. */
export function wholeNumber(word, name) {
  return /^\d+$/.test(word) ? Number(word) : refuse(`${name}: ${word} is no whole number.`);
}
