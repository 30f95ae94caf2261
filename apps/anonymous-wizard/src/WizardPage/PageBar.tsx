import { useEffect, useState } from 'react';
import { LOGO_PATH } from '@ablesbar/api-client';
import { type Application, nextLanguage } from '@ablesbar/domain';
import { nextLanguageName, pageTitle, type Texts } from '@ablesbar/i18n';
import { rememberLanguage, storedMenu, TopBar, useTexts } from '@ablesbar/ui';
import { HOME } from './page-surroundings';

export interface PageBarProps {
  readonly application: Application | null;
  readonly texts: Texts;
  /** True if the bar sets the title of the browser tab, because no step is shown that sets it. */
  readonly namesTab: boolean;
}

/** The top bar. It also sets the page's language, and links a logged-in user back to the portal. */
export function PageBar({ application, texts, namesTab }: PageBarProps) {
  const { t, htmlLang, language } = useTexts();
  const [menu] = useState(() => storedMenu(window));
  const applicationName = application?.name ?? '';
  const enabled = application?.config.languageConfig.enabledLanguages ?? [];
  const next = nextLanguage(enabled, language);
  useEffect(() => {
    document.documentElement.lang = htmlLang;
    if (namesTab && application !== null) document.title = pageTitle(application.name, t);
  }, [application, htmlLang, namesTab, t]);
  return (
    <TopBar
      applicationName={applicationName}
      logoSrc={LOGO_PATH}
      homeHref={HOME}
      items={menu.map(({ id, href }) => ({
        id,
        label: t(`frame_nav_${id}`),
        href,
        current: false,
      }))}
      {...(next && {
        language: {
          name: nextLanguageName(language, next),
          onSwitch: () => {
            // Without its texts, the page keeps the language that it has; the button stays.
            texts.use(next.name).then(
              () => rememberLanguage(next.name, window),
              () => undefined,
            );
          },
        },
      })}
    />
  );
}
