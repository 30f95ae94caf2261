export const cause = {
  cause_meter_exchanged: 'Wurde der Zähler getauscht? Dann schreib es in den Hinweis.',
};
