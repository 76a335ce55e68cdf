import { VAT_NUMBER_STANDINGS } from "@bon-perroquet/contract"
import { model } from "@medusajs/framework/utils"

/** The latest VIES answer for a VAT number. */
export const VatNumberCheck = model.define("vat_number_check", {
  vat_number: model.text().primaryKey(),
  standing: model.enum([...VAT_NUMBER_STANDINGS]),
  checked_at: model.dateTime(),
  consultation_number: model.text().nullable(),
})
