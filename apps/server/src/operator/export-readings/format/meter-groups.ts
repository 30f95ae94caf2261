import type { ReadingCells } from '../reading-rows';

/** What a format writes. It leaves out what it has no form for, and counts that. */
export interface FormatWriter {
  write(cells: ReadingCells): Promise<void>;
  end(): Promise<void>;
  leftOut(): number;
}

export interface MeterGroups {
  add(cells: ReadingCells): Promise<void>;
  end(): Promise<void>;
}

/**
 * Brings the values of one meter that arrived together into one group. The rows come in the order of
 * their arrival, but those of two meters that arrived in the same millisecond may alternate.
 */
export function meterGroups(emit: (group: readonly ReadingCells[]) => Promise<void>): MeterGroups {
  let arrivedAt: unknown = null;
  let groups = new Map<string, ReadingCells[]>();
  const flush = async () => {
    const full = [...groups.values()];
    groups = new Map();
    for (const group of full) await emit(group);
  };
  return {
    add: async (cells) => {
      if (cells.receivedAt !== arrivedAt) await flush();
      arrivedAt = cells.receivedAt;
      const name = JSON.stringify([cells.kind, nameOf(cells), cells.readingDate]);
      groups.set(name, [...(groups.get(name) ?? []), cells]);
    },
    end: flush,
  };
}

/** A reading without a login has one id for all its values, up to the number at the end. */
function nameOf({ jobId = null, readingId = null }: ReadingCells): unknown {
  return jobId ?? String(readingId).replace(/-\d+$/, '');
}
