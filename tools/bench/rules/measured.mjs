const median = (numbers) => [...numbers].sort((a, b) => a - b)[Math.floor(numbers.length / 2)];

function timeOf(work) {
  const begun = performance.now();
  const result = work();
  // The result is looked at, or the engine may find out that nobody needs it.
  if (result === undefined) throw new Error('A measured work has to return what it found.');
  return performance.now() - begun;
}

/**
 * Both works by turns, so that whatever else the machine does meets both; what they cost before the
 * engine knows them does not count. `before` puts things in their place and is not measured.
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
