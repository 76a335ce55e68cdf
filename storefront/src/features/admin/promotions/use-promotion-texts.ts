import { useTranslation } from "react-i18next"
import type { FieldTexts } from "../../../components/draft"
import type { PromotionValues } from "./promotion-form"

const NAMES = {
  kind: "get",
  code: "code",
  on: "on",
  product_ids: "chosen",
  category_ids: "categories",
  unit: "unit",
  percent: "valuePercent",
  amount: "valueAmount",
  minimum: "minimum",
  limit: "limit",
  limit_per_email: "perEmail",
  segment: "segment",
  from: "from",
  until: "until",
  note: "note",
} as const satisfies Record<keyof PromotionValues, string>

const isField = (path: string): path is keyof typeof NAMES => path in NAMES

export function usePromotionTexts(): FieldTexts {
  const { t } = useTranslation("admin")
  return {
    nameOf: (path) => (isField(path) ? t(`promotions.form.${NAMES[path]}`) : path),
    valueOf: (_path, value) => (Array.isArray(value) ? String(value.length) : String(value)),
  }
}
