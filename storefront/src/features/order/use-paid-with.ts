import { paidWithName, type PaidWith } from "@bon-perroquet/contract"
import { useTranslation } from "react-i18next"

/** What an order was paid with, as it stands on a receipt; null where nothing is known of it. */
export function usePaidWith(): (method: PaidWith | null) => string | null {
  const { t } = useTranslation("account")
  return (method) =>
    method && paidWithName(method, { card: t("order.methods.card"), transfer: t("order.methods.transfer") })
}
