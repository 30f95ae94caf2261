import { berlinDay, canAskForAnonymousReceipt } from '@ablesbar/domain';
import { assessAnonymousReading } from '@ablesbar/validation';
import type { Observed } from '@ablesbar/ui/observable';
import { enteredRates, formOf } from '../entry/entry';
import { reachable } from '../entry/step-after';
import { startStateOf } from './start-state';
import { watchDay } from './watch-day';
import type { WizardParts } from './wizard-context';

type Sources = Pick<
  WizardParts,
  'application' | 'entries' | 'stepHistory' | 'session' | 'sent' | 'ports'
>;

export type WizardState = ReturnType<typeof stateOf>;

/** Everything that follows from what is entered, computed once for every change. */
export function observeWizard(sources: Sources): Observed<WizardState> {
  const { entries, stepHistory, session, sent, ports } = sources;
  // The day is read again every time: a page that stays open over midnight must not keep yesterday's date.
  const inputs = () =>
    [entries.get(), stepHistory.get(), session.get(), sent.get(), berlinDay(ports.now())] as const;
  let seen = inputs();
  let state = stateOf(sources, seen);
  return {
    get() {
      const now = inputs();
      if (now.some((input, index) => input !== seen[index])) {
        seen = now;
        state = stateOf(sources, now);
      }
      return state;
    },
    subscribe(listener) {
      const stops = [entries, stepHistory, session, sent].map((one) => one.subscribe(listener));
      const stopDay = watchDay(ports, (before) => {
        entries.followDay(before);
        listener();
      });
      return () => [...stops, stopDay].forEach((stop) => stop());
    },
  };
}

type Inputs = readonly [
  ReturnType<Sources['entries']['get']>,
  ReturnType<Sources['stepHistory']['get']>,
  ReturnType<Sources['session']['get']>,
  ReturnType<Sources['sent']['get']>,
  ReturnType<typeof berlinDay>,
];

function stateOf({ application }: Sources, [draft, asked, sessionState, sent, today]: Inputs) {
  const { entry, attempt, scaling } = draft;
  const { unknownUserReading: config, features, communicationSettings } = application.config;
  const claims = sessionState.kind === 'ready' ? sessionState.claims : null;
  const asksEmail = claims !== null && canAskForAnonymousReceipt(claims, communicationSettings);
  const setting = { config, features, asksEmail, today };
  const rates = enteredRates(entry, setting);
  const assessment = assessAnonymousReading(formOf(entry, rates), setting);
  const last = sent[0];
  const place = reachable(asked, assessment, last !== undefined);
  // The last step shows what was sent; the entry is empty again by then.
  const { isContactKept } = (place.step === 'DONE' && last?.entry) || entry;
  return {
    ...startStateOf(entry, config),
    entry,
    attempt,
    place,
    hasContactStep: place.step === 'CONTACT' || !isContactKept,
    sessionState,
    setting,
    rates,
    // Nobody waits for the photos of a rate that the user has removed.
    isScaling: rates.some(({ rate }) => scaling.includes(rate.obis)),
    assessment,
    sent,
  };
}
