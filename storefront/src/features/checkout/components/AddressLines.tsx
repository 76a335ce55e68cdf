import { useFormContext } from "react-hook-form"
import { useTranslation } from "react-i18next"
import { useStreetSplit } from "../../../components/address/use-street-split"
import { Field } from "../../../components/Field"
import type { CheckoutValues } from "../checkout-form"
import { useFieldError } from "../use-field-error"

type AddressLinesProps = {
  of: "" | "invoice_"
  purpose: "shipping" | "billing"
}

/** Fields of an address. Splits a line that was typed into the street field. */
export function AddressLines({ of, purpose }: AddressLinesProps) {
  const { t } = useTranslation("checkout")
  const form = useFormContext<CheckoutValues>()
  const { register } = form
  const errorOf = useFieldError()
  const split = useStreetSplit(form, {
    country: `${of}country`,
    street: `${of}street`,
    number: `${of}number`,
    box: `${of}box`,
  })
  return (
    <>
      <Field
        label={t("fields.street")}
        error={errorOf(`${of}street`)}
        hint={t(split.isSplit ? "address.split" : "address.wholeLine")}
        autoComplete={`${purpose} address-line1`}
        required
        {...register(`${of}street`, split.street)}
      />
      <div className="grid gap-4 sm:grid-cols-[10rem_1fr]">
        <Field
          label={t("fields.number")}
          error={errorOf(`${of}number`)}
          autoComplete="off"
          required
          {...register(`${of}number`)}
        />
        <Field
          label={t("fields.box")}
          optionalLabel={t("optional")}
          error={errorOf(`${of}box`)}
          autoComplete={`${purpose} address-line2`}
          {...register(`${of}box`, split.box)}
        />
      </div>
      <div className="grid gap-4 sm:grid-cols-[10rem_1fr]">
        <Field
          label={t("fields.postal_code")}
          error={errorOf(`${of}postal_code`)}
          autoComplete={`${purpose} postal-code`}
          required
          {...register(`${of}postal_code`)}
        />
        <Field
          label={t("fields.city")}
          error={errorOf(`${of}city`)}
          autoComplete={`${purpose} address-level2`}
          required
          {...register(`${of}city`)}
        />
      </div>
    </>
  )
}
