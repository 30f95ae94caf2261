import { type FocusEvent, Fragment, useEffect, useId, useRef, useState } from 'react';
import { Button } from '../../primitives/Button/Button';
import { IconButton } from '../../primitives/IconButton/IconButton';
import { CloseIcon, LanguageIcon, MailIcon, MenuIcon } from '../../primitives/icons/frame-icons';
import { VisuallyHidden } from '../../primitives/VisuallyHidden/VisuallyHidden';
import { useTexts } from '../../texts/use-texts';
import { AccountMenu } from '../AccountMenu/AccountMenu';
import type { Accounts } from '../AccountRows/AccountRows';
import { BarFrame } from '../BarFrame/BarFrame';
import { Menu } from '../Menu/Menu';
import { plainLink, type RenderLink } from '../render-link';
import * as css from './TopBar.css';

export interface MenuEntry {
  readonly id: string;
  readonly label: string;
  readonly href: string;
  readonly current: boolean;
}

interface MailButton {
  readonly label: string;
  readonly isDisabled: boolean;
  readonly onPress: () => void;
}

export interface TopBarProps {
  readonly applicationName: string;
  readonly logoSrc: string;
  readonly homeHref: string;
  readonly items: readonly MenuEntry[];
  readonly language?: LanguageSwitch;
  readonly accounts?: Accounts;
  /** The mail button of the bar; without it, the bar shows no such button. */
  readonly mail?: MailButton;
  readonly renderLink?: RenderLink;
}

/** The bar above every screen. Its menu is in the bar on wide screens and opens below it on a phone. */
export function TopBar(props: TopBarProps) {
  const { applicationName, logoSrc, homeHref, items, language, accounts, mail } = props;
  const { renderLink = plainLink } = props;
  const { t } = useTexts();
  const [isOpen, setIsOpen] = useState(false);
  const menuId = useId();
  const opener = useRef<HTMLSpanElement>(null);
  const menu = useRef<HTMLDivElement>(null);
  const hasMenu = items.length > 0 || accounts !== undefined;

  const close = () => {
    setIsOpen(false);
    // The focus was on an element that is hidden now.
    opener.current?.querySelector('button')?.focus();
  };

  // Wherever the focus is: right after opening, the button has it, and in Safari nothing.
  useEffect(() => {
    if (!isOpen) return;
    const closeOnEscape = ({ key }: KeyboardEvent) => {
      if (key === 'Escape') close();
    };
    // The menu covers the page, so a press beside it means the page.
    const closeOnPress = ({ target }: PointerEvent) => {
      if (!(target instanceof Node)) return;
      if (!menu.current?.contains(target) && !opener.current?.contains(target)) setIsOpen(false);
    };
    document.addEventListener('keydown', closeOnEscape);
    document.addEventListener('pointerdown', closeOnPress);
    return () => {
      document.removeEventListener('keydown', closeOnEscape);
      document.removeEventListener('pointerdown', closeOnPress);
    };
  }, [isOpen]);

  // The menu covers what gets the focus next. A press on no element at all is not a leave.
  const closeOnLeave = ({ currentTarget, relatedTarget: next }: FocusEvent) => {
    if (next === null || currentTarget.contains(next)) return;
    if (!opener.current?.contains(next)) setIsOpen(false);
  };

  return (
    <BarFrame
      applicationName={applicationName}
      logoSrc={logoSrc}
      homeHref={homeHref}
      renderLink={renderLink}
      nav={
        items.length > 0 && (
          <nav className={css.nav} aria-label={t('frame_menu_label')}>
            {items.map(({ id, label, href, current }) => (
              <Fragment key={id}>
                {renderLink({
                  href,
                  className: css.item,
                  children: label,
                  'aria-current': current ? 'page' : undefined,
                })}
              </Fragment>
            ))}
          </nav>
        )
      }
      below={
        hasMenu && (
          <div ref={menu} id={menuId} className={css.menu} hidden={!isOpen} onBlur={closeOnLeave}>
            <Menu
              items={items}
              {...(language && { language })}
              {...(accounts && { accounts })}
              renderLink={renderLink}
              onClose={close}
            />
          </div>
        )
      }
    >
      {mail && (
        <IconButton
          label={mail.label}
          icon={<MailIcon />}
          disabled={mail.isDisabled}
          onClick={mail.onPress}
        />
      )}
      {language && (
        <span className={hasMenu ? css.wide : undefined}>
          <LanguageButton {...language} />
        </span>
      )}
      {accounts && (
        <span className={css.wide}>
          <AccountMenu accounts={accounts} renderLink={renderLink} />
        </span>
      )}
      {hasMenu && (
        <span ref={opener} className={css.narrow}>
          <IconButton
            label={t(isOpen ? 'frame_menu_close' : 'frame_menu_open')}
            icon={isOpen ? <CloseIcon /> : <MenuIcon />}
            aria-expanded={isOpen}
            aria-controls={menuId}
            onClick={() => setIsOpen(!isOpen)}
          />
        </span>
      )}
    </BarFrame>
  );
}

export interface LanguageSwitch {
  /** The next language, in its own words. */
  readonly name: string;
  readonly onSwitch: () => void;
}

/** Switches to the next language. The button shows the name of that language in its own words. */
function LanguageButton({ name, onSwitch }: LanguageSwitch) {
  const { t } = useTexts();
  return (
    <Button variant="plain" size="small" icon={<LanguageIcon size={20} />} onClick={onSwitch}>
      <VisuallyHidden>{t('frame_language_action', { language: '' })}</VisuallyHidden>
      <span className={css.languageName}>{name}</span>
    </Button>
  );
}
