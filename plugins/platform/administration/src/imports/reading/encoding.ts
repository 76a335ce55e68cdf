import type { ImportEncoding } from "@bon-perroquet/contract"
import { refuse } from "@bon-perroquet/api-kit/http"
import { decode } from "iconv-lite"

/**
 * Encodings with one byte per letter, the most frequent first: Excel for Windows, Excel for Mac, and "CSV (MS-DOS)".
 */
const SINGLE_BYTE = ["windows-1252", "macintosh", "cp850"] as const
/** Number of bytes that are searched for UTF-16 without a byte order mark. */
const HEAD = 4_096
/** Number of words with letters outside ASCII that are scored. */
const WORDS = 5_000

/**
 * Detects the encoding of a file by its byte order mark, by the zero bytes of UTF-16, or because it is valid
 * UTF-8. Otherwise compares the single-byte encodings by the letters of the shop's languages. Detectors such as
 * chardet and jschardet know neither Mac OS Roman nor code page 850.
 */
export function detectEncoding(bytes: Buffer): ImportEncoding {
  if (bytes[0] === 0xff && bytes[1] === 0xfe) return "utf-16le"
  if (bytes[0] === 0xfe && bytes[1] === 0xff) return "utf-16be"
  const wide = wideOrder(bytes.subarray(0, HEAD))
  if (wide) return wide
  if (isUtf8(bytes)) return "utf-8"
  const words = Buffer.from(wordsBeyondAscii(bytes).join("\n"), "latin1")
  const scores = SINGLE_BYTE.map((encoding) => ({ encoding, score: scoreOf(textIn(words, encoding)) }))
  return scores.reduce((best, each) => (each.score > best.score ? each : best)).encoding
}

/** Finds UTF-16 without a byte order mark. Most of its letters have one zero byte. */
function wideOrder(head: Buffer): ImportEncoding | null {
  let [even, odd] = [0, 0]
  head.forEach((byte, index) => {
    if (byte !== 0) return
    if (index % 2 === 0) even += 1
    else odd += 1
  })
  const most = head.length * 0.4
  if (odd > most && even === 0) return "utf-16le"
  return even > most && odd === 0 ? "utf-16be" : null
}

function isUtf8(bytes: Buffer): boolean {
  try {
    new TextDecoder("utf-8", { fatal: true }).decode(bytes)
    return true
  } catch {
    return false
  }
}

const wordsBeyondAscii = (bytes: Buffer): string[] => {
  const words: string[] = []
  // eslint-disable-next-line no-control-regex -- every byte above ASCII
  for (const [word] of bytes.toString("latin1").matchAll(/[A-Za-z]*[\x80-\xff][A-Za-z\x80-\xff]*/g))
    if (words.push(word) === WORDS) break
  return words
}

/** Scores of lower-case letters by their frequency in French, Dutch and German texts. */
const LETTERS: Record<string, number> = {
  ...{ é: 10, è: 4, à: 3, ê: 2, ç: 2, ô: 2, î: 2, û: 2, ù: 1, â: 1, œ: 2, æ: 0, ï: 1, ë: 2 },
  ...{ ä: 3, ö: 3, ü: 3, ß: 3, á: 0, í: 0, ó: 0, ú: 0, ñ: 0, ò: 0, ì: 0 },
}
const SIGNS = "€’‘‚“”„«»–—…°²³½¼¾·×µ£§®™©\u00a0\u202f"
/** Signs that occur between two letters, as in "l’oiseau". */
const WITHIN_WORDS = "’‘·–—\u00a0\u202f"
const isLetter = (sign: string | undefined): boolean => sign !== undefined && /\p{L}/u.test(sign)
const isCapital = (sign: string | undefined): boolean => sign !== undefined && /\p{Lu}/u.test(sign)
const isSmall = (sign: string | undefined): boolean => sign !== undefined && /\p{Ll}/u.test(sign)
const UNLIKELY = -4

function scoreOf(text: string): number {
  const signs = Array.from(text)
  return signs.reduce(
    (all, sign, index) =>
      sign < "\u0080" ? all : all + scoreOfSign(sign, signs[index - 1], signs[index + 1]),
    0,
  )
}

function scoreOfSign(sign: string, before: string | undefined, after: string | undefined): number {
  const isWithin = isLetter(before) && isLetter(after)
  if (SIGNS.includes(sign)) return isWithin && !WITHIN_WORDS.includes(sign) ? UNLIKELY : 1
  const small = sign.toLowerCase()
  const weight = LETTERS[small]
  if (weight === undefined) return UNLIKELY
  const isAlone = !isLetter(before) && !isLetter(after)
  if (isAlone) return small === "à" ? weight : -1
  if (sign !== small) return isSmall(before) || (isLetter(before) && isSmall(after)) ? UNLIKELY : 1
  if (isCapital(before) && isCapital(after)) return UNLIKELY
  // An "à" scores only at the end of a word, as in "déjà" or "voilà".
  return sign === "à" && isWithin ? 0 : weight
}

/** In 1998 the euro sign replaced "¤" in Mac OS Roman. iconv-lite decodes the older version. */
function textIn(bytes: Buffer, encoding: ImportEncoding): string {
  const text = decode(bytes, encoding)
  return encoding === "macintosh" ? text.replaceAll("¤", "€") : text
}

/** Signs of a wrong encoding: C1 control characters, and U+FFFD for bytes without a character. */
const DAMAGE = /[\u0080-\u009f\ufffd]/

/**
 * Decodes a file.
 * @throws 422 if bytes have no character in the encoding, because they would be lost silently
 */
export function decodeText(bytes: Buffer, encoding: ImportEncoding): string {
  // iconv-lite is used, because TextDecoder decodes windows-1252 as Latin-1 in Node.js 20.18.3 and others
  // (nodejs/node#56542).
  const text = textIn(bytes, encoding)
    .replace(/^\uFEFF+/, "")
    .replace(/\r\n?/g, "\n")
  const damage = text.search(DAMAGE)
  if (damage < 0) return text
  throw refuse("csv_characters", 422, { line: text.slice(0, damage).split("\n").length })
}
