import { REVIEW_RULES } from "@bon-perroquet/contract"
import { useTranslation } from "react-i18next"
import type { FieldTexts } from "../../../components/draft"

/** Returns labels of the form's fields by path, for messages outside of the form. */
export function useDecisionTexts(): FieldTexts {
  const { t } = useTranslation("admin")
  const { t: reviews } = useTranslation("reviews")
  const names = { state: t("reviews.decision"), refusal: t("reviews.rule"), reply: t("reviews.reply") }
  return {
    nameOf: (path) => names[path as keyof typeof names] ?? path,
    valueOf: (path, value) => {
      if (path === "state") return t(value === "refused" ? "reviews.refuse" : "reviews.publish")
      const rule = path === "refusal" && REVIEW_RULES.find((each) => each === value)
      if (rule) return reviews(`rules.${rule}`)
      return typeof value === "string" ? value : ""
    },
  }
}
