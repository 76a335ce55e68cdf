import { paidWithName, type PaidWith } from "@bon-perroquet/contract"
import { useTranslation } from "react-i18next"

/** Returns a function that names a payment method as on a receipt, or returns null if it is unknown. */
export function usePaidWith(): (method: PaidWith | null) => string | null {
  const { t } = useTranslation("account")
  return (method) =>
    method &&
    paidWithName(method, {
      card: t("order.methods.card"),
      transfer: t("order.methods.transfer"),
      gift_card: t("order.methods.gift_card"),
      store_credit: t("order.methods.store_credit"),
      account: t("order.methods.account"),
    })
}
