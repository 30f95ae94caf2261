export const readingDate = {
  reading_date_unreadable_text: 'Schreib ihn so: {{example}}. Solange bleibt es beim {{day}}.',
  reading_date_failed: 'Der Kalender lässt sich gerade nicht laden. Schreib den Tag ins Feld.',
};
