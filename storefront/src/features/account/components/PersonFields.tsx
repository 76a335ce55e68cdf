import type { FieldErrors, UseFormRegisterReturn } from "react-hook-form"
import { useTranslation } from "react-i18next"
import { Field } from "../../../components/Field"
import { useFieldSentence } from "../../../components/use-field-sentence"
import type { PersonValues } from "../account-forms"

type PersonFieldsProps = {
  register: (name: keyof PersonValues) => UseFormRegisterReturn
  errors: FieldErrors<PersonValues>
}

export function PersonFields({ register, errors }: PersonFieldsProps) {
  const { t } = useTranslation("checkout")
  const sentence = useFieldSentence()
  return (
    <>
      <div className="grid gap-4 sm:grid-cols-2">
        <Field
          label={t("fields.first_name")}
          error={errors.first_name && sentence("first_name")}
          autoComplete="given-name"
          required
          {...register("first_name")}
        />
        <Field
          label={t("fields.last_name")}
          error={errors.last_name && sentence("last_name")}
          autoComplete="family-name"
          required
          {...register("last_name")}
        />
      </div>
      <Field
        label={t("fields.phone")}
        optionalLabel={t("optional")}
        error={errors.phone && sentence("phone")}
        type="tel"
        autoComplete="tel"
        placeholder={t("phonePlaceholder")}
        {...register("phone")}
      />
    </>
  )
}
