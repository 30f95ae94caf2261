import type { Meta, StoryObj } from '@storybook/react-vite';
import { aDateField } from '../../testing/a-date-field';
import { TypedDate } from './TypedDate';

const meta = { component: TypedDate, args: aDateField } satisfies Meta<typeof TypedDate>;
export default meta;

export const Heute: StoryObj<typeof meta> = {};
