import { useWatch, type UseFormReturn } from "react-hook-form"
import { useVatStanding } from "../../components/business"
import { useOffers } from "../../config/services"
import type { CheckoutValues } from "./checkout-form"

/** Returns the business and the check of its VAT number. */
export function useBusiness({ control }: Pick<UseFormReturn<CheckoutValues>, "control">) {
  const isOffered = useOffers("business")
  const [business, typed, country, invoice, invoiceCountry] = useWatch({
    control,
    name: ["business", "vat_number", "country", "invoice", "invoice_country"],
  })
  const isWanted = isOffered && business === "yes"
  return { isOffered, isWanted, ...useVatStanding(typed, invoice ? invoiceCountry : country, isWanted) }
}

export type BusinessChoice = ReturnType<typeof useBusiness>
