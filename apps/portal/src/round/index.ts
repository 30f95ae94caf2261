// Offline: queued. The screen itself is loaded by its path (app/SignedInRoutes.tsx).
export {
  isRound,
  orderChosenElsewhere,
  roundsDropped,
  roundsForgotten,
  roundsSlice,
} from './rounds.slice';
