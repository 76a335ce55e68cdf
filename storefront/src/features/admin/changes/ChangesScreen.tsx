import { CHANGE_SUBJECTS } from "@bon-perroquet/contract"
import { useChanges } from "@bon-perroquet/shop-react/admin"
import { ArrowLeft } from "lucide-react"
import { useTranslation } from "react-i18next"
import { Link } from "react-router"
import { Button } from "../../../components/Button"
import { PageHead } from "../../../components/PageHead"
import { Waiting } from "../../../components/Waiting"
import { useAddress } from "../use-address"
import { Choice } from "../lists/Choice"
import { Empty } from "../lists/Empty"
import { pageQuestion, Paging } from "../lists/Paging"
import { useLoadFailure } from "../use-load-failure"
import { ChangeLine } from "./ChangeLine"

export function ChangesScreen() {
  const { t } = useTranslation("admin")
  const { text, page, change } = useAddress()
  const subject = CHANGE_SUBJECTS.find((each) => each === text("subject"))
  const subjectId = text("id") || undefined
  const { data, error, refetch } = useChanges({ ...pageQuestion(page), subject, subject_id: subjectId })
  useLoadFailure(error)
  const label = subjectId && data?.rows[0]?.label
  const title = label ? t("changes.titleOf", { label }) : t("changes.title")
  return (
    <div className="page-width flex max-w-4xl flex-col gap-6 py-6 lg:py-8">
      <PageHead title={title} indexed={false} />
      <Button asChild variant="quiet" size="sm" className="-ml-4 self-start">
        <Link to={subject === "product" ? "/admin/products" : "/admin"}>
          <ArrowLeft aria-hidden className="size-4" />
          {t("back")}
        </Link>
      </Button>
      <header className="flex flex-wrap items-center justify-between gap-3">
        <h1 className="text-2xl">{title}</h1>
        <Choice
          label={t("changes.filter")}
          value={subject ?? ""}
          onChange={(next) => change({ subject: next, id: undefined })}
          options={[
            { value: "", text: t("changes.everything") },
            ...CHANGE_SUBJECTS.map((each) => ({ value: each, text: t(`changes.subjects.${each}`) })),
          ]}
        />
      </header>
      {!data && <Waiting what={t("changes.title")} failed={error !== null} onRetry={() => void refetch()} />}
      {data?.total === 0 && <Empty text={t("changes.none")} />}
      {data && data.rows.length > 0 && (
        <ol className="flex flex-col gap-3">
          {data.rows.map((each) => (
            <ChangeLine key={each.id} change={each} />
          ))}
        </ol>
      )}
      {data && data.total > 0 && (
        <Paging page={page} total={data.total} onTurn={(to) => change({ page: String(to) })} />
      )}
    </div>
  )
}
