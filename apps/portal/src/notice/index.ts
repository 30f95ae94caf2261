// Offline: last known (a toast needs no network).
export { noticeClosed, noticeShown, noticeSlice, selectNotices } from './notice.slice';
export type { Notice } from './notice.slice';
