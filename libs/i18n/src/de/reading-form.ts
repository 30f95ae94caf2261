import { media } from './wizard-first';

/**
 * The fields of a reading, in the portal and in the wizard: units, photos, the day, and what is
 * wrong with an entry.
 */
export const readingForm = {
  ...media,
  unit_kilowatt_hours: 'Kilowattstunden',
  unit_megawatt_hours: 'Megawattstunden',
  unit_kilowatts: 'Kilowatt',
  unit_kilovar_hours: 'Kilovarstunden',
  unit_kilovars: 'Kilovar',
  unit_kilovolt_ampere_hours: 'Kilovoltamperestunden',
  unit_kilovolt_amperes: 'Kilovoltampere',
  unit_volts: 'Volt',
  unit_amperes: 'Ampere',
  unit_ampere_hours: 'Amperestunden',
  unit_hertz: 'Hertz',
  unit_cubic_metres: 'Kubikmeter',
  unit_cubic_metres_per_hour: 'Kubikmeter je Stunde',
  unit_degrees_celsius: 'Grad Celsius',
  unit_kelvins: 'Kelvin',
  unit_bars: 'Bar',
  unit_kilograms: 'Kilogramm',
  unit_kilowatt_hours_per_cubic_metre: 'Kilowattstunden je Kubikmeter',
  reading_optional_mark: 'freiwillig',
  photo_group: 'Fotos',
  photo_group_named: 'Fotos: {{name}}',
  photo_take: 'Foto aufnehmen',
  photo_choose: 'Bild wählen',
  photo_drop: 'Bilder lassen sich auch hierher ziehen oder einfügen.',
  photo_limit_one: 'Höchstens {{count}} Foto',
  photo_limit_other: 'Höchstens {{count}} Fotos',
  photo_full: 'Mehr sind nicht möglich. Entfernen Sie eines, um es zu ersetzen.',
  photo_name: 'Foto {{number}}',
  photo_name_of: 'Foto {{number}} von {{count}}',
  photo_enlarge: 'Foto {{number}} groß ansehen',
  photo_remove: 'Foto {{number}} entfernen',
  photo_size: '{{size}} kB',
  photo_close: 'Foto schließen',
  photo_busy: 'Wird verkleinert',
  photo_added: 'Foto {{number}} hinzugefügt, {{size}} kB',
  photo_removed: 'Foto {{number}} entfernt',
  photo_refused_unreadable:
    '{{name}} lässt sich hier nicht als Bild öffnen. Nehmen Sie ein JPEG oder PNG.',
  photo_refused_large:
    '{{name}} ist zu groß. Möglich sind bis zu {{megabytes}} MB und {{megapixels}} Megapixel.',
  photo_refused_failed: '{{name}} konnte nicht verkleinert werden. Versuchen Sie es noch einmal.',
  photo_refused_many_one: '{{name}} ist eines zu viel. Möglich ist höchstens {{count}} Foto.',
  photo_refused_many_other: '{{name}} ist eines zu viel. Möglich sind höchstens {{count}} Fotos.',
  photo_unnamed: 'Das eingefügte Bild',
  reading_date_title: 'Datum',
  reading_date_label: 'Ablesedatum',
  reading_date_hint: 'Zwischen {{from}} und heute',
  reading_date_hint_until: 'Zwischen {{from}} und {{to}}',
  reading_date_unreadable_title: '„{{text}}“ ist kein Tag',
  reading_date_unreadable_text:
    'Schreiben Sie ihn so: {{example}}. Solange bleibt es beim {{day}}.',
  reading_date_failed:
    'Der Kalender lässt sich gerade nicht laden. Schreiben Sie den Tag ins Feld.',
  reading_date_calendar: 'Kalender öffnen',
  reading_date_choose: 'Ablesedatum wählen',
  reading_date_close: 'Kalender schließen',
  reading_date_today: 'Heute',
  reading_date_loading: 'Kalender wird geladen',
  reading_date_limits: '{{from}} bis heute',
  reading_date_limits_until: '{{from}} bis {{to}}',
  reading_date_reset_title: 'Ablesedatum geändert',
  reading_date_reset_text:
    'Möglich sind Tage zwischen {{from}} und {{to}}. Jetzt steht hier wieder heute.',
  problem_value_missing: 'Geben Sie den Zählerstand ein.',
  problem_digits_only: 'Geben Sie nur Ziffern ein.',
  problem_too_many_digits_one: 'Vor dem Komma hat der Zähler höchstens {{count}} Stelle.',
  problem_too_many_digits_other: 'Vor dem Komma hat der Zähler höchstens {{count}} Stellen.',
  problem_too_many_decimals_one: 'Nach dem Komma hat der Zähler höchstens {{count}} Stelle.',
  problem_too_many_decimals_other: 'Nach dem Komma hat der Zähler höchstens {{count}} Stellen.',
  problem_decimals_missing_one: 'Geben Sie {{count}} Nachkommastelle ein.',
  problem_decimals_missing_other: 'Geben Sie {{count}} Nachkommastellen ein.',
  problem_date_missing: 'Geben Sie das Ablesedatum ein.',
  problem_date_too_early:
    'Das liegt zu weit zurück. Wählen Sie einen Tag zwischen {{earliest}} und {{latest}}.',
  problem_date_too_late:
    'Das liegt zu weit in der Zukunft. Wählen Sie einen Tag zwischen {{earliest}} und {{latest}}.',
  problem_photo_missing: 'Foto nötig. Fotografieren Sie den Zähler mit seinem Stand.',
  problem_photo_missing_implausible: 'Foto nötig, weil der Wert ungewöhnlich ist.',
  problem_photo_missing_feed_in:
    'Foto nötig. Fotografieren Sie den Zähler, während er die Einspeisung (2.8) anzeigt.',
  problem_photo_missing_feed_in_implausible:
    'Foto der Einspeisung (2.8) nötig, weil der Wert ungewöhnlich ist.',
  problem_too_many_photos_one: 'Möglich ist höchstens {{count}} Foto. Entfernen Sie die übrigen.',
  problem_too_many_photos_other:
    'Möglich sind höchstens {{count}} Fotos. Entfernen Sie die übrigen.',
  problem_photos_forbidden: 'Fotos werden hier nicht angenommen. Entfernen Sie sie.',
  picture_missing_text:
    'Das Bild wird geladen, sobald die Verbindung wieder da ist. Prüfen Sie Ihre Internetverbindung.',
};
