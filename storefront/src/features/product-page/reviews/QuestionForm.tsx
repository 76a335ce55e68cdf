import "../../../config/validation"
import {
  MAX_QUESTION_TEXT,
  MAX_REVIEW_NAME,
  questionInputSchema,
  type QuestionInput,
} from "@bon-perroquet/contract"
import { useAskQuestion } from "@bon-perroquet/shop-react"
import { zodResolver } from "@hookform/resolvers/zod"
import { useForm } from "react-hook-form"
import { useTranslation } from "react-i18next"
import { Button } from "../../../components/Button"
import { Dialog } from "../../../components/Dialog"
import { Field, TextAreaField } from "../../../components/Field"
import { toast, useFailureToast } from "../../../components/toast"
import type { SignedInUser } from "../../account"

type QuestionFormProps = { product: string; user: SignedInUser; onClose: () => void }

export function QuestionForm({ product, user, onClose }: QuestionFormProps) {
  const { t } = useTranslation("reviews")
  const { mutateAsync, isPending } = useAskQuestion(product)
  const showFailure = useFailureToast()
  const { register, handleSubmit, formState } = useForm<QuestionInput>({
    resolver: zodResolver(questionInputSchema),
    defaultValues: { text: "", author_name: user.first_name.slice(0, MAX_REVIEW_NAME) },
  })
  const { errors } = formState
  const send = handleSubmit((question) =>
    // `mutate` would not call its callbacks after the dialog was closed.
    mutateAsync(question).then(
      () => {
        onClose()
        toast({ variant: "success", title: t("questions.sent") })
      },
      (error: unknown) => showFailure(error, t("questions.failed")),
    ),
  )
  return (
    <Dialog open onClose={onClose} title={t("questions.ask")}>
      <form noValidate className="flex flex-col gap-4" onSubmit={(event) => void send(event)}>
        <TextAreaField
          label={t("questions.words")}
          hint={t("questions.wordsHint")}
          rows={4}
          maxLength={MAX_QUESTION_TEXT}
          error={errors.text && t("questions.wordsMissing")}
          {...register("text")}
        />
        <Field
          label={t("own.name")}
          hint={t("own.nameHint")}
          maxLength={MAX_REVIEW_NAME}
          error={errors.author_name && t("own.nameMissing")}
          {...register("author_name")}
        />
        <Button type="submit" pending={isPending} className="self-start">
          {t("report.send")}
        </Button>
      </form>
    </Dialog>
  )
}
