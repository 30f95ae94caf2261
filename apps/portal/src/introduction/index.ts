// Offline: last known (a demo that needs no server).
export { JobsAwaited } from './IntroductionScreen/JobsAwaited';
