/** Why a file of a ZIP of pictures can't be taken. */
const PICTURE_CODES = [
  "file_unknown",
  "file_ambiguous",
  "file_twice",
  "file_odd",
  "file_encrypted",
  "file_damaged",
  "size_one_picture",
  "images_too_many",
  "image_type",
  "image_too_large",
  "image_too_many_pixels",
  "image_unreadable",
] as const
export type PictureCode = (typeof PICTURE_CODES)[number]

/** Why a line of a file can't be carried out. */
export const LINE_CODES = [
  "sku_missing",
  "sku_unknown",
  "sku_twice",
  "sku_invalid",
  "sku_in_use",
  "ean_in_use",
  "new_incomplete",
  "product_unknown",
  "product_other",
  "size_incomplete",
  "size_twice",
  "size_alone",
  "size_contradicts",
  "sizes_too_many",
  "sizes_elsewhere",
  "price_invalid",
  "stock_invalid",
  "value_invalid",
  "category_unknown",
  "image_elsewhere",
  "handle_in_use",
  "weight_needed",
  "weight_contradicts",
  "contradicts",
  "not_priced",
  "stock_not_managed",
  "not_carried_out",
  ...PICTURE_CODES,
] as const
export type LineCode = (typeof LINE_CODES)[number]
