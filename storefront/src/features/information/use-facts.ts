import { FREE_DELIVERY_FROM_CENTS } from "@bon-perroquet/contract"
import { formatRoundCents } from "../../components/price"
import { merchant } from "../../config/merchant"
import { useLanguage } from "../../i18n"

/** What the texts say about the seller comes from the merchant's file, so that it is true everywhere at once. */
export function useFacts() {
  const { language } = useLanguage()
  const { name, legal_name, street, postal_code, city, vat_number, email, phone, opening_hours } = merchant
  return {
    name,
    legal_name,
    address: `${street}, ${postal_code} ${city}`,
    vat_number,
    register: merchant.company_register[language],
    email,
    phone,
    ...opening_hours,
    amount: formatRoundCents(FREE_DELIVERY_FROM_CENTS, language),
  }
}
