import type { RepeatDelivery } from "@bon-perroquet/contract"
import { useTranslation } from "react-i18next"
import { formatDay } from "../../components/date"
import { formatCents } from "../../components/price"
import { useLanguage } from "../../i18n"

export function useNextText({ state, next }: Pick<RepeatDelivery, "state" | "next">): string {
  const { t } = useTranslation("account")
  const { language } = useLanguage()
  if (!next) return t(state === "paused" ? "repeat.next.paused" : "repeat.next.ended")
  const on = formatDay(next.on, language)
  if (next.state === "waiting")
    return next.missing ? t("repeat.next.waiting", { name: next.missing }) : t("repeat.next.waitingUnnamed")
  if (next.state === "failed") return t("repeat.next.failed", { on })
  return next.total_cents === null
    ? t("repeat.next.planned", { on })
    : t("repeat.next.announced", { on, total: formatCents(next.total_cents, language) })
}
