// Offline: last known (a demo that needs no server).
export { RedirectToJobs } from './IntroductionScreen/RedirectToJobs';
