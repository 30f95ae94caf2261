export const round = {
  round_empty_text: 'Trag den Stand ein, oder überspring den Zähler.',
  round_order_hint: 'So gehst du durch das Haus. Die Reihenfolge bleibt auf diesem Gerät.',
};
