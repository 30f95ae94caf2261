import type { Meta, StoryObj } from '@storybook/react-vite';
import { DEMO_DESIGN, type Design, readDesign } from '@ablesbar/api-client/testing';
import { aDay } from '@ablesbar/domain/testing';
import { sampleLetter } from '@ablesbar/server/designer';
import { demoFiles } from '../designer/demo-files';
import type { DesignerProps } from '../designer/Designer';
import { designerWords } from '../designer/designer-words';
import { letterSender } from '../designer/letter-sender';
import { SampleLetter } from '../designer/SampleLetter';
import { SampleMail } from '../designer/SampleMail';

const meta = { title: 'Schreiben' } satisfies Meta;
export default meta;

const DAY = aDay('2026-11-21');

/** The letter that brings the login, with the words and measures of the PDF. */
export const Brief: StoryObj = {
  loaders: [demoFiles],
  render: (_, { globals, loaded }) => {
    const design = designIn(globals);
    const sender = letterSender(design, loaded as DesignerProps['demo']);
    return (
      <SampleLetter
        label={designerWords(design.language).letterPage}
        page={sampleLetter(design.language, sender, `https://${design.host}`)}
      />
    );
  },
};

/** The mail that confirms a reading, in a light and a dark mail program. */
export const QuittungAlsMail: StoryObj = {
  name: 'Quittung als Mail',
  render: (_, { globals }) => {
    const { language, name, host } = designIn(globals);
    const mail = { application: name, origin: `https://${host}`, day: DAY };
    return <SampleMail words={designerWords(language)} mail={[language, mail]} />;
  },
};

/** The utility that the page 'Gestaltung/Versorger' has chosen, in the toolbar's language. */
function designIn(globals: Readonly<Record<string, unknown>>): Design {
  const language = LANGUAGES.find((one) => one === globals['language']) ?? 'de';
  return { ...(readDesign(globals['design']) ?? DEMO_DESIGN), language };
}

const LANGUAGES = ['de', 'de-informal', 'en'] as const;
