import { IconButton } from '../../primitives/IconButton/IconButton';
import { LogoutIcon, PlusIcon, ReceiptIcon, UserIcon } from '../../primitives/icons/frame-icons';
import { useTexts } from '../../texts/use-texts';
import * as menu from '../Menu/Menu.css';
import type { RenderLink } from '../render-link';
import * as css from './AccountRows.css';

export interface AccountEntry {
  readonly id: string;
  readonly name: string;
  /** The name of the account that has shared its readings with this account. */
  readonly parentName?: string | null;
}

export interface Accounts {
  readonly entries: readonly AccountEntry[];
  /** The page that manages the accounts. Without it, the names are not links. */
  readonly href?: string;
  /** The page with the receipts that this device keeps. */
  readonly receiptsHref?: string;
  /** Number of unsent readings. */
  readonly unsent?: number;
  readonly onRemove: (id: string) => void;
  /** Absent if only one account at a time is allowed. */
  readonly onAdd?: () => void;
  readonly onLogOut: () => void;
}

export interface AccountRowsProps {
  readonly accounts: Accounts;
  readonly renderLink: RenderLink;
}

/** The logged-in accounts. Several have a log-out button each. Another button adds an account. */
export function AccountRows({ accounts, renderLink }: AccountRowsProps) {
  const { t } = useTexts();
  const { entries, href, onRemove, onAdd, receiptsHref } = accounts;
  return (
    <>
      <p className={css.title}>{t('session_accounts_title')}</p>
      <ul className={css.list}>
        {entries.map(({ id, name, parentName }) => {
          const who = (
            <>
              <UserIcon />
              <span className={css.words}>
                {name}
                {parentName && (
                  <span className={menu.note}>
                    {t('session_account_shared_text', { name: parentName })}
                  </span>
                )}
              </span>
            </>
          );
          return (
            <li key={id} className={css.row}>
              {href === undefined ? (
                <span className={css.account}>{who}</span>
              ) : (
                renderLink({ href, className: css.account, children: who })
              )}
              {entries.length > 1 && (
                <IconButton
                  label={t('session_account_remove', { name })}
                  icon={<LogoutIcon size={20} />}
                  onClick={() => onRemove(id)}
                />
              )}
            </li>
          );
        })}
      </ul>
      {onAdd && (
        <button type="button" className={menu.item} onClick={onAdd}>
          <PlusIcon />
          {t('session_add_action')}
        </button>
      )}
      {receiptsHref !== undefined &&
        renderLink({
          href: receiptsHref,
          className: menu.item,
          children: (
            <>
              <ReceiptIcon />
              {t('session_receipts_link')}
            </>
          ),
        })}
      <div className={css.gap} />
    </>
  );
}

export interface LogOutButtonProps {
  /** The button logs out several accounts at once. */
  readonly isForAll?: boolean;
  /** Number of unsent readings. */
  readonly unsent?: number;
  readonly onLogOut: () => void;
}

/** The log-out button in the menu of the phone and in the menu of the bar. */
export function LogOutButton({ isForAll = false, unsent = 0, onLogOut }: LogOutButtonProps) {
  const { t } = useTexts();
  return (
    <button type="button" className={menu.item} onClick={onLogOut}>
      <LogoutIcon />
      <span>
        {t(isForAll ? 'session_logout_all_action' : 'session_logout_action')}
        {unsent > 0 && (
          <span className={menu.note}>{t('session_unsent_note', { count: unsent })}</span>
        )}
      </span>
    </button>
  );
}
