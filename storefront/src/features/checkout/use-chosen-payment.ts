import { usePaymentMethods } from "@bon-perroquet/shop-react"
import { useState } from "react"
import { useComesAgain } from "../repeat"

/** The ways to pay and the one chosen: the shop's usual one, until the shopper chooses another. */
export function useChosenPayment() {
  const { data } = usePaymentMethods()
  const [wanted, choose] = useState<string>()
  const comesAgain = useComesAgain()
  // What comes again is charged again: nothing that is paid by hand can be.
  const methods = data?.methods.filter((method) => !comesAgain || !method.is_paid_later) ?? []
  return { methods, chosen: methods.find(({ code }) => code === wanted) ?? methods[0], choose }
}

export type PaymentChoice = ReturnType<typeof useChosenPayment>
