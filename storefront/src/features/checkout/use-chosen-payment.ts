import type { DeliveryCountry } from "@bon-perroquet/contract"
import { usePaymentMethods } from "@bon-perroquet/shop-react"
import type { UseFormReturn } from "react-hook-form"
import { useComesAgain } from "../repeat"
import type { CheckoutValues } from "./checkout-form"
import { useKeptChoice } from "./use-kept-choice"

/** Returns the payment methods and the chosen one, by default the shop's first. */
export function useChosenPayment(form: UseFormReturn<CheckoutValues>, country: DeliveryCountry) {
  const { data } = usePaymentMethods(country)
  const [requested, choose] = useKeptChoice(form, "payment_method")
  const comesAgain = useComesAgain()
  // A subscription needs a method that can be charged again.
  const methods = data?.methods.filter((method) => !comesAgain || !method.is_paid_later) ?? []
  return { methods, chosen: methods.find(({ code }) => code === requested) ?? methods[0], choose }
}

export type PaymentChoice = ReturnType<typeof useChosenPayment>
