/** Everything the portal takes from its surroundings; tests and stories hand in their own. */
export interface Ports {
  readonly fetch: typeof fetch;
  readonly now: () => Date;
  readonly newId: () => string;
  readonly locks: LockManager | undefined;
}

export const browserPorts: Ports = {
  fetch: (input, init) => fetch(input, init),
  now: () => new Date(),
  newId: () => crypto.randomUUID(),
  // Absent on plain http beyond localhost and in old browsers: the queue then relies on its keys alone.
  locks: 'locks' in navigator ? navigator.locks : undefined,
};
