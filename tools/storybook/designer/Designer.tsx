import { useEffect, useState } from 'react';
import { DEMO_DESIGN, type Design } from '@ablesbar/api-client/testing';
import type { CalendarDay } from '@ablesbar/domain';
import { sampleLetter } from '@ablesbar/server/designer';
import { Page, Section } from '@ablesbar/ui';
import { ContrastList } from './ContrastList';
import { isAllowed } from './design-files';
import { DesignForm } from './DesignForm';
import * as css from './Designer.css';
import { designerWords } from './designer-words';
import { GivenFiles, type GivenFilesProps } from './GivenFiles';
import { letterSender } from './letter-sender';
import { SampleLetter } from './SampleLetter';
import { SampleMail } from './SampleMail';
import { StoryPair } from './StoryFrame';

export interface DesignerProps {
  readonly start: Design;
  readonly language: string;
  readonly demo: GivenFilesProps['demo'] & { readonly contacts: Contacts };
  readonly askVersion: GivenFilesProps['askVersion'];
  readonly day: CalendarDay;
  /** Called when the design has not changed for a moment. */
  readonly onDesign: (design: Design) => void;
}

type Contacts = Parameters<typeof sampleLetter>[1]['help']['contact']['contactInformationItems'];

const VIEWS = [
  { id: 'wizard', story: 'ohne-zugang-schritte--zaehler' },
  { id: 'element', story: 'ohne-zugang-element--auf-fremder-seite' },
  { id: 'job', story: 'portal-ablesung--leer' },
  { id: 'slip', story: 'portal-nachweise--ein-nachweis' },
] as const;

/** Frames start anew after the last of several keystrokes. */
const PAUSE_MS = 400;

/** The look and the rules of a utility, on the left as a form and on the right as customers see them. */
export function Designer(props: DesignerProps) {
  const { start, language, demo, askVersion, day, onDesign } = props;
  const [design, setDesign] = useState(start);
  const [settled, setSettled] = useState(start);
  // While a colour is typed, the one before is shown.
  const [colour, setColour] = useState(
    isAllowed('colour', start) ? start.colour : DEMO_DESIGN.colour,
  );
  const change = (part: Partial<Design>) => {
    const next = { ...design, ...part };
    setDesign(next);
    if (isAllowed('colour', next)) setColour(next.colour);
  };
  const words = designerWords(language);
  useEffect(() => {
    if (design === settled) return;
    const timer = setTimeout(() => {
      setSettled(design);
      onDesign(design);
    }, PAUSE_MS);
    return () => clearTimeout(timer);
  }, [design, settled, onDesign]);
  const application = letterSender(design, demo);
  const origin = `https://${design.host}`;
  return (
    <Page>
      <h1>{words.title}</h1>
      <p className={css.intro}>{words.intro}</p>
      <div className={css.columns}>
        <div className={css.form}>
          <DesignForm design={design} words={words} onChange={change} />
        </div>
        <div className={css.views}>
          <Section title={words.contrast}>
            <p>{words.contrastText}</p>
            <ContrastList {...{ colour, language, words }} />
          </Section>
          {VIEWS.map(({ id, story }) => (
            <Section key={id} title={words[id]}>
              <StoryPair title={words[id]} design={{ ...settled, colour }} {...{ story, words }} />
            </Section>
          ))}
          <Section title={words.letter}>
            <p>{words.letterText}</p>
            <SampleLetter
              label={words.letterPage}
              page={sampleLetter(design.language, application, origin)}
            />
          </Section>
          <Section title={words.mail}>
            <p>{words.mailText}</p>
            <SampleMail
              words={words}
              mail={[design.language, { application: design.name, origin, day }]}
            />
          </Section>
          <GivenFiles {...{ design, words, demo, askVersion }} />
        </div>
      </div>
    </Page>
  );
}
