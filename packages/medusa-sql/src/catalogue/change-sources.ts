/** Constants in the payloads of notifications. All other values are product ids. */
export const EVERYTHING = "@everything"
export const DELIVERY = "@delivery"
export const PROMOTIONS = "@promotions"

/** `concerns` is SQL that selects product ids, or a constant above, from the statement's rows (`changed`). */
export interface ChangeSource {
  table: string
  concerns: string
}

const everything = (table: string): ChangeSource => ({
  table,
  concerns: `SELECT '${EVERYTHING}' FROM changed`,
})
const delivery = (table: string): ChangeSource => ({ table, concerns: `SELECT '${DELIVERY}' FROM changed` })
const productOf = (table: string, column: string): ChangeSource => ({
  table,
  concerns: `SELECT ${column} FROM changed`,
})
const ofVariant = (table: string): ChangeSource => ({
  table,
  concerns: `SELECT variant.product_id FROM changed JOIN product_variant variant ON variant.id = changed.variant_id`,
})

export const CHANGE_SOURCES: ChangeSource[] = [
  productOf("product", "id"),
  productOf("product_variant", "product_id"),
  productOf("image", "product_id"),
  productOf("product_sales_channel", "product_id"),
  productOf("product_shipping_profile", "product_id"),
  productOf("product_category_product", "product_id"),
  productOf("listing", "product_id"),
  productOf("product_vat_class", "product_id"),
  productOf("product_handle", "product_id"),
  productOf("product_information", "product_id"),
  productOf("review_summary", "product_id"),
  ofVariant("product_variant_price_set"),
  ofVariant("product_variant_inventory_item"),
  {
    table: "price",
    concerns: `
      SELECT variant.product_id FROM changed
      JOIN product_variant_price_set link ON link.price_set_id = changed.price_set_id
      JOIN product_variant variant ON variant.id = link.variant_id
      UNION ALL
      SELECT '${DELIVERY}' FROM changed
      JOIN shipping_option_price_set link ON link.price_set_id = changed.price_set_id`,
  },
  {
    // Medusa writes the reserved quantity to this table, too.
    table: "inventory_level",
    concerns: `
      SELECT variant.product_id FROM changed
      JOIN product_variant_inventory_item link ON link.inventory_item_id = changed.inventory_item_id
      JOIN product_variant variant ON variant.id = link.variant_id`,
  },
  {
    table: "translation",
    concerns: `
      SELECT CASE changed.reference WHEN 'product' THEN changed.reference_id ELSE '${EVERYTHING}' END FROM changed
      WHERE changed.reference IN ('product', 'product_category')
      UNION ALL
      SELECT variant.product_id FROM changed
      JOIN product_variant variant ON changed.reference = 'product_variant' AND variant.id = changed.reference_id`,
  },
  everything("product_category"),
  everything("category_handle"),
  everything("vat_rate"),
  // The shop's features decide about VAT and ratings.
  {
    table: "setting_version",
    concerns: `SELECT '${EVERYTHING}' FROM changed WHERE changed.setting = 'features'`,
  },
  everything("store"),
  everything("price_list"),
  everything("region_country"),
  everything("sales_channel_stock_location"),
  { table: "promotion", concerns: `SELECT '${PROMOTIONS}' FROM changed` },
  delivery("price_rule"),
  delivery("location_fulfillment_set"),
  delivery("service_zone"),
  delivery("geo_zone"),
  delivery("shipping_option"),
  delivery("shipping_option_type"),
  delivery("shipping_option_rule"),
  delivery("shipping_option_price_set"),
]
