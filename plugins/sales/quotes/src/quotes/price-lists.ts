import { refuse } from "@bon-perroquet/api-kit/http"
import { dayLater, DEFAULT_COUNTRY } from "@bon-perroquet/contract"
import { channelWithCode, inChannel } from "@bon-perroquet/contract/channels"
import { toEuro } from "@bon-perroquet/contract/money"
import { grossCents } from "@bon-perroquet/contract/trade"
import { ensureQuoteGroup, QUOTE, readQuoteLists } from "@bon-perroquet/medusa-sql/buying/quotes"
import { pricedLine } from "@bon-perroquet/shop-api/carts"
import { shopSnapshot, soldVariant } from "@bon-perroquet/shop-api/catalogue"
import { midnightOf } from "@bon-perroquet/vat/rates/midnight"
import type { CreatePriceListWorkflowInputDTO, MedusaContainer } from "@medusajs/framework/types"
import { ContainerRegistrationKeys, Modules } from "@medusajs/framework/utils"
import { createPriceListsWorkflow, deletePriceListsWorkflow } from "@medusajs/medusa/core-flows"
import type { QuoteRow, StoredLine } from "./rows"

const knexOf = (container: MedusaContainer) => container.resolve(ContainerRegistrationKeys.PG_CONNECTION)

/** Seconds that a change of a quote waits for another one. */
const WAIT = 10

/** Executes the changes of a quote one after the other. */
export const ofQuote = <T>(container: MedusaContainer, id: string, work: () => Promise<T>): Promise<T> =>
  container.resolve(Modules.LOCKING).execute(`quote:${id}`, work, { timeout: WAIT })

/** Returns offered lines with the VAT rates of now. @throws 404 product_not_found for goods that are no longer sold */
export async function ratedLines(
  container: MedusaContainer,
  { channel }: Pick<QuoteRow, "channel">,
  lines: readonly StoredLine[],
): Promise<(StoredLine & { vat_rate: number })[]> {
  const snapshot = await inChannel(channelWithCode(channel ?? ""), () => shopSnapshot(container))
  const isSold = ({ product_id, variant_id }: StoredLine) => {
    const product = snapshot.products.get(product_id)
    return product !== undefined && soldVariant(product, variant_id) !== undefined
  }
  if (lines.some((line) => line.net_cents !== null && !isSold(line))) throw refuse("product_not_found", 404)
  return lines.map((line) => ({ ...line, vat_rate: pricedLine(snapshot, DEFAULT_COUNTRY, line).rate }))
}

/**
 * Creates a price list that only the quote's account gets, until the end of the offer's last day. A line's price
 * applies from its quantity upwards. @returns its id
 */
export async function createPriceList(
  container: MedusaContainer,
  { id, customer_id }: Pick<QuoteRow, "id" | "customer_id">,
  lines: readonly (StoredLine & { vat_rate: number })[],
  valid_until: string,
): Promise<string> {
  const group = await ensureQuoteGroup(knexOf(container), customer_id)
  const list: CreatePriceListWorkflowInputDTO & { metadata: object; type: "sale" } = {
    ...{ title: `Quote ${id}`, description: `Quote ${id}`, status: "active", type: "sale" },
    rules: { "customer.groups.id": [group] },
    metadata: { [QUOTE]: id, trade: { minimum_cents: null, discounts: [] } },
    ends_at: new Date(midnightOf(dayLater(valid_until, 1)).getTime() - 1).toISOString(),
    prices: lines.flatMap(({ net_cents, ...line }) =>
      net_cents === null
        ? []
        : {
            variant_id: line.variant_id,
            currency_code: "eur",
            // Prices include the Belgian VAT of the product's class, like those of trade price lists.
            amount: toEuro(grossCents(net_cents, line.vat_rate)),
            ...(line.quantity > 1 && { min_quantity: line.quantity }),
          },
    ),
  }
  const { result } = await createPriceListsWorkflow(container).run({ input: { price_lists_data: [list] } })
  return result[0]?.id ?? ""
}

/** Deletes the price lists of a quote that are not those of its running offer. */
export async function endPriceLists(container: MedusaContainer, quote: string): Promise<void> {
  const knex = knexOf(container)
  const row = await knex<Pick<QuoteRow, "price_list_id" | "state">>("quote").where({ id: quote }).first()
  const running = row?.state === "offered" ? row.price_list_id : null
  const ids = (await readQuoteLists(knex, quote)).map(({ id }) => id).filter((id) => id !== running)
  if (ids.length) await deletePriceListsWorkflow(container).run({ input: { ids } })
}

/** Deletes the price lists of quotes that are over or erased, and those of interrupted offers. */
export async function endOldPriceLists(container: MedusaContainer): Promise<void> {
  const knex = knexOf(container)
  const lists = await readQuoteLists(knex)
  const running = new Set(
    await knex<QuoteRow>("quote").where({ state: "offered" }).pluck<(string | null)[]>("price_list_id"),
  )
  const old = new Set(lists.filter(({ id }) => !running.has(id)).map(({ quote }) => quote))
  for (const quote of old) await ofQuote(container, quote, () => endPriceLists(container, quote))
}
