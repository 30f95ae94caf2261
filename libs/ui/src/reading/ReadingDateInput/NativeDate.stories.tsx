import type { Meta, StoryObj } from '@storybook/react-vite';
import { aDateField } from '../../testing/a-date-field';
import { NativeDate } from './ReadingDateInput';

const meta = { component: NativeDate, args: aDateField } satisfies Meta<typeof NativeDate>;
export default meta;

export const Heute: StoryObj<typeof meta> = {};
