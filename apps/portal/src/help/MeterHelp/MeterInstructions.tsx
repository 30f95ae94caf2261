import { useMemo } from 'react';
import { createPatternMatcher } from '@ablesbar/api-client/pattern-matcher';
import { inLanguage, instructionsFor, type Job } from '@ablesbar/domain';
import { ServerText, useTexts } from '@ablesbar/ui';
import { LateContact } from '../../base/LateContact';
import { useInstructions } from '../use-help';
import { useLanguages } from '../use-languages';
import * as css from './MeterHelp.css';

const matches = createPatternMatcher();

/** The utility's instructions for reading this meter, and its contact. */
export function MeterInstructions({ job }: { job: Job }) {
  const { t } = useTexts();
  const all = useInstructions();
  const { language, defaultLanguage } = useLanguages();
  const fitting = useMemo(
    () => instructionsFor(job, inLanguage(all, language, defaultLanguage), matches),
    [all, defaultLanguage, job, language],
  );
  return (
    <div className={css.instructions}>
      {fitting.length === 0 && <p>{t('help_default_read_text')}</p>}
      {fitting.map(({ title, text }) => (
        <section key={title + text}>
          {title !== '' && <h3 className={css.title}>{title}</h3>}
          <ServerText text={text} level={4} />
        </section>
      ))}
      <LateContact place="inside" />
    </div>
  );
}
