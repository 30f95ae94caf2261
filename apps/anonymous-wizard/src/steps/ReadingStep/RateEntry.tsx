import { type AnonymousRatesConfig, isRateNamed } from '@ablesbar/domain';
import { codeBeside, sayRate } from '@ablesbar/i18n';
import {
  Button,
  PhotoInput,
  type ScaledPhoto,
  Select,
  useDebounced,
  useTexts,
  ValueInput,
  type VerdictWords,
} from '@ablesbar/ui';
import { type AnonymousProblem, withRateRemoved } from '@ablesbar/validation';
import { type EnteredRate, photoOf } from '../../entry/entry';
import { useWizard, useWizardState } from '../../Wizard/wizard-context';
import { sayFieldProblem } from '../field-problems';
import { rateLabel } from '../meter-words';
import { fieldId } from '../StepForm';
import { startDigitReader } from './start-digit-reader';
import * as css from './ReadingStep.css';

export interface RateEntryProps {
  readonly entered: EnteredRate;
  readonly unit: string;
  readonly all: AnonymousRatesConfig;
  readonly problems: readonly AnonymousProblem[];
  /** Called when another rate stands here. */
  readonly onReplaced: (by: string) => void;
  readonly onRemoved: () => void;
}

/** The id around the choice of a rate. */
export const choiceId = (obis: string) => `wizard-rate-${obis.replace(/[^\w]/g, '-')}`;

/** One rate: which one it is, its counter, and its photos. */
export function RateEntry(props: RateEntryProps) {
  const { entered, unit, all, problems, onReplaced, onRemoved } = props;
  const texts = useTexts();
  const { t } = texts;
  const { application, entries, ports } = useWizard();
  const { entry, rates } = useWizardState();
  const { rate, value, decimal } = entered;
  const { obis, readingConfig } = rate;
  const { addPhoto, setScaling } = useRatePhotos(obis);
  const others = rates.map((one) => one.rate);
  const name = rate.rateName === '' ? rateLabel(rate) : sayRate(t, others, rate);
  const isNamed = isRateNamed(all.meterRateConfigs, rate);
  const found = problems.find(({ field }) => field === 'readingValue');
  // An empty counter is not shown as an error here; the list of open entries names it.
  // Nobody is logged in, so there are no earlier readings to compare with.
  const said: VerdictWords | null =
    decimal === null
      ? null
      : found === undefined
        ? { tone: 'noted', title: t('wizard_reading_complete_title'), reasons: [] }
        : {
            tone: 'error',
            title: t('wizard_reading_refused'),
            reasons: [sayFieldProblem(texts, found, rates)],
          };
  const isSettled =
    useDebounced(value, application.config.meterReading.validationFeedbackDelay) !== null;
  const selected = rates.map((one) => one.rate.obis);
  const offered = all.meterRateConfigs.filter(
    (one) => one.obis === obis || !selected.includes(one.obis),
  );
  return (
    <div className={css.rate}>
      {(offered.length > 1 || rates.length > 1) && (
        <div className={css.choice}>
          {offered.length > 1 && (
            <div className={css.select} id={choiceId(obis)}>
              <Select
                label={t('wizard_rate_label')}
                options={offered.map((one) => ({ value: one.obis, label: rateLabel(one) }))}
                value={obis}
                onChange={(by) => {
                  entries.replaceRate(all, { obis, by });
                  onReplaced(by);
                }}
              />
            </div>
          )}
          {rates.length > 1 && (
            <span className={css.remove}>
              <Button
                variant="quiet"
                aria-label={t('wizard_rate_remove_label', { rate: rateLabel(rate) })}
                onClick={() => {
                  entries.change({ rates: withRateRemoved(all, entry.rates, obis) });
                  onRemoved();
                }}
              >
                {t('wizard_rate_remove')}
              </Button>
            </span>
          )}
        </div>
      )}
      <ValueInput
        inputId={fieldId({ field: 'readingValue', obis })}
        name={name}
        isNameSeen={isNamed}
        hasHint={rates[0] === entered}
        obis={isNamed ? codeBeside(name, obis) : null}
        unit={unit}
        preDecimals={readingConfig.preDecimals}
        postDecimals={readingConfig.postDecimals}
        value={value}
        onChange={(typed) => entries.change({ values: { ...entry.values, [obis]: typed } })}
        onConfirm={() => undefined}
        verdict={isSettled ? said : null}
        camera={
          application.config.features.cameraReadingEnabled
            ? {
                after: ports.after,
                startReader: startDigitReader,
                photos: entered.photos,
                most: entered.allowed.most,
                canReshape: true,
                onPhoto: addPhoto,
                onBusyChange: setScaling,
              }
            : null
        }
      />
      <RatePhotosField
        entered={entered}
        name={rates.length > 1 ? rateLabel(rate) : undefined}
        problem={problems.find(({ field }) => field === 'readingImages')}
      />
    </div>
  );
}

interface RatePhotosFieldProps {
  readonly entered: EnteredRate;
  readonly name: string | undefined;
  readonly problem: AnonymousProblem | undefined;
}

/** The photos of one rate, if photos are allowed for it. */
function RatePhotosField({ entered, name, problem }: RatePhotosFieldProps) {
  const texts = useTexts();
  const { rate, allowed, photos } = entered;
  const { obis } = rate;
  const { addPhoto, removePhoto, setScaling } = useRatePhotos(obis);
  if (allowed.most === 0) return null;

  return (
    <PhotoInput
      inputId={fieldId({ field: 'readingImages', obis })}
      name={name}
      isOptional={allowed.reason === null}
      photos={photos}
      most={allowed.most}
      problem={problem && sayFieldProblem(texts, problem, [entered])}
      onAdd={addPhoto}
      onBusyChange={setScaling}
      onRemove={removePhoto}
    />
  );
}

function useRatePhotos(obis: string) {
  const { entries, ports } = useWizard();
  const { change, setScaling } = entries.photosOf(obis);
  return {
    setScaling,
    addPhoto: (photo: ScaledPhoto) =>
      change((before) => [...before, photoOf(photo, ports.newId())]),
    removePhoto: (index: number) => change((before) => before.filter((_, at) => at !== index)),
  };
}
