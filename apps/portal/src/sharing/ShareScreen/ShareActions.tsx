import { useState } from 'react';
import { useNavigate } from 'react-router';
import { sharingApi } from '@ablesbar/api-client';
import { type Job, mailtoLink, type Share, sharingWays } from '@ablesbar/domain';
import { Button, MailIcon, TrashIcon, useTexts } from '@ablesbar/ui';
import { sharesPath } from '../../base/paths';
import { usePortal } from '../../base/portal';
import { useAppDispatch } from '../../base/store';
import type { Access } from '../Access/access';
import { AccessDialog } from '../Access/AccessDialog';
import { Confirm, type ActionToConfirm } from '../Confirm/Confirm';
import { renewShareLogin } from '../secret-calls';
import { removalFailure } from '../use-shares';
import * as css from './ShareScreen.css';

export interface ShareActionsProps {
  readonly accountId: string;
  readonly share: Share;
  readonly jobs: readonly Job[];
}

/** The actions that only the account that made the share may use. */
export function ShareActions({ accountId, share, jobs }: ShareActionsProps) {
  const { t } = useTexts();
  const dispatch = useAppDispatch();
  const [deleteShare] = sharingApi.useDeleteShareMutation();
  const navigate = useNavigate();
  const { features } = usePortal().application.config;
  const [asked, setAsked] = useState<ActionToConfirm | null>(null);
  const [access, setAccess] = useState<Access | null>(null);
  const { name } = share;
  const ids = new Set(share.jobIds);
  const shared = jobs.filter(({ id }) => ids.has(id));
  const open = shared.filter(({ done }) => !done).length;
  const ofShare = { accountId, shareId: share.id };

  const renew: ActionToConfirm = {
    title: t('management_renew_title', { name }),
    text: t('management_renew_text'),
    action: t('management_renew_action'),
    failedTitle: t('management_renew_failed_title'),
    tone: 'warning',
    async onConfirm() {
      const { data } = await dispatch(renewShareLogin(ofShare));
      if (data) setAccess({ accountId, name, login: data, jobs: shared });
      return data === undefined ? 'management_renew_failed_text' : null;
    },
  };
  const remove: ActionToConfirm = {
    title: t('management_delete_title', { name }),
    text: t('management_delete_text'),
    action: t('management_delete_action'),
    failedTitle: t('management_delete_failed_title'),
    tone: 'error',
    async onConfirm() {
      const { error } = await deleteShare(ofShare);
      const failure = removalFailure(error);
      if (failure === null) void navigate(sharesPath(accountId), { replace: true });
      return failure;
    },
  };
  return (
    <div className={css.actions}>
      {/* Both end a working access, so neither is the primary button. */}
      <Button onClick={() => setAsked(renew)}>{t('management_renew_action')}</Button>
      {sharingWays(features).canRemind && open > 0 && (
        <Button
          icon={<MailIcon size={20} />}
          href={mailtoLink({
            subject: t('management_remind_subject', { name }),
            body: t('management_remind_body', { count: open, origin: window.location.origin }),
          })}
        >
          {t('management_remind_action')}
        </Button>
      )}
      <Button variant="danger" icon={<TrashIcon size={20} />} onClick={() => setAsked(remove)}>
        {t('management_delete_action')}
      </Button>
      <Confirm asked={asked} onClose={() => setAsked(null)} />
      <AccessDialog access={access} onClose={() => setAccess(null)} />
    </div>
  );
}
