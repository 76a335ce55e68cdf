/** Control and format characters that a paste brings along: soft hyphens, zero-width spaces, direction marks. */
const INVISIBLE = /[\p{Cf}]/gu

/** A typed text on one line: composed letters, plain spaces, none at the ends. */
export const clean = (text: string | null | undefined): string =>
  (text ?? "")
    .normalize("NFC")
    .replaceAll(INVISIBLE, "")
    .replaceAll(/[\s\p{Cc}]+/gu, " ")
    .trim()
