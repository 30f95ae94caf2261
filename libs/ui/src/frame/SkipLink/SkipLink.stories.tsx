import type { Meta, StoryObj } from '@storybook/react-vite';
import { SkipLink } from './SkipLink';

const meta = {
  component: SkipLink,
  render: () => (
    <>
      <SkipLink />
      <main id="inhalt">Mit der Tabulatortaste erscheint der Sprung zum Inhalt.</main>
    </>
  ),
} satisfies Meta<typeof SkipLink>;
export default meta;

export const MitTabulatortaste: StoryObj<typeof meta> = {};
