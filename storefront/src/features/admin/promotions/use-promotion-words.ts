import { FORMAT_LOCALE_OF, type AdminPromotion, type PromotionForm } from "@bon-perroquet/contract"
import { useTranslation } from "react-i18next"
import type { BADGE_TONES } from "../../../components/Badge"
import { formatShortDay } from "../short-date"
import { formatRoundCents } from "../../../components/price"
import { useLanguage } from "../../../i18n"

export const STATE_TONES = {
  running: "success",
  planned: "information",
  used_up: "warning",
  off: "quiet",
  ended: "quiet",
} as const satisfies Record<AdminPromotion["state"], keyof typeof BADGE_TONES>

export function usePromotionWords() {
  const { t } = useTranslation("admin")
  const { language } = useLanguage()

  function valueOf({ percent, amount_cents }: PromotionForm): string {
    if (percent === null) return `−${formatRoundCents(amount_cents ?? 0, language)}`
    const format = { style: "percent", maximumFractionDigits: 2 } as const
    return `−${new Intl.NumberFormat(FORMAT_LOCALE_OF[language], format).format(percent / 100)}`
  }

  function targetOf({ on, product_ids, category_ids }: PromotionForm): string {
    if (on === "products") return t("promotions.targets.products", { count: product_ids.length })
    if (on === "categories") return t("promotions.targets.categories", { count: category_ids.length })
    return t(`promotions.targets.${on}`)
  }

  const what = (form: PromotionForm): string =>
    t("promotions.value", { value: valueOf(form), target: targetOf(form) })

  const from = ({ minimum_cents: cents }: PromotionForm): string | null =>
    cents === null ? null : t("promotions.from", { amount: formatRoundCents(cents, language) })

  function period({ starts_at, ends_at }: Pick<AdminPromotion, "starts_at" | "ends_at">): string {
    const first = starts_at && formatShortDay(starts_at, language)
    // Shows the day before `ends_at`, which is exclusive.
    const last = ends_at && formatShortDay(new Date(Date.parse(ends_at) - 1).toISOString(), language)
    if (first && last) return t("promotions.periods.both", { from: first, until: last })
    if (first) return t("promotions.periods.since", { from: first })
    return last ? t("promotions.periods.until", { until: last }) : t("promotions.periods.always")
  }

  return { what, from, period }
}
