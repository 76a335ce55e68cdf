import { useCountryChoice } from "@bon-perroquet/shop-react"
import type { DeliveryCountry } from "@bon-perroquet/contract"
import type { ReactNode } from "react"
import { useFormContext, useWatch } from "react-hook-form"
import { useTranslation } from "react-i18next"
import { ADDRESS_LINES, type AddressLine } from "../../../components/address/address-lines"
import { useStreetSplit } from "../../../components/address/use-street-split"
import { Field, SelectField } from "../../../components/Field"
import { useLanguage } from "../../../i18n"
import { countryName } from "../../../i18n/country-names"
import { useAddressError } from "./use-address-error"

type AddressValues = Record<AddressLine, string> & { country: DeliveryCountry }

export function AddressFields({ children }: { children?: ReactNode }) {
  const { t } = useTranslation("admin")
  const { t: common } = useTranslation("common")
  const { t: checkout } = useTranslation("checkout")
  const form = useFormContext<AddressValues>()
  const { register } = form
  const errorOf = useAddressError()
  const split = useStreetSplit(form, { country: "country", street: "street", number: "number", box: "box" })
  return (
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
      {children}
    </div>
  )
}

export function NoteField() {
  const { t } = useTranslation("checkout")
  const { t: common } = useTranslation("common")
  const { register } = useFormContext<{ note: string }>()
  const errorOf = useAddressError()
  return (
    <Field
      label={t("fields.note")}
      optionalLabel={common("optional")}
      hint={t("address.note")}
      autoComplete="off"
      error={errorOf("note")}
      {...register("note")}
    />
  )
}

export function CountryField() {
  const { t } = useTranslation("admin")
  const { language } = useLanguage()
  const { register } = useFormContext<AddressValues>()
  const countries = useCountryChoice(useWatch<AddressValues, "country">({ name: "country" }))
  return (
    <SelectField label={t("phoneOrder.fields.country")} {...register("country")}>
      {countries.map((each) => (
        <option key={each} value={each}>
          {countryName(each, language)}
        </option>
      ))}
    </SelectField>
  )
}
