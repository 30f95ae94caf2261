import { useTexts } from '@ablesbar/ui';
import { usePortal } from '../base/portal';

/** The current language, and the fallback language. */
export function useLanguages() {
  const { language } = useTexts();
  const { defaultLanguage } = usePortal().application.config.languageConfig;
  return { language, defaultLanguage };
}
