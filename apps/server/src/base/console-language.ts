type ConsoleLanguage = 'de' | 'en';

/** English if the machine speaks it (LC_ALL, LC_MESSAGES, LANG), otherwise German. */
export function consoleLanguageOf(
  environment: Readonly<Record<string, string | undefined>>,
): ConsoleLanguage {
  const { LC_ALL, LC_MESSAGES, LANG } = environment;
  return /^en\b|^en_/i.test(LC_ALL || LC_MESSAGES || LANG || '') ? 'en' : 'de';
}

/**
 * The texts of a command in the language of its terminal. The language is chosen once per process,
 * so a text stays a plain value everywhere else.
 */
export function inConsoleLanguage<Texts>(texts: {
  readonly de: Texts;
  readonly en: NoInfer<Texts>;
}): Texts {
  return texts[consoleLanguageOf(process.env)];
}

const LOCALE = inConsoleLanguage({ de: 'de-DE', en: 'en-GB' });

export function sayNumber(count: number): string {
  return count.toLocaleString(LOCALE);
}

/** '1 job', '1,200 jobs'. The words may go on with a verb. */
export function sayCount(count: number, one: string, several: string): string {
  return `${sayNumber(count)} ${count === 1 ? one : several}`;
}

const LINE = 100;

/** A long list of names in indented lines that fit a terminal. */
export function sayNames(names: readonly string[]): string {
  const lines: string[] = [];
  for (const [index, name] of names.entries()) {
    const word = index < names.length - 1 ? `${name},` : name;
    const longer = `${lines.at(-1) ?? ''} ${word}`;
    if (lines.length > 0 && longer.length <= LINE) lines[lines.length - 1] = longer;
    else lines.push(`  ${word}`);
  }
  return lines.join('\n');
}
