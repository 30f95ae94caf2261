export const evaluation = {
  evaluation_reason_sent: 'Von dir gesendet',
  evaluation_choose_text: 'Wähl in der Liste einen Zähler. Du siehst, wie viel er gezählt hat.',
};
