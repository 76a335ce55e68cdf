import { useFormContext } from "react-hook-form"
import { useTranslation } from "react-i18next"
import { Field } from "../../../components/Field"
import type { CheckoutValues } from "../checkout-form"
import { useFieldError } from "../use-field-error"
import { useAuth } from "../../account"
import { AddressLines } from "./AddressLines"
import { FormSection } from "./FormSection"
import { SavedAddresses } from "./SavedAddresses"

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
