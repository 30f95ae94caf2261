import { LanguageIcon } from '../../primitives/icons/language-icon';
import { Button } from '../../primitives/Button/Button';
import { VisuallyHidden } from '../../primitives/VisuallyHidden/VisuallyHidden';
import * as css from './LanguageButton.css';
import { useTexts } from '../../texts/use-texts';

export interface LanguageSwitch {
  /** The next language, in its own words. */
  readonly name: string;
  readonly onSwitch: () => void;
}

/** Goes on to the next language; its name stands on the button in that language. */
export function LanguageButton({ name, onSwitch }: LanguageSwitch) {
  const { t } = useTexts();
  return (
    <Button variant="plain" size="small" icon={<LanguageIcon size={20} />} onClick={onSwitch}>
      <VisuallyHidden>{t('frame_language_action', { language: '' })}</VisuallyHidden>
      <span className={css.name}>{name}</span>
    </Button>
  );
}
