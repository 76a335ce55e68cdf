import { businessSchema, type ShownTradePrices } from "@bon-perroquet/contract"
import { vatNumberOf } from "@bon-perroquet/contract/vat/numbers"
import { recordCheckedVatNumber } from "@bon-perroquet/medusa-sql/buying/trade-prices"
import type { MedusaContainer } from "@medusajs/framework/types"
import { ContainerRegistrationKeys } from "@medusajs/framework/utils"
import { businessKeeper } from "../business"
import { shopSnapshot } from "../ports/catalogue"
import { buysAsTrade, entriesOf } from "./lines"
import { tradePriceOf } from "./price"

interface Account {
  id: string
  metadata: Record<string, unknown> | null
}

/** Returns an account's trade prices of the given products. */
export async function shownTradePrices(
  container: MedusaContainer,
  account: Account | null,
  productIds: readonly string[],
): Promise<ShownTradePrices> {
  const { products, tradeLists } = await shopSnapshot(container)
  if (!account || !tradeLists.some) return { is_trade: false, sizes: [] }
  if (tradeLists.businesses) await checkVatNumber(container, account)
  if (!(await buysAsTrade(container, account.id))) return { is_trade: false, sizes: [] }
  const variants = productIds.flatMap((id) => products.get(id)?.product.variants ?? [])
  const entries = await entriesOf(
    container,
    account.id,
    variants.map(({ id }) => id),
  )
  const sizes = variants.flatMap((variant) => {
    const found = entries.get(variant.id)
    return found ? [tradePriceOf(variant, found)] : []
  })
  return { is_trade: true, sizes }
}

/** If VIES does not answer, `business` returns the last confirmation for a week. After that, the account leaves the group. */
async function checkVatNumber(container: MedusaContainer, { id, metadata }: Account): Promise<void> {
  const { data } = businessSchema.safeParse(metadata?.["business"])
  const number = data?.vat_number ? vatNumberOf(data.vat_number) : null
  const proof = number && (await businessKeeper()?.prove(container, number.vat_number))
  const knex = container.resolve(ContainerRegistrationKeys.PG_CONNECTION)
  await recordCheckedVatNumber(knex, id, proof?.standing === "valid" ? (data?.vat_number ?? null) : null)
}
