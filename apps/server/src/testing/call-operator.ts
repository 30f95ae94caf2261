import { join } from 'node:path';
import type { Environment } from '../base/variables';
import { runOperator } from '../operator/run-operator';

/** Runs a command as `npm run operator` does. Returns its exit code and everything that it says. */
export async function callOperator(
  cwd: string,
  environment: Environment,
  args: readonly string[],
): Promise<{ readonly code: number; readonly said: string }> {
  const said: string[] = [];
  const clock = () => new Date('2026-11-21T09:00:00Z');
  const code = await runOperator(args, {
    root: join(__dirname, '../../../..'),
    environment,
    cwd,
    clock,
    openClock: async () => ({ clock, stop: async () => undefined }),
    say: (line) => void said.push(line),
    complain: (line) => void said.push(line),
    draw: null,
  });
  return { code, said: said.join('\n') };
}
