import { recordChange, type NewChange } from "@bon-perroquet/api-kit/changes"
import { dayInBelgium, toCents, type SalePriceInput, type SalePrices } from "@bon-perroquet/contract"
import { rereadProducts, type ProductRow } from "@bon-perroquet/shop-api/catalogue"
import { refuse, requireUnchanged, type Precondition } from "@bon-perroquet/api-kit/http"
import type { CreatePriceListWorkflowInputDTO, MedusaContainer } from "@medusajs/framework/types"
import { ContainerRegistrationKeys } from "@medusajs/framework/utils"
import {
  createPriceListsWorkflow,
  deletePriceListsWorkflow,
  updatePriceListsWorkflow,
} from "@medusajs/medusa/core-flows"
import { adminProduct, productRow, underLock } from "../products"
import { changeSaleWorkflow } from "../workflows"
import { readSalePrices } from "./read"
import { boundsOf, OWNER, readSaleRows, salePriceOf, type SaleRow } from "./rows"

const knexOf = (container: MedusaContainer) => container.resolve(ContainerRegistrationKeys.PG_CONNECTION)

/**
 * Locks the product, checks the version, runs the change and updates the catalogue. Returns the sales.
 * @throws 412 if they have changed since the caller read them
 */
async function changing(
  container: MedusaContainer,
  product: string,
  precondition: Precondition,
  change: (row: ProductRow, sales: readonly SaleRow[]) => Promise<unknown>,
): Promise<SalePrices> {
  await underLock(container, `product:${product}`, async () => {
    requireUnchanged(precondition, await readSalePrices(container, product))
    await change(await productRow(container, product), await readSaleRows(knexOf(container), product))
  })
  await rereadProducts(container, [product])
  return readSalePrices(container, product)
}

/** @throws 400 if the period is over or a price isn't lower; 404 for an unknown size */
function requireSale(row: ProductRow, { from, until, prices }: SalePriceInput, existing?: SaleRow): void {
  const today = dayInBelgium(new Date())
  if (from !== null && from < today && from !== existing?.from)
    throw refuse("invalid_request", 400, { field: "from" })
  if (until !== null && until < today) throw refuse("invalid_request", 400, { field: "until" })
  const own = new Map(adminProduct(row).variants.map(({ id, price }) => [id, price]))
  for (const { variant_id, price } of prices) {
    const usual = own.get(variant_id)
    if (usual === undefined) throw refuse("product_not_found", 404)
    if (toCents(price) >= toCents(usual)) throw refuse("sale_not_lower", 400, { field: "prices" })
  }
}

/** Checks that a product has one sale at a time. @throws 409 if another sale of this product overlaps */
function requireAlone({ from, until }: SalePriceInput, others: readonly SaleRow[]): void {
  const first = from ?? dayInBelgium(new Date())
  const meets = (sale: SaleRow) =>
    (until === null || (sale.from ?? "") <= until) && (sale.until === null || first <= sale.until)
  if (others.some((sale) => sale.is_own && meets(sale))) throw refuse("sale_overlaps", 409)
}

/** A sale that starts today starts now. A running sale keeps its start. */
async function datesOf(container: MedusaContainer, input: SalePriceInput, existing?: SaleRow) {
  const { starts_at, ends_at } = await boundsOf(knexOf(container), input)
  const isAtOnce = input.from === null || input.from === dayInBelgium(new Date())
  const begins = (isAtOnce ? new Date() : starts_at)?.toISOString() ?? null
  return {
    ...(!(existing && existing.from === input.from) && { starts_at: begins }),
    ends_at: ends_at?.toISOString() ?? null,
  }
}

const euroPrices = ({ prices }: SalePriceInput) =>
  prices.map(({ variant_id, price }) => ({ variant_id, amount: price, currency_code: "eur" }))

const logged = ({ from, until, prices }: Pick<SalePriceInput, "from" | "until" | "prices">) => ({
  ...{ from, until },
  sale_price: prices.map(({ price }) => price),
})

const recordSale = (
  container: MedusaContainer,
  by: string,
  row: ProductRow,
  change: Pick<NewChange, "before" | "after">,
) =>
  recordChange(container, {
    by,
    subject: "product",
    subject_id: row.id,
    label: row.title,
    action: "sale",
    ...change,
  })

export const planSale = (
  container: MedusaContainer,
  by: string,
  product: string,
  input: SalePriceInput,
  precondition: Precondition,
): Promise<SalePrices> =>
  changing(container, product, precondition, async (row, sales) => {
    requireSale(row, input)
    requireAlone(input, sales)
    const list: CreatePriceListWorkflowInputDTO & { type: "sale"; metadata: object } = {
      ...{ title: row.title, description: row.title, status: "active", type: "sale" },
      metadata: { [OWNER]: product },
      ...(await datesOf(container, input)),
      prices: euroPrices(input),
    }
    await createPriceListsWorkflow(container).run({ input: { price_lists_data: [list] } })
    await recordSale(container, by, row, { before: null, after: logged(input) })
  })

function requireOwn(sales: readonly SaleRow[], id: string): SaleRow {
  const sale = sales.find((each) => each.id === id && each.is_own)
  if (!sale) throw refuse("sale_not_found", 404)
  return sale
}

export const changeSale = (
  container: MedusaContainer,
  by: string,
  { product, id }: { product: string; id: string },
  input: SalePriceInput,
  precondition: Precondition,
): Promise<SalePrices> =>
  changing(container, product, precondition, async (row, sales) => {
    const sale = requireOwn(sales, id)
    requireSale(row, input, sale)
    requireAlone(
      input,
      sales.filter((each) => each !== sale),
    )
    const priceOf = new Map(sale.prices.map((price) => [price.variant_id, price.id]))
    const requested = euroPrices(input).map((price) => ({ ...price, id: priceOf.get(price.variant_id) }))
    const remainingPrices = requested.flatMap(({ id, ...price }) =>
      id === undefined ? [] : [{ id, ...price }],
    )
    await changeSaleWorkflow(container).run({
      input: {
        list: { id, ...(await datesOf(container, input, sale)) },
        prices: {
          id,
          create: requested.flatMap(({ id, ...price }) => (id === undefined ? [price] : [])),
          update: remainingPrices,
          delete: sale.prices
            .map((price) => price.id)
            .filter((price) => !remainingPrices.some(({ id }) => id === price)),
        },
      },
    })
    await recordSale(container, by, row, { before: logged(salePriceOf(sale)), after: logged(input) })
  })

export const endSale = (
  container: MedusaContainer,
  by: string,
  { product, id }: { product: string; id: string },
  precondition: Precondition,
): Promise<SalePrices> =>
  changing(container, product, precondition, async (row, sales) => {
    const sale = requireOwn(sales, id)
    if (sale.has_begun) {
      // Ends the sale at the last millisecond before now, because Medusa includes the end.
      const ends_at = new Date(Date.now() - 1).toISOString()
      await updatePriceListsWorkflow(container).run({ input: { price_lists_data: [{ id, ends_at }] } })
    } else await deletePriceListsWorkflow(container).run({ input: { ids: [id] } })
    await recordSale(container, by, row, { before: logged(salePriceOf(sale)), after: null })
  })
