export const handover = {
  handover_choose_text: 'Wähle die Zähler, die auf dem Blatt stehen sollen.',
};
