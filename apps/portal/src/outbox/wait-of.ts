import { berlinDay, type CalendarDay } from '@ablesbar/domain';
import { formatDay, formatTime, type TextKey, type Texts } from '@ablesbar/i18n';
import type { OutboxRecord } from '@ablesbar/offline-queue';

/** What a waiting reading waits for: a connection, a server in trouble, or a login. */
export type Wait = 'internet' | 'server' | 'login';

type Attempted = Pick<OutboxRecord, 'state' | 'lastError'>;

/**
 * An attempt without an answer that counts met a broken connection, or a server in trouble. The
 * connection tells them apart.
 */
export function waitOf({ state, lastError }: Attempted, isOnline: boolean): Wait {
  if (state === 'AUTH_BLOCKED') return 'login';
  const isAnswered = lastError !== null && lastError.status !== null;
  return isOnline || isAnswered ? 'server' : 'internet';
}

export const waitTitle = {
  internet: 'job_queued_title',
  server: 'job_queued_server_title',
  login: 'job_queued_login_title',
} as const satisfies Record<Wait, TextKey>;

/**
 * Why nothing was sent yet, and when the next attempt is. Null if only the connection is missing, and
 * before the first attempt.
 */
export function waitReason(
  record: OutboxRecord,
  { today, isOnline }: { readonly today: CalendarDay; readonly isOnline: boolean },
  texts: Texts,
): string | null {
  const { t } = texts;
  const wait = waitOf(record, isOnline);
  if (wait === 'login') return t('outbox_auth_text');
  if (wait === 'internet' || record.lastError === null) return null;
  const isAnswered = record.lastError.status !== null;
  const text = isAnswered ? 'outbox_server_text' : 'outbox_unanswered_text';
  return t(text, { when: attemptOf(record, today, texts) });
}

function attemptOf({ nextAt }: OutboxRecord, today: CalendarDay, { t, language }: Texts): string {
  if (nextAt === null) return t('outbox_attempt_soon');
  const next = new Date(nextAt);
  const time = formatTime(next, language);
  const day = berlinDay(next);
  return day === today
    ? t('outbox_attempt_today', { time })
    : t('outbox_attempt_later', { day: formatDay(day, language), time });
}

/** Why a reading goes no further without the user; null if nobody gave a reason. */
export function refusalText(record: OutboxRecord, t: Texts['t']): string | null {
  if (isUnknownCall(record)) return t('not_readable_unknown_text');
  // What a server said before the photo was lost is no reason.
  if (record.state === 'DAMAGED') return t('outbox_damaged_text');
  return record.lastError?.message ?? null;
}

/** The server does not take that a meter cannot be read (contract, 'Not readable'). */
export function isUnknownCall({ kind, state, lastError }: OutboxRecord): boolean {
  return kind === 'not-readable' && state === 'REJECTED' && lastError?.status === 404;
}
