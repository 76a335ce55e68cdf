import { VAT_NUMBER_STANDINGS } from "@bon-perroquet/contract"
import { model } from "@medusajs/framework/utils"

/** What VIES said last of a VAT number. What an order was sold by is kept with the order itself. */
export const VatNumberCheck = model.define("vat_number_check", {
  vat_number: model.text().primaryKey(),
  standing: model.enum([...VAT_NUMBER_STANDINGS]),
  checked_at: model.dateTime(),
  consultation_number: model.text().nullable(),
})
