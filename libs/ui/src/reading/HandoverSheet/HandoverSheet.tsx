import type { ReactNode } from 'react';
import { useTexts } from '../../texts/use-texts';
import * as css from './HandoverSheet.css';

export interface HandoverMeter {
  readonly id: string;
  readonly medium: string;
  readonly number: string;
  /** Where in the flat or house it is; empty if that is not known. */
  readonly where: string;
  /** When it was read, in words. */
  readonly readOn: string;
  readonly isSent: boolean;
  readonly values: readonly { readonly name: string; readonly value: string }[];
  readonly comment: string | null;
  readonly photos?: ReactNode;
}

export interface HandoverSheetProps {
  /** The address of the flat or house. */
  readonly place: string;
  readonly meters: readonly HandoverMeter[];
  /** Who hands over and who takes over. An empty name is written by hand. */
  readonly from: string;
  readonly to: string;
  readonly foot: ReactNode;
}

/** All meters of one flat or house on one sheet, with two lines to sign. It is printed alone. */
export function HandoverSheet({ place, meters, from, to, foot }: HandoverSheetProps) {
  const { t } = useTexts();
  const parties = [
    { role: t('handover_from_label'), name: from },
    { role: t('handover_to_label'), name: to },
  ];
  return (
    <article className={css.sheet} data-letterhead aria-label={t('handover_sheet_title')}>
      <header className={css.top}>
        <div className={css.head}>
          <b>{t('handover_sheet_title')}</b>
          <p className={css.place}>{place}</p>
        </div>
      </header>
      <ul className={css.meters}>
        {meters.map((meter) => (
          <li key={meter.id} className={css.meter}>
            <Meter meter={meter} />
          </li>
        ))}
      </ul>
      <div className={css.parties}>
        {parties.map(({ role, name }) => (
          <div key={role}>
            <p className={css.role}>{role}</p>
            <p className={css.line}>{name}</p>
            <p className={css.line} />
            <p className={css.role}>{t('handover_signature_label')}</p>
          </div>
        ))}
      </div>
      <footer className={css.foot}>{foot}</footer>
    </article>
  );
}

function Meter({ meter }: { meter: HandoverMeter }) {
  const { t } = useTexts();
  const { medium, number, where, readOn, isSent, values, comment, photos } = meter;
  return (
    <>
      <div>
        <p>
          {medium} <b className={css.number}>{number}</b>
        </p>
        {where !== '' && <p className={css.about}>{where}</p>}
        <p className={css.about}>{readOn}</p>
        {!isSent && <p className={css.about}>{t('handover_unsent_text')}</p>}
        {comment !== null && <p className={css.about}>{comment}</p>}
      </div>
      <dl className={css.values}>
        {values.map(({ name, value }, n) => (
          // The rates of a meter that is gone may look the same, so only the index can be the key.
          <div key={n} className={css.value}>
            <dt className={css.about}>{name}</dt>
            <dd className={css.figure}>{value}</dd>
          </div>
        ))}
      </dl>
      {photos}
    </>
  );
}
