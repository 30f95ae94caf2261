export type { World } from './a-world';
export { createWorld } from './a-world';
export { jobEntry, photo, recordOf, unlistedEntry } from './entries';
export type { FakeClock } from './fake-clock';
export { createFakeClock } from './fake-clock';
export type { FakeSend } from './fake-send';
export { answered, arrived, createFakeSend, noAnswer } from './fake-send';
