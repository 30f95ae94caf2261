import { useTexts } from '@ablesbar/ui';
import { usePortal } from '../app/portal-context';

/** The language of the moment, and the one to fall back on. */
export function useLanguages() {
  const { language } = useTexts();
  const { defaultLanguage } = usePortal().application.config.languageConfig;
  return { language, defaultLanguage };
}
