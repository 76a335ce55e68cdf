import { zodResolver } from "@hookform/resolvers/zod"
import { useForm } from "react-hook-form"
import { useTranslation } from "react-i18next"
import { codeFormSchema } from "../account-forms"
import { CodeField } from "../components/CodeField"
import { QuestionForm, type QuestionFormProps } from "./QuestionForm"

type CodeQuestionProps = QuestionFormProps & { onSubmit: (code: string) => void }

export function CodeQuestion({ onSubmit, ...question }: CodeQuestionProps) {
  const { t } = useTranslation("account")
  const { register, handleSubmit, formState } = useForm({
    resolver: zodResolver(codeFormSchema),
    defaultValues: { code: "" },
  })
  return (
    <QuestionForm {...question} onSubmit={handleSubmit(({ code }) => onSubmit(code))}>
      <CodeField error={formState.errors.code && t("code.required")} {...register("code")} />
    </QuestionForm>
  )
}
