export const receipt = {
  receipt_lead_text:
    'Was du von diesem Gerät gesendet hast. Beim Abmelden verschwindet die Liste; drucke oder behalte vorher, was du brauchst.',
  receipt_sent_text: 'Dein Versorger hat die Ablesung angenommen.',
  receipt_pending_text:
    'Die Ablesung liegt auf diesem Gerät. Der Nachweis entsteht, sobald dein Versorger sie angenommen hat.',
};
