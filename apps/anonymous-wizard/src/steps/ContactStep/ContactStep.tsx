import { reasonInLanguage } from '@ablesbar/domain';
import { FieldGrid, RadioList, Section, TextField, useTexts } from '@ablesbar/ui';
import { cleanContact, CONTACT_FIELDS, type Contact } from '@ablesbar/validation';
import { useWizard, useWizardState } from '../../Wizard/wizard-context';
import { fieldId, StepForm, StepTitle } from '../StepForm';
import { contactLabel, openEntries, useLeftFields } from '../field-problems';
import * as css from '../later-steps.css';

/** Asks for the user's name, the address of the meter and the reason of the reading. */
export function ContactStep() {
  const texts = useTexts();
  const { t, language } = texts;
  const { entries } = useWizard();
  const { entry, assessment, setting } = useWizardState();
  const { leave, problemAt } = useLeftFields(assessment.CONTACT);
  const { readingReasons } = setting.config;
  const { contact } = entry;
  return (
    <>
      <div className={css.title}>
        <StepTitle>{t('wizard_contact_title')}</StepTitle>
      </div>
      <StepForm step="CONTACT" open={openEntries(texts, assessment.CONTACT)}>
        <Section title={t('wizard_address_title')}>
          <FieldGrid
            fields={CONTACT_FIELDS.map((field) => {
              const { span, autoComplete, inputMode = 'text' } = looks[field];
              return {
                id: field,
                span,
                field: (
                  <TextField
                    inputId={fieldId({ field, obis: null })}
                    label={t(contactLabel[field])}
                    autoComplete={autoComplete}
                    inputMode={inputMode}
                    capitals={field === 'houseNumber' ? 'none' : 'words'}
                    value={contact[field]}
                    problem={problemAt(field)}
                    onLeave={leave(field)}
                    clean={(typed) => cleanContact(field, typed)}
                    onChange={(cleaned) =>
                      entries.change({ contact: { ...contact, [field]: cleaned } })
                    }
                  />
                ),
              };
            })}
          />
        </Section>
        {readingReasons.length > 0 && (
          <Section title={t('wizard_reason_title')}>
            <RadioList
              legend={t('wizard_reason_label')}
              inputId={fieldId({ field: 'readingReason', obis: null })}
              options={readingReasons.map((reason) => ({
                value: reason.value,
                ...reasonInLanguage(reason, language),
              }))}
              value={entry.readingReason}
              onChange={(readingReason) => entries.change({ readingReason })}
            />
          </Section>
        )}
      </StepForm>
    </>
  );
}

interface FieldLook {
  readonly span: 2 | 3 | 4;
  readonly autoComplete: string;
  readonly inputMode?: 'numeric';
}

const looks: Readonly<Record<keyof Contact, FieldLook>> = {
  firstname: { span: 3, autoComplete: 'given-name' },
  lastname: { span: 3, autoComplete: 'family-name' },
  // Street and house number are two fields here. No autocomplete value stands for either of them alone.
  street: { span: 4, autoComplete: 'address-line1' },
  houseNumber: { span: 2, autoComplete: 'off' },
  zip: {
    span: 2,
    autoComplete: 'postal-code',
    inputMode: 'numeric',
  },
  city: { span: 4, autoComplete: 'address-level2' },
};
