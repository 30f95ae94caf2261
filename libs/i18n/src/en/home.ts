export const home = {
  home_open_readings_action: 'Open readings',
};
