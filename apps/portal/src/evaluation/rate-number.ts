/** How the numbers of one rate are displayed. */
export interface RateNumber {
  readonly counted: 'consumption' | 'feed-in';
  readonly unit: string;
  /** Decimals of a reading and of a consumption. */
  readonly places: number;
  readonly dayPlaces: number;
}
