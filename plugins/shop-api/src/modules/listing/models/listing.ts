import { model } from "@medusajs/framework/utils"

/** How a product stands in the shop's lists, beside what the engine's product says. */
export const Listing = model.define("listing", {
  id: model.id({ prefix: "list" }).primaryKey(),
  product_id: model.text().unique(),
  /** What the price buys: "€/kg", "€/500 g", "€/pièce" … */
  unit_label: model.text().default("€/kg"),
  is_promotion: model.boolean().default(false),
  /** Chosen for the home page. */
  is_featured: model.boolean().default(false),
  /** Whether the right to withdraw is excluded; null: as for its category. */
  perishable: model.boolean().nullable(),
  /** How many of a size are few, to whoever orders goods; null: as the shop has it. */
  low_stock_threshold: model.number().nullable(),
  /** For which birds it is: a list of the contract's kinds; null where nobody said it. */
  birds: model.array().nullable(),
})
