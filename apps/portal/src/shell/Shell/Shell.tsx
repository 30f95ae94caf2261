import { type ReactNode, useEffect, useMemo, useState } from 'react';
import { LOGO_PATH } from '@ablesbar/api-client';
import { type MenuItem, menuItems, nextLanguage } from '@ablesbar/domain';
import {
  Footer,
  footerLinks,
  rememberLanguage,
  SkipLink,
  StateLine,
  storeMenu,
  ToastRegion,
  TopBar,
  useTexts,
} from '@ablesbar/ui';
import { nextLanguageName, pageTitle } from '@ablesbar/i18n';
import { useObserved } from '@ablesbar/ui/observable';
import { useAddress } from '../../base/address';
import { besideScreen } from '../../base/beside-screen.css';
import { afterFirstScreen } from '../../base/after-first-screen';
import { loadPatiently } from '../../base/load-patiently';
import {
  ACCESSIBILITY_PATH,
  EVALUATION_PATH,
  HELP_PATH,
  HOME_PATH,
  JOBS_PATH,
  MANAGEMENT_PATH,
} from '../../base/paths';
import { useConnectionNews } from '../../base/use-connection-news';
import { LateContact } from '../../base/LateContact';
import { usePortal } from '../../base/portal';
import { renderLink } from '../../base/PortalLink';
import { SessionDialogs, useAccounts, useHomeAfterLogout } from '../../session';
import { DeviceLines } from './DeviceLines';
import { isAt } from './is-at';

/** The frame around every screen. */
export function Shell({ children }: { children: ReactNode }) {
  const { t, htmlLang } = useTexts();
  const { application, notices, frame } = usePortal();
  const { name, config } = application;
  const { pathname } = useAddress();
  const accounts = useAccounts();
  const loggedIn = accounts !== null;
  const language = useLanguageSwitch();
  const { hasManagement, hasHelp, mail } = useObserved(frame);
  useHomeAfterLogout();
  const title = pageTitle(name, t);

  useEffect(() => {
    document.title = title;
    document.documentElement.lang = htmlLang;
  }, [title, htmlLang]);

  const { evaluationEnabled } = config.features;
  const menu = useMemo(() => {
    const question = {
      loggedIn,
      evaluationEnabled,
      shareable: hasManagement,
      helpEnabled: hasHelp,
    };
    return loggedIn ? menuItems(question).map((id) => ({ id, href: hrefs[id] })) : [];
  }, [loggedIn, evaluationEnabled, hasManagement, hasHelp]);
  useEffect(() => storeMenu(menu, window), [menu]);

  return (
    <>
      <SkipLink />
      <TopBar
        applicationName={name}
        logoSrc={LOGO_PATH}
        homeHref={HOME_PATH}
        items={menu.map(({ id, href }) => ({
          id,
          label: t(`frame_nav_${id}`),
          href,
          current: isAt(href, pathname),
        }))}
        renderLink={renderLink}
        {...(language && { language })}
        {...(accounts && { accounts })}
        {...(mail && { mail: { ...mail, label: t(mail.label) } })}
      />
      {/* The region exists before its text: screen readers announce only changes within it. */}
      <div role="status">{loggedIn ? <DeviceLines /> : <ConnectionLine />}</div>
      {children}
      <LateContact place="band" />
      <Footer
        applicationName={name}
        links={footerLinks(t, config.legal, ACCESSIBILITY_PATH)}
        renderLink={renderLink}
      />
      <ToastRegion notices={notices} />
      <LateDialogs />
      <SessionDialogs />
    </>
  );
}

/** With a login, the queue says it together with what waits. */
function ConnectionLine() {
  const news = useConnectionNews();
  return (
    news && (
      <div className={besideScreen}>
        <StateLine state={news.isGood ? 'done' : 'pending'} title={news.title}>
          {news.text}
        </StateLine>
      </div>
    )
  );
}

const hrefs: Record<MenuItem, string> = {
  home: HOME_PATH,
  reading: JOBS_PATH,
  evaluation: EVALUATION_PATH,
  management: MANAGEMENT_PATH,
  help: HELP_PATH,
};

function useLanguageSwitch() {
  const { language } = useTexts();
  const { texts, application } = usePortal();
  const next = nextLanguage(application.config.languageConfig.enabledLanguages, language);
  return (
    next && {
      name: nextLanguageName(language, next),
      onSwitch: () => {
        // Without its texts, the page keeps the language that it has; the button stays.
        texts.use(next.name).then(
          () => rememberLanguage(next.name, window),
          () => undefined,
        );
      },
    }
  );
}

/**
 * Dialogs that may open over any screen. They load after the first screen, so that they are
 * available offline.
 */
function LateDialogs() {
  const { leaving, connection } = usePortal();
  const [dialogs, setDialogs] = useState<ReactNode>(null);
  useEffect(() => {
    afterFirstScreen(() => {
      void loadPatiently(connection, () =>
        Promise.all([import('./PortalDialogs'), leaving()]),
      ).then(([{ PortalDialogs }, { updates }]) => setDialogs(<PortalDialogs updates={updates} />));
    });
  }, [leaving, connection]);
  return dialogs;
}
