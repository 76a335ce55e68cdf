import { usePaymentMethods } from "@bon-perroquet/shop-react"
import { useState } from "react"

/** The ways to pay and the one chosen: the shop's usual one, until the shopper chooses another. */
export function useChosenPayment() {
  const { data } = usePaymentMethods()
  const [wanted, choose] = useState<string>()
  const methods = data?.methods ?? []
  return { methods, chosen: methods.find(({ code }) => code === wanted) ?? methods[0], choose }
}

export type PaymentChoice = ReturnType<typeof useChosenPayment>
