import { useEffect, useRef, useState } from 'react';
import type { Job, Share } from '@ablesbar/domain';
import { Button, Checkbox, Dialog, Notice, PrintIcon, ProgressScale, useTexts } from '@ablesbar/ui';
import { useAppDispatch } from '../../base/store';
import { type CardAccess, usePrinting } from '../Access/AccessCard';
import { renewShareLogin } from '../secret-calls';
import { sendMany } from '../send-many';
import * as css from '../ShareList/ShareList.css';

export interface CardsDialogProps {
  readonly accountId: string;
  readonly shares: readonly Share[];
  readonly jobs: readonly Job[];
  readonly onClose: () => void;
}

type Renewed = ReadonlyMap<string, CardAccess | null>;

/**
 * Cards for many accesses at once. A password is known only when it is created, so each access gets
 * a new login.
 */
export function CardsDialog({ accountId, shares, jobs, onClose }: CardsDialogProps) {
  const { t } = useTexts();
  const dispatch = useAppDispatch();
  const [chosen, setChosen] = useState<ReadonlySet<string>>(new Set());
  /** Null: the renewal failed. */
  const [renewed, setRenewed] = useState<Renewed>(new Map());
  const [order, setOrder] = useState(0);
  const [isUnderWay, setUnderWay] = useState(false);
  const left = useRef(false);
  const made = [...renewed.values()].flatMap((access) => access ?? []);
  const failed = shares.filter(({ id }) => renewed.get(id) === null);
  const printing = usePrinting(made);

  useEffect(() => {
    left.current = false;
    return () => {
      left.current = true;
    };
  }, []);

  // Closing now would lose the passwords that are being created.
  const close = () => {
    if (!isUnderWay) onClose();
  };
  const renew = async (share: Share): Promise<CardAccess | null> => {
    const { data } = await dispatch(renewShareLogin({ accountId, shareId: share.id }));
    const ids = new Set(share.jobIds);
    return data
      ? { name: share.name, login: data, jobs: jobs.filter(({ id }) => ids.has(id)) }
      : null;
  };
  const renewAll = async (some: readonly Share[]) => {
    setUnderWay(true);
    setOrder(some.length + made.length);
    setRenewed(new Map([...renewed].filter(([, access]) => access !== null)));
    await sendMany(some, renew, {
      onEnd: ({ id }, access) => setRenewed((before) => new Map([...before, [id, access]])),
      isStopped: () => left.current,
    });
    setUnderWay(false);
  };
  const toggle = (id: string, isOn: boolean) =>
    setChosen(new Set(isOn ? [...chosen, id] : [...chosen].filter((other) => other !== id)));

  const hasBegun = order > 0;
  const progress = t('management_cards_progress', { done: renewed.size, total: order });
  return (
    <Dialog
      open
      title={t('management_cards_title')}
      closeLabel={t('frame_close_action')}
      onClose={close}
      actions={
        hasBegun ? (
          <>
            <Button disabled={isUnderWay} onClick={close}>
              {t('management_access_close')}
            </Button>
            {made.length > 0 && !isUnderWay && (
              <>
                <Button icon={<PrintIcon size={20} />} onClick={printing.printNotices}>
                  {t('management_notice_action')}
                </Button>
                <Button
                  variant="primary"
                  icon={<PrintIcon size={20} />}
                  onClick={printing.printCards}
                >
                  {t('management_cards_print')}
                </Button>
              </>
            )}
          </>
        ) : (
          <>
            <Button onClick={close}>{t('management_cancel_action')}</Button>
            <Button
              variant="primary"
              disabled={chosen.size === 0}
              onClick={() => void renewAll(shares.filter(({ id }) => chosen.has(id)))}
            >
              {chosen.size === 0
                ? t('management_cards_make_none')
                : t('management_cards_make', { count: chosen.size })}
            </Button>
          </>
        )
      }
    >
      {hasBegun ? (
        <div className={css.cards}>
          {printing.sheet}
          {isUnderWay && (
            <>
              <p>{progress}</p>
              <ProgressScale value={renewed.size} max={order} label={progress} />
            </>
          )}
          {!isUnderWay && made.length > 0 && (
            <Notice
              tone="success"
              title={t('management_cards_ready', { count: made.length })}
              live="polite"
            >
              {t('management_access_once_text')}
            </Notice>
          )}
          {!isUnderWay && failed.length > 0 && (
            <>
              <Notice
                tone="error"
                title={t('management_cards_failed', { count: failed.length })}
                live="assertive"
              >
                {failed.map(({ name }) => name).join(', ')}
              </Notice>
              <div>
                <Button onClick={() => void renewAll(failed)}>{t('management_cards_retry')}</Button>
              </div>
            </>
          )}
        </div>
      ) : (
        <div className={css.cards}>
          <p>{t('management_cards_text')}</p>
          <Checkbox
            label={t('management_cards_all')}
            checked={chosen.size === shares.length}
            onChange={(isOn) => setChosen(new Set(isOn ? shares.map(({ id }) => id) : []))}
          />
          <ul className={css.cardList}>
            {shares.map(({ id, name, jobIds }) => (
              <li key={id}>
                <Checkbox
                  label={name}
                  hint={t('management_share_meters', { count: jobIds.length })}
                  checked={chosen.has(id)}
                  onChange={(isOn) => toggle(id, isOn)}
                />
              </li>
            ))}
          </ul>
        </div>
      )}
    </Dialog>
  );
}
