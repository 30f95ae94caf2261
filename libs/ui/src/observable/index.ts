export { createNotices, type Notice, type Notices } from './notices';
export { observable, type Observable, type Observed } from './observable';
export { useObserved } from './use-observed';
