import { Section, useTexts } from '@ablesbar/ui';

const PARTS = ['read', 'offline', 'mistake'] as const;

/** The portal's own help, shown if the utility's help is missing. */
export function DefaultHelp() {
  const { t } = useTexts();
  return (
    <div>
      {PARTS.map((part) => (
        <Section key={part} title={t(`help_default_${part}_title`)}>
          <p>{t(`help_default_${part}_text`)}</p>
        </Section>
      ))}
    </div>
  );
}
