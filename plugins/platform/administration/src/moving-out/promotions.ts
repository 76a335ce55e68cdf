import type { PromotionColumn } from "@bon-perroquet/contract"
import { decimalEuro } from "@bon-perroquet/contract/money"
import { formOf, readPromotions, type PromotionRow } from "@bon-perroquet/checkout/promotions/simple"
import type { MedusaContainer } from "@medusajs/framework/types"
import { ContainerRegistrationKeys } from "@medusajs/framework/utils"
import { categoriesOf } from "../imports/categories"
import { listProducts } from "../products"

const PAGE = 500

/** Yields the promotions that the dashboard's form can express, in the columns of an import. */
export async function* promotionRows(
  container: MedusaContainer,
): AsyncGenerator<Partial<Record<PromotionColumn, string>>> {
  const knex = container.resolve(ContainerRegistrationKeys.PG_CONNECTION)
  const { products } = await listProducts(container)
  const handles = new Map(products.map(({ id, handle_fr }) => [id, handle_fr]))
  const { names } = await categoriesOf(container)
  for (let offset = 0; ; offset += PAGE) {
    const { promotions } = await readPromotions(knex, { offset, limit: PAGE })
    for (const row of promotions) yield* cellsOf(row, handles, names)
    if (promotions.length < PAGE) return
  }
}

function* cellsOf(
  row: PromotionRow,
  handles: ReadonlyMap<string, string>,
  categories: ReadonlyMap<string, string>,
): Generator<Partial<Record<PromotionColumn, string>>> {
  const form = formOf(row)
  if (!form) return
  const named = (ids: readonly string[], names: ReadonlyMap<string, string>) =>
    ids.map((id) => names.get(id) ?? id).join("|")
  const amount = (cents: number | null) => (cents === null ? "" : decimalEuro(cents))
  yield {
    ...{ code: form.code, is_automatic: form.is_automatic ? "yes" : "no", on: form.on },
    products: named(form.product_ids, handles),
    categories: named(form.category_ids, categories),
    ...{ percent: String(form.percent ?? ""), amount: amount(form.amount_cents) },
    ...{ minimum: amount(form.minimum_cents), limit: String(form.limit ?? "") },
    limit_per_email: String(form.limit_per_email ?? ""),
    segment: form.segment ?? "",
    ...{ from: form.from ?? "", until: form.until ?? "", note: form.note },
  }
}
