import { Spinner } from '../../primitives/Spinner/Spinner';
import { useTexts } from '../../texts/use-texts';
import { MAIN_ID } from '../main-id';
import * as css from './LoadingScreen.css';

export function LoadingScreen() {
  const { t } = useTexts();
  return (
    <main id={MAIN_ID} className={css.screen}>
      <Spinner />
      <p role="status">{t('frame_loading_text')}</p>
    </main>
  );
}
