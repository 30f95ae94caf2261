/** The groups of the description, in its order. */
export const TAGS = {
  Application: 'What a utility shows before anybody has logged in.',
  Session:
    'Logging in. A token names its account and ends after minutes; a refresh token renews it.',
  Jobs: 'The meters that an account shall read, and their readings.',
  Anonymous: 'Readings without an account.',
  Sharing: 'Sub-accesses to some of the jobs of an account.',
  Receipts: 'Receipts and the confirmed e-mail address of an account.',
  Operation: 'Probes of the server, and this description.',
} as const;

export interface CallName {
  /** The name of its function in a generated client. */
  readonly id: string;
  readonly tag: keyof typeof TAGS;
}

const named = (tag: keyof typeof TAGS, ids: Readonly<Record<string, string>>) =>
  Object.entries(ids).map(([call, id]): readonly [string, CallName] => [call, { id, tag }]);

/** Names stay: a changed one breaks the clients that other teams have generated. */
export const CALL_NAMES: ReadonlyMap<string, CallName> = new Map([
  ...named('Application', {
    'GET /api/public/application': 'getApplication',
    'GET /api/public/application/logo.png': 'getLogo',
    'GET /element/page-origin': 'checkPageOrigin',
    'GET /api/public/application/icon-192.png': 'getSmallIcon',
    'GET /api/public/application/icon-512.png': 'getLargeIcon',
    'GET /api/public/application/manifest/manifest.json': 'getManifest',
    'GET /api/public/meterReadingHelp/:applicationId': 'getMeterReadingHelp',
    'GET /api/public/help/:applicationId': 'hasHelp',
    'GET /api/public/help/:applicationId/:language': 'getHelp',
    'GET /api/public/contact/:applicationId': 'getContact',
  }),
  ...named('Session', {
    'POST /auth/token': 'logIn',
    'POST /auth/token-unknown-readings': 'beginAnonymous',
    'GET /api/pro/account/info': 'getAccount',
  }),
  ...named('Jobs', {
    'GET /api/pro/job': 'listJobs',
    'POST /api/pro/job/:id/meterRateTask/result': 'sendReading',
    'POST /api/pro/job/:id/notReadable': 'reportNotReadable',
    'POST /api/pro/unknown-reading': 'sendUnlistedReading',
  }),
  ...named('Anonymous', {
    'POST /api/unknown-readings/results': 'sendAnonymousReading',
    'POST /api/pro/unknown-readings/receipts': 'mailAnonymousReceipt',
  }),
  ...named('Sharing', {
    'GET /api/pro/share/account': 'listShares',
    'POST /api/pro/share/job': 'shareJobs',
    'DELETE /api/pro/share/account/:shareId': 'endShare',
    'DELETE /api/pro/share/account/:shareId/job/:jobId': 'unshareJob',
    'POST /api/pro/share/account/:shareId/login': 'renewShareLogin',
    'POST /api/communication/email/share/account': 'mailShareLogin',
  }),
  ...named('Receipts', {
    'POST /api/pro/job/reading-receipts': 'mailReceipts',
    'GET /api/pro/account/crm-registration-info': 'getRegistration',
    'GET /e-mail/m/:token': 'showRegistration',
    'POST /e-mail/m/:token': 'register',
    'GET /e-mail/bestaetigen/m/:token': 'showConfirmation',
    'POST /e-mail/bestaetigen/m/:token': 'confirm',
    'GET /e-mail/abbestellen/m/:token': 'showStop',
    'POST /e-mail/abbestellen/m/:token': 'stopMails',
  }),
  ...named('Operation', {
    'GET /robots.txt': 'getRobots',
    'GET /healthz': 'checkHealth',
    'GET /readyz': 'checkReadiness',
    'GET /api/openapi.json': 'getOpenApi',
    'GET /api/docs': 'getDocs',
  }),
]);
