import { REVIEW_RULES } from "@bon-perroquet/contract"
import { useTranslation } from "react-i18next"

/** Explains how reviews are verified, as Directive (EU) 2019/2161 requires. */
export function HowReviewed() {
  const { t } = useTranslation("reviews")
  return (
    <div className="flex flex-col gap-2 rounded-card bg-sunken p-4 text-sm">
      <h3 className="text-base font-semibold">{t("how.title")}</h3>
      <p>{t("how.bought")}</p>
      <p>{t("how.all")}</p>
      <ul className="list-disc pl-5">
        {REVIEW_RULES.map((rule) => (
          <li key={rule}>{t(`rules.${rule}`)}</li>
        ))}
      </ul>
    </div>
  )
}
