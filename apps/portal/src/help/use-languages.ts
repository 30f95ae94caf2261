import { useTexts } from '@ablesbar/ui';
import { usePortal } from '../base/portal';

/** The language of the moment, and the one to fall back on. */
export function useLanguages() {
  const { language } = useTexts();
  const { defaultLanguage } = usePortal().application.config.languageConfig;
  return { language, defaultLanguage };
}
