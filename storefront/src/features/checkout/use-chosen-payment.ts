import type { DeliveryCountry } from "@bon-perroquet/contract"
import { usePaymentMethods } from "@bon-perroquet/shop-react"
import type { UseFormReturn } from "react-hook-form"
import { useComesAgain } from "../repeat"
import type { CheckoutValues } from "./checkout-form"
import { useCreditMethod } from "./use-credit-method"
import { useKeptChoice } from "./use-kept-choice"

/** Returns the payment methods and the chosen one. The default is the first method. */
export function useChosenPayment(form: UseFormReturn<CheckoutValues>, country: DeliveryCountry) {
  const { data, isLoading, isPlaceholderData } = usePaymentMethods(country)
  const onAccount = useCreditMethod()
  const [requested, choose] = useKeptChoice(form, "payment_method")
  const comesAgain = useComesAgain()
  // A subscription needs a payment method that the shop can charge again later.
  const methods = [
    ...(data?.methods.map((method) => ({ ...method, is_disabled: false })) ?? []),
    ...onAccount.methods,
  ].filter((method) => !comesAgain || !method.is_paid_later)
  const requestable = methods.find(({ code, is_disabled }) => code === requested && !is_disabled)
  return {
    methods,
    chosen: requestable ?? methods[0],
    choose,
    /** False while methods are loading. If loading fails, the payment page offers its default methods. */
    isKnown: !isLoading && !isPlaceholderData && !onAccount.isLoading && comesAgain !== undefined,
  }
}

export type PaymentChoice = ReturnType<typeof useChosenPayment>
