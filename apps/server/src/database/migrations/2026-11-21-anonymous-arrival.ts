// The export also reads the readings without a login in the order of their arrival.
export const anonymousArrival: readonly string[] = [
  `create index on anonymous_reading (received_at, id)`,
];
