const median = (numbers) => [...numbers].sort((a, b) => a - b)[Math.floor(numbers.length / 2)];

function timeOf(work) {
  const begun = performance.now();
  const result = work();
  // Uses the result, because the engine may skip work whose result nobody uses.
  if (result === undefined) throw new Error('A measured function must return its result.');
  return performance.now() - begun;
}

/**
 * Measures both functions in turns, so that other load on the machine affects both. The first
 * `warmUp` rounds do not count, because the engine has not optimised the code yet. `before`
 * prepares a round and is not measured.
 */
export function measured({ work, floor, before = () => {}, rounds = 60, warmUp = 15 }) {
  const times = [];
  for (let round = 0; round < warmUp + rounds; round += 1) {
    before();
    const pair = [timeOf(work), timeOf(floor)];
    if (round >= warmUp) times.push(pair);
  }
  return {
    ms: median(times.map(([own]) => own)),
    floorMs: median(times.map(([, theirs]) => theirs)),
  };
}
