/** Invisible characters of pasted text: soft hyphens, zero-width spaces, direction marks. */
const INVISIBLE = /[\p{Cf}]/gu

export const clean = (text: string | null | undefined): string =>
  (text ?? "")
    .normalize("NFC")
    .replaceAll(INVISIBLE, "")
    .replaceAll(/[\s\p{Cc}]+/gu, " ")
    .trim()
