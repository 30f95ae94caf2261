export const session = {
  login_password_problem:
    'Gib das Passwort noch einmal ein. Achte auf große und kleine Buchstaben und auf O und 0.',
  login_tabs_label: 'Wie möchtest du melden?',
  login_error_login_text: 'Anmeldung fehlgeschlagen. Bitte prüfe deine Anmeldedaten.',
  login_error_login_hint: 'Die Zugangsdaten stehen auf deiner Ablesekarte.',
  login_error_unreachable_text:
    'Der Versorger antwortet nicht. Deine Zugangsdaten wurden nicht geprüft. Versuch es in einigen Minuten noch einmal.',
  login_error_offline_text: 'Zum Anmelden brauchst du eine Internetverbindung.',
  login_error_often_text: 'Warte einige Minuten, bevor du es noch einmal versuchst.',
  login_error_link_text:
    'Melde dich mit Benutzername und Passwort an, oder lass dir einen neuen Link geben.',
  login_ended_link_text:
    'Der Link eines Briefs gilt bis einige Wochen nach der Frist, ein geteilter bis zum Ende der Freigabe. Nimm den Link aus deinem neuesten Brief, lass dir einen neuen geben, oder melde dich mit Benutzername und Passwort an.',
  login_failure_text:
    'Vielleicht sind die Daten deiner Ablesekarte noch nicht übertragen. Das kann nach dem Versand einige Tage dauern.',
  login_failure_without_text:
    'Du kannst den Stand trotzdem melden, mit Zählernummer und Anschrift.',
  login_without_text: 'Dafür brauchst du die Zählernummer und die Anschrift des Zählers.',
  login_without_off_text:
    'Dein Versorger nimmt Stände nur mit Zugangsdaten an. Die Zugangsdaten stehen auf deiner Ablesekarte.',
  login_drawing_label: 'So findest du alles am Zähler',
  session_expired_text:
    'Melde dich wieder an, oder öffne deinen Link noch einmal. Deine Eingaben sind noch da.',
  wizard_unavailable_text:
    'Der Versorger antwortet nicht. Versuch es in einigen Minuten noch einmal.',
  wizard_error_text:
    'Deine Eingaben sind noch da. Versuch es noch einmal, oder ruf deinen Versorger an.',
  wizard_disabled_text:
    'Dein Versorger nimmt Stände nur mit Zugangsdaten an. Die Zugangsdaten stehen auf deiner Ablesekarte.',
};
