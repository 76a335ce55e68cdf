import { informationKeeper } from "./keeper"

/** Returns the SQL parts that read mandatory information, if the plugin is loaded. */
export const informed = () =>
  informationKeeper()
    ? {
        columns: "told.product_id IS NOT NULL AS has_information, told.allergens, told.traces",
        join: "LEFT JOIN product_information told ON told.product_id = product.id AND told.deleted_at IS NULL",
      }
    : { columns: "false AS has_information, NULL::jsonb AS allergens, NULL::jsonb AS traces", join: "" }

/**
 * Returns the condition for products for sale with incomplete information. Matches nothing without the
 * plugin.
 */
export const uninformed = (): string =>
  informationKeeper()
    ? `product.status = 'published' AND NOT EXISTS (
        SELECT FROM product_information WHERE product_id = product.id AND deleted_at IS NULL AND is_complete)`
    : "false"
