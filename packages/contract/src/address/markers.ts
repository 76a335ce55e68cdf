const BOX_WORD =
  "(?:bo[iî]te|bte|bt|bus|box|appartement|appartment|apartment|appt|apt|app|wohnung|whg|unit|top)"
/**
 * Matches the number of a letter box: a text with a digit, or one to three letters. In "bte RDC" it matches "RDC". In
 * the street name "boîte verte" it does not match.
 */
const BOX_VALUE = "((?=[^\\s,]*\\d)[\\p{L}\\p{N}][\\p{L}\\p{N}./-]{0,9}|\\p{L}{1,3})"

export const BOX_AT_END = new RegExp(
  `(?:^|[\\s,;/(-]+|(?<=\\d))${BOX_WORD}(?:[.:]|\\b)\\s*(?:n[°ºr]\\.?\\s*)?${BOX_VALUE}$`,
  "iu",
)

/** Matches "12 b 3", "12b3", "12/3": short for "12 bte 3" in Belgium and Luxembourg. */
export const SHORT_BOX = /^(.*\d\s?[a-z]?)\s?(?:b\.?\s?(?=\d)|\/\s?)([\p{L}\d][\p{L}\d.]{0,7})$/iu

const ORDINAL = "\\d{1,2}(?:er|re|ère|ème|eme|e|de|ste|st|th|nd|rd|\\.)?"
const FLOOR = "(?:étage|etage|verdieping|verd\\.?|floor|stock|stockwerk|og\\b|ét\\.)"
const PART =
  "(?:b[âa]timent|b[âa]t\\.?|r[ée]sidence|r[ée]s\\.|immeuble|imm\\.|escalier|esc\\.|entr[ée]e|porte|hall|gebouw|blok|bloc|hinterhaus|vorderhaus|rez-de-chauss[ée]e|rdc\\b|gelijkvloers|erdgeschoss|zone|z\\.?[ai]\\.?c?\\.?\\b|lieu-dit)"
const PERSON =
  "(?:c\\/o|p\\/a|chez|bei|z\\.\\s?h(?:d|d\\.|\\.)|t\\.?a\\.?v\\.?|attn\\.?|att\\.|à l['’]att(?:ention|\\.)|de la part de)"

export const SECOND_LINE = new RegExp(
  `^(?:${ORDINAL}\\s*${FLOOR}|${FLOOR}\\s|${PART}(?:\\s|$)|${PERSON}\\s)`,
  "iu",
)
export const SECOND_LINE_AFTER = new RegExp(
  `^(.*?\\d\\S*)\\s+((?:${ORDINAL}\\s*${FLOOR}|${FLOOR}\\s|${PART}(?:\\s|$)|${PERSON}\\s).*)$`,
  "iu",
)

/** Matches a building or floor after the street, if the number comes first: "12 rue Haute bâtiment B". */
export const BUILDING_AFTER = new RegExp(
  `^(.*\\p{L}(?<!\\s(?:de|du|des|la|le|l['’])))\\s((?:b[âa]timent\\s|b[âa]t\\.?\\s|immeuble\\s|imm\\.|escalier\\s|esc\\.|étage\\s|${ORDINAL}\\s*${FLOOR}).*)$`,
  "iu",
)
/** Matches a dash after the street, but not in a range of numbers. */
export const DASH = /\s[–—-]\s(?=\p{L}{2}|\d+(?:er|re|e|ère|ème|eme|ste|de)\s)/u
export const ROOM = /^(.*\p{L}.*\s\d{1,5})\s([A-Z]\d[\d.]{1,6})$/u

const NONE = "s\\/?n°?|sans num[ée]ro|z\\/?n|zonder nummer|o\\.?\\s?nr\\.?|no number"
export const NO_NUMBER = new RegExp(`^(?:${NONE})$`, "iu")
export const WITHOUT_NUMBER = new RegExp(`^(.*\\p{L}.*?)[\\s,]+(${NONE})$`, "iu")
