import { Page, ScreenTitle, ServerText, useTexts } from '@ablesbar/ui';
import { LoadingText } from '../../base/loading';
import { titled } from '../titled';
import { useHelp } from '../use-help';
import { DefaultHelp } from './DefaultHelp';
import * as css from './HelpScreen.css';

/** The utility's help; if it cannot be loaded, the portal's own help. */
export function HelpScreen() {
  const { t } = useTexts();
  const { markdown, hasFailed } = useHelp();
  const { title, body } = titled(markdown ?? '');
  return (
    <Page>
      <div className={css.text}>
        <ScreenTitle>{title ?? t('help_title')}</ScreenTitle>
        {markdown !== null && markdown.trim() !== '' ? (
          <ServerText text={body} level={2} />
        ) : hasFailed || markdown !== null ? (
          <DefaultHelp />
        ) : (
          <LoadingText text="frame_loading_text" />
        )}
      </div>
    </Page>
  );
}
