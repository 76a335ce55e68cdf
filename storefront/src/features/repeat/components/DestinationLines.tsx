import { isPostalCode, type DeliveryCountry } from "@bon-perroquet/contract"
import { useFormContext } from "react-hook-form"
import { useTranslation } from "react-i18next"
import { useStreetSplit } from "../../../components/address/use-street-split"
import { Field } from "../../../components/Field"
import { postalCodeError } from "../../../config/postal-code-error"
import type { DestinationValues } from "./destination-values"

export function DestinationLines({ country }: { country: DeliveryCountry }) {
  const { t } = useTranslation("checkout")
  const form = useFormContext<DestinationValues>()
  const {
    register,
    formState: { errors },
  } = form
  const said = (text: string) => ({ validate: (value: string) => value.trim() !== "" || text })
  const split = useStreetSplit(form, { country: "country", street: "street", number: "number", box: "box" })
  const postal = t(postalCodeError(country))
  return (
    <>
      <Field
        label={t("fields.street")}
        error={errors.street?.message}
        hint={t(split.isSplit ? "address.split" : "address.wholeLine")}
        autoComplete="shipping address-line1"
        maxLength={120}
        required
        {...register("street", { ...said(t("errors.street")), ...split.street })}
      />
      <div className="grid gap-4 sm:grid-cols-[10rem_1fr]">
        <Field
          label={t("fields.number")}
          error={errors.number?.message}
          autoComplete="off"
          maxLength={20}
          required
          {...register("number", said(t("errors.number")))}
        />
        <Field
          label={t("fields.box")}
          optionalLabel={t("optional")}
          autoComplete="shipping address-line2"
          maxLength={80}
          {...register("box", split.box)}
        />
      </div>
      <div className="grid gap-4 sm:grid-cols-[10rem_1fr]">
        <Field
          label={t("fields.postal_code")}
          error={errors.postal_code?.message}
          autoComplete="shipping postal-code"
          maxLength={16}
          required
          {...register("postal_code", { validate: (value) => isPostalCode(country, value) || postal })}
        />
        <Field
          label={t("fields.city")}
          error={errors.city?.message}
          autoComplete="shipping address-level2"
          maxLength={80}
          required
          {...register("city", said(t("errors.city")))}
        />
      </div>
    </>
  )
}
