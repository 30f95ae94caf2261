export const receipt = {
  receipt_lead_text:
    'Was dein Versorger angenommen hat, auch von anderen Geräten. Fotos und Hinweise siehst du nur auf dem Gerät, von dem gesendet wurde, bis zum Abmelden.',
  receipt_sent_text: 'Dein Versorger hat die Ablesung angenommen.',
  receipt_letter_unnamed_text:
    'Unter der Nummer {{number}} findet dein Versorger diese Ablesung. Gedruckt am {{day}}.',
  receipt_pending_text:
    'Die Ablesung liegt auf diesem Gerät. Der Nachweis entsteht, sobald dein Versorger sie angenommen hat.',
};
