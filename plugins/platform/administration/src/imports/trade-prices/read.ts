import {
  MAX_LINE_QUANTITY,
  MAX_PRICE_EURO,
  TRADE_PRICE_COLUMNS,
  type ImportReading,
  type TradePriceColumn,
} from "@bon-perroquet/contract"
import { toEuro } from "@bon-perroquet/contract/money"
import { centsIn } from "../former-orders/amounts"
import { objection, type Objection } from "../objection"
import { readFlat } from "../reading"

/** Headings in French, Dutch, English and German, in addition to the names of the columns. */
const NAMES: Record<TradePriceColumn, readonly string[]> = {
  list: ["price list", "liste", "liste de prix", "prijslijst", "lijst", "preisliste", "customer group"],
  sku: ["reference", "article", "artikelnummer", "product code"],
  from: [
    "quantity",
    "min quantity",
    "from quantity",
    "quantite",
    "a partir de",
    "aantal",
    "vanaf",
    "menge",
    "ab",
  ],
  net_price: ["price", "price excl vat", "prix", "prix ht", "prix htva", "prijs", "prijs excl btw", "preis"],
}

const columnOf = new Map(
  TRADE_PRICE_COLUMNS.flatMap((column) =>
    [column.replaceAll("_", " "), ...NAMES[column]].map((name) => [name, column] as const),
  ),
)

const HEADINGS = {
  columns: TRADE_PRICE_COLUMNS,
  columnOf: (name: string) => columnOf.get(name),
  isEnough: (found: readonly (TradePriceColumn | null)[]) =>
    (["list", "sku", "net_price"] as const).every((column) => found.includes(column)),
}

export interface ReadTradePrice {
  line: number
  list: string
  sku: string
  from: number
  /** Euro without VAT. Null removes the price. */
  net_price: number | null
  wrong: Objection[]
}

/** Parses a file of trade prices. Prices are without VAT. @throws 422 */
export async function readTradePriceFile(bytes: Buffer, requested: Partial<ImportReading>) {
  const { rows, unknown_columns, reading } = await readFlat(bytes, requested, HEADINGS)
  const prices = rows.map(({ line, cells }): ReadTradePrice => {
    const wrong: Objection[] = []
    const of = (column: TradePriceColumn) => cells[column]?.trim() ?? ""
    const from = of("from") ? Number(of("from")) : 1
    if (!Number.isInteger(from) || from < 1 || from > MAX_LINE_QUANTITY)
      wrong.push(objection("value_invalid", "from"))
    const cents = of("net_price") ? centsIn(of("net_price")) : null
    const isPrice = cents === null || (cents !== undefined && cents > 0 && cents <= MAX_PRICE_EURO * 100)
    if (!isPrice) wrong.push(objection("price_invalid"))
    const net_price = isPrice && cents !== null ? toEuro(cents ?? 0) : null
    return { line, list: of("list"), sku: of("sku"), from, net_price, wrong }
  })
  return { prices, unknown_columns, reading }
}
