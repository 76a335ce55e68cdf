import type { DeliveryPromise } from "@bon-perroquet/contract"
import { useTranslation } from "react-i18next"
import { useLanguage } from "../../i18n"
import { formatDay } from "./arrival-text"

/** Returns the days promised for an order, for example "Livraison prévue : du mardi 1 déc. au jeudi 3 déc.". */
export function usePromisedDays(promise: DeliveryPromise | null): string | null {
  const { t } = useTranslation("delivery")
  const { language } = useLanguage()
  if (!promise) return null
  const [from, by] = [promise.arrives_from, promise.arrives_by].map((day) =>
    formatDay(new Date(day), language),
  )
  return from === by ? t("arrival.expectedOn", { day: by }) : t("arrival.expected", { from, by })
}
