export const photo = {
  photo_full: 'Mehr sind nicht möglich. Entferne eines, um es zu ersetzen.',
  photo_refused_unreadable:
    '{{name}} lässt sich hier nicht als Bild öffnen. Nimm ein JPEG oder PNG.',
  photo_refused_failed: '{{name}} konnte nicht verkleinert werden. Versuch es noch einmal.',
};
