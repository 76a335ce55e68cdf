import { languageName, type Product, type Question } from "@bon-perroquet/contract"
import { useQuestions } from "@bon-perroquet/shop-react"
import { Suspense, useRef, useState } from "react"
import { useTranslation } from "react-i18next"
import { Link, useLocation } from "react-router"
import { Button, LinkButton } from "../../../components/Button"
import { classNames } from "../../../components/class-names"
import { formatDay } from "../../../components/date"
import { Boundary, lazyAgain } from "../../../components/optional"
import { useMissingPart } from "../../../components/toast"
import { Waiting } from "../../../components/Waiting"
import { useLanguage } from "../../../i18n"
import { signInAddress, useAuth } from "../../account"
import { ShopReply } from "./ShopReply"
import { Turn } from "./Turn"

export function Questions({ product }: { product: Product }) {
  const { t } = useTranslation("reviews")
  const [page, setPage] = useState(1)
  const { data, error, isPlaceholderData, refetch } = useQuestions(product.id, page)
  const heading = useRef<HTMLHeadingElement>(null)
  const turn = (to: number) => {
    setPage(to)
    heading.current?.focus()
  }
  return (
    <>
      <h2 id="questions-title" ref={heading} tabIndex={-1} className="scroll-mt-24 text-2xl outline-none">
        {t("questions.title")}
      </h2>
      <div className="mt-5 grid gap-x-12 gap-y-6 lg:grid-cols-[20rem_1fr] lg:items-start">
        <div className="flex flex-col items-start gap-4">
          <p className="text-bark">{t("questions.text")}</p>
          <Ask product={product} />
        </div>
        {!data && (
          <Waiting what={t("questions.title")} failed={error !== null} onRetry={() => void refetch()} />
        )}
        {data && (
          <div>
            {data.questions.length === 0 && <p>{t("questions.none")}</p>}
            <ul
              aria-busy={isPlaceholderData}
              className={classNames("flex flex-col divide-y divide-line", isPlaceholderData && "opacity-60")}
            >
              {data.questions.map((question) => (
                <QuestionEntry key={question.id} question={question} />
              ))}
            </ul>
            {data.page_count > 1 && <Turn page={page} count={data.page_count} onTurn={turn} />}
          </div>
        )}
      </div>
    </>
  )
}

/** Loaded on demand, because readers do not need its validation. */
const QuestionForm = lazyAgain(async () => (await import("./QuestionForm")).QuestionForm)

function Ask({ product }: { product: Product }) {
  const { t } = useTranslation("reviews")
  const { pathname } = useLocation()
  const { user } = useAuth()
  const [isAsking, setAsking] = useState(false)
  const closeMissing = useMissingPart(() => setAsking(false))
  if (!user)
    return (
      <LinkButton to={signInAddress(`${pathname}#questions`)} variant="secondary">
        {t("questions.signIn")}
      </LinkButton>
    )
  if (user.is_admin) return null
  return (
    <>
      <Button variant="secondary" onClick={() => setAsking(true)}>
        {t("questions.ask")}
      </Button>
      {isAsking && (
        <Boundary onFailed={closeMissing}>
          <Suspense>
            <QuestionForm product={product.id} user={user} onClose={() => setAsking(false)} />
          </Suspense>
        </Boundary>
      )}
    </>
  )
}

function QuestionEntry({ question }: { question: Question }) {
  const { t } = useTranslation("reviews")
  const { language } = useLanguage()
  const { text, author_name, written_at, reply } = question
  const isForeign = question.language !== language
  return (
    <li className="flex flex-col gap-2 py-5 first:pt-0">
      <p lang={question.language} className="max-w-prose font-semibold wrap-anywhere whitespace-pre-line">
        {text}
      </p>
      <p className="flex flex-wrap items-center gap-x-2 text-sm text-bark">
        <span className="wrap-anywhere">{author_name ?? t("anonymous")}</span>
        <time dateTime={written_at}>{formatDay(written_at, language)}</time>
        {isForeign && <span>{t("written", { language: languageName(question.language, language) })}</span>}
        <Link
          to="/contact"
          className="inline-flex min-h-11 items-center underline underline-offset-2 max-sm:ml-auto"
        >
          {t("report.open")}
        </Link>
      </p>
      <ShopReply text={reply} />
    </li>
  )
}
