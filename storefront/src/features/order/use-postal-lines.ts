import type { Address } from "@bon-perroquet/contract"
import { useTranslation } from "react-i18next"
import { useLanguage } from "../../i18n"
import { countryName } from "../../i18n/country-names"

type Place = Pick<Address, "street" | "number" | "apartment" | "postal_code" | "city"> & { country: string }
type Recipient = { first_name: string; last_name: string }

/** An address as it stands on a parcel, line by line, the recipient first where there is one. */
export function usePostalLines(): (address: Place & Partial<Recipient>) => string[] {
  const { t } = useTranslation("account")
  const { language } = useLanguage()
  return ({ first_name = "", last_name = "", street, number, apartment, postal_code, city, country }) =>
    [
      `${first_name} ${last_name}`.trim(),
      [`${street} ${number}`.trim(), apartment && t("order.box", { box: apartment })]
        .filter(Boolean)
        .join(", "),
      `${postal_code} ${city}`.trim(),
      /^[A-Z]{2}$/.test(country) ? countryName(country, language) : country,
    ].filter(Boolean)
}
