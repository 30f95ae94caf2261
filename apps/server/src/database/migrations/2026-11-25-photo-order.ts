// Housekeeping reads the pictures that no reading shows in the order of their hashes, in parts. The
// index by time made it read all of them for each part.
export const photoOrder: readonly string[] = [
  `create index on photo (hash) where unused_since is not null`,
];
