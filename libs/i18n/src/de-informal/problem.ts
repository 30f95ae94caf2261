export const problem = {
  problem_digits_only: 'Gib nur Ziffern ein.',
  problem_decimals_missing_one: 'Gib {{count}} Nachkommastelle ein.',
  problem_decimals_missing_other: 'Gib {{count}} Nachkommastellen ein.',
  problem_date_too_early:
    'Das liegt zu weit zurück. Wähl einen Tag zwischen {{earliest}} und {{latest}}.',
  problem_date_too_late:
    'Das liegt zu weit in der Zukunft. Wähl einen Tag zwischen {{earliest}} und {{latest}}.',
};
