import { memo } from 'react';
import { Button, StateLine, useTexts } from '@ablesbar/ui';
import { useToday } from '../../base/use-today';
import { useOnline } from '../../base/use-online';
import { useJobLoader } from '../job-loader-context';
import { useListAge } from '../use-list-age';
import { asOfText } from './as-of-text';
import * as css from './ListState.css';

/**
 * Says of a list that is old from when it is, and of one with a hole that it has one (customer decision 25).
 * A key in the search over the list is none of its business, so it rests then.
 */
export const ListState = memo(function ListState() {
  const texts = useTexts();
  const { t } = texts;
  const today = useToday();
  const isOnline = useOnline();
  const { isIncomplete, asOf } = useListAge();
  const { load, isLoading } = useJobLoader();
  const why = t(isOnline ? 'jobs_failed_title' : 'jobs_outdated_text');
  return (
    <div role="status">
      {(isIncomplete || asOf) && (
        <div className={css.state}>
          {asOf ? (
            <StateLine state="pending" title={asOfText(asOf.at, today, texts)}>
              {why}
            </StateLine>
          ) : (
            <StateLine state="warning" title={t('jobs_failed_title')} />
          )}
          {isOnline && (
            <div className={css.retry}>
              <Button variant="quiet" size="small" waiting={isLoading} onClick={() => void load()}>
                {t('frame_retry_action')}
              </Button>
            </div>
          )}
        </div>
      )}
    </div>
  );
});
