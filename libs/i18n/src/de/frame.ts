import { firstFrame } from './first-frame';

export const frame = {
  ...firstFrame,
  frame_page_title: '{{applicationName}} | Zählerstandserfassung',
  frame_loading_text: 'wird geladen...',
  frame_slow_text:
    'Das dauert länger als sonst. Prüfen Sie Ihre Internetverbindung, oder laden Sie die Seite neu.',
  frame_slow_call_text: 'Das dauert länger als sonst. Der Server antwortet noch nicht.',
  frame_home_link: 'Zur Startseite',
  frame_back_link: 'zurück',
  frame_close_action: 'Schließen',
  frame_menu_label: 'Hauptmenü',
  frame_menu_open: 'Menü öffnen',
  frame_menu_close: 'Menü schließen',
  frame_nav_home: 'Start',
  frame_nav_reading: 'Ablesung',
  frame_nav_evaluation: 'Auswertung',
  frame_nav_management: 'Verwaltung',
  frame_nav_help: 'Hilfe',
  frame_language_action: 'Sprache wechseln: {{language}}',
  frame_account_menu: 'Zugang: {{name}}',
  frame_utility_unnamed: 'Ihr Versorger',
  frame_account_unnamed: 'Zugang',
  frame_footer_imprint: 'Impressum',
  frame_footer_privacy: 'Datenschutz',
  frame_footer_accessibility: 'Barrierefreiheit',
  frame_not_found_title: 'Sorry, tut uns leid! Diese Seite gibt es leider nicht.',
  frame_not_found_action: 'Zur Startseite',
  frame_unavailable_title: 'Das Portal ist gerade nicht erreichbar',
  frame_unavailable_text:
    'Prüfen Sie Ihre Internetverbindung, oder versuchen Sie es in einigen Minuten noch einmal.',
  frame_unavailable_contact: 'Die Telefonnummer steht auf dem Schreiben Ihres Versorgers.',
  frame_not_loaded_title: 'Noch nicht geladen',
  frame_not_loaded_text:
    'Dafür fehlt die Verbindung. Sobald sie wieder da ist, geht es von selbst weiter.',
  frame_error_text: 'Ihre Eingaben sind noch da. Laden Sie die Seite neu, oder gehen Sie zurück.',
  frame_error_reload: 'Seite neu laden',
  frame_print_part_text:
    'Gedruckt sind die ersten {{shown}} von {{total}} Zeilen. Eine Suche macht die Liste kürzer.',
};
