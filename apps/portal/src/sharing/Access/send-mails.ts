import { sendMany } from '../send-many';

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
