export const notice = {
  notice_send_failed_text:
    'Die Ergebnisse konnten nicht gesendet werden. Bitte versuche es später erneut.',
  notice_send_refused_text:
    'Dein Versorger hat die Ablesung nicht angenommen. Die Werte stehen noch im Formular.',
  notice_queued_text: 'Gesendet wird, sobald du wieder Empfang hast.',
};
