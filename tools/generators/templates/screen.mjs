import { lowerFirst } from '../place.mjs';

const titleKey = (folder) => `${folder.replaceAll('-', '_')}_title`;

const screenOf = ({ folder, name }) => `import { useTexts } from '@ablesbar/ui';
import * as css from './${name}.css';

export function ${name}() {
  const { t } = useTexts();
  return (
    <section className={css.${lowerFirst(name)}}>
      <h1 tabIndex={-1}>{t('${titleKey(folder)}')}</h1>
    </section>
  );
}
`;

const styles = ({ name }) => `import { style } from '@vanilla-extract/css';

export const ${lowerFirst(name)} = style({});
`;

/** The groups of the screens in Storybook. */
const ROOMS = { portal: 'Portal', 'anonymous-wizard': 'Ohne Zugang' };

const stories = ({ ring, name }) => `import type { Meta, StoryObj } from '@storybook/react-vite';
import { ${name} } from './${name}';

const meta = {
  title: '${ROOMS[ring]}/${name}',
  component: ${name},
} satisfies Meta<typeof ${name}>;
export default meta;

type Story = StoryObj<typeof meta>;

export const Normal: Story = {};
`;

const test = ({ name }) => `import { render, screen } from '@testing-library/react';
import { createTexts } from '@ablesbar/i18n';
import { TextsProvider } from '@ablesbar/ui';
import { ${name} } from './${name}';

test('has a heading that focus can go to', async () => {
  const texts = await createTexts({ language: 'de', translations: {} });
  render(<${name} />, {
    wrapper: ({ children }) => <TextsProvider texts={texts}>{children}</TextsProvider>,
  });
  expect(screen.getByRole('heading', { level: 1 })).toBeVisible();
});
`;

/** A screen is a folder of the same four files; its feature's index says how it behaves offline. */
export function screenFiles(place) {
  const { ring, folder, name } = place;
  const feature = `apps/${ring}/src/${folder}`;
  const path = `${feature}/${name}/${name}`;
  return {
    files: {
      [`${path}.tsx`]: screenOf(place),
      [`${path}.css.ts`]: styles(place),
      [`${path}.stories.tsx`]: stories(place),
      [`${path}.test.tsx`]: test(place),
    },
    index: {
      path: `${feature}/index.ts`,
      start:
        '// UNFINISHED: offline: queued | last known | blocked with the draft kept | online only (name one, and why).',
      lines: [`export { ${name} } from './${name}/${name}';`],
    },
  };
}
