import { informationKeeper } from "./keeper"

/** What is told before buying, where the shop keeps it. */
export const informed = () =>
  informationKeeper()
    ? {
        columns: "told.product_id IS NOT NULL AS has_information, told.allergens, told.traces",
        join: "LEFT JOIN product_information told ON told.product_id = product.id AND told.deleted_at IS NULL",
      }
    : { columns: "false AS has_information, NULL::jsonb AS allergens, NULL::jsonb AS traces", join: "" }

/** A product that is for sale, and of which something is missing; none where the shop keeps none of it. */
export const uninformed = (): string =>
  informationKeeper()
    ? `product.status = 'published' AND NOT EXISTS (
        SELECT FROM product_information WHERE product_id = product.id AND deleted_at IS NULL AND is_complete)`
    : "false"
