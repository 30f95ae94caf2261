/** The size of every field's picture: what the network was trained with. */
export const FIELD_WIDTH = 20;
export const FIELD_HEIGHT = 32;
