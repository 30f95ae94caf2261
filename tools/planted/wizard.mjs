const JOURNEYS = 'apps/portal-e2e/src/journeys';
const SRC = 'apps/anonymous-wizard/src';
const unit = (file, title) => ({ kind: 'unit', file: `${SRC}/${file}`, title });
const journey = (file, title) => ({ kind: 'journey', file: `${JOURNEYS}/${file}`, title });

export const wizard = [
  {
    name: 'typed-before-hydration-lost',
    file: `${SRC}/WizardPage/entered-before.ts`,
    from: 'cleanMeterNumber(number.value)',
    to: 'cleanMeterNumber(number.defaultValue)',
    because: 'A number typed on a slow line vanishes when the script arrives.',
    noticedBy: journey(
      'wizard-first-step.spec.ts',
      'the wizard takes over an entry that was made before its scripts arrived',
    ),
  },
  {
    name: 'attempt-not-remembered',
    file: `${SRC}/steps/SummaryStep/use-submit.ts`,
    from: '    entries.remember(attempt);\n',
    to: '    void entries;\n',
    because: 'Sent again after a lost answer, the reading has another key and is stored twice.',
    noticedBy: journey(
      'anonymous-reading.spec.ts',
      'a person sends a reading without a login, from the meter number to the receipt',
    ),
  },
  {
    name: 'entry-outlives-sending',
    file: `${SRC}/steps/SummaryStep/use-submit.ts`,
    from: '    entries.clear();\n',
    to: '    void entries.clear;\n',
    because: 'The next person at the device finds the name and the address of the last one.',
    noticedBy: journey(
      'anonymous-reading.spec.ts',
      'a person sends a reading without a login, from the meter number to the receipt',
    ),
  },
  {
    name: 'page-styles-leak-in',
    file: `${SRC}/element/Surface.css.ts`,
    from: "  all: 'initial',\n",
    to: '',
    because: "On a utility's website the form takes that page's colours and sizes.",
    noticedBy: journey(
      'element-page.spec.ts',
      "a page's own style sheet does not change the element",
    ),
  },
  {
    name: 'step-jumped-over',
    file: `${SRC}/entry/step-after.ts`,
    from: 'return isBeyond ?',
    to: "return isBeyond && open === 'METER' ?",
    because: 'By the address somebody reaches the sending without a value.',
    noticedBy: unit('entry/step-after.test.ts', 'an open step blocks the later ones'),
  },
  {
    name: 'change-does-not-lead-back',
    file: `${SRC}/entry/step-after.ts`,
    from: '  if (isChange) {\n',
    to: "  if (isChange && step === 'SUMMARY') {\n",
    because: 'After a small change all steps have to be walked again.',
    noticedBy: unit('entry/step-after.test.ts', 'a change leads back'),
  },
  {
    name: 'consent-survives-reload',
    file: `${SRC}/entry/draft-from-json.ts`,
    from: 'hasConsented: false,',
    to: 'hasConsented: kept.hasConsented === true,',
    because: 'A consent counts that this person never gave on this page.',
    noticedBy: unit('entry/draft.test.ts', 'survives a reload whole, but for the consent'),
  },
  {
    name: 'receipt-before-reading',
    file: `${SRC}/submission/submit.ts`,
    from: '  const answer = await sendAnonymousReading(http, submitting);\n',
    to: '  await askForReceipt(http, submitting);\n  const answer = await sendAnonymousReading(http, submitting);\n',
    because: 'A mail confirms a reading that was refused.',
    noticedBy: unit('submission/submit.test.ts', 'no receipt for what was refused'),
  },
  {
    name: 'new-key-for-each-try',
    file: `${SRC}/submission/attempt.ts`,
    from: 'return last?.print === print ? last',
    to: "return last?.print === print && last.key === '' ? last",
    because: 'The same reading sent again is stored twice.',
    noticedBy: unit('submission/attempt.test.ts', 'as it was keeps its key'),
  },
  {
    name: 'unseen-address-sent',
    file: `${SRC}/submission/submission-of.ts`,
    from: "...(asksEmail && email !== '' && { email }),",
    to: "...((asksEmail || email !== '') && { email }),",
    because: 'An address goes out that the form does not show.',
    noticedBy: unit('submission/submission-of.test.ts', 'the field is not shown'),
  },
  {
    name: 'session-never-ends',
    file: `${SRC}/session/anonymous-session.ts`,
    from: "      after(left, () => set({ kind: 'expired' })),\n",
    to: '',
    because: 'Somebody fills in all steps, and only the sending says that it was for nothing.',
    noticedBy: unit(
      'session/anonymous-session.test.ts',
      'warns two minutes before the end, and ends',
    ),
  },
  {
    name: 'cleared-entry-comes-back',
    file: `${SRC}/entry/entry-store.ts`,
    from: '    clear(kept) {\n      callOff();\n',
    to: '    clear(kept) {\n',
    because: 'What was sent is written to the device again a moment later.',
    noticedBy: unit('entry/entry-store.test.ts', 'a change that is not stored yet does not return'),
  },
  {
    name: 'kept-contact-stored',
    file: `${SRC}/entry/draft.ts`,
    from: 'return isContactKept ? entry :',
    to: "return isContactKept && email === '' ? entry :",
    because: 'Name and address stay in the tab although the form promises that nothing is stored.',
    noticedBy: unit('entry/entry-store.test.ts', 'a kept contact begins the next entry'),
  },
  {
    name: 'elements-share-a-draft',
    file: `${SRC}/element/draft-owner.ts`,
    from: '`${place} ${owner}`',
    to: '`${place} ${owner.slice(0, 0)}`',
    because: 'Two forms on one page overwrite what was entered in the other.',
    noticedBy: unit('element/draft-owner.test.ts', 'each owner has a draft of its own'),
  },
];
