export const wizardSteps = {
  wizard_address_title: 'Dein Name und die Adresse des Zählers',
  wizard_reason_label: 'Warum liest du ab?',
  wizard_sending_text:
    'Dein Zählerstand ist unterwegs. Bis die Antwort da ist, lässt sich nichts ändern.',
  wizard_failed_offline: 'Die Verbindung brach ab. Deine Angaben stehen noch alle im Formular.',
  wizard_failed_server:
    'Der Server des Versorgers kann gerade nicht antworten. Deine Angaben stehen noch alle im Formular. Sende später noch einmal.',
  wizard_failed_busy:
    'Der Versorger nimmt gerade zu viele Anfragen an. Warte einen Moment, und sende noch einmal.',
  wizard_failed_refused:
    'Der Versorger hat die Angaben nicht angenommen. Prüf sie, und sende noch einmal.',
  wizard_failed_large: 'Die Fotos sind zusammen zu groß. Entferne eines, und sende noch einmal.',
  wizard_failed_trap: 'Ein verstecktes Feld war ausgefüllt und ist jetzt leer. Sende noch einmal.',
  wizard_failed_toast: 'Dein Zählerstand konnte nicht gesendet werden. Deine Angaben sind noch da.',
  wizard_done_text: 'Vielen Dank. {{name}} hat deinen Stand angenommen.',
  wizard_done_toast: 'Dein Zählerstand ist angekommen.',
  wizard_error_sent_text:
    'Dein Zählerstand ist angekommen. Versuch es noch einmal, oder ruf deinen Versorger an.',
  wizard_receipt_failed_text:
    'Dein Stand ist trotzdem angenommen. Druck den Nachweis, oder versuch es erneut.',
  wizard_another_hint: 'Nur bis du diese Seite verlässt. Gespeichert wird davon nichts.',
};
