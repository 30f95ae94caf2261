const SRC = 'apps/portal/src';
const OPEN_WORKPLACE = `${SRC}/app/open-workplace.ts`;
const unit = (file, title) => ({ kind: 'unit', file: `${SRC}/${file}`, title });

/** The place where the parts of the portal are connected, and its listeners. */
export const wiring = [
  {
    name: 'all-photos-to-every-tariff',
    file: `${SRC}/outbox/send-record.ts`,
    from: 'photos.filter((photo) => photo.slot === taskId).map(imageOf)',
    to: 'photos.map(imageOf)',
    because: 'Every tariff is sent the photos of all tariffs.',
    noticedBy: unit(
      'outbox/send-record.test.ts',
      'two tariffs, each with its own photos and with no other',
    ),
  },
  {
    name: 'all-photos-back-into-every-tariff',
    file: `${SRC}/reading/take-back.ts`,
    from: '            .filter(({ slot }) => slot === from)\n',
    to: '            .filter(({ slot }) => slot.length > 0)\n',
    because: 'A refused reading is corrected with the photos of all tariffs at each of them.',
    noticedBy: unit(
      'reading/take-back.test.ts',
      'each tariff with its own value and photos, and the note of the one that has it',
    ),
  },
  {
    name: 'no-flush-before-discard',
    file: `${SRC}/outbox/portal-outbox.ts`,
    from: '      await flushDrafts();\n',
    to: '      void flushDrafts;\n',
    because: 'A reading that goes back into its form is in neither place when the page dies (D79).',
    noticedBy: unit(
      'outbox/portal-outbox.test.ts',
      'a discarded reading is deleted after the drafts are on disk',
    ),
  },
  {
    name: 'no-flush-before-new-build',
    file: OPEN_WORKPLACE,
    from: '  reload.before(flushDrafts);\n',
    to: '',
    because: 'What was typed last is gone when the page reloads into a new build (D49).',
    noticedBy: unit(
      'app/open-workplace.test.ts',
      'the entries are on disk before a new build is loaded',
    ),
  },
  {
    name: 'no-flush-after-arrival',
    file: `${SRC}/app/after-arrival.ts`,
    from: '    await flushDrafts();\n',
    to: '    void flushDrafts;\n',
    because: 'A form that was sent is there again after the page died, and is sent twice.',
    noticedBy: unit('app/after-arrival.test.ts', 'the form is cleared, also on disk'),
  },
  {
    name: 'form-kept-after-arrival',
    file: `${SRC}/app/after-arrival.ts`,
    from: '    await clearForms([record]);\n',
    to: '    void clearForms;\n',
    because: 'A form whose reading has arrived offers the same reading again.',
    noticedBy: unit('app/after-arrival.test.ts', 'the form is cleared, also on disk'),
  },
  {
    name: 'reconnect-respects-waits',
    file: `${SRC}/app/after-reconnect.ts`,
    from: 'outbox.drain({ ignoreWaiting: true })',
    to: 'outbox.drain()',
    because: 'Back online, readings wait up to their next attempt instead of going at once.',
    noticedBy: unit('app/after-reconnect.test.ts', 'is sent whatever its waiting time'),
  },
  {
    name: 'reconnect-not-wired',
    file: OPEN_WORKPLACE,
    from: '  connection.onBack(afterReconnect(resuming));\n',
    to: '  void afterReconnect;\n',
    because: 'What waited stays on the device although the connection is back.',
    noticedBy: unit('app/open-workplace.test.ts', 'a reconnect sends postponed readings at once'),
  },
  {
    name: 'logout-during-login',
    file: `${SRC}/session/session.ts`,
    from: '    if (isLoggingIn) return logOutSoon();\n',
    to: '    void isLoggingIn;\n',
    because: 'Somebody who is logging in again is led away from the screen in between.',
    noticedBy: unit(
      'session/session.state.test.ts',
      'keeps its page during the login and after it',
    ),
  },
  {
    name: 'receipts-outlive-account',
    file: `${SRC}/app/kept-on-device.ts`,
    from: '[receipts.forget(accountId)]',
    to: '[receipts, accountId]',
    because: 'The next person at the device sees the receipts of an account that was removed.',
    noticedBy: unit('app/after-removal.test.ts'),
  },
  {
    name: 'drafts-outlive-account',
    file: `${SRC}/app/kept-on-device.ts`,
    from: 'store.dispatch(draftCleared(jobId))',
    to: 'draftCleared(jobId)',
    because: 'What was typed for an account stays on the device after that account was removed.',
    noticedBy: unit('app/after-removal.test.ts'),
  },
  {
    name: 'removal-not-wired',
    file: OPEN_WORKPLACE,
    from: '  sessions.subscribe(afterRemoval(removing));\n',
    to: '  void [sessions, afterRemoval, removing];\n',
    because: 'Nothing of a removed account goes from the device.',
    noticedBy: unit(
      'app/open-workplace.test.ts',
      'removing an account deletes its receipts and the drafts of its jobs',
    ),
  },
  {
    name: 'drafts-outlive-logout',
    file: `${SRC}/app/kept-on-device.ts`,
    from: '[store.dispatch(draftsDropped()), ',
    to: '[store, draftsDropped(), ',
    because: 'The next person at the device finds what the last one typed.',
    noticedBy: unit('app/after-logout.test.ts', 'by a person, what was entered goes as well'),
  },
  {
    name: 'eviction-not-told',
    file: `${SRC}/outbox/start-outbox.ts`,
    from: 'if (count > 0 &&',
    to: 'if (count < 0 &&',
    because: 'The browser has thrown away unsent readings, and nobody is told.',
    noticedBy: unit('outbox/start-outbox.test.ts', 'the database has gone: it is said of how many'),
  },
  {
    name: 'tab-writes-all-drafts',
    file: `${SRC}/app/part-storage.ts`,
    from: 'const names = changedNames(known, wanted);\n    if',
    to: 'const names = changedNames(new Map(), wanted);\n    if',
    because: 'A key in one tab overwrites what another tab has typed.',
    noticedBy: unit(
      'app/part-storage.test.ts',
      'writes only what has changed, and says where after it is on the disk',
    ),
  },
  {
    name: 'sent-draft-stays-in-other-tabs',
    file: `${SRC}/app/share-drafts.ts`,
    from: 'store.dispatch(draftChangedElsewhere({ jobId: name, base, theirs }));',
    to: 'if (theirs) store.dispatch(draftChangedElsewhere({ jobId: name, base, theirs }));',
    because: 'Another tab offers a reading that was sent, and it is sent twice.',
    noticedBy: unit(
      'app/share-drafts.test.ts',
      'a draft that another tab has sent or discarded is gone',
    ),
  },
];
