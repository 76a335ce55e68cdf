import type { FieldErrors, UseFormRegisterReturn } from "react-hook-form"
import { useTranslation } from "react-i18next"
import { type NewPasswordValues, usePasswordTexts } from "../account-forms"
import { PasswordField } from "./PasswordField"

type NewPasswordFieldsProps = {
  label: string
  register: (name: keyof NewPasswordValues) => UseFormRegisterReturn
  errors: FieldErrors<NewPasswordValues>
}

export function NewPasswordFields({ label, register, errors }: NewPasswordFieldsProps) {
  const { t } = useTranslation("account")
  const { hint, tooShort, differs } = usePasswordTexts()
  return (
    <>
      <PasswordField
        label={label}
        hint={hint}
        error={errors.password && tooShort}
        autoComplete="new-password"
        required
        {...register("password")}
      />
      <PasswordField
        label={t("password.confirmation")}
        error={errors.confirmation && differs}
        autoComplete="new-password"
        required
        {...register("confirmation")}
      />
    </>
  )
}
