export const home = {
  home_open_readings_action: 'Ablesungen öffnen',
};
