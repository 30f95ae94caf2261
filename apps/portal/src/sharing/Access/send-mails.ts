export type MailState = 'waiting' | 'sent' | 'failed';

export interface MailTask {
  readonly address: string;
  readonly state: MailState;
}

/** One after the other, so that each is known to have gone; what was sent is not sent again. */
export async function sendMails(
  tasks: readonly MailTask[],
  send: (address: string) => Promise<boolean>,
  onProgress: (tasks: readonly MailTask[]) => void,
): Promise<void> {
  let now = tasks.map((task): MailTask =>
    task.state === 'sent' ? task : { ...task, state: 'waiting' },
  );
  onProgress(now);
  for (const [index, { address, state }] of now.entries()) {
    if (state === 'sent') continue;
    const isSent = await send(address);
    now = now.with(index, { address, state: isSent ? 'sent' : 'failed' });
    onProgress(now);
  }
}
