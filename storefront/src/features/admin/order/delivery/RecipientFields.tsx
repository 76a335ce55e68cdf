import { useFormContext } from "react-hook-form"
import { useTranslation } from "react-i18next"
import { Field } from "../../../../components/Field"
import { NoteField } from "../../address/AddressFields"
import { useAddressError } from "../../address/use-address-error"
import type { DeliveryValues } from "./delivery-form"

const NAMES = ["first_name", "last_name"] as const

export function RecipientFields() {
  const { t } = useTranslation("admin")
  const { t: common } = useTranslation("common")
  const { register } = useFormContext<DeliveryValues>()
  const errorOf = useAddressError()
  return (
    <div className="grid gap-4 sm:grid-cols-2">
      {NAMES.map((name) => (
        <Field
          key={name}
          label={t(`phoneOrder.fields.${name}`)}
          autoComplete="off"
          error={errorOf(name)}
          {...register(name)}
        />
      ))}
      <Field
        label={t("phoneOrder.fields.phone")}
        optionalLabel={common("optional")}
        type="tel"
        autoComplete="off"
        error={errorOf("phone")}
        {...register("phone")}
      />
    </div>
  )
}

/** Fields that are hidden for a pick-up point. */
export function OtherFields() {
  const { t } = useTranslation("admin")
  const { t: common } = useTranslation("common")
  const { register } = useFormContext<DeliveryValues>()
  const errorOf = useAddressError()
  return (
    <>
      <Field
        label={t("deliveryChange.fields.company")}
        optionalLabel={common("optional")}
        autoComplete="off"
        error={errorOf("company")}
        {...register("company")}
      />
      <NoteField />
    </>
  )
}
