import type { Meta, StoryObj } from '@storybook/react-vite';
import { Tokens } from './Tokens';

const meta = { title: 'Gestaltung/Werte' } satisfies Meta;
export default meta;

/** Colours, type, spaces, corners and motion, and the file for Figma. */
export const FarbenSchriftUndMasse: StoryObj = {
  render: (_, { globals }) => (
    <Tokens brand={String(globals['brand'])} language={String(globals['language'])} />
  ),
};
