import { Spinner } from '../../primitives/Spinner/Spinner';
import { useTexts } from '../../texts/use-texts';
import { MAIN_ID } from '../main-id';
import * as css from './LoadingScreen.css';

export interface LoadingScreenProps {
  /** Loading takes longer than a user can expect. */
  readonly isSlow?: boolean;
}

export function LoadingScreen({ isSlow = false }: LoadingScreenProps) {
  const { t } = useTexts();
  return (
    <main id={MAIN_ID} className={css.screen}>
      <Spinner />
      <p role="status" className={css.words}>
        {t('frame_loading_text')} {isSlow && t('frame_slow_text')}
      </p>
    </main>
  );
}
