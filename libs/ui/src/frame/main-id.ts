export const MAIN_ID = 'inhalt';
