import { berlinDay, canAskForAnonymousReceipt } from '@ablesbar/domain';
import { assessWizard, chosenMeter } from '@ablesbar/validation';
import { enteredRates, formOf } from '../entry/entry';
import { reachable } from '../entry/step-after';
import { useObserved } from './use-observed';
import { useWizard } from './wizard-context';

/** Everything that follows from what is entered, worked out anew with every change. */
export function useWizardState() {
  const { application, entries, places, session, sent, ports } = useWizard();
  const { entry, attempt } = useObserved(entries);
  const asked = useObserved(places);
  const sessionState = useObserved(session);
  const wasSent = useObserved(sent);
  const { unknownUserReading: config, features, communicationSettings } = application.config;
  const claims = sessionState.kind === 'ready' ? sessionState.claims : null;
  const asksEmail = claims !== null && canAskForAnonymousReceipt(claims, communicationSettings);
  // Asked anew with every rendering: a page that stays open over midnight must not keep yesterday.
  const today = berlinDay(ports.now());
  const setting = { config, features, asksEmail, today };
  const assessment = assessWizard(formOf(entry, setting), setting);
  return {
    entry,
    attempt,
    place: reachable(asked, assessment, wasSent !== null),
    sessionState,
    setting,
    chosen: chosenMeter(entry, config.meters),
    rates: enteredRates(entry, setting),
    assessment,
    sent: wasSent,
  };
}
