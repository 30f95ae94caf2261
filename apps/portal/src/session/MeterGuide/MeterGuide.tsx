import { useTexts } from '@ablesbar/ui';
import { MeterDrawing } from '@ablesbar/ui/meter-drawing';
import * as css from './MeterGuide.css';

/** Explains where the requested data is on the meter; the numbers match those of the drawing. */
export function MeterGuide() {
  const { t } = useTexts();
  const parts = [
    { title: t('login_drawing_reading_title'), text: t('login_drawing_reading_text') },
    { title: t('login_drawing_code_title'), text: t('login_drawing_code_text') },
    { title: t('login_drawing_number_title'), text: t('login_drawing_number_text') },
  ];
  return (
    <>
      <MeterDrawing label={t('login_drawing_label')} hasMarks />
      <ol className={css.parts}>
        {parts.map(({ title, text }, n) => (
          <li key={title} className={css.part}>
            <span className={css.number} aria-hidden="true">
              {n + 1}
            </span>
            <span className={css.title}>{title}</span>
            <span className={css.text}>{text}</span>
          </li>
        ))}
      </ol>
    </>
  );
}
