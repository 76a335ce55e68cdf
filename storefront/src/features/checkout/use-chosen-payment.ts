import { usePaymentMethods } from "@bon-perroquet/shop-react"
import { useState } from "react"
import { useComesAgain } from "../repeat"

/** Returns payment methods and the selected one, by default the shop's. */
export function useChosenPayment() {
  const { data } = usePaymentMethods()
  const [wanted, choose] = useState<string>()
  const comesAgain = useComesAgain()
  // Subscriptions need a method that can be charged again.
  const methods = data?.methods.filter((method) => !comesAgain || !method.is_paid_later) ?? []
  return { methods, chosen: methods.find(({ code }) => code === wanted) ?? methods[0], choose }
}

export type PaymentChoice = ReturnType<typeof useChosenPayment>
