import { Checkbox, Section, TextField, useTexts } from '@ablesbar/ui';
import { useWizard, useWizardState } from '../../Wizard/wizard-context';
import { fieldId } from '../StepForm';
import { useLeftFields } from '../field-problems';
import * as css from './SummaryStep.css';

/** The consent, and the email address for a receipt. */
export function Consent({ isLocked }: { readonly isLocked: boolean }) {
  const { t } = useTexts();
  const { application, entries } = useWizard();
  const { entry, assessment, setting } = useWizardState();
  const { leave, problemAt } = useLeftFields(assessment.SUMMARY);
  const { url } = application.config.legal.privacy;
  const policy = t('wizard_consent_link');
  return (
    <Section title={t('wizard_consent_title')}>
      <Checkbox
        inputId={fieldId({ field: 'privacyConsent', obis: null })}
        label={
          <>
            {t('wizard_consent_before')}{' '}
            {url === null ? (
              policy
            ) : (
              // Opens in a new tab; otherwise the user would leave the form.
              <a href={url} target="_blank" rel="noreferrer noopener">
                {policy}
              </a>
            )}{' '}
            {t('wizard_consent_after')}
          </>
        }
        hint={t('wizard_consent_required')}
        checked={entry.hasConsented}
        readOnly={isLocked}
        onChange={(hasConsented) => entries.change({ hasConsented })}
      />
      {setting.asksEmail && (
        <div className={css.email}>
          <TextField
            inputId={fieldId({ field: 'email', obis: null })}
            label={t('wizard_email_label')}
            mark={t('wizard_email_mark')}
            inputMode="email"
            autoComplete="email"
            value={entry.email}
            readOnly={isLocked}
            problem={problemAt('email')}
            onLeave={leave('email')}
            onChange={(email) => entries.change({ email })}
          />
        </div>
      )}
    </Section>
  );
}
