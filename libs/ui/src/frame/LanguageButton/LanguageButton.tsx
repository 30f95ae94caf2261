import { LanguageIcon } from '../../primitives/icons/frame-icons';
import { Button } from '../../primitives/Button/Button';
import { VisuallyHidden } from '../../primitives/VisuallyHidden/VisuallyHidden';
import * as css from './LanguageButton.css';
import { useTexts } from '../../texts/use-texts';

export interface LanguageSwitch {
  /** The next language, in its own words. */
  readonly name: string;
  readonly onSwitch: () => void;
}

/** Switches to the next language. The button shows the name of that language in its own words. */
export function LanguageButton({ name, onSwitch }: LanguageSwitch) {
  const { t } = useTexts();
  return (
    <Button variant="plain" size="small" icon={<LanguageIcon size={20} />} onClick={onSwitch}>
      <VisuallyHidden>{t('frame_language_action', { language: '' })}</VisuallyHidden>
      <span className={css.name}>{name}</span>
    </Button>
  );
}
