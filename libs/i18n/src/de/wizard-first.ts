import { firstFrame, firstTitle } from './first-frame';

// The texts of the wizard's first step before anything else is loaded. They are part of the built
// page, so these tables are as small as possible. Each table belongs to a concept, whose own file
// includes it.
export const media = {
  medium_electric_meter: 'Strom',
  medium_gas_meter: 'Gas',
  medium_water_meter: 'Wasser',
  medium_water_warm_meter: 'Warmwasser',
  medium_heat_meter: 'Wärme',
  medium_generic_meter: 'Sonstige',
};

export const meterNumberProblem = {
  wizard_number_open: 'Geben Sie die Zählernummer ein.',
  problem_meter_number_incomplete: 'Bitte geben Sie die Zählernummer vollständig an.',
  problem_meter_number_too_long:
    'Die Zählernummer hat höchstens {{count}} Zeichen. Geben Sie nur die Nummer ein.',
};

export const firstStep = {
  wizard_step_title: 'Schritt {{step}} von {{count}}',
  wizard_steps_label: 'Schritte',
  wizard_step_meter: 'Zähler',
  wizard_step_reading: 'Stand',
  wizard_step_contact: 'Kontakt',
  wizard_step_summary: 'Prüfen',
  wizard_step_done: 'Fertig',
  wizard_page_title: '{{title}} | {{applicationName}}',
  wizard_intro_lead:
    'Dauert etwa drei Minuten. Sie brauchen die Zählernummer und den Stand. Ein Foto hilft, wenn Ihr Versorger nachfragt.',
  wizard_intro_required: 'Alle Angaben sind nötig, außer wo „freiwillig“ steht.',
  wizard_meter_title: 'Zähler',
  wizard_number_label: 'Zählernummer',
  wizard_number_hint:
    'Steht unter dem Strichcode. {{least}} bis {{most}} Zeichen, ohne Leerzeichen.',
  wizard_number_hint_exact: 'Steht unter dem Strichcode. {{most}} Zeichen, ohne Leerzeichen.',
  wizard_detected_title: 'Erkannt: {{medium}}',
  wizard_detected_text: 'Am Anfang der Nummer erkannt. Sie können es unten ändern.',
  wizard_medium_label: 'Was misst der Zähler?',
  wizard_open_title: 'Noch offen',
  wizard_cancel_action: 'Abbrechen',
  wizard_back_action: 'Zurück',
  wizard_next_reading: 'Weiter zum Stand',
  wizard_next_contact: 'Weiter zum Kontakt',
  wizard_next_summary: 'Weiter zur Prüfung',
  wizard_next_change: 'Änderung übernehmen',
  wizard_token_text: 'Die Verbindung wird vorbereitet. Sie können schon ausfüllen.',
};

export const wizardFirst = {
  ...firstFrame,
  ...media,
  ...meterNumberProblem,
  ...firstTitle,
  ...firstStep,
};
