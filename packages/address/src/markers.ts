/** Words before the number of a letter box or a flat, in the languages of the open countries. */
const BOX_WORD =
  "(?:bo[iî]te|bte|bt|bus|box|appartement|appartment|apartment|appt|apt|app|wohnung|whg|unit|top)"
/** At least one digit, or a letter or three: "boîte verte" is a street, "bte RDC" a letter box. */
const BOX_VALUE = "((?=[^\\s,]*\\d)[\\p{L}\\p{N}][\\p{L}\\p{N}./-]{0,9}|\\p{L}{1,3})"

/** A letter box at the end of a text, after its word. */
export const BOX_AT_END = new RegExp(
  `(?:^|[\\s,;/(-]+|(?<=\\d))${BOX_WORD}(?:[.:]|\\b)\\s*(?:n[°ºr]\\.?\\s*)?${BOX_VALUE}$`,
  "iu",
)

/** "12 b 3", "12b3", "12/3": how Belgians and Luxembourgers shorten "12 bte 3". */
export const SHORT_BOX = /^(.*\d\s?[a-z]?)\s?(?:b\.?\s?(?=\d)|\/\s?)([\p{L}\d][\p{L}\d.]{0,7})$/iu

const ORDINAL = "\\d{1,2}(?:er|re|ère|ème|eme|e|de|ste|st|th|nd|rd|\\.)?"
const FLOOR = "(?:étage|etage|verdieping|verd\\.?|floor|stock|stockwerk|og\\b|ét\\.)"
const PART =
  "(?:b[âa]timent|b[âa]t\\.?|r[ée]sidence|r[ée]s\\.|immeuble|imm\\.|escalier|esc\\.|entr[ée]e|porte|hall|gebouw|blok|bloc|hinterhaus|vorderhaus|rez-de-chauss[ée]e|rdc\\b|gelijkvloers|erdgeschoss|zone|z\\.?[ai]\\.?c?\\.?\\b|lieu-dit)"
const PERSON =
  "(?:c\\/o|p\\/a|chez|bei|z\\.\\s?h(?:d|d\\.|\\.)|t\\.?a\\.?v\\.?|attn\\.?|att\\.|à l['’]att(?:ention|\\.)|de la part de)"

/** A part of an address that is neither street nor town: a floor, a building, the person who takes the parcel. */
export const SECOND_LINE = new RegExp(
  `^(?:${ORDINAL}\\s*${FLOOR}|${FLOOR}\\s|${PART}(?:\\s|$)|${PERSON}\\s)`,
  "iu",
)
/** The same after the street's number, on the same line. */
export const SECOND_LINE_AFTER = new RegExp(
  `^(.*?\\d\\S*)\\s+((?:${ORDINAL}\\s*${FLOOR}|${FLOOR}\\s|${PART}(?:\\s|$)|${PERSON}\\s).*)$`,
  "iu",
)

/** A building or a floor after the street's name, where the number came first: "12 rue Haute bâtiment B". */
export const BUILDING_AFTER = new RegExp(
  `^(.*\\p{L}(?<!\\s(?:de|du|des|la|le|l['’])))\\s((?:b[âa]timent\\s|b[âa]t\\.?\\s|immeuble\\s|imm\\.|escalier\\s|esc\\.|étage\\s|${ORDINAL}\\s*${FLOOR}).*)$`,
  "iu",
)
/** A dash between the street and what is none: not that of a range of numbers. */
export const DASH = /\s[–—-]\s(?=\p{L}{2}|\d+(?:er|re|e|ère|ème|eme|ste|de)\s)/u
/** "45 B1.118": a room in a Dutch office building. */
export const ROOM = /^(.*\p{L}.*\s\d{1,5})\s([A-Z]\d[\d.]{1,6})$/u

const NONE = "s\\/?n°?|sans num[ée]ro|z\\/?n|zonder nummer|o\\.?\\s?nr\\.?|no number"
/** A house without a number, as people write it. */
export const NO_NUMBER = new RegExp(`^(?:${NONE})$`, "iu")
export const WITHOUT_NUMBER = new RegExp(`^(.*\\p{L}.*?)[\\s,]+(${NONE})$`, "iu")
