import type { ComponentProps } from "react"
import { useTranslation } from "react-i18next"
import { Field } from "../../../components/Field"

type CodeFieldProps = Omit<ComponentProps<"input">, "type"> & { error?: string | undefined }

/** A code of the second factor: of the app, which keyboards offer by themselves, or a recovery code. */
export function CodeField(input: CodeFieldProps) {
  const { t } = useTranslation("account")
  return (
    <Field
      label={t("code.label")}
      hint={t("code.hint")}
      type="text"
      autoComplete="one-time-code"
      autoCapitalize="none"
      spellCheck={false}
      required
      {...input}
    />
  )
}
