import { useWatch, type UseFormReturn } from "react-hook-form"
import { useVatStanding } from "../../components/business"
import { useOffers } from "../../config/services"
import { businessVatNumber, hasInvoiceAddress, type CheckoutValues } from "./checkout-form"

export function useBusiness({ control }: Pick<UseFormReturn<CheckoutValues>, "control">) {
  const isOffered = useOffers("business")
  const { business, number, country } = useWatch({ control, compute: businessOf })
  const isWanted = isOffered && business === "yes"
  return { isOffered, isWanted, number, ...useVatStanding(number, country, isWanted) }
}

const businessOf = (values: CheckoutValues) => ({
  business: values.business,
  number: businessVatNumber(values),
  country: hasInvoiceAddress(values) ? values.invoice_country : values.country,
})

export type BusinessChoice = ReturnType<typeof useBusiness>
