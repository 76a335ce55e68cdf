import { clean } from "./clean"

/** Abbreviations that the postal services of Belgium, France, Luxembourg, the Netherlands and Germany accept. */
const ABBREVIATIONS: readonly (readonly [RegExp, string])[] = [
  [/\bavenue\b/giu, "Av."],
  [/\bboulevard\b/giu, "Bd"],
  [/\bchaussée\b/giu, "Chée"],
  [/\bplace\b/giu, "Pl."],
  [/\bfaubourg\b/giu, "Fbg"],
  [/\bimpasse\b/giu, "Imp."],
  [/\bsquare\b/giu, "Sq."],
  [/\brésidence\b/giu, "Rés."],
  [/\bsaint(e?)-/giu, "St$1-"],
  [/\bgénéral\b/giu, "Gal"],
  [/\bmaréchal\b/giu, "Mal"],
  [/\bdocteur\b/giu, "Dr"],
  [/\bprofesseur\b/giu, "Pr"],
  [/\bmonseigneur\b/giu, "Mgr"],
  [/\bcommandant\b/giu, "Cdt"],
  [/\bcapitaine\b/giu, "Cne"],
  [/\bburgemeester\b/giu, "Burg."],
  [/\bsteenweg\b/giu, "Stwg"],
  [/steenweg\b/giu, "stwg"],
  [/straat\b/giu, "str."],
  [/straße\b/giu, "str."],
  [/\blaan\b/giu, "ln"],
]

const shortenStreet = (street: string): string =>
  ABBREVIATIONS.reduce((shorter, [word, short]) => shorter.replace(word, short), street)

const FIELDS = [
  "name",
  "company",
  "street",
  "number",
  "box",
  "line2",
  "postal_code",
  "city",
  "phone",
  "note",
] as const
export type MisfitField = (typeof FIELDS)[number] | "email"

/** Maximum characters on a carrier's label. `email_locker` applies to deliveries to a locker. */
export type LabelLimits = Readonly<Record<MisfitField | "email_locker", number>>

export type Addressee = Partial<Record<MisfitField, string | null>>

export interface Misfit {
  field: MisfitField
  value: string
  /** Maximum in characters. */
  most: number
  /** Shorter form that fits. Null if there is none. */
  suggestion: string | null
}

const lengthOf = (text: string): number => Array.from(text).length

/** Removes the punctuation of a telephone number. Returns other texts unchanged. */
export function printedPhone(typed: string | null | undefined): string {
  const phone = clean(typed)
  return /^\+?[\d\s()./-]+$/.test(phone) ? phone.replace(/\(0\)/, "").replaceAll(/[^\d+]/g, "") : phone
}

/** Shortens a long number: "12 quater" → "12quater". */
export function printedNumber(number: string, { number: most }: Pick<LabelLimits, "number">): string {
  const plain = clean(number)
  return lengthOf(plain) > most ? plain.replaceAll(" ", "") : plain
}

/** Shortens first names: "Jean-Baptiste de la Tour" → "J.-B. de la Tour". */
const initials = (name: string): string => {
  const [first = "", ...rest] = name.split(" ")
  return [
    first
      .split("-")
      .map((part) => `${Array.from(part)[0] ?? ""}.`)
      .join("-"),
    ...rest,
  ].join(" ")
}

const SHORTER: Partial<Record<MisfitField, (text: string) => string>> = {
  name: initials,
  street: shortenStreet,
}

/**
 * Returns the texts that are too long for a label. The e-mail address is checked only if the carrier needs it, as for
 * lockers (`needsEmail`). Otherwise an e-mail address that is too long is left out of the label.
 */
export function misfits(addressee: Addressee, limits: LabelLimits, { needsEmail = false } = {}): Misfit[] {
  const found = FIELDS.flatMap((field) => {
    const text = addressee[field]
    const value =
      field === "phone"
        ? printedPhone(text)
        : field === "number"
          ? printedNumber(text ?? "", limits)
          : clean(text)
    return misfitOf(field, value, limits[field])
  })
  return needsEmail ? [...found, ...misfitOf("email", clean(addressee.email), limits.email_locker)] : found
}

function misfitOf(field: MisfitField, value: string, most: number): Misfit[] {
  if (lengthOf(value) <= most) return []
  const shorter = SHORTER[field]?.(value)
  return [{ field, value, most, suggestion: shorter && lengthOf(shorter) <= most ? shorter : null }]
}
