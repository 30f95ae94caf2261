export {
  requestAnonymousReceipt,
  requestAnonymousToken,
  sendAnonymousReading,
} from './anonymous/anonymous';
export { APPLICATION_PATH, LOGO_PATH } from './application/application-path';
export {
  applicationFromWire,
  fetchApplication,
  fetchManifest,
  isServerReachable,
} from './application/application';
export type { AccountCall, ApiExtra } from './base/authorized-call';
export { callAsAccount } from './base/authorized-call';
export { baseApi } from './base/base-api';
export { fetchContacts, fetchInstructions } from './help/fetch-help';
export { contactFromWire, instructionsFromWire } from './help/help-from-wire';
export { helpApi } from './help/help.endpoints';
export { keepContacts, keptContacts } from './help/kept-contacts';
export { loadContacts } from './help/load-contacts';
export type { Answer, ApiProblem, ApiProblemKind, FieldError } from './http/api-problem';
export { base64Of, bytesOf } from './http/base64';
export type { Http, HttpCall, HttpMethod } from './http/create-http';
export { createHttp } from './http/create-http';
export type { HttpBody } from './http/http-body';
export type { SendNotReadable, SendResults } from './job/job.endpoints';
export { jobApi } from './job/job.endpoints';
export { jobFromWire } from './job/job-from-wire';
export { registrationApi } from './registration/registration.endpoints';
export { accountApi } from './session/account.endpoints';
export type { CurrentToken, LoginData, Sessions } from './session/create-sessions';
export { createSessions } from './session/create-sessions';
export { createTokenStore } from './session/create-token-store';
export type { LockManagerPort, Locks } from './session/locks';
export { keepTokensFresh } from './session/keep-tokens-fresh';
export { remainingTime } from './session/remaining-time';
export { createLocks } from './session/locks';
export type { OpenLogin } from './session/log-in';
export type { Clock, SessionPorts } from './session/session-ports';
export type { ChannelPort, SessionEvent, Tabs } from './session/tabs';
export { createTabs } from './session/tabs';
export type { StoredTokens, TokenStore } from './session/token-store';
export { createMemoryTokenStore } from './session/token-store';
export type { CreatedShare } from './sharing/share-from-wire';
export { sharingApi } from './sharing/sharing.endpoints';
export { unlistedReadingApi } from './unlisted-reading/unlisted-reading.endpoints';
