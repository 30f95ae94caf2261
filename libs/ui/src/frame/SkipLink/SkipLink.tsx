import { useTexts } from '../../texts/use-texts';
import { MAIN_ID } from '../main-id';
import * as css from './SkipLink.css';

/** The first stop of the keyboard: past the bar, to what the page is about. */
export function SkipLink() {
  const { t } = useTexts();
  return (
    <a className={css.skip} href={`#${MAIN_ID}`}>
      {t('frame_skip_link')}
    </a>
  );
}
