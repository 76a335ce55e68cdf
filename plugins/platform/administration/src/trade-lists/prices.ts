import { csvOf } from "@bon-perroquet/api-kit/csv"
import { purgePrices } from "@bon-perroquet/medusa-sql/catalogue/purge"
import { refuse } from "@bon-perroquet/api-kit/http"
import {
  asVatClass,
  DEFAULT_COUNTRY,
  DEFAULT_LANGUAGE,
  DEFAULT_VAT_CLASS,
  type Language,
  type ListedTradePrices,
  sizedName,
  TRADE_PRICE_COLUMNS,
  type TradePriceColumn,
  type TradePricesInput,
} from "@bon-perroquet/contract"
import { toCents, toEuro } from "@bon-perroquet/contract/money"
import { grossCents, netCents } from "@bon-perroquet/contract/trade"
import {
  readTradePriceRows,
  readTradePricesOf,
  type TradePriceRow,
} from "@bon-perroquet/medusa-sql/catalogue/trade-lists"
import { goodsName, shopSnapshot, type Snapshot } from "@bon-perroquet/shop-api/catalogue"
import type { Author } from "@bon-perroquet/api-kit/changes"
import type { MedusaContainer } from "@medusajs/framework/types"
import { ContainerRegistrationKeys } from "@medusajs/framework/utils"
import { batchPriceListPricesWorkflow } from "@medusajs/medusa/core-flows"
import { Readable } from "node:stream"
import { ofTradeList, readTradeList, recordTradeList, tradeLists } from "./lists"

type Listed = ListedTradePrices[number]

const knexOf = (container: MedusaContainer) => container.resolve(ContainerRegistrationKeys.PG_CONNECTION)

/** Returns the Belgian VAT rate of a size, with which prices without VAT are converted. */
const rateOf = (snapshot: Snapshot, { vat_class }: TradePriceRow): number =>
  snapshot.vatRate(asVatClass(vat_class) ?? DEFAULT_VAT_CLASS, DEFAULT_COUNTRY)

const stepsOf = (snapshot: Snapshot, row: TradePriceRow): Listed["steps"] =>
  row.prices.map(({ from, cents }) => ({
    from: from ?? 1,
    net_price: toEuro(netCents(cents, rateOf(snapshot, row))),
  }))

function listedOf(snapshot: Snapshot, row: TradePriceRow, language: Language): Listed {
  const { variant_id, product_id, sku, base_cents } = row
  return {
    ...{ variant_id, sku: sku ?? "" },
    name:
      goodsName(snapshot.products.get(product_id), variant_id, language) ??
      sizedName(row.product_title, row.variant_title),
    usual_net_price: toEuro(netCents(base_cents, rateOf(snapshot, row))),
    steps: stepsOf(snapshot, row),
  }
}

export async function readTradePrices(
  container: MedusaContainer,
  id: string,
  { language, ...query }: { search?: string | undefined; offset: number; limit: number; language: Language },
): Promise<{ prices: Listed[]; total: number }> {
  await readTradeList(container, id)
  const snapshot = await shopSnapshot(container)
  const { rows, total } = await readTradePriceRows(knexOf(container), id, query)
  return { prices: rows.map((row) => listedOf(snapshot, row, language)), total }
}

export type SizeOfList = Pick<Listed, "variant_id" | "sku" | "name" | "steps">

/** Returns sizes with their prices in a list. Unknown SKUs are left out. */
export async function tradePricesBySku(
  container: MedusaContainer,
  id: string,
  skus: readonly string[],
): Promise<SizeOfList[]> {
  const snapshot = await shopSnapshot(container)
  const rows = await readTradePricesOf(knexOf(container), id, { skus })
  return rows.map((row) => listedOf(snapshot, row, DEFAULT_LANGUAGE))
}

/** Replaces the prices of sizes. @throws 404 trade_list_not_found, product_not_found */
export const writeTradePrices = (
  container: MedusaContainer,
  by: Author,
  id: string,
  { prices }: TradePricesInput,
): Promise<void> =>
  ofTradeList(container, id, async () => {
    const list = await readTradeList(container, id)
    const snapshot = await shopSnapshot(container)
    const rows = await readTradePricesOf(knexOf(container), id, {
      variants: prices.map(({ variant_id }) => variant_id),
    })
    const rowOf = new Map(rows.map((row) => [row.variant_id, row]))
    const wanted = prices.map(({ variant_id, steps }) => {
      const row = rowOf.get(variant_id)
      if (!row) throw refuse("product_not_found", 404)
      return {
        row,
        steps: steps.map(({ from, net_price }) => ({
          ...{ from, net_price },
          cents: grossCents(toCents(net_price), rateOf(snapshot, row)),
        })),
      }
    })
    const isSame = ({ row, steps }: (typeof wanted)[number]) =>
      JSON.stringify(row.prices.map(({ from, cents }) => [from ?? 1, cents])) ===
      JSON.stringify(steps.map(({ from, cents }) => [from, cents]))
    const changed = wanted.filter((each) => !isSame(each))
    if (!changed.length) return
    const written = changed.flatMap(({ row, steps }) =>
      steps.map(({ from, cents }) => ({
        id: row.prices.find((price) => (price.from ?? 1) === from)?.id,
        ...{ variant_id: row.variant_id, amount: toEuro(cents), currency_code: "eur" },
        ...(from > 1 && { min_quantity: from }),
      })),
    )
    const kept = new Set(written.map((price) => price.id))
    const removed = changed.flatMap(({ row }) =>
      row.prices.flatMap((price) => (kept.has(price.id) ? [] : price.id)),
    )
    // Medusa gives a created price the id of one with the same quantity, so such prices are updated instead.
    await batchPriceListPricesWorkflow(container).run({
      input: {
        data: {
          id,
          create: written.flatMap(({ id: existing, ...price }) => (existing ? [] : [price])),
          update: written.flatMap(({ id: existing, ...price }) =>
            existing ? [{ ...price, id: existing }] : [],
          ),
          delete: removed,
        },
      },
    })
    await purgePrices(knexOf(container), removed)
    await recordTradeList(container, by, list, {
      action: "price",
      before: logged(changed.map(({ row }) => [row, stepsOf(snapshot, row)])),
      after: logged(changed.map(({ row, steps }) => [row, steps])),
    })
  })

const logged = (sizes: readonly (readonly [TradePriceRow, Listed["steps"]])[]): Record<string, string> =>
  Object.fromEntries(
    sizes.map(([{ sku, variant_id }, steps]) => [
      sku ?? variant_id,
      steps.map(({ from, net_price }) => `${from}: ${net_price}`).join(", "),
    ]),
  )

/** Number of sizes that an export reads at a time. */
const PAGE = 500

/** Returns the list's prices in the columns of an import. */
export async function pricesFile(container: MedusaContainer, id: string): Promise<Readable> {
  const list = await readTradeList(container, id)
  return Readable.from(csvOf(TRADE_PRICE_COLUMNS, tradePriceRows(container, [list])))
}

/** Yields the prices of lists in the columns of an import. A list that shares its title is named by its id. */
export async function* tradePriceRows(
  container: MedusaContainer,
  lists: readonly { id: string; title: string }[],
): AsyncGenerator<Record<TradePriceColumn, string>> {
  const [all, snapshot] = await Promise.all([tradeLists(container), shopSnapshot(container)])
  for (const { id, title } of lists) {
    const isShared = all.some((list) => list.id !== id && list.title === title)
    for (let offset = 0; ; offset += PAGE) {
      const { rows } = await readTradePriceRows(knexOf(container), id, { offset, limit: PAGE })
      for (const row of rows)
        for (const { from, net_price } of stepsOf(snapshot, row))
          yield {
            list: isShared ? id : title,
            sku: row.sku ?? "",
            from: String(from),
            net_price: net_price.toFixed(2),
          }
      if (rows.length < PAGE) break
    }
  }
}
