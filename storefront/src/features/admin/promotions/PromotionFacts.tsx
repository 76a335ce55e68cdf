import type { AdminPromotion } from "@bon-perroquet/contract"
import { useTranslation } from "react-i18next"
import { formatCents } from "../../../components/price"
import { useLanguage } from "../../../i18n"
import { formatCount } from "../number-formats"
import { usePromotionWords } from "./use-promotion-words"

export function PromotionFacts({ promotion }: { promotion: AdminPromotion }) {
  const { t } = useTranslation("admin")
  const { language } = useLanguage()
  const { what, from, period } = usePromotionWords()
  const { form, is_automatic, uses, discount_cents } = promotion
  const used = formatCount(uses, language)
  const facts: [name: string, text: string][] = [
    [t("promotions.kind"), t(`promotions.kinds.${is_automatic ? "automatic" : "code"}`)],
    [
      t("promotions.what"),
      form ? [what(form), from(form)].filter(Boolean).join(" · ") : t("promotions.more"),
    ],
    [t("promotions.period"), period(promotion)],
    [
      t("promotions.uses"),
      discount_cents > 0
        ? `${used} · ${t("promotions.takenOff", { amount: formatCents(discount_cents, language) })}`
        : used,
    ],
  ]
  return (
    <dl className="grid gap-x-8 gap-y-3 rounded-card bg-sunken p-4 sm:grid-cols-2 sm:p-5">
      {facts.map(([name, text]) => (
        <div key={name}>
          <dt className="text-sm text-bark">{name}</dt>
          <dd className="font-semibold wrap-anywhere">{text}</dd>
        </div>
      ))}
    </dl>
  )
}
