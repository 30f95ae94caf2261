import { useTexts } from '../../texts/use-texts';
import { MAIN_ID } from '../main-id';
import * as css from './SkipLink.css';

/** The first link for the keyboard. It skips the bar and leads to the main content. */
export function SkipLink() {
  const { t } = useTexts();
  return (
    <a className={css.skip} href={`#${MAIN_ID}`}>
      {t('frame_skip_link')}
    </a>
  );
}
