export type { Design, DesignLanguage, DesignPhotos } from './design';
export {
  DEMO_DESIGN,
  DESIGN_LANGUAGES,
  DESIGN_PHOTOS,
  designedFile,
  readDesign,
  writeDesign,
} from './design';
export type { FakeClock } from './fake-clock';
export { createFakeClock } from './fake-clock';
export { createFakeLocks } from './fake-locks';
export type { FakeAnswer, FakeCall, FakeServer } from './fake-server';
export { createFakeServer, json, page } from './fake-server';
export { createFakeBrowser } from './fake-tabs';
export { fakeToken } from './fake-token';
