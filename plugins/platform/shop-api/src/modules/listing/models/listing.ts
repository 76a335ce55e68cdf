import { model } from "@medusajs/framework/utils"

export const Listing = model.define("listing", {
  id: model.id({ prefix: "list" }).primaryKey(),
  product_id: model.text().unique(),
  /** The price's unit, for example "€/kg", "€/500 g" or "€/pièce". */
  unit_label: model.text().default("€/kg"),
  is_promotion: model.boolean().default(false),
  is_featured: model.boolean().default(false),
  /** Whether the product has no right of withdrawal. If null, the category decides. */
  perishable: model.boolean().nullable(),
  /** Low-stock threshold per size. null: the shop's default. */
  low_stock_threshold: model.number().nullable(),
  /** Kinds of birds that eat it, from the contract's list. null if unknown. */
  birds: model.array().nullable(),
})
