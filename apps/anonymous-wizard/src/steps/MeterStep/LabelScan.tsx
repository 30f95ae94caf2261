import { numberThatFits } from '@ablesbar/domain';
import { NumberScan } from '@ablesbar/ui';
import { cleanMeterNumber } from '@ablesbar/validation';
import { useWizard } from '../../Wizard/wizard-context';
import * as css from '../later-steps.css';
import { LABEL_CODES } from './label-codes';
import { useStrip } from './use-strip';

/** Fills in the number from the code on the meter's label. */
export function LabelScan({ inputId }: { readonly inputId: string }) {
  const { ports, settings, change } = useWizard();
  const strip = useStrip(settings.disallowedCharacters);
  const { meterNumberMinLength: least, meterNumberMaxLength: most } = settings;
  const enter = (scanned: string) => {
    // As in the rule of the number: a longest below the shortest limits nothing.
    const number = most < least ? scanned : numberThatFits(scanned, most);
    change({ meterNumber: cleanMeterNumber(number, strip) });
  };
  return (
    <span className={css.scan}>
      <NumberScan inputId={inputId} codes={LABEL_CODES} after={ports.after} onNumber={enter} />
    </span>
  );
}
