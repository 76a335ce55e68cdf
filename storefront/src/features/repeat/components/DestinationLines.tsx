import type { DeliveryCountry } from "@bon-perroquet/contract"
import { useFormContext } from "react-hook-form"
import { useTranslation } from "react-i18next"
import { Field } from "../../../components/Field"
import { postalCodeError } from "../../../config/postal-code-error"
import type { DestinationValues } from "./destination-values"

type DestinationLinesProps = {
  country: DeliveryCountry
  isPostalCode: (code: string) => boolean
}

/** Street, number, box, postal code and town. */
export function DestinationLines({ country, isPostalCode }: DestinationLinesProps) {
  const { t } = useTranslation("checkout")
  const {
    register,
    formState: { errors },
  } = useFormContext<DestinationValues>()
  const said = (text: string) => ({ validate: (value: string) => value.trim() !== "" || text })
  const postal = t(postalCodeError(country))
  return (
    <>
      <Field
        label={t("fields.street")}
        error={errors.street?.message}
        autoComplete="shipping address-line1"
        maxLength={120}
        required
        {...register("street", said(t("errors.street")))}
      />
      <div className="grid grid-cols-2 gap-4">
        <Field
          label={t("fields.number")}
          error={errors.number?.message}
          maxLength={20}
          required
          {...register("number", said(t("errors.number")))}
        />
        <Field label={t("fields.box")} optionalLabel={t("optional")} maxLength={20} {...register("box")} />
      </div>
      <div className="grid gap-4 sm:grid-cols-[10rem_1fr]">
        <Field
          label={t("fields.postal_code")}
          error={errors.postal_code?.message}
          autoComplete="shipping postal-code"
          maxLength={12}
          required
          {...register("postal_code", { validate: (value) => isPostalCode(value.trim()) || postal })}
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
