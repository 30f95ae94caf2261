import { firstTitle } from './first-frame';

/** The login, and the way without one. Both are shown before anybody is logged in. */
export const session = {
  ...firstTitle,
  login_password_problem:
    'Geben Sie das Passwort noch einmal ein. Achten Sie auf große und kleine Buchstaben und auf O und 0.',
  login_failure_action: 'Klappt es nicht?',
  login_title: 'Zählerstand melden',
  login_tabs_label: 'Wie möchten Sie melden?',
  login_tab_credentials: 'Mit Zugangsdaten',
  login_tab_without: 'Ohne Zugangsdaten',
  login_username_label: 'Benutzername',
  login_password_label: 'Passwort',
  login_password_show: 'Passwort anzeigen',
  login_password_hide: 'Passwort verbergen',
  login_submit_action: 'Anmelden',
  login_submit_waiting: 'Wird angemeldet',
  login_too_short_text:
    'Der Benutzername hat mindestens {{username}} Zeichen, das Passwort mindestens {{password}}.',
  login_introduction_action: 'So funktioniert es',
  login_qrcode_action: 'QR-Code scannen',
  login_checking_text: 'Anmeldung wird geprüft...',
  login_error_login_text: 'Anmeldung fehlgeschlagen. Bitte prüfen Sie Ihre Anmeldedaten.',
  login_error_login_hint: 'Die Zugangsdaten stehen auf Ihrer Ablesekarte.',
  login_error_unreachable_title: 'Keine Verbindung',
  login_error_unreachable_text:
    'Der Versorger antwortet nicht. Ihre Zugangsdaten wurden nicht geprüft. Versuchen Sie es in einigen Minuten noch einmal.',
  login_error_offline_title: 'Kein Internet',
  login_error_offline_text: 'Zum Anmelden brauchen Sie eine Internetverbindung.',
  login_error_often_title: 'Zu viele Versuche',
  login_error_often_text: 'Warten Sie einige Minuten, bevor Sie es noch einmal versuchen.',
  login_error_link_title: 'Zugang ungültig oder abgelaufen',
  login_error_link_text:
    'Melden Sie sich mit Benutzername und Passwort an, oder lassen Sie sich einen neuen Link geben.',
  login_ended_link_text:
    'Der Link eines Briefs gilt bis einige Wochen nach der Frist, ein geteilter bis zum Ende der Freigabe. Nehmen Sie den Link aus Ihrem neuesten Brief, lassen Sie sich einen neuen geben, oder melden Sie sich mit Benutzername und Passwort an.',
  login_failure_title: 'Anmeldung ist derzeit nicht möglich',
  login_failure_text:
    'Vielleicht sind die Daten Ihrer Ablesekarte noch nicht übertragen. Das kann nach dem Versand einige Tage dauern.',
  login_failure_without_text:
    'Sie können den Stand trotzdem melden, mit Zählernummer und Anschrift.',
  login_failure_without_action: 'Ohne Zugang melden',
  login_without_question: 'Keine Ablesekarte zur Hand?',
  login_without_action: 'Zählerstand ohne Zugang melden',
  login_without_text: 'Dafür brauchen Sie die Zählernummer und die Anschrift des Zählers.',
  login_without_off_text:
    'Ihr Versorger nimmt Stände nur mit Zugangsdaten an. Die Zugangsdaten stehen auf Ihrer Ablesekarte.',
  login_drawing_label: 'So finden Sie alles am Zähler',
  login_drawing_reading_title: 'Zählerstand',
  login_drawing_reading_text: 'Vor dem Komma schwarz, danach rot.',
  login_drawing_code_title: 'Kennzahl',
  login_drawing_code_text: 'Bei mehreren Tarifen steht je Stand eine eigene.',
  login_drawing_number_title: 'Zählernummer',
  login_drawing_number_text: 'Unter dem Strichcode, meist 14 Stellen.',
  session_accounts_title: 'Angemeldet',
  session_add_action: 'Weiteren Zugang anmelden',
  session_logout_action: 'Abmelden',
  session_account_shared_text: 'geteilt von {{name}}',
  session_account_remove: '{{name}} abmelden',
  session_accounts_count_one: '{{count}} Zugang',
  session_accounts_count_other: '{{count}} Zugänge',
  session_logout_all_action: 'Alle abmelden',
  session_expired_title: 'Session abgelaufen',
  session_expired_text:
    'Melden Sie sich wieder an, oder öffnen Sie Ihren Link noch einmal. Ihre Eingaben sind noch da.',
  login_unsent_title_one: '{{count}} Ablesung noch nicht gesendet',
  login_unsent_title_other: '{{count}} Ablesungen noch nicht gesendet',
  login_unsent_text:
    'Auf diesem Gerät gespeichert. Gesendet wird, wenn sich derselbe Zugang hier wieder anmeldet.',
  wizard_disabled_title: 'Hier nur mit Zugang',
  wizard_disabled_text:
    'Ihr Versorger nimmt Stände nur mit Zugangsdaten an. Die Zugangsdaten stehen auf Ihrer Ablesekarte.',
};
