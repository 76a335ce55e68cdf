/** Day of the last change of the default text. Change it with the text. */
export const PRIVACY_UPDATED = "2026-11-28"
