import { signalGroup, startChild } from './children.mjs';

/** The exit code that a shell gives for a program that it cannot start. */
const NOT_STARTED = 127;

/**
 * Runs a program without input until it ends and keeps what it prints. `isShown` also prints it,
 * `onLine` gets each line of its standard output. A program that cannot be started counts as
 * failed.
 */
export async function run(
  command,
  args,
  { env, cwd, uid, gid, isShown = false, onLine, timeoutMs } = {},
) {
  const shown = isShown ? ['pipe', 'inherit'] : ['pipe'];
  const child = startChild(command, args, {
    ...(cwd && { cwd }),
    env,
    uid,
    gid,
    buffer: true,
    all: true,
    stripFinalNewline: false,
    stdout: onLine ? [...shown, linesTo(onLine)] : shown,
    stderr: shown,
  });
  let note = '';
  const timer = timeoutMs
    ? setTimeout(() => {
        note = `\nStopped: no end after ${timeoutMs / 1000} s.\n`;
        signalGroup(child, 'SIGKILL');
      }, timeoutMs)
    : undefined;
  const { exitCode, code, originalMessage, all = '', stdout = '', durationMs } = await child;
  clearTimeout(timer);
  // execa has an error code and no exit code for a program that could not be started.
  const isStarted = code === undefined;
  if (!isStarted) note += `${originalMessage}\n`;
  return {
    code: exitCode ?? (isStarted ? 1 : NOT_STARTED),
    output: all + note,
    stdout,
    seconds: durationMs / 1000,
  };
}

const linesTo = (onLine) =>
  function* (line) {
    onLine(line);
    yield line;
  };
