import type { AddressCountry } from "./postal-code"

const WORD = "(?:bis|ter|quater|quinquies|hs|huis|rood|rd|zwart|zw|boven|bov|beneden|ben|III|II|IV|I)"
/** Matches the suffix of a house number: "bis", "A", "½". A letter that starts a word belongs to the street. */
const SUPPLEMENT = `(?:\\s?${WORD}(?![\\p{L}\\d])(?:\\s[A-Z](?![\\p{L}\\d]))?|\\s?[a-z](?![\\p{L}\\d'’.])|\\s?[½¼¾]|\\s1\\/2)`
const HOUSE = `\\d{1,5}${SUPPLEMENT}?`
const MORE = `(?:\\s?(?:[-–+]|à|t\\/m)\\s?(?:${HOUSE}|${WORD}(?![\\p{L}\\d])|[a-z]{1,2}\\d{0,3}(?![\\p{L}]))|\\s?\\/\\s?[\\p{L}\\d]{1,4}(?![\\p{L}]))`
const NUMBER = `${HOUSE}${MORE}*`
const SIGN = "(?:n[°ºr]\\.?\\s*|no\\.\\s*|num[ée]ro\\s+|nummer\\s+|huisnr\\.?\\s*)?"

const ALONE = new RegExp(`^${SIGN}(${NUMBER})$`, "iu")
/** Matches a street and a number. The street is matched lazily, so that the number includes its suffix: "12 bis". */
const LAST = new RegExp(`^(.*?\\p{L}.*?)[\\s,]+${SIGN}(${NUMBER})$`, "iu")
/** Matches "Keizersgracht 12 2". A four-digit number from 1800 on is a year in the street's name. */
const LAST_WITH_ADDITION = /^(.*?\p{L}.*?)[\s,]+((?!(?:1[89]|20)\d\d\s)\d{1,4}\s\d{1,2})$/iu
const GLUED = new RegExp(`^(\\p{L}[\\p{L}\\s.'’-]{3,})(${NUMBER})$`, "iu")
const FIRST = new RegExp(`^${SIGN}(${NUMBER})[\\s,]+(?=[\\p{L}'’])(.*)$`, "iu")
/** Matches "2e Carabiniersstraat", "1er Régiment". */
const ORDINAL_FIRST = /^\d+(?:er|re|ère|ème|eme|e|de|ste|st|th|nd|rd|\.)\s\p{L}/iu
/** Matches "Rue du 8 Mai 1945", "Avenue du 11 Novembre". */
const DATE_LAST =
  /(?:^|\s)(?:\d{1,2}(?:er|\.)?\s)?(?:janvier|f[ée]vrier|mars|avril|mai|juin|juillet|ao[ûu]t|septembre|octobre|novembre|d[ée]cembre|januari|februari|maart|april|mei|juni|juli|augustus|september|oktober|november|december|januar|februar|märz|august|dezember)\s\d{4}$/iu

export interface StreetAndNumber {
  street: string
  number: string
}

const NUMBER_FIRST: readonly AddressCountry[] = ["FR", "IE", "LU", "MT"]

export const isNumberFirst = (country: AddressCountry): boolean => NUMBER_FIRST.includes(country)

/** Normalises the spaces of a house number: "12 a" → "12a", "12 - 14" → "12-14", "12bis" → "12 bis". */
export const tidyNumber = (number: string): string =>
  number
    .replace(ALONE, "$1")
    .replaceAll(/\s?(?:–|-)\s?/g, "-")
    .replaceAll(/(?<=\d)\s?(?:à|t\/m)\s?(?=\d)/giu, "-")
    .replaceAll(/\s?([/+])\s?/g, "$1")
    .replaceAll(new RegExp(`(?<=\\d)\\s?(${WORD})(?![\\p{L}\\d])`, "giu"), " $1")
    .replaceAll(/(?<=\d)\s([a-z])(?![\p{L}\d])(?<!\d\sI)/giu, "$1")

export const isHouseNumber = (text: string): boolean => ALONE.test(text)

function numberFirst(text: string): StreetAndNumber | null {
  if (ORDINAL_FIRST.test(text)) return null
  const [, number, street] = FIRST.exec(text) ?? []
  return number && street ? { street, number: tidyNumber(number) } : null
}

function numberLast(text: string, country: AddressCountry): StreetAndNumber | null {
  if (DATE_LAST.test(text)) return null
  const [, street, number] =
    (country === "NL" ? LAST_WITH_ADDITION.exec(text) : null) ?? LAST.exec(text) ?? GLUED.exec(text) ?? []
  return street && number ? { street: street.replace(/[\s,]+$/, ""), number: tidyNumber(number) } : null
}

/** Finds street and number in either order. Returns null if there is no number. */
export function readNumber(text: string, country: AddressCountry): StreetAndNumber | null {
  return isNumberFirst(country)
    ? (numberFirst(text) ?? numberLast(text, country))
    : (numberLast(text, country) ?? numberFirst(text))
}
