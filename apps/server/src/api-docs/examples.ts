const LOGIN = { token: 'aGVsbG8', username: 'a-7f3k2m', password: 'Kastanie-Regen-41' };
const NO_PHOTOS = { readingImages: [] };
const ADDRESS = { street: 'Lindenstraße', houseNumber: '14', zip: '39999', city: 'Neuenbrück' };
const ANONYMOUS = {
  meterType: 'ELECTRIC_METER',
  meterNumber: '1ESY1160123456',
  readingValues: [{ obis: '1-1:1.8.0', rateName: 'Verbrauch', value: 45210.5, ...NO_PHOTOS }],
  readingDate: '2026-11-20',
  readingReason: 'ANNUAL_READING',
  contact: { firstname: 'Erika', lastname: 'Beispiel', ...ADDRESS },
};
const SHARE = {
  id: 'a-2',
  name: 'Hausmeister Nord',
  username: 'a-7f3k2m',
  allowToReShare: false,
  jobIds: ['j-1001'],
  sharedAccounts: [],
};

/** What a caller sends and gets, by the name of the call. A test holds each against its schema. */
export const EXAMPLES: Readonly<
  Record<string, { readonly body?: object; readonly answer?: object }>
> = {
  logIn: {
    body: { applicationId: 'stadtwerke-neuenbrueck', username: '100245', password: 'geheim-41' },
    answer: { username: '100245', token: 'eyJhbGciOiJFZERTQSJ9.e30.c2ln', refreshToken: 'cmVm' },
  },
  beginAnonymous: { answer: { token: 'eyJhbGciOiJFZERTQSJ9.e30.c2ln' } },
  getAccount: {
    answer: { id: 'a-1', name: 'Hausverwaltung Nord', parentId: null, parentName: null },
  },
  sendReading: {
    body: {
      results: [{ taskId: 't-1', comment: null, readingValue: 45210.5, ...NO_PHOTOS }],
      readingDate: '2026-11-20',
    },
  },
  reportNotReadable: {
    body: { reason: 'NO_ACCESS', comment: null, images: [], date: '2026-11-20' },
  },
  sendUnlistedReading: {
    body: {
      meterNumber: '8WAS0034456',
      readingValue: 914,
      readingDate: '2026-11-20',
      comment: null,
      ...NO_PHOTOS,
    },
  },
  sendAnonymousReading: { body: { ...ANONYMOUS, email: 'erika@example.org' } },
  mailAnonymousReceipt: { body: { ...ANONYMOUS, email: 'erika@example.org' } },
  listShares: { answer: { sharedAccounts: [SHARE] } },
  shareJobs: {
    body: { name: 'Hausmeister Nord', allowToReShare: false, jobIds: ['j-1001'] },
    answer: { ...SHARE, ...LOGIN },
  },
  renewShareLogin: { answer: LOGIN },
  mailShareLogin: {
    body: {
      payload: { salutation: 'Guten Tag', login: LOGIN },
      metaData: { mailTo: { name: 'hausmeister', email: 'hausmeister@example.org' } },
    },
  },
  getRegistration: {
    answer: { registered: false, currentConfirmedCommunicationTypes: [], selfServiceToken: 'c2Vs' },
  },
  checkHealth: { answer: { status: 'up' } },
  checkReadiness: { answer: { status: 'ready' } },
};
