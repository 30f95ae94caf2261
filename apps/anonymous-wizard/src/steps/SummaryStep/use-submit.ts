import { useState } from 'react';
import type { ApiProblemKind, FieldError } from '@ablesbar/api-client';
import type { AnonymousSubmission } from '@ablesbar/domain';
import type { TextKey } from '@ablesbar/i18n';
import { useTexts } from '@ablesbar/ui';
import { useObserved } from '@ablesbar/ui/observable';
import { canSubmit } from '@ablesbar/validation';
import { type Attempt, attemptOf } from '../../submission/attempt';
import { submissionOf } from '../../submission/submission-of';
import { remainingPause, submit } from '../../submission/submit';
import { useWizard, useWizardState } from '../../Wizard/wizard-context';

interface Delivery {
  readonly attempt: Attempt;
  readonly submission: AnonymousSubmission;
  readonly token: string;
}

/** Sends what is entered. If sending fails, everything stays in the form (customer decision 17). */
export function useSubmit() {
  const { http, ports, entries, stepHistory, session, sent, submitting, notices, startedAt } =
    useWizard();
  const {
    entry,
    attempt: last,
    assessment,
    rates,
    isScaling,
    setting,
    sessionState,
  } = useWizardState();
  const { language } = useTexts();
  const state = useObserved(submitting);
  const [trap, setTrap] = useState('');

  const fail = (why: TextKey, errors: readonly FieldError[] = []) => {
    notices.show({ type: 'error', title: 'wizard_failed_title', message: 'wizard_failed_toast' });
    submitting.set({ kind: 'failed', why, errors });
  };

  const send = async () => {
    if (submitting.get().kind === 'sending' || isScaling) return;
    if (sessionState.kind !== 'ready' || !canSubmit(assessment)) return;
    if (trap !== '') {
      // Some browsers fill in hidden fields. We empty the trap, so the user's second try succeeds.
      setTrap('');
      fail('wizard_failed_trap');
      return;
    }
    const attempt = attemptOf(entry, last, ports);
    const submission = submissionOf(entry, setting, new Date(attempt.at));
    if (submission === null) return;
    entries.remember(attempt);
    // The toasts of an earlier try no longer apply.
    for (const { id } of notices.get()) notices.close(id);
    submitting.set({ kind: 'sending' });
    try {
      await deliver({ attempt, submission, token: sessionState.token });
    } finally {
      // Also after a fault of ours: nobody is left in a form that cannot be changed.
      if (submitting.get().kind === 'sending') submitting.set({ kind: 'idle' });
    }
  };

  const deliver = async ({ attempt, submission, token }: Delivery) => {
    const pause = remainingPause(startedAt, ports.now());
    if (pause > 0) await new Promise<void>((over) => ports.after(pause, over));
    const outcome = await submit(http, {
      token,
      submission,
      language,
      idempotencyKey: attempt.key,
    });
    if (!outcome.sent) {
      const { kind, fieldErrors } = outcome.problem;
      const why = failureText[kind];
      if (why !== null) fail(why, fieldErrors);
      else session.expire();
      return;
    }
    const { receipt } = outcome;
    const { key } = attempt;
    // The receipt shows what was sent, so it is copied here before the form is emptied.
    const receivedAt = ports.now();
    sent.set([{ entry, rates, submission, token, key, receivedAt, receipt }, ...sent.get()]);
    notices.show({ type: 'success', title: 'wizard_done_title', message: 'wizard_done_toast' });
    if (receipt === 'failed') notices.show(RECEIPT_FAILED);
    if (receipt === 'sent') {
      notices.show({ ...RECEIPT_SENT, values: { email: submission.email ?? '' } });
    }
    stepHistory.replace({ step: 'DONE', isChange: false });
    entries.clear();
  };

  return { state, send, trap, setTrap };
}

const RECEIPT_SENT = {
  type: 'success',
  title: 'wizard_receipt_sent_title',
  message: 'wizard_receipt_sent_text',
} as const;
const RECEIPT_FAILED = {
  type: 'error',
  title: 'wizard_receipt_failed_title',
  message: 'wizard_receipt_failed_text',
} as const;

/** Why nothing was sent, and what to do. Null if a card that replaces the form says it. */
const failureText = {
  offline: 'wizard_failed_offline',
  unavailable: 'wizard_failed_server',
  unexpected: 'wizard_failed_server',
  'session-expired': null,
  rejected: 'wizard_failed_refused',
  forbidden: 'wizard_failed_refused',
  'not-found': 'wizard_failed_refused',
  conflict: 'wizard_failed_refused',
  'too-large': 'wizard_failed_large',
  'too-often': 'wizard_failed_busy',
} as const satisfies Record<ApiProblemKind, TextKey | null>;
