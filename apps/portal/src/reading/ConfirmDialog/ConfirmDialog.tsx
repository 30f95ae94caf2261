import type { CalendarDay } from '@ablesbar/domain';
import { formatDayWithWeekday, type TextKey } from '@ablesbar/i18n';
import {
  Button,
  Dialog,
  type LabelledValue,
  LabelledValues,
  PhotoPicture,
  useTexts,
} from '@ablesbar/ui';
import type { Confirmation } from '@ablesbar/validation';
import type { DraftPhoto } from '../placed-photos';
import * as css from './ConfirmDialog.css';

export interface ConfirmDialogProps {
  readonly open: boolean;
  readonly confirmation: Confirmation;
  /** Number of readings that will be sent, out of `total` possible ones. */
  readonly filled: number;
  readonly total: number;
  readonly pairs: readonly LabelledValue[];
  readonly photos: readonly { readonly photo: DraftPhoto; readonly name: string }[];
  readonly comment: string | null;
  readonly day: CalendarDay;
  readonly onSend: () => void;
  readonly onClose: () => void;
}

const titles = {
  plain: 'reading_confirm_title',
  incomplete: 'reading_confirm_incomplete_title',
  warnings: 'reading_confirm_warning_title',
  both: 'reading_confirm_incomplete_title',
} as const satisfies Record<Confirmation, TextKey>;

const warnings: Readonly<Record<Confirmation, readonly TextKey[]>> = {
  plain: [],
  incomplete: ['reading_confirm_incomplete_text'],
  warnings: ['reading_confirm_warning_text'],
  both: ['reading_confirm_incomplete_text', 'reading_confirm_warning_text'],
};

/** Shows what will be sent; its title names anything unusual. */
export function ConfirmDialog(props: ConfirmDialogProps) {
  const { open, confirmation, filled, total, pairs, photos, comment, day, onSend, onClose } = props;
  const { t, language } = useTexts();
  const asks = confirmation !== 'plain';

  return (
    <Dialog
      open={open}
      title={t(titles[confirmation], { count: filled, filled, total })}
      tone={asks ? 'warning' : 'plain'}
      onClose={onClose}
      actions={
        <>
          <Button onClick={onClose}>
            {t(asks ? 'reading_confirm_correct' : 'reading_confirm_back')}
          </Button>
          <Button variant="primary" onClick={onSend}>
            {t(asks ? 'reading_confirm_anyway' : 'reading_confirm_send')}
          </Button>
        </>
      }
    >
      <LabelledValues items={pairs} />
      {photos.length > 0 && (
        <ul className={css.photos} aria-label={t('photo_group')}>
          {photos.map(({ photo, name }) => (
            <li key={photo.id}>
              <PhotoPicture photo={photo} alt={name} className={css.photo} />
            </li>
          ))}
        </ul>
      )}
      {comment !== null && <p className={css.comment}>{comment}</p>}
      <p>{t('reading_confirm_date', { day: formatDayWithWeekday(day, language) })}</p>
      {warnings[confirmation].map((key) => (
        <p key={key}>{t(key)}</p>
      ))}
    </Dialog>
  );
}
