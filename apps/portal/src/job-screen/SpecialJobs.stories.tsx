import type { Meta } from '@storybook/react-vite';
import { screen, userEvent } from 'storybook/test';
import { aPortal } from '../testing/a-portal';
import type { DemoMeter } from '../testing/a-demo-job';
import { withFeedIn } from '../testing/farm';
import { enter, press, sees } from '../testing/user-actions';
import { farm } from '../testing/people';

const meta = { title: 'Portal/Ablesung mit Regeln', tags: ['screen'] } satisfies Meta;
export default meta;

const special = (
  place: string,
  change: Partial<DemoMeter>,
  then: () => Promise<unknown> = () => Promise.resolve(),
) =>
  aPortal({
    at: '/ablesung/hofgut',
    as: [farm(place, change)],
    shows: place,
    then: async () => void (await then()),
  });

const entered = (integer: string, decimals: string, said: RegExp) => async () => {
  await enter('Verbrauch', integer, decimals);
  await sees(said);
};

const features = (some: NonNullable<DemoMeter['config']>['features']) => ({
  config: { features: some ?? {} },
});
const meterReading = (some: NonNullable<DemoMeter['config']>['meterReading']) => ({
  config: { meterReading: some ?? {} },
});

export const WertAbgelehnt = special(
  'Wirtschaftsgebäude',
  { isStrict: true },
  entered('99999', '9', /So kann der Wert nicht gesendet werden/),
);
export const FotoNoetig = special(
  'Trafohaus',
  features({ imageAlwaysRequired: true }),
  entered('54000', '4', /Foto nötig/),
);
export const HinweisNoetig = special(
  'Werkstatt',
  features({ unplausibleReadingsCommentRequired: true }),
  entered('83210', '4', /Hinweis nötig/),
);
export const HinweisZuKurz = special(
  'Werkstatt',
  features({ unplausibleReadingsCommentRequired: true }),
  async () => {
    await entered('83210', '4', /Hinweis nötig/)();
    await userEvent.type(await screen.findByRole('textbox', { name: /Hinweis/ }), 'ab');
    await sees(/Schreiben Sie mindestens/);
  },
);
export const OhneFotos = special('Keller', features({ imagesForbidden: true }));
export const OhneDatum = special('Keller', features({ hideReadingDateInput: true }));
export const NachkommastellenFehlen = special(
  'Keller',
  meterReading({ queryPostDecimals: true }),
  async () => {
    await enter('Verbrauch', '54000');
    await sees(/Geben Sie 1 Nachkommastelle ein/);
  },
);
export const NachkommastellenVerdeckt = special('Keller', meterReading({ maskPostDecimals: true }));
export const Getauscht = special('Melkstand', { exchangedDaysAgo: 140 });
export const Einspeisung = special('Scheune, Wechselrichter', { rates: withFeedIn });
export const VorDemZeitraum = special('Scheune', {
  beginsIn: 3,
  ...features({ sendingAllowedDaysBeforeEarliestExecution: 7 }),
});
export const NachDerFrist = special('Scheune', {
  endsIn: -3,
  ...features({ sendingAllowedDaysAfterLatestExecution: 14 }),
});
export const NochNicht = special('Scheune', { beginsIn: 10 });
export const NichtAblesbar = special('Keller', {}, async () => {
  await press('Zähler nicht zugänglich');
  await press('Ohne Stand melden');
  await sees('Kein Zugang zum Zähler');
});
export const NichtAblesbarAngeboten = special('Keller', {}, async () => {
  await press('Zähler nicht zugänglich');
  await sees('Kein Zugang?');
});
export const FristVorbei = special('Scheune', { endsIn: -6 });
