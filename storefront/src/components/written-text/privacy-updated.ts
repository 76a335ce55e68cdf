/** Day of the last change of the default privacy text. Update it with the text. */
export const PRIVACY_UPDATED = "2026-12-01"
