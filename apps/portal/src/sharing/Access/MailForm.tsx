import { useState } from 'react';
import { type ShareLogin, shareMail } from '@ablesbar/domain';
import { sayProblem } from '@ablesbar/i18n';
import {
  Button,
  ChipsField,
  MailIcon,
  Notice,
  ProgressScale,
  StateLine,
  useTexts,
} from '@ablesbar/ui';
import { checkRecipients, readRecipients } from '@ablesbar/validation';
import { SlowCall } from '../../base/loading';
import { useAppDispatch } from '../../base/store';
import { mailShare } from '../secret-calls';
import { sendMany } from '../send-many';
import * as css from './Access.css';

export interface MailFormProps {
  readonly accountId: string;
  readonly login: ShareLogin;
  readonly isPrimary: boolean;
}

/** Sends the access to several people; each gets a separate e-mail. */
export function MailForm({ accountId, login, isPrimary }: MailFormProps) {
  const texts = useTexts();
  const { t } = texts;
  const dispatch = useAppDispatch();
  const [entries, setEntries] = useState<readonly string[]>([]);
  const [draft, setDraft] = useState('');
  const [tasks, setTasks] = useState<readonly MailTask[]>([]);
  const [isSending, setSending] = useState(false);
  const recipients = readRecipients(entries.join('\n'));
  const problem = entries.length > 0 ? checkRecipients(recipients) : null;

  const add = (text: string) => {
    const { addresses, unreadable } = readRecipients([...entries, text].join('\n'));
    setEntries([...addresses, ...unreadable]);
    setDraft('');
  };
  const send = async (address: string) => {
    const mail = shareMail(address, { salutation: t('management_mail_salutation'), login });
    const { error } = await dispatch(mailShare({ accountId, mail }));
    return error === undefined;
  };
  const sendAll = async (wanted: readonly MailTask[]) => {
    setSending(true);
    await sendMails(wanted, send, setTasks);
    setSending(false);
  };
  const start = () => {
    const added = recipients.addresses.map((address) => ({ address, state: 'waiting' }) as const);
    setEntries([]);
    void sendAll([...tasks, ...added]);
  };
  const failed = tasks.filter(({ state }) => state === 'failed').length;
  return (
    <section className={css.way} aria-labelledby="access-mail">
      <h3 id="access-mail" className={css.label}>
        {t('management_mail_title')}
      </h3>
      <ChipsField
        label={t('management_mail_label')}
        hint={t('management_mail_hint')}
        problem={problem ? sayProblem(texts, problem, 0) : undefined}
        inputMode="email"
        chips={entries.map((text) => ({ text, isWrong: recipients.unreadable.includes(text) }))}
        draft={draft}
        onDraft={setDraft}
        onAdd={add}
        onRemove={(gone) => setEntries(entries.filter((text) => text !== gone))}
        removeLabel={(address) => t('management_mail_remove', { address })}
        isSeparator={endsEntry}
      />
      <div>
        <Button
          variant={isPrimary ? 'primary' : 'secondary'}
          icon={<MailIcon size={20} />}
          disabled={!recipients.canSend}
          waiting={isSending}
          onClick={start}
        >
          {recipients.canSend
            ? t('management_mail_action', { count: recipients.addresses.length })
            : t('management_mail_plain_action')}
        </Button>
      </div>
      <SlowCall isWaiting={isSending} />
      {tasks.length > 0 && <Progress tasks={tasks} />}
      {failed > 0 && !isSending && (
        <>
          <Notice tone="error" title={t('management_mail_failed_title')} live="assertive" />
          <div>
            <Button onClick={() => void sendAll(tasks)}>
              {t('management_mail_retry', { count: failed })}
            </Button>
          </div>
        </>
      )}
    </section>
  );
}

/**
 * A space separates addresses, but it may also be part of a name before one: `Anna Kaya <a@b.de>`.
 */
function endsEntry(key: string, draft: string): boolean {
  if (key === ' ') return draft.includes('@') && !draft.includes('<');
  return key === 'Enter' || key === ',' || key === ';';
}

function Progress({ tasks }: { tasks: readonly MailTask[] }) {
  const { t } = useTexts();
  const done = tasks.filter(({ state }) => state === 'sent').length;
  const words = t('management_mail_progress', { done, total: tasks.length });
  return (
    <div className={css.way}>
      <p role="status">{words}</p>
      <ProgressScale value={done} max={tasks.length} label={words} />
      <ul className={css.tasks}>
        {tasks.map(({ address, state }) => (
          <li key={address}>
            <StateLine state={signs[state]} title={t(stateText[state])}>
              {address}
            </StateLine>
          </li>
        ))}
      </ul>
    </div>
  );
}

const signs = { waiting: 'pending', sent: 'done', failed: 'warning' } as const satisfies Record<
  MailState,
  string
>;
const stateText = {
  waiting: 'management_mail_waiting',
  sent: 'management_mail_sent',
  failed: 'management_mail_failed',
} as const;

export type MailState = 'waiting' | 'sent' | 'failed';

export interface MailTask {
  readonly address: string;
  readonly state: MailState;
}

/** Records the result of each e-mail; sent e-mails are not sent again. */
export async function sendMails(
  tasks: readonly MailTask[],
  send: (address: string) => Promise<boolean>,
  onProgress: (tasks: readonly MailTask[]) => void,
): Promise<void> {
  let now = tasks.map((task): MailTask =>
    task.state === 'sent' ? task : { ...task, state: 'waiting' },
  );
  onProgress(now);
  const left = now.filter(({ state }) => state !== 'sent');
  await sendMany(left, ({ address }) => send(address), {
    onEnd(done, isSent) {
      const state = isSent ? 'sent' : 'failed';
      now = now.map((task) => (task === done ? { ...task, state } : task));
      onProgress(now);
    },
  });
}
