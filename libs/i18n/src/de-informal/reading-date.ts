export const readingDate = {
  reading_date_unreadable: 'Schreib den Tag so: {{example}}.',
};
