import { useEffect, useState } from 'react';
import { type Answer, fetchApplication, fetchManifest, type Http } from '@ablesbar/api-client';
import type { Application } from '@ablesbar/domain';
import type { Texts } from '@ablesbar/i18n';
import { applyBrand } from '@ablesbar/ui';

/** What this origin serves; null while it is asked for. Brings its language and its colour along. */
export function useApplication(http: Http, texts: Texts) {
  const [answer, setAnswer] = useState<Answer<Application> | null>(null);
  const [tries, setTries] = useState(0);
  useEffect(() => {
    let isGone = false;
    const load = async () => {
      const [application, manifest] = await Promise.all([
        fetchApplication(http),
        fetchManifest(http),
      ]);
      if (isGone) return;
      applyBrand(document.documentElement, manifest.themeColor);
      if (application.ok) {
        const { defaultLanguage, translations } = application.value.config.languageConfig;
        texts.addTranslations(translations, defaultLanguage);
        await texts.use(defaultLanguage);
      }
      setAnswer(application);
    };
    void load();
    return () => {
      isGone = true;
    };
  }, [http, texts, tries]);
  const reload = () => {
    setAnswer(null);
    setTries(tries + 1);
  };
  return { answer, reload };
}
