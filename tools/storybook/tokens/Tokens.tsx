import { formatNumber } from '@ablesbar/i18n';
import { Button, DownloadIcon, ScreenTitle, Section } from '@ablesbar/ui';
import { contrast, pageColours } from '@ablesbar/ui/page-colours';
import { measures, typeScale } from '@ablesbar/ui/theme';
import { saveFile } from '../save-file';
import { COLOUR_PAIRS } from './colour-pairs';
import { designTokens } from './design-tokens';
import * as css from './Tokens.css';
import { type TokenWords, tokenWords } from './tokens-words';

export interface TokensProps {
  readonly brand: string;
  readonly language: string;
}

/** Every value of the look in one place, as people see it and as a file for their tools. */
export function Tokens({ brand, language }: TokensProps) {
  const words = tokenWords(language);
  const save = () => {
    const tokens = designTokens(brand, { measures, typeScale });
    saveFile('ablesbar.tokens.json', `${JSON.stringify(tokens, null, 2)}\n`);
  };
  return (
    <main className={css.page}>
      <div>
        <ScreenTitle>{words.title}</ScreenTitle>
        <p className={css.intro}>{words.intro}</p>
      </div>
      <div className={css.file}>
        <Button variant="primary" icon={<DownloadIcon size={20} />} onClick={save}>
          {words.file}
        </Button>
        <p className={css.soft}>{words.fileHint}</p>
      </div>
      <Section title={words.colours}>
        <div className={css.pair}>
          <Colours theme="light" {...{ brand, language, words }} />
          <Colours theme="dark" {...{ brand, language, words }} />
        </div>
      </Section>
      <Section title={words.type}>
        <div className={css.list}>
          {typed(typeScale, words.types).map(([name, look, label]) => (
            <p key={name} style={look}>
              {label} <span className={css.soft}>{look.fontSize}</span>
            </p>
          ))}
        </div>
      </Section>
      <Section title={words.space}>
        <ul className={css.list}>
          {Object.entries(measures.space).map(([name, width]) => (
            <li key={name} className={css.row}>
              <span>{width}</span>
              <span className={css.bar} style={{ width }} />
            </li>
          ))}
        </ul>
      </Section>
      <Section title={words.radius}>
        <ul className={css.list}>
          {typed(measures.radius, words.radii).map(([name, radius, label]) => (
            <li key={name} className={css.row}>
              <span className={css.corner} style={{ borderRadius: radius }} />
              <span>
                {label} <span className={css.soft}>{radius}</span>
              </span>
            </li>
          ))}
        </ul>
      </Section>
      <Section title={words.motion}>
        <p>{words.motionText(measures.quick.split(' ')[0] ?? '')}</p>
      </Section>
    </main>
  );
}

interface ColoursProps extends TokensProps {
  readonly theme: 'light' | 'dark';
  readonly words: TokenWords;
}

function Colours({ theme, brand, language, words }: ColoursProps) {
  const colours = pageColours(brand, theme);
  // Rounded down: 4.49 must not read as 4.5.
  const say = (ratio: number) => formatNumber(Math.floor(ratio * 10) / 10, language);
  return (
    <ul className={css.list}>
      {COLOUR_PAIRS.map(({ front, ground, needed }) => (
        <li key={`${front} ${ground}`} className={css.row}>
          <span
            className={css.sample}
            style={{ background: colours[ground], color: colours[front] }}
            aria-hidden="true"
          >
            {needed > 3 ? (
              'Aa'
            ) : (
              <span className={css.line} style={{ background: colours[front] }} />
            )}
          </span>
          <span>
            {words.on(front, ground)}
            <br />
            <span className={css.soft}>
              {colours[front]},{' '}
              {words.contrast(say(contrast(colours[front], colours[ground])), say(needed))}
            </span>
          </span>
        </li>
      ))}
    </ul>
  );
}

/** Each value with its words. */
function typed<Name extends string, Value>(
  values: Readonly<Record<Name, Value>>,
  labels: Readonly<Record<Name, string>>,
): readonly (readonly [Name, Value, string])[] {
  const names = Object.keys(values) as Name[];
  return names.map((name) => [name, values[name], labels[name]] as const);
}
