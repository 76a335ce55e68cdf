import type { DeliveryCountry } from "@bon-perroquet/contract"
import { useDelivery } from "@bon-perroquet/shop-react"
import type { UseFormReturn } from "react-hook-form"
import type { CheckoutValues } from "./checkout-form"
import { useKeptChoice } from "./use-kept-choice"

/**
 * Returns the delivery methods and the chosen one, by default the cheapest.
 * @param extras codes of selected extras, which totals include
 * @param vatNumber valid number of a business, whose totals may be without VAT
 */
export function useChosenDelivery(
  form: UseFormReturn<CheckoutValues>,
  country: DeliveryCountry,
  extras: readonly string[],
  vatNumber: string | undefined,
) {
  const { data, isError, isPlaceholderData, isFetching, refetch } = useDelivery(country, extras, vatNumber)
  const [requested, keep] = useKeptChoice(form, "delivery_method")
  const methods = data?.methods ?? []
  return {
    methods,
    chosen: methods.find((method) => method.id === requested) ?? methods[0],
    choose: (id: string) => {
      keep(id)
      form.setValue("delivery_point", "")
    },
    /** True while totals are loading. */
    outdated: isPlaceholderData || isFetching,
    /** True if the shop has returned the methods for this country, even an empty list. */
    isKnown: data !== undefined && !isPlaceholderData,
    failed: isError && !data,
    retry: () => void refetch(),
  }
}

export type DeliveryChoice = ReturnType<typeof useChosenDelivery>
