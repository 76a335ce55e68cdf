import { useForm } from "react-hook-form"
import { useTranslation } from "react-i18next"
import { useFieldSentence } from "../../../components/use-field-sentence"
import { byRules } from "../account-forms"
import { PasswordField } from "../components/PasswordField"
import { QuestionForm, type QuestionFormProps } from "./QuestionForm"

type PasswordFormProps = QuestionFormProps & {
  /** Label of the field. Default: "password". */
  label?: string
  onSubmit: (password: string) => void
}

export function PasswordForm({ label, onSubmit, ...question }: PasswordFormProps) {
  const { t } = useTranslation("account")
  const sentence = useFieldSentence()
  const { register, handleSubmit, formState } = useForm({
    resolver: byRules((rules) => rules.password),
    defaultValues: { password: "" },
  })
  return (
    <QuestionForm {...question} onSubmit={handleSubmit(({ password }) => onSubmit(password))}>
      <PasswordField
        label={label ?? t("password.label")}
        error={formState.errors.password && sentence("password")}
        autoComplete="current-password"
        required
        {...register("password")}
      />
    </QuestionForm>
  )
}
