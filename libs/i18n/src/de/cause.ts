/** Why a value is unusual, and what the user probably meant. */
export const cause = {
  cause_more_title: 'Rund {{factor}}-mal so viel wie sonst',
  cause_less_title: 'Viel weniger als sonst',
  cause_since_text: 'Seit {{day}} wären das {{amount}}.',
  cause_usual_text: 'Seit {{day}} wären das {{amount}}. Üblich sind {{lowest}} bis {{highest}}.',
  cause_usual_same_text: 'Seit {{day}} wären das {{amount}}. Üblich sind {{highest}}.',
  cause_picture_same_label: 'Verbrauch: üblich {{highest}}, eingegeben {{amount}}',
  cause_per_day_text: 'Das wären {{perDay}} am Tag, zuletzt waren es {{before}}.',
  cause_per_day_year_text: 'Das wären {{perDay}} am Tag, im Jahr zuvor waren es {{before}}.',
  cause_picture_label: 'Verbrauch: üblich {{lowest}} bis {{highest}}, eingegeben {{amount}}',
  cause_picture_band: 'üblich',
  cause_tariffs_swapped: 'Vermutlich sind die Tarife vertauscht: Der Stand passt zu {{rate}}.',
  cause_comma_slipped: 'Vermutlich ist das Komma verrutscht.',
  cause_digits_transposed: 'Vermutlich sind zwei Ziffern vertauscht.',
  cause_rolled_over: 'Vermutlich hat das Zählwerk wieder bei null begonnen.',
  cause_meter_exchanged: 'Wurde der Zähler getauscht? Dann schreiben Sie es in den Hinweis.',
  cause_take_action: '{{value}} übernehmen',
};
