import { parseArgs } from 'node:util';
import { codeOf } from '../base/start-failure';
import { type CommandInput, type CommandOutline, OperatorFailure } from './command';
import { operatorTexts } from './operator-texts';

/** A wrong call: the command was not run at all. */
export class UsageError extends OperatorFailure {}

interface ArgKind {
  readonly type: 'string' | 'boolean';
}

export function givenTo(command: CommandOutline, args: readonly string[]): CommandInput {
  const options = new Map<string, ArgKind>();
  for (const name of Object.keys(command.values)) options.set(name, { type: 'string' });
  for (const name of [...Object.keys(command.switches), 'json']) {
    options.set(name, { type: 'boolean' });
  }
  const { values, positionals } = parsed(command, args, Object.fromEntries(options));
  if (!isRightNumber(positionals.length, command.words)) {
    throw new UsageError(operatorTexts.wrongWords(command));
  }
  const entries = Object.entries(values);
  return {
    words: positionals,
    values: Object.fromEntries(
      entries.flatMap(([name, value]) => (typeof value === 'string' ? [[name, value]] : [])),
    ),
    switches: new Set(entries.flatMap(([name, value]) => (value === true ? [name] : []))),
  };
}

/** The last word takes several if it ends with '…'. */
function isRightNumber(found: number, words: readonly string[]): boolean {
  const takesMore = words.at(-1)?.endsWith('…') ?? false;
  return takesMore ? found >= words.length : found === words.length;
}

function parsed(
  command: CommandOutline,
  args: readonly string[],
  options: Readonly<Record<string, ArgKind>>,
) {
  try {
    return parseArgs({ args: [...args], options, allowPositionals: true });
  } catch (error) {
    if (codeOf(error)?.startsWith('ERR_PARSE_ARGS') !== true) throw error;
    throw new UsageError(operatorTexts.wrongWords(command));
  }
}
