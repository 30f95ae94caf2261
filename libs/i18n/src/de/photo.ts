/** The texts of the photo fields, in the portal and in the wizard. */
export const photo = {
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
};
