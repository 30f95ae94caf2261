import { useEffect, useSyncExternalStore, type ReactNode } from 'react';
import { LOGO_PATH } from '@ablesbar/api-client';
import { menuItems, type MenuItem } from '@ablesbar/domain';
import type { TextKey } from '@ablesbar/i18n';
import { Footer, footerLinks, SkipLink, TopBar, useTexts } from '@ablesbar/ui';
import {
  ACCESSIBILITY_PATH,
  EVALUATION_PATH,
  HELP_PATH,
  HOME_PATH,
  JOBS_PATH,
  MANAGEMENT_PATH,
} from '../../app/paths';
import { usePortal } from '../../app/portal-context';
import { renderLink } from '../../app/render-link';
import { useAddress } from '../../app/use-address';
import { SessionDialogs, useAccounts, useWayOut } from '../../session';
import { LateDialogs } from '../LateDialogs/LateDialogs';
import { Toasts } from '../Toasts/Toasts';
import { isAt } from './is-at';
import { useLanguageSwitch } from './use-language-switch';

/** What stands around every screen. */
export function Shell({ children }: { children: ReactNode }) {
  const { t, htmlLang } = useTexts();
  const { application, helpEnabled, shareable, mail } = usePortal();
  const { name, config } = application;
  const { pathname } = useAddress();
  const accounts = useAccounts();
  const loggedIn = accounts !== null;
  const language = useLanguageSwitch();
  const letter = useSyncExternalStore(mail.subscribe, mail.get);
  useWayOut();
  const title = t('frame_page_title', { applicationName: name });

  useEffect(() => {
    document.title = title;
    document.documentElement.lang = htmlLang;
  }, [title, htmlLang]);

  const items = menuItems({
    loggedIn,
    evaluationEnabled: config.features.evaluationEnabled,
    shareable: useSyncExternalStore(shareable.subscribe, shareable.get),
    helpEnabled: useSyncExternalStore(helpEnabled.subscribe, helpEnabled.get),
  }).map((item) => {
    const { href, label } = places[item];
    return { id: item, label: t(label), href, current: isAt(href, pathname) };
  });

  return (
    <>
      <SkipLink />
      <TopBar
        applicationName={name}
        logoSrc={LOGO_PATH}
        homeHref={HOME_PATH}
        items={loggedIn ? items : []}
        renderLink={renderLink}
        {...(language && { language })}
        {...(accounts && { accounts })}
        {...(letter && { mail: { ...letter, label: t(letter.label) } })}
      />
      {children}
      <Footer
        applicationName={name}
        links={footerLinks(t, config.legal, ACCESSIBILITY_PATH)}
        renderLink={renderLink}
      />
      <Toasts />
      <LateDialogs />
      <SessionDialogs />
    </>
  );
}

const places: Record<MenuItem, { readonly href: string; readonly label: TextKey }> = {
  home: { href: HOME_PATH, label: 'frame_nav_home' },
  reading: { href: JOBS_PATH, label: 'frame_nav_reading' },
  evaluation: { href: EVALUATION_PATH, label: 'frame_nav_evaluation' },
  management: { href: MANAGEMENT_PATH, label: 'frame_nav_management' },
  help: { href: HELP_PATH, label: 'frame_nav_help' },
};
