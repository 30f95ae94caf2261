import type { Meta } from '@storybook/react-vite';
import { aPortal } from '../../testing/a-portal';
import { press, sees } from '../../testing/user-actions';

const meta = { title: 'Portal/Einführung', tags: ['screen'] } satisfies Meta;
export default meta;

const introduction = { at: '/introduction', shows: 'So melden Sie Ihren Zählerstand' } as const;

export const Leer = aPortal(introduction);
export const Ausprobiert = aPortal({
  ...introduction,
  async then() {
    await press('Für mich ausfüllen');
    await sees('Passt zum bisherigen Verbrauch');
  },
});
