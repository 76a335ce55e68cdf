import { ContainerRegistrationKeys, Modules } from "@medusajs/framework/utils"
import { StepResponse } from "@medusajs/framework/workflows-sdk"
import type { MedusaContainer } from "@medusajs/framework/types"
import {
  updateOrderTaxLinesWorkflow,
  updateTaxLinesWorkflow,
  upsertTaxLinesWorkflow,
} from "@medusajs/medusa/core-flows"
import { EXEMPT_CODE } from "@bon-perroquet/contract/vat/charged"
import { taxedLinesOf, hasVatFacts } from "../../taxed-lines"
import type { LineItem } from "../../taxed-lines"

/**
 * The engine taxes goods and deliveries separately. A delivery shares its goods' rates, so every call gets
 * all goods.
 */
type TaxedEntity = { id: string; items?: LineItem[] | null }

async function withTaxedLines(entity: "cart" | "order", record: TaxedEntity, container: MedusaContainer) {
  const items = record.items?.every(hasVatFacts)
    ? record.items
    : await readItems(entity, record.id, container)
  const sold_vat = entity === "order" ? await soldVatOf(record.id, container) : null
  return new StepResponse({ taxed_lines: taxedLinesOf(items), ...(sold_vat && { sold_vat }) })
}

/** Returns the VAT code of a placed order, which later additions share. Returns null for drafts. */
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

// Reads all items, because some callers pass none, or pass them without the VAT class in their metadata.
async function readItems(
  entity: "cart" | "order",
  id: string,
  container: MedusaContainer,
): Promise<LineItem[]> {
  // Lines added by an unconfirmed edit are only in the order's preview.
  if (entity === "order") return (await container.resolve(Modules.ORDER).previewOrderChange(id)).items ?? []
  const { data } = await container.resolve(ContainerRegistrationKeys.QUERY).graph({
    entity,
    fields: ["items.id", "items.product_id", "items.metadata", "items.unit_price", "items.quantity"],
    filters: { id },
  })
  return (data as Partial<TaxedEntity>[])[0]?.items ?? []
}

updateTaxLinesWorkflow.hooks.setTaxLineContext(({ cart }: { cart: TaxedEntity }, { container }) =>
  withTaxedLines("cart", cart, container),
)
upsertTaxLinesWorkflow.hooks.setTaxLineContext(({ cart }: { cart: TaxedEntity }, { container }) =>
  withTaxedLines("cart", cart, container),
)
updateOrderTaxLinesWorkflow.hooks.setTaxLineContext(({ order }: { order: TaxedEntity }, { container }) =>
  withTaxedLines("order", order, container),
)
