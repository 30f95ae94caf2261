import { jestConfig } from '../../jest.preset.mjs';

export default jestConfig({
  displayName: 'offline-queue',
  setup: ['fake-indexeddb/auto'],
});
