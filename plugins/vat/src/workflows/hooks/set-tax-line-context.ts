import { ContainerRegistrationKeys, Modules } from "@medusajs/framework/utils"
import { StepResponse } from "@medusajs/framework/workflows-sdk"
import type { MedusaContainer } from "@medusajs/framework/types"
import {
  updateOrderTaxLinesWorkflow,
  updateTaxLinesWorkflow,
  upsertTaxLinesWorkflow,
} from "@medusajs/medusa/core-flows"
import { EXEMPT_CODE } from "../../charged"
import { taxedLinesOf, isTold } from "../../taxed-lines"
import type { LineItem } from "../../taxed-lines"

/**
 * The engine asks the tax provider about goods and about deliveries in two separate calls. The VAT of a delivery
 * follows the goods, so every call is told all goods of its cart or order.
 */
type Holder = { id: string; items?: LineItem[] | null }

async function withTaxedLines(entity: "cart" | "order", holder: Holder, container: MedusaContainer) {
  const items = holder.items?.every(isTold) ? holder.items : await readItems(entity, holder.id, container)
  const sold_vat = entity === "order" ? await soldVatOf(holder.id, container) : null
  return new StepResponse({ taxed_lines: taxedLinesOf(items), ...(sold_vat && { sold_vat }) })
}

/** The VAT that a placed order bears: what is added to it bears the same, whatever the setting is now. A draft is not sold yet. */
async function soldVatOf(id: string, container: MedusaContainer): Promise<string | null> {
  const { rows } = await container
    .resolve(ContainerRegistrationKeys.PG_CONNECTION)
    .raw<{ rows: { code: string }[] }>(SOLD_VAT, [id])
  return rows[0]?.code ?? null
}

const SOLD_VAT = `
  SELECT tax.code FROM "order" placed
  JOIN order_item item ON item.order_id = placed.id AND item.deleted_at IS NULL
  JOIN order_line_item_tax_line tax ON tax.item_id = item.item_id AND tax.deleted_at IS NULL
  WHERE placed.id = ? AND NOT placed.is_draft_order AND (tax.code LIKE 'VAT-__' OR tax.code = '${EXEMPT_CODE}')
  ORDER BY item.version, item.created_at, tax.created_at LIMIT 1`

// Some callers hand over a cart or an order without its items, e.g. when only a delivery was added to an order; others leave
// out what says the class of a line without a product.
async function readItems(
  entity: "cart" | "order",
  id: string,
  container: MedusaContainer,
): Promise<LineItem[]> {
  // What an edit, of a draft as well, has added so far is not the order's own yet.
  if (entity === "order") return (await container.resolve(Modules.ORDER).previewOrderChange(id)).items ?? []
  const { data } = await container.resolve(ContainerRegistrationKeys.QUERY).graph({
    entity,
    fields: ["items.id", "items.product_id", "items.metadata", "items.unit_price", "items.quantity"],
    filters: { id },
  })
  return (data as Partial<Holder>[])[0]?.items ?? []
}

updateTaxLinesWorkflow.hooks.setTaxLineContext(({ cart }: { cart: Holder }, { container }) =>
  withTaxedLines("cart", cart, container),
)
upsertTaxLinesWorkflow.hooks.setTaxLineContext(({ cart }: { cart: Holder }, { container }) =>
  withTaxedLines("cart", cart, container),
)
updateOrderTaxLinesWorkflow.hooks.setTaxLineContext(({ order }: { order: Holder }, { container }) =>
  withTaxedLines("order", order, container),
)
