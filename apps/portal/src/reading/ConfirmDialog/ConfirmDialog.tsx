import type { CalendarDay } from '@ablesbar/domain';
import { formatDayWithWeekday, type TextKey } from '@ablesbar/i18n';
import {
  Button,
  Dialog,
  DrumNumber,
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
  /** The unusual values. They are not in `pairs`. */
  readonly doubts?: readonly DoubtedValue[];
  readonly photos: readonly { readonly photo: DraftPhoto; readonly name: string }[];
  readonly comment: string | null;
  readonly day: CalendarDay;
  readonly onSend: () => void;
  /** Leads to the field that is unusual or missing. */
  readonly onCorrect: () => void;
  /** Leaves the question for later; absent if there is no later. */
  readonly onLater?: (() => void) | undefined;
  readonly onClose: () => void;
}

export interface DoubtedValue {
  readonly name: string;
  /** A decimal string with all digits that the meter shows. */
  readonly decimal: string;
  readonly unit: string;
  /** The value in words for screen readers. */
  readonly label: string;
  readonly reasons: readonly string[];
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
  const { open, confirmation, filled, total, pairs, doubts = [], photos, comment, day } = props;
  const { onSend, onCorrect, onLater, onClose } = props;
  const { t, language } = useTexts();
  const asks = confirmation !== 'plain';
  // A note can be doubted too, if it is short.
  const isAboutNote = confirmation === 'warnings' && doubts.length === 0;
  const title = isAboutNote ? 'reading_confirm_note_title' : titles[confirmation];

  return (
    <Dialog
      open={open}
      title={t(title, { count: filled, filled, total })}
      tone={asks ? 'warning' : 'plain'}
      onClose={onClose}
      actions={
        // The safe answer is the filled one.
        asks ? (
          <>
            <Button onClick={onSend}>{t('reading_confirm_anyway')}</Button>
            {onLater && <Button onClick={onLater}>{t('round_later_action')}</Button>}
            <Button variant="primary" onClick={onCorrect}>
              {t('reading_confirm_correct')}
            </Button>
          </>
        ) : (
          <>
            <Button onClick={onClose}>{t('reading_confirm_back')}</Button>
            <Button variant="primary" onClick={onSend}>
              {t('reading_confirm_send')}
            </Button>
          </>
        )
      }
    >
      {doubts.map(({ name, decimal, unit, label, reasons }) => (
        <section key={name} aria-label={name}>
          <h3 className={css.name}>{name}</h3>
          <DrumNumber decimal={decimal} unit={unit} label={label} size="m" wraps />
          {reasons.map((reason) => (
            <p key={reason} className={css.reason}>
              {reason}
            </p>
          ))}
        </section>
      ))}
      {pairs.length > 0 && <LabelledValues items={pairs} />}
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
