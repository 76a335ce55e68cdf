import type { DeliveryCountry } from "@bon-perroquet/contract"
import { useDelivery } from "@bon-perroquet/shop-react"
import type { UseFormReturn } from "react-hook-form"
import type { CheckoutValues } from "./checkout-form"
import { useKeptChoice } from "./use-kept-choice"

/**
 * Default: the cheapest.
 * @param extras codes of selected extras, included in totals
 * @param vatNumber of a business, if valid; totals may be without VAT
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
    /** True while totals belong to another country or an older cart. */
    outdated: isPlaceholderData || isFetching,
    /** True if the shop responded for this country, possibly without methods. */
    isKnown: data !== undefined && !isPlaceholderData,
    failed: isError && !data,
    retry: () => void refetch(),
  }
}

export type DeliveryChoice = ReturnType<typeof useChosenDelivery>
