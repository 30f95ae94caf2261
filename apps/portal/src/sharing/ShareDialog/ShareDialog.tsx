import { useState, type FormEvent } from 'react';
import { type Job, shareName } from '@ablesbar/domain';
import { sayShareName } from '@ablesbar/i18n';
import { Button, Checkbox, Dialog, Notice, TextField, useTexts } from '@ablesbar/ui';
import { checkAccessName } from '@ablesbar/validation';
import { SlowCall } from '../../base/loading';
import { useAppDispatch } from '../../base/store';
import type { Access } from '../Access/access';
import { AccessDialog } from '../Access/AccessDialog';
import { shareJobs } from '../secret-calls';
import * as css from '../Access/Access.css';

export interface ShareDialogProps {
  readonly open: boolean;
  readonly accountId: string;
  readonly jobs: readonly Job[];
  readonly onClose: () => void;
  readonly onShared: () => void;
}

/** Step one: the name and the rights of the access. Step two: the ways to pass it on. */
export function ShareDialog({ open, accountId, jobs, onClose, onShared }: ShareDialogProps) {
  const texts = useTexts();
  const { t } = texts;
  const dispatch = useAppDispatch();
  const [name, setName] = useState(() => sayShareName(texts, shareName(jobs)));
  const [allowToReShare, setReShare] = useState(false);
  const [isUnderWay, setUnderWay] = useState(false);
  /** Null if it has not failed. Otherwise the server's message, or an empty text. */
  const [reason, setReason] = useState<string | null>(null);
  const [access, setAccess] = useState<Access | null>(null);
  const isNamed = checkAccessName(name) === null;

  const share = async () => {
    if (!isNamed || isUnderWay) return;
    setUnderWay(true);
    setReason(null);
    const jobIds = jobs.map(({ id }) => id);
    const wanted = { accountId, name: name.trim(), allowToReShare, jobIds };
    const result = await dispatch(shareJobs(wanted));
    setUnderWay(false);
    if (result.data) {
      const { share: made, login } = result.data;
      setAccess({ accountId, name: made.name.trim() || wanted.name, login, jobs });
      onShared();
      return;
    }
    const fieldErrors = 'fieldErrors' in result.error ? result.error.fieldErrors : [];
    setReason(fieldErrors.map(({ message }) => message).join(', '));
  };
  // While the access is being created the dialog stays open: only here its login is shown.
  const close = () => {
    if (!isUnderWay) onClose();
  };
  const submit = (event: FormEvent) => {
    event.preventDefault();
    void share();
  };
  if (access) return <AccessDialog access={access} onClose={onClose} />;
  return (
    <Dialog
      open={open}
      title={t('management_dialog_title', { count: jobs.length })}
      onClose={close}
      actions={
        <>
          <Button disabled={isUnderWay} onClick={close}>
            {t('management_cancel_action')}
          </Button>
          <Button
            variant="primary"
            disabled={!isNamed}
            waiting={isUnderWay}
            onClick={() => void share()}
          >
            {t('management_dialog_action')}
          </Button>
        </>
      }
    >
      <form className={css.form} onSubmit={submit}>
        <TextField
          label={t('management_dialog_name_label')}
          hint={t('management_dialog_name_hint')}
          autoComplete="off"
          value={name}
          onChange={setName}
        />
        <Checkbox
          label={t('management_dialog_reshare_label')}
          hint={t('management_dialog_reshare_hint')}
          checked={allowToReShare}
          onChange={setReShare}
        />
        {reason !== null && (
          <Notice tone="error" title={t('management_dialog_failed_title')} live="assertive">
            {reason === ''
              ? t('management_dialog_failed_text')
              : t('management_dialog_failed_reason', { reason })}
          </Notice>
        )}
        <SlowCall isWaiting={isUnderWay} />
      </form>
    </Dialog>
  );
}
