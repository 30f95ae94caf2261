import { useTexts } from '../../texts/use-texts';
import * as css from './PhotoInput.css';

export interface PhotoTitleProps {
  readonly title: string;
  /** The id of the word that the photos are optional; null if one is needed. */
  readonly mark: string | null;
}

/** The name above the tiles, as other fields have it. The group around them has it in its label, too. */
export function PhotoTitle({ title, mark }: PhotoTitleProps) {
  const { t } = useTexts();
  return (
    <p className={css.label}>
      {title}
      {mark !== null && (
        <span className={css.mark}>
          {' '}
          <span id={mark}>{t('reading_optional_mark')}</span>
        </span>
      )}
    </p>
  );
}
