import { lowerFirst } from '../place.mjs';

const component = (name) => `import type { ReactNode } from 'react';
import * as css from './${name}.css';

export interface ${name}Props {
  readonly children: ReactNode;
}

/** UNFINISHED: say what it is for, and what to take where it does not fit. */
export function ${name}({ children }: ${name}Props) {
  return <div className={css.${lowerFirst(name)}}>{children}</div>;
}
`;

const styles = (name) => `import { style } from '@vanilla-extract/css';

export const ${lowerFirst(name)} = style({});
`;

const stories = (name) => `import type { Meta, StoryObj } from '@storybook/react-vite';
import { ${name} } from './${name}';

const meta = {
  component: ${name},
  args: { children: '${name}' },
} satisfies Meta<typeof ${name}>;
export default meta;

type Story = StoryObj<typeof meta>;

export const Normal: Story = {};
`;

const test = (name) => `import { render, screen } from '@testing-library/react';
import { ${name} } from './${name}';

test('shows what it holds', () => {
  render(<${name}>Zählerstand</${name}>);
  expect(screen.getByText('Zählerstand')).toBeVisible();
});
`;

/** A component is a folder: itself, its styles, its situations and its test. */
export function uiComponentFiles({ folder, name }) {
  const path = `libs/ui/src/${folder}/${name}/${name}`;
  return {
    files: {
      [`${path}.tsx`]: component(name),
      [`${path}.css.ts`]: styles(name),
      [`${path}.stories.tsx`]: stories(name),
      [`${path}.test.tsx`]: test(name),
    },
    index: {
      path: 'libs/ui/src/index.ts',
      start: '',
      lines: [`export { ${name}, type ${name}Props } from './${folder}/${name}/${name}';`],
    },
  };
}
