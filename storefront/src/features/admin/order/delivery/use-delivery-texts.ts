import { DELIVERY_COUNTRIES } from "@bon-perroquet/contract"
import { DELIVERY_KINDS } from "@bon-perroquet/contract/sets"
import { useTranslation } from "react-i18next"
import type { FieldTexts } from "../../../../components/draft"
import { useLanguage } from "../../../../i18n"
import { countryName } from "../../../../i18n/country-names"

const TYPED = ["first_name", "last_name", "phone", "street", "number", "box", "postal_code", "city"] as const
const OTHERS = ["company", "note"] as const

/** Returns the name of a delivery method by its code. */
export function useMethodName(): (code: string | null) => string {
  const { t } = useTranslation("admin")
  return (code) => {
    const kind = DELIVERY_KINDS.find((each) => each === code)
    return t(kind ? `deliveryChange.kinds.${kind}` : "phoneOrder.otherWay")
  }
}

/** Returns names and values of the form's fields for conflicts with another person's change. */
export function useDeliveryTexts(): FieldTexts {
  const { t } = useTranslation("admin")
  const { language } = useLanguage()
  return {
    nameOf: (path) => {
      const typed = TYPED.find((field) => field === path)
      const other = OTHERS.find((field) => field === path)
      if (typed) return t(`phoneOrder.fields.${typed}`)
      if (other) return t(`deliveryChange.fields.${other}`)
      return t(path === "country" ? "phoneOrder.fields.country" : "deliveryChange.method")
    },
    valueOf: (path, value) => {
      const country = path === "country" && DELIVERY_COUNTRIES.find((each) => each === value)
      return country ? countryName(country, language) : String(value)
    },
  }
}
