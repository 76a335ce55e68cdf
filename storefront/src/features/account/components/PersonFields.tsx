import type { FieldErrors, UseFormRegisterReturn } from "react-hook-form"
import { useTranslation } from "react-i18next"
import { Field } from "../../../components/Field"
import { useFieldSentence } from "../../../components/use-field-sentence"
import type { PersonValues } from "../account-forms"

type PersonFieldsProps = {
  register: (name: keyof PersonValues) => UseFormRegisterReturn
  errors: FieldErrors<PersonValues>
}

type Names = Pick<PersonValues, "first_name" | "last_name">
type NameFieldsProps = {
  register: (name: keyof Names) => UseFormRegisterReturn
  errors: FieldErrors<Names>
}

export function NameFields({ register, errors }: NameFieldsProps) {
  const { t } = useTranslation("checkout")
  const sentence = useFieldSentence()
  return (
    <>
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
    </>
  )
}

export function PersonFields({ register, errors }: PersonFieldsProps) {
  const { t } = useTranslation("checkout")
  const sentence = useFieldSentence()
  return (
    <>
      <div className="grid gap-4 sm:grid-cols-2">
        <NameFields register={register} errors={errors} />
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
