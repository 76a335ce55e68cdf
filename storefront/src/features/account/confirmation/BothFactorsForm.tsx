import type { BothFactors } from "@bon-perroquet/contract"
import { zodResolver } from "@hookform/resolvers/zod"
import { useForm } from "react-hook-form"
import { useTranslation } from "react-i18next"
import { passwordAndCodeSchema } from "../account-forms"
import { CodeField } from "../components/CodeField"
import { PasswordField } from "../components/PasswordField"
import { QuestionForm, type QuestionFormProps } from "./QuestionForm"

type BothFactorsFormProps = QuestionFormProps & { onSubmit: (both: BothFactors) => void }

export function BothFactorsForm({ onSubmit, ...question }: BothFactorsFormProps) {
  const { t } = useTranslation("account")
  const { register, handleSubmit, formState } = useForm<BothFactors>({
    resolver: zodResolver(passwordAndCodeSchema),
    defaultValues: { password: "", code: "" },
  })
  const { errors } = formState
  return (
    <QuestionForm {...question} onSubmit={handleSubmit(onSubmit)}>
      <PasswordField
        label={t("password.label")}
        error={errors.password && t("password.required")}
        autoComplete="current-password"
        required
        {...register("password")}
      />
      <CodeField error={errors.code && t("code.required")} {...register("code")} />
    </QuestionForm>
  )
}
