import type { FreshProof as Given, Proof } from "@bon-perroquet/contract"
import { onFreshProofRequired } from "@bon-perroquet/shop-react"
import { useGiveProof } from "@bon-perroquet/shop-react/account"
import { useEffect, useState } from "react"
import { useTranslation } from "react-i18next"
import { Dialog } from "../../../components/Dialog"
import { useFailureToast } from "../../../components/toast"
import { PasswordForm } from "./PasswordForm"
import { useForm } from "react-hook-form"
import { byRules } from "../account-forms"
import { CodeField } from "../components/CodeField"
import { QuestionForm, type QuestionFormProps } from "./QuestionForm"

type Question = { proof: Proof; answer: (isProved: boolean) => void }

/** Asks for the password or a code if a sensitive action was rejected, then repeats the request. */
export function FreshProof() {
  const { t } = useTranslation("account")
  const [question, setQuestion] = useState<Question>()
  useEffect(
    () => onFreshProofRequired((proof) => new Promise((resolve) => setQuestion({ proof, answer: resolve }))),
    [],
  )
  const answer = (isProved: boolean) => {
    question?.answer(isProved)
    setQuestion(undefined)
  }
  return (
    <Dialog open={question !== undefined} onClose={() => answer(false)} title={t("proof.title")}>
      {question && <ProofForm proof={question.proof} onDone={answer} />}
    </Dialog>
  )
}

function ProofForm({ proof, onDone }: { proof: Proof; onDone: (isProved: boolean) => void }) {
  const { t } = useTranslation("account")
  const { mutateAsync, isPending } = useGiveProof()
  const tellFailure = useFailureToast()
  const give = (proof: Given) =>
    void mutateAsync(proof).then(
      () => onDone(true),
      (error: unknown) => tellFailure(error, t("proof.failed")),
    )
  const question = { action: t("proof.confirm"), pending: isPending, onCancel: () => onDone(false) }
  return proof === "code" ? (
    <CodeQuestion {...question} text={t("proof.code")} onSubmit={(code) => give({ code })} />
  ) : (
    <PasswordForm {...question} text={t("proof.password")} onSubmit={(password) => give({ password })} />
  )
}

type CodeQuestionProps = QuestionFormProps & { onSubmit: (code: string) => void }

function CodeQuestion({ onSubmit, ...question }: CodeQuestionProps) {
  const { t } = useTranslation("account")
  const { register, handleSubmit, formState } = useForm({
    resolver: byRules((rules) => rules.code),
    defaultValues: { code: "" },
  })
  return (
    <QuestionForm {...question} onSubmit={handleSubmit(({ code }) => onSubmit(code))}>
      <CodeField error={formState.errors.code && t("code.required")} {...register("code")} />
    </QuestionForm>
  )
}
