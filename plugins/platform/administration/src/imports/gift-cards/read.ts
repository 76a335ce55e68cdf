import {
  dayLater,
  emailSchema,
  GIFT_CARD_COLUMNS,
  MAX_ISSUED_CENTS,
  momentInBelgium,
  type GiftCardColumn,
  type ImportReading,
} from "@bon-perroquet/contract"
import { truthOf } from "../../product-file"
import { centsIn } from "../former-orders/amounts"
import { objection, type Objection } from "../objection"
import { isoMoment, readFlat, type Reading } from "../reading"
import { plainHeading } from "../written"

/**
 * Headings in French, Dutch, English and German, and of the gift cards of WooCommerce extensions, Adobe Commerce and
 * Shopify, whose export has only the last characters of codes.
 */
const NAMES: Partial<Record<GiftCardColumn, readonly string[]>> = {
  code: [
    ...["gift card code", "card code", "gift card number", "coupon code", "last characters", "masked code"],
    ...["code de la carte", "code cadeau", "cadeauboncode", "kaartcode", "gutscheincode"],
  ],
  email: [
    ...["recipient email", "customer email", "recipient", "e mail", "adresse e mail", "e mailadres"],
    ...["e mail adresse", "client", "klant", "kunde"],
  ],
  balance: [
    ...["remaining", "remaining balance", "current balance", "balance amount", "store credit"],
    ...["solde", "restant", "saldo", "resterend", "guthaben"],
  ],
  currency: ["currency code", "devise", "valuta", "wahrung"],
  expires_at: [
    ...["expires", "expires on", "expiry date", "expiration date", "expire date", "date expires", "until"],
    ...["expire le", "date d expiration", "vervaldatum", "geldig tot", "gultig bis", "ablaufdatum"],
  ],
  status: ["state", "enabled", "active", "is active", "etat", "statut", "actif", "actief", "aktiv"],
  note: ["reason", "comment", "raison", "remarque", "reden", "opmerking", "grund", "notiz"],
}

const columnOf = new Map(
  GIFT_CARD_COLUMNS.flatMap((column) =>
    [column.replaceAll("_", " "), ...(NAMES[column] ?? [])].map((name) => [name, column] as const),
  ),
)

/** Headings of the amount for which a card was issued, if the file also has its balance. */
const AMOUNTS = ["amount", "montant", "bedrag", "betrag"]

function columnIn(name: string, names: readonly string[]): GiftCardColumn | undefined {
  if (!AMOUNTS.includes(name)) return columnOf.get(name)
  return names.some((each) => columnOf.get(each) === "balance") ? undefined : "balance"
}

const HEADINGS = {
  columns: GIFT_CARD_COLUMNS,
  columnOf: columnIn,
  isEnough: (found: readonly (GiftCardColumn | null)[]) =>
    found.includes("balance") && (found.includes("code") || found.includes("email")),
}

export interface ReadBalance {
  line: number
  /** Empty for store credit. */
  code: string
  /** Lower case. Empty for a gift card. */
  email: string
  cents: number
  expires_at: string | null
  note: string
  wrong: Objection[]
}

/** Shows only the last characters of a code. */
export const masked = (code: string): string => (code ? `…${code.slice(-4)}` : "")

/**
 * Parses a file of gift cards and store credit. The stored samples of columns that may contain codes are masked.
 * @throws 422
 */
export async function readGiftCards(
  bytes: Buffer,
  requested: Partial<ImportReading>,
): Promise<{ balances: ReadBalance[]; unknown_columns: string[]; reading: Reading }> {
  const { rows, unknown_columns, reading } = await readFlat(bytes, requested, HEADINGS)
  const headings = reading.headings.map((heading) =>
    heading.column === null || heading.column === "code"
      ? { ...heading, samples: heading.samples.map(masked) }
      : heading,
  )
  return {
    balances: rows.map(({ line, cells }) => balanceIn(line, cells)),
    unknown_columns,
    reading: { ...reading, headings },
  }
}

function balanceIn(line: number, cells: Partial<Record<GiftCardColumn, string>>): ReadBalance {
  const wrong: Objection[] = []
  const of = (column: GiftCardColumn) => cells[column]?.trim() ?? ""
  const invalid = (column: GiftCardColumn) => wrong.push(objection("value_invalid", column))
  const code = of("code")
  const email = code ? "" : of("email").toLowerCase()
  const cents = centsIn(of("balance"))
  const is_usable = usableIn(of("status"))
  const expires_at = lastMomentIn(of("expires_at"))
  if (!code && !email) wrong.push(objection("email_missing"))
  else if (email && !emailSchema.safeParse(email).success) wrong.push(objection("email_invalid"))
  if (cents === undefined || cents < 0 || cents > MAX_ISSUED_CENTS) invalid("balance")
  else if (cents === 0) wrong.push(objection("promotion_used_up"))
  if (!/^(?:|eur|€)$/i.test(of("currency"))) invalid("currency")
  // Store credit does not expire.
  if (expires_at === undefined || (email && expires_at)) invalid("expires_at")
  if (is_usable === undefined) invalid("status")
  else if (!is_usable) wrong.push(objection("promotion_off"))
  return {
    ...{ line, code, email, cents: cents ?? 0, expires_at: expires_at ?? null, wrong },
    note: of("note").slice(0, 200),
  }
}

/** Returns whether the former shop lets the balance be used. Undefined if the word is unknown. */
function usableIn(cell: string): boolean | undefined {
  const word = plainHeading(cell)
  if (!word || /^(?:enabled|active|activated|actif|actief|aktiv|on|issued|sent|available)$/.test(word))
    return true
  if (
    /^(?:disabled|inactive|blocked|void|voided|cancelled|canceled|inactif|inactief|inaktiv|off)$/.test(word)
  )
    return false
  return truthOf(cell)
}

/**
 * Returns the end of the last day in Belgium as ISO 8601, null for a balance that does not expire, or undefined for
 * another text.
 */
function lastMomentIn(cell: string): string | null | undefined {
  if (!cell || /^(?:0|never|jamais|nooit|nie|-)$/i.test(cell)) return null
  const day = /^\d{4}-\d{2}-\d{2}(?=$|[T ])/.exec(isoMoment(cell))?.[0]
  if (!day || Number.isNaN(Date.parse(day)) || dayLater(day, 0) !== day) return undefined
  return momentInBelgium(dayLater(day, 1), "00:00").toISOString()
}
