import { useFormContext, useWatch } from "react-hook-form"
import { useTranslation } from "react-i18next"
import { Field, SelectField } from "../../../components/Field"
import type { CheckoutValues } from "../checkout-form"
import { useFieldError } from "../use-field-error"
import { useAuth } from "../../account"
import { AddressLines } from "./AddressLines"
import { FormSection } from "./FormSection"
import type { Address } from "@bon-perroquet/contract"
import { useAddresses } from "@bon-perroquet/shop-react/account"
import { useEffect } from "react"
import { usePostalLines } from "../../order"

const fieldsOf = ({ country, street, number, apartment, postal_code, city }: Address) => ({
  country,
  street,
  number,
  box: apartment ?? "",
  postal_code,
  city,
})
type Fields = ReturnType<typeof fieldsOf>

const FIELDS = ["country", "street", "number", "box", "postal_code", "city"] as const
const EMPTY = { street: "", number: "", box: "", postal_code: "", city: "" }

const isSame = (fields: Fields, written: Partial<CheckoutValues>) =>
  FIELDS.every((name) => fields[name] === written[name])

const isWritten = ({ street, number, postal_code, city }: CheckoutValues) =>
  [street, number, postal_code, city].some((text) => text.trim() !== "")

/** Selects a saved address. The default address fills in an empty form. */
function SavedAddresses() {
  const { t } = useTranslation("checkout")
  const { data: addresses = [] } = useAddresses()
  const linesOf = usePostalLines()
  const { control, setValue, getValues, formState } = useFormContext<CheckoutValues>()
  const written = useWatch({ control }) as Partial<CheckoutValues>
  const chosen = addresses.find((address) => isSame(fieldsOf(address), written))

  function choose(id: string) {
    const address = addresses.find((one) => one.id === id)
    const fields = address ? fieldsOf(address) : { ...EMPTY, country: getValues().country }
    for (const name of FIELDS) setValue(name, fields[name], { shouldValidate: formState.isSubmitted })
  }

  // Without a default address, for example because it was deleted, a single saved address fills in the form.
  const preferred =
    addresses.find(({ is_default }) => is_default) ?? (addresses.length === 1 ? addresses[0] : undefined)
  useEffect(() => {
    if (!preferred || isWritten(getValues())) return
    const fields = fieldsOf(preferred)
    for (const name of FIELDS) setValue(name, fields[name])
  }, [preferred, getValues, setValue])

  if (addresses.length === 0) return null
  return (
    <SelectField
      label={t("address.saved")}
      value={chosen?.id ?? ""}
      onChange={(event) => choose(event.target.value)}
    >
      <option value="">{t("address.other")}</option>
      {addresses.map((address) => (
        <option key={address.id} value={address.id}>
          {linesOf(address).slice(0, -1).join(", ")}
        </option>
      ))}
    </SelectField>
  )
}

export function AddressFields() {
  const { t } = useTranslation("checkout")
  const { user } = useAuth()
  const { register } = useFormContext<CheckoutValues>()
  const errorOf = useFieldError()
  return (
    <FormSection title={t("address.title")}>
      {user && <SavedAddresses />}
      <AddressLines of="" purpose="shipping" />
      <Field
        label={t("fields.note")}
        optionalLabel={t("optional")}
        hint={t("address.note")}
        error={errorOf("note")}
        autoComplete="off"
        {...register("note")}
      />
    </FormSection>
  )
}
