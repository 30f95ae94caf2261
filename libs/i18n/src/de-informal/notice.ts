export const notice = {
  notice_send_failed_text:
    'Die Ergebnisse konnten nicht gesendet werden. Bitte versuche es später erneut.',
  notice_send_refused_text:
    'Dein Versorger hat die Ablesung nicht angenommen. Die Werte stehen noch im Formular.',
  notice_send_kept_text:
    'Dein Versorger hat die Ablesung nicht angenommen. Unter „Noch nicht gesendet“ ist die Ablesung noch da und lässt sich korrigieren.',
  notice_storage_full_text:
    'Auf diesem Gerät ist kein Platz, um die Ablesung aufzubewahren, und gesendet werden konnte sie auch nicht. Alles steht noch im Formular: Entferne Fotos oder schaffe Platz, und sende noch einmal.',
  notice_storage_unavailable_text:
    'Dieser Browser kann gerade nichts speichern, und gesendet werden konnte die Ablesung auch nicht. Alles steht noch im Formular: Sende gleich noch einmal. Im privaten Modus geht es oft nicht.',
  notice_queued_text: 'Gesendet wird, sobald du wieder Empfang hast.',
};
