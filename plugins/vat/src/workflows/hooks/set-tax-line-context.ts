import { ContainerRegistrationKeys, Modules } from "@medusajs/framework/utils"
import { StepResponse } from "@medusajs/framework/workflows-sdk"
import type { MedusaContainer } from "@medusajs/framework/types"
import {
  updateOrderTaxLinesWorkflow,
  updateTaxLinesWorkflow,
  upsertTaxLinesWorkflow,
} from "@medusajs/medusa/core-flows"
import { taxedLinesOf, isTold } from "../../taxed-lines"
import type { LineItem } from "../../taxed-lines"

/**
 * The engine asks the tax provider about goods and about deliveries in two separate calls. The VAT of a delivery
 * follows the goods, so every call is told all goods of its cart or order.
 */
type Holder = { id: string; items?: LineItem[] | null }

async function withTaxedLines(entity: "cart" | "order", holder: Holder, container: MedusaContainer) {
  const items = holder.items?.every(isTold) ? holder.items : await readItems(entity, holder.id, container)
  return new StepResponse({ taxed_lines: taxedLinesOf(items) })
}

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
