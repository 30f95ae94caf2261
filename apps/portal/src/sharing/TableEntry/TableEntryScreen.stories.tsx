import type { Meta } from '@storybook/react-vite';
import { aPortal, type PortalStory } from '../../testing/a-portal';
import { press, sees } from '../../testing/user-actions';
import { manager } from '../../testing/people';
import { NOW } from '../../testing/a-demo-job';

const meta = { title: 'Portal/Stände eintragen', tags: ['screen'] } satisfies Meta;
export default meta;

const changedAt = NOW.toISOString();
const draft = (taskId: string, integer: string, decimals = '') => ({
  values: { [taskId]: { integer, decimals } },
  day: null,
  changedAt,
});

const table = (part: Partial<PortalStory> = {}) =>
  aPortal({
    at: '/management/ablesung/verwaltung',
    as: [manager(24)],
    shows: 'Stände eintragen',
    ...part,
  });

const filled = {
  // A fitting value, a value that is far too high, and an incomplete one.
  drafts: {
    'verwaltung-16': draft('verwaltung-16-1', '714', '02'),
    'verwaltung-17': draft('verwaltung-17-1', '91730', ''),
    'verwaltung-19': draft('verwaltung-19-1', '23310', '4'),
  },
  shows: /Zähler senden$/,
} as const;

export const Leer = table();
export const Ausgefuellt = table(filled);
export const Nachfrage = table({
  ...filled,
  async then() {
    await press(/Zähler senden$/);
    await sees(/senden\?$/);
  },
});
export const Viele = table({ as: [manager(1200)] });
export const Keine = table({ as: [manager(0)], shows: 'Hier ist nichts einzutragen' });
