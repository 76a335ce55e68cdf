import type { CreateLineItemDTO } from "@medusajs/framework/types"
import type { CatalogueProduct } from "../catalogue"

/** What the engine's order flow needs of a line item, as its own add-to-cart would write it. */
export function lineItemOf({ product, price_cents, row }: CatalogueProduct, quantity: number) {
  return {
    title: row.title,
    subtitle: row.variant_title ?? undefined,
    thumbnail: product.images[0] ?? undefined,
    quantity,
    product_id: product.id,
    product_title: row.title,
    product_description: row.description ?? undefined,
    product_subtitle: row.subtitle ?? undefined,
    product_handle: row.handle,
    variant_id: row.variant_id,
    variant_sku: row.sku ?? undefined,
    variant_barcode: row.barcode ?? undefined,
    variant_title: row.variant_title ?? undefined,
    is_discountable: row.discountable,
    is_tax_inclusive: true,
    requires_shipping: row.shipping_profile_id !== null,
    // The engine's decimals come from the cents, so that both say the same.
    unit_price: price_cents / 100,
    metadata: {},
  } satisfies Omit<CreateLineItemDTO, "cart_id">
}
