export const sharing = {
  management_shares_empty_text:
    'Wähle unten Zähler aus, damit andere sie ablesen und den Stand senden können.',
  management_shares_failed_text: 'Prüf deine Internetverbindung, oder versuch es später erneut.',
  management_view_only_text:
    'Du hast diese Freigabe über ihren Link geöffnet oder nicht selbst erstellt. Ändern kann sie, wer sie erstellt hat.',
  management_renew_text:
    'Link, Benutzername und Passwort von bisher gelten dann nicht mehr. Gib die neuen Daten weiter.',
  management_renew_failed_text:
    'Der Zugang konnte nicht erstellt werden. Bitte versuche es später erneut.',
  management_failed_text: 'Prüf deine Internetverbindung, oder versuch es später erneut.',
  management_access_once_text:
    'Bitte jetzt weitergeben: Das Passwort siehst du nur dieses eine Mal. Wer die Zugangsdaten hat, kann für diese Zähler Stände senden.',
  management_answered_failed_text:
    'Der Server hat geantwortet, die Änderung aber nicht bestätigt. Versuch es später erneut, oder ruf deinen Versorger an.',
  management_remind_body_one:
    'Hallo,\n\n{{count}} Zähler ist noch nicht abgelesen. Bitte trag den Stand hier ein:\n{{origin}}\n\nDeinen Zugang hast du bereits erhalten.\n\nViele Grüße',
  management_remind_body_other:
    'Hallo,\n\n{{count}} Zähler sind noch nicht abgelesen. Bitte trag die Stände hier ein:\n{{origin}}\n\nDeinen Zugang hast du bereits erhalten.\n\nViele Grüße',
  management_dialog_name_hint: 'Daran erkennst du die Freigabe wieder.',
  management_mail_salutation: 'Hallo,',
  management_export_error_message:
    'Die Datei konnte nicht geschrieben werden. Prüf deine Internetverbindung, oder versuch es später erneut.',
  management_notice_title: 'Bitte lies deinen Zähler ab',
  management_notice_text: 'Deinen Zugang hast du gesondert erhalten.',
  problem_access_name_missing: 'Gib dem Zugang einen Namen.',
  problem_no_jobs: 'Wähl mindestens einen Zähler.',
  problem_maxjobs: 'Höchstens {{count}} Zähler auf einmal. Teil die übrigen danach.',
  problem_recipients_missing: 'Gib eine E-Mail-Adresse ein.',
  problem_recipients_unreadable_one:
    'Das ist keine E-Mail-Adresse: {{entries}}. Korrigiere oder entferne sie.',
  problem_recipients_unreadable_other:
    'Das sind keine E-Mail-Adressen: {{entries}}. Korrigiere oder entferne sie.',
};
