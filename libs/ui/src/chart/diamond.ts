/** The sign for a change of the meter. */
export const diamond = 'M0 -7L5 0L0 7L-5 0Z';
