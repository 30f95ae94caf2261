export const round = {
  round_empty_text: 'Trag den Stand ein, oder überspring den Zähler.',
  round_scan_open_text: 'Du kannst ihn hier öffnen. Der Rundgang bleibt, wo er ist.',
  round_order_hint: 'So gehst du durch das Haus. Die Reihenfolge bleibt auf diesem Gerät.',
};
