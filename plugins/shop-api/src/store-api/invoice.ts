import { businessSchema, type DeliveryCountry } from "@bon-perroquet/contract"
import type { OpenInput } from "@bon-perroquet/checkout/checkout"
import type { MedusaContainer } from "@medusajs/framework/types"
import { orderBusinessOf } from "../business"
import { refuse } from "../http"
import { streetOf } from "./street"
import type { StoreCart } from "./store-cart"

/**
 * Reads the invoice fields of a client. A business has `company` and `metadata.vat_number` in its address.
 * Other metadata is dropped, because the shop stores the verified VAT status there.
 * @throws 400 vat_number_malformed, address_required; invalid_request for a VAT number without a company
 */
export async function invoiceOf(
  container: MedusaContainer,
  { billing_address, shipping_address }: StoreCart,
  country: DeliveryCountry,
): Promise<Pick<OpenInput, "invoice_address" | "business">> {
  if (!billing_address || !Object.keys(billing_address.metadata ?? {}).length) return {}
  const { metadata, country_code, ...address } = billing_address
  const { address_1, address_2, postal_code, city, ...person } = address
  const { company } = person
  const billed = country_code?.toUpperCase()
  const invoice_address =
    address_1 && postal_code && city && billed
      ? { ...person, ...streetOf(billed, address_1, address_2), postal_code, city, country: billed }
      : null
  const vat_number = metadata?.["vat_number"]
  if (typeof vat_number !== "string" || !vat_number.trim()) return { invoice_address }
  const { data: wanted } = businessSchema.safeParse({ company, vat_number })
  if (!wanted) throw refuse("invalid_request", 400, { field: "company" })
  if (!invoice_address && !shipping_address?.address_1) throw refuse("address_required", 400)
  const business = await orderBusinessOf(container, country, wanted)
  return { invoice_address, ...(business && { business }) }
}
