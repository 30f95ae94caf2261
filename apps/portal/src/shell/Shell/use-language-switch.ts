import { nextLanguage } from '@ablesbar/domain';
import { useTexts } from '@ablesbar/ui';
import { usePortal } from '../../base/portal';

export function useLanguageSwitch() {
  const { language } = useTexts();
  const { texts, application } = usePortal();
  const next = nextLanguage(application.config.languageConfig.enabledLanguages, language);
  return next && { name: next.readableName, onSwitch: () => void texts.use(next.name) };
}
