export const cause = {
  cause_more_title: 'About {{factor}} times the usual',
  cause_less_title: 'Much less than usual',
  cause_usual_text: 'Since {{day}} that would be {{amount}}. Usual are {{lowest}} to {{highest}}.',
  cause_tariffs_swapped: 'The rates may be swapped: the reading fits {{rate}}.',
  cause_comma_slipped: 'The decimal point may have slipped.',
  cause_digits_transposed: 'Two digits may be swapped.',
  cause_rolled_over: 'The counter may have started again at zero.',
  cause_meter_exchanged: 'Has the meter been exchanged? Then say so in the note.',
  cause_take_action: 'Use {{value}}',
};
