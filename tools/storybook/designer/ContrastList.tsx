import { formatNumber } from '@ablesbar/i18n';
import { StateLine } from '@ablesbar/ui';
import * as css from './Designer.css';
import type { DesignerWords } from './designer-words';
import { measuredContrast, type Theme } from './measured-contrast';

export interface ContrastListProps {
  readonly colour: string;
  readonly language: string;
  readonly words: DesignerWords;
}

/** What the utility's colour would reach alone, and what the apps make of it. */
export function ContrastList({ colour, language, words }: ContrastListProps) {
  // Rounded down: 4.49 must not read as 4.5.
  const say = (ratio: number) => formatNumber(Math.floor(ratio * 10) / 10, language);
  const list = (theme: Theme) => (
    <div key={theme}>
      <h3 className={css.caption}>{words[theme]}</h3>
      <ul className={css.pairs}>
        {measuredContrast(colour, theme).map((pair) => {
          const { id, front, ground, measured, needed, asGiven, isChanged } = pair;
          const passes = measured >= needed;
          return (
            <li key={id} className={css.measured}>
              <span
                className={css.sample}
                style={{ background: ground, color: front, borderColor: front }}
                aria-hidden="true"
              >
                {needed > 3 ? 'Aa' : <span className={css.sampleLine} />}
              </span>
              <div>
                <p className={css.pairName}>{words.pairs[id]}</p>
                <StateLine
                  state={passes ? 'done' : 'warning'}
                  title={(passes ? words.passes : words.fails)(say(measured))}
                >
                  {words.asGiven(say(asGiven))} {isChanged ? words.changed(front) : words.kept}
                </StateLine>
              </div>
            </li>
          );
        })}
      </ul>
    </div>
  );
  return <div className={css.pair}>{(['light', 'dark'] as const).map(list)}</div>;
}
