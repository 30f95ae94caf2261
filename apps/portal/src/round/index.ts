// Offline: queued. The screen itself is loaded by its path (app/SignedInRoutes.tsx).
export { roundsDropped, roundsForgotten, roundsSlice } from './rounds.slice';
