import type { AdminQuestion } from "@bon-perroquet/contract"
import { useAdminQuestion, useAnswerQuestion, useRereadQuestion } from "@bon-perroquet/shop-react/admin"
import { useState } from "react"
import { useTranslation } from "react-i18next"
import { Link, useParams } from "react-router"
import { OrderCard } from "../../order"
import { DecisionForm } from "./DecisionForm"
import { Author, ModeratedScreen } from "./ModeratedScreen"
import { QUESTIONS_ADDRESS } from "../screen-addresses"

export function QuestionScreen() {
  const { t } = useTranslation("admin")
  const { id = "" } = useParams()
  const query = useAdminQuestion(id)
  return (
    <ModeratedScreen of="questions" query={query} back={QUESTIONS_ADDRESS} title={t("questions.title")}>
      {(question) => <QuestionView question={question} />}
    </ModeratedScreen>
  )
}

function QuestionView({ question }: { question: AdminQuestion }) {
  const { t } = useTranslation("admin")
  const [saved, setSaved] = useState(0)
  return (
    <>
      <OrderCard title={t("questions.question")}>
        <p lang={question.language} className="max-w-prose wrap-anywhere whitespace-pre-line">
          {question.text}
        </p>
        <Author name={question.author_name} written={question.written_at} />
        <Link
          to={`/products/${question.product_id}`}
          className="self-start text-sm text-leaf underline underline-offset-2"
        >
          {t("reviews.inShop")}
        </Link>
      </OrderCard>
      <DecisionForm
        key={saved}
        of="questions"
        decided={question}
        mutation={useAnswerQuestion()}
        reread={useRereadQuestion()}
        onSaved={() => setSaved(saved + 1)}
      />
    </>
  )
}
