import { useCountryChoice } from "@bon-perroquet/shop-react"
import { useFormContext, useWatch } from "react-hook-form"
import { useTranslation } from "react-i18next"
import { ADDRESS_LINES } from "../../../components/address/address-problems"
import { useStreetSplit } from "../../../components/address/use-street-split"
import { Field, SelectField } from "../../../components/Field"
import { useLanguage } from "../../../i18n"
import { countryName } from "../../../i18n/country-names"
import { Part } from "./Part"
import type { PhoneOrderValues } from "./phone-order-form"
import { usePhoneOrderError } from "./use-phone-order-error"

/** Edits the delivery address. Only open countries are offered, and the postal code is checked by country. */
export function AddressFields() {
  const { t } = useTranslation("admin")
  const { t: common } = useTranslation("common")
  const { t: checkout } = useTranslation("checkout")
  const { language } = useLanguage()
  const form = useFormContext<PhoneOrderValues>()
  const { register } = form
  const errorOf = usePhoneOrderError()
  const country = useWatch<PhoneOrderValues, "country">({ name: "country" })
  const countries = useCountryChoice(country)
  const split = useStreetSplit(form, { country: "country", street: "street", number: "number", box: "box" })
  return (
    <Part title={t("phoneOrder.address")}>
      <div className="grid gap-4 sm:grid-cols-2">
        {ADDRESS_LINES.map((line) => (
          <Field
            key={line}
            label={t(`phoneOrder.fields.${line}`)}
            optionalLabel={line === "box" ? common("optional") : undefined}
            autoComplete="off"
            hint={line === "street" && checkout(split.isSplit ? "address.split" : "address.wholeLine")}
            error={errorOf(line)}
            {...register(line, line === "street" ? split.street : line === "box" ? split.box : {})}
          />
        ))}
        <SelectField label={t("phoneOrder.fields.country")} {...register("country")}>
          {countries.map((each) => (
            <option key={each} value={each}>
              {countryName(each, language)}
            </option>
          ))}
        </SelectField>
        <Field
          label={checkout("fields.note")}
          optionalLabel={common("optional")}
          hint={checkout("address.note")}
          autoComplete="off"
          error={errorOf("note")}
          {...register("note")}
        />
      </div>
    </Part>
  )
}
