// Offline: works without a connection; notes never leave the device.
export {
  noteChangedElsewhere,
  notesDropped,
  notesForgotten,
  ownNotesSlice,
} from './own-notes.slice';
export { NoteLink } from './NoteLink';
export { type OpenNote, OwnNotes } from './OwnNotes/OwnNotes';
export { useNotes } from './use-notes';
