import { rules } from './switched-off';
import type { Simulated } from './simulate-queue';

/** What must never happen to a reading. */
const HARM = ['lost', 'dup', 'stuck', 'orphans', 'wrong', 'overtaken', 'atOnce'] as const;

/** The sum of all harm in a run; a good run has none. */
export function harmOf(run: Simulated): number {
  return HARM.reduce((sum, kind) => sum + run[kind], 0);
}

export function addUp(runs: readonly Simulated[]): Simulated {
  const [first, ...others] = runs;
  if (first === undefined) throw new Error('There is nothing to add up.');
  return others.reduce((sum, run) => {
    const figures = Object.fromEntries(HARM.map((kind) => [kind, sum[kind] + run[kind]]));
    return {
      ...sum,
      ...figures,
      readings: sum.readings + run.readings,
      faults: {
        ...sum.faults,
        ...Object.fromEntries(
          Object.entries(run.faults).map(([fault, count]) => [
            fault,
            count + faultCount(sum, fault),
          ]),
        ),
      },
    };
  }, first);
}

const faultCount = ({ faults }: Simulated, fault: string): number =>
  Object.entries(faults).find(([name]) => name === fault)?.[1] ?? 0;

export const faultsOf = ({ faults }: Simulated): number =>
  Object.values(faults).reduce((sum, count) => sum + count, 0);

/** The line that reports one run. */
export function lineOf(seeds: readonly number[], run: Simulated): string {
  const faults = Object.entries(run.faults).map(([name, count]) => `${name}=${count}`);
  const harm = HARM.map((kind) => `${kind}=${run[kind]}`);
  return `seed=${seeds.join(',')} readings=${run.readings} faults=${faultsOf(run)} (${faults.join(' ')}) ${harm.join(' ')}`;
}

export function lineOfCaught(caught: readonly string[]): string {
  return `mutants caught=${caught.length}/${rules.length}`;
}
