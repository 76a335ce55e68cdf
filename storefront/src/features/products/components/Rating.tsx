import type { Rating as RatingOf } from "@bon-perroquet/contract"
import { useTranslation } from "react-i18next"
import { useLanguage } from "../../../i18n"

export function Rating({ rating: { average, count } }: { rating: RatingOf }) {
  const { t } = useTranslation("products")
  const { language } = useLanguage()
  const mean = average.toLocaleString(language, { minimumFractionDigits: 1 })
  return (
    <span className="text-sm">
      <span className="sr-only">{t("card.rating", { average: mean, count })}</span>
      <span aria-hidden className="tabular-nums">
        <span className="text-base text-seed">★</span> {mean} ({count})
      </span>
    </span>
  )
}
