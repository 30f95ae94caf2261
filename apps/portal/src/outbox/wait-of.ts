import { berlinDay, type CalendarDay } from '@ablesbar/domain';
import { formatDay, formatTime, type TextKey, type Texts } from '@ablesbar/i18n';
import type { OutboxRecord } from '@ablesbar/offline-queue';

/** What a waiting reading waits for: a connection, a server in trouble, or a login. */
export type Wait = 'internet' | 'server' | 'login';

export function waitOf({ state, lastError }: Pick<OutboxRecord, 'state' | 'lastError'>): Wait {
  if (state === 'AUTH_BLOCKED') return 'login';
  return lastError === null || lastError.status === null ? 'internet' : 'server';
}

export const waitTitle = {
  internet: 'job_queued_title',
  server: 'job_queued_server_title',
  login: 'job_queued_login_title',
} as const satisfies Record<Wait, TextKey>;

/** Why nothing was sent yet, and when the next attempt is. Null if only the connection is missing. */
export function waitReason(record: OutboxRecord, today: CalendarDay, texts: Texts): string | null {
  const { t } = texts;
  const wait = waitOf(record);
  if (wait === 'internet') return null;
  return wait === 'login'
    ? t('outbox_auth_text')
    : t('outbox_server_text', { when: attemptOf(record, today, texts) });
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
