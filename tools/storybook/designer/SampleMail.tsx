import { sampleMail } from '@ablesbar/server/designer';
import * as css from './Designer.css';
import type { DesignerWords } from './designer-words';

export interface SampleMailProps {
  readonly mail: Parameters<typeof sampleMail>;
  readonly words: DesignerWords;
}

/** What a mail program puts under a mail. */
const GROUND = {
  light: 'color-scheme:light;background:#ffffff',
  dark: 'color-scheme:dark;background:#121212',
};

/** The mail as a light and a dark mail program show it. */
export function SampleMail({ mail, words }: SampleMailProps) {
  const html = sampleMail(...mail);
  return (
    <div className={css.pair}>
      {(['light', 'dark'] as const).map((theme) => (
        <figure key={theme}>
          <figcaption className={css.caption}>{words[theme]}</figcaption>
          <div className={css.window}>
            <iframe
              className={css.frame}
              title={`${words.mail}, ${words[theme]}`}
              srcDoc={html.replace('<html ', `<html style="${GROUND[theme]}" `)}
            />
          </div>
        </figure>
      ))}
    </div>
  );
}
