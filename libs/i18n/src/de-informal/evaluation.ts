export const evaluation = {
  evaluation_reason_sent: 'Von dir gesendet',
};
