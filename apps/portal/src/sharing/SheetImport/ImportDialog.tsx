import { useMemo, useState } from 'react';
import { List } from 'react-window';
import type { SheetMatch } from '@ablesbar/domain';
import { Button, Checkbox, Dialog, useTexts } from '@ablesbar/ui';
import { usePortal } from '../../base/portal';
import { useAppSelector } from '../../base/store';
import { useToday } from '../../base/use-today';
import { type FilledDraft, selectDrafts, useDraftPhotos } from '../../reading';
import { createAssess } from '../TableEntry/assessments';
import { imported, isOdd } from './imported';
import { ImportLine } from './ImportLine';
import * as css from './SheetImport.css';

const ROW_HEIGHT = 104;

export interface ImportDialogProps {
  readonly file: string;
  readonly matches: readonly SheetMatch[];
  readonly onAccept: (drafts: readonly FilledDraft[]) => void;
  readonly onClose: () => void;
}

/** A preview of the sheet, row by row, before any value is taken over. */
export function ImportDialog({ file, matches, onAccept, onClose }: ImportDialogProps) {
  const { t } = useTexts();
  const { config } = usePortal().application;
  const today = useToday();
  const drafts = useAppSelector(selectDrafts);
  const { of } = useDraftPhotos();
  const result = useMemo(
    () => imported(matches, drafts, { assess: createAssess(config, today, of), today }),
    [matches, drafts, config, today, of],
  );
  const odd = useMemo(() => result.rows.filter(isOdd), [result]);
  const [isOddOnly, setOddOnly] = useState(odd.length > 0);
  const rows = isOddOnly ? odd : result.rows;
  const { values, replaced } = result;
  return (
    <Dialog
      open
      width="wide"
      title={t('table_import_title', { file })}
      closeLabel={t('frame_close_action')}
      onClose={onClose}
      actions={
        <>
          <Button onClick={onClose}>{t('management_cancel_action')}</Button>
          <Button variant="primary" disabled={values === 0} onClick={() => onAccept(result.drafts)}>
            {values === 0
              ? t('table_import_accept_none')
              : t('table_import_accept', { count: values })}
          </Button>
        </>
      }
    >
      <div className={css.inside}>
        <p className={css.strong}>
          {values === 0 ? t('table_import_nothing') : t('table_import_values', { count: values })}
          {odd.length > 0 && `, ${t('table_import_odd', { count: odd.length })}`}
        </p>
        {replaced > 0 && <p>{t('table_import_replaced', { count: replaced })}</p>}
        <p className={css.soft}>{t('table_import_hint')}</p>
        {odd.length > 0 && (
          <Checkbox label={t('table_import_only_odd')} checked={isOddOnly} onChange={setOddOnly} />
        )}
        <List
          role="list"
          tabIndex={0}
          aria-label={t('table_import_rows')}
          className={css.list}
          rowComponent={ImportLine}
          rowCount={rows.length}
          rowHeight={ROW_HEIGHT}
          overscanCount={10}
          rowProps={{ rows }}
        />
      </div>
    </Dialog>
  );
}
