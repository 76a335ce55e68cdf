import type { ComponentProps } from "react"
import { useTranslation } from "react-i18next"
import { Field } from "../../../components/Field"

type CodeFieldProps = Omit<ComponentProps<"input">, "type"> & { error?: string | undefined }

/** Field for a code of an authenticator app, or a recovery code. Browsers fill in one-time codes. */
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
