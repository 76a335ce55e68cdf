import { DELIVERY_COUNTRIES, DELIVERY_KINDS, type OrderDelivery } from "@bon-perroquet/contract"
import { useTranslation } from "react-i18next"
import type { FieldTexts } from "../../../../components/draft"
import { useLanguage } from "../../../../i18n"
import { countryName } from "../../../../i18n/country-names"

const TYPED = [
  "first_name",
  "last_name",
  "phone",
  "street",
  "number",
  "box",
  "postal_code",
  "city",
  "country",
] as const
const OTHERS = ["company", "note", "point"] as const

export function useMethodName(): (code: string | null) => string {
  const { t } = useTranslation("admin")
  return (code) => {
    const kind = DELIVERY_KINDS.find((each) => each === code)
    return t(kind ? `deliveryChange.kinds.${kind}` : "phoneOrder.otherWay")
  }
}

export function useDeliveryTexts(methods: OrderDelivery["methods"] = []): FieldTexts {
  const { t } = useTranslation("admin")
  const { language } = useLanguage()
  const methodName = useMethodName()
  const nameOf = (path: string) => {
    const typed = TYPED.find((field) => field === path)
    const other = OTHERS.find((field) => field === path)
    if (typed) return t(`phoneOrder.fields.${typed}`)
    return other ? t(`deliveryChange.fields.${other}`) : t("deliveryChange.method")
  }
  const valueOf = (path: string, value: unknown) => {
    const country = path === "country" && DELIVERY_COUNTRIES.find((each) => each === value)
    if (country) return countryName(country, language)
    if (path === "needs_point")
      return t(value ? "deliveryChange.fields.point" : "deliveryChange.fields.address")
    const method = path === "method" && methods.find(({ id }) => id === value)
    return method ? methodName(method.code) : String(value)
  }
  return { nameOf, valueOf }
}
