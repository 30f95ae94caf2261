import type { Meta, StoryObj } from '@storybook/react-vite';
import { LanguageButton } from './LanguageButton';

const meta = {
  component: LanguageButton,
  args: { name: 'English', onSwitch: () => undefined },
} satisfies Meta<typeof LanguageButton>;
export default meta;

export const ZuEnglisch: StoryObj<typeof meta> = {};
