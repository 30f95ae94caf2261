export const unlisted = {
  unlisted_text: 'Dein Versorger ordnet den Stand nach der Zählernummer zu.',
  unlisted_not_allowed_text: 'Für diese Funktion fehlen dir die Rechte.',
};
