import { model } from "@medusajs/framework/utils"

export const Listing = model.define("listing", {
  id: model.id({ prefix: "list" }).primaryKey(),
  product_id: model.text().unique(),
  /** The unit that the price is for: "€/kg", "€/500 g", "€/pièce". */
  unit_label: model.text().default("€/kg"),
  is_promotion: model.boolean().default(false),
  is_featured: model.boolean().default(false),
  /** No right of withdrawal. null: the category decides. */
  perishable: model.boolean().nullable(),
  /** Low-stock threshold per size. null for the shop's default. */
  low_stock_threshold: model.number().nullable(),
  /** Kinds of bird that it is for, from the contract's list. null if unknown. */
  birds: model.array().nullable(),
})
