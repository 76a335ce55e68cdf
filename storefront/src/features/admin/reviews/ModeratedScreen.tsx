import type { AdminReview } from "@bon-perroquet/contract"
import { isUnknown } from "@bon-perroquet/shop-react"
import { ArrowLeft } from "lucide-react"
import type { ReactNode } from "react"
import { useTranslation } from "react-i18next"
import { Link } from "react-router"
import { Button } from "../../../components/Button"
import { formatDay } from "../../../components/date"
import { Notice } from "../../../components/Notice"
import { PageHead } from "../../../components/PageHead"
import { Waiting } from "../../../components/Waiting"
import { useLanguage } from "../../../i18n"
import { useLoadFailure } from "../use-load-failure"
import { ReviewState } from "./ReviewState"

type ModeratedScreenProps<View> = {
  of: "reviews" | "questions"
  query: { data: View | undefined; error: Error | null; refetch: () => Promise<unknown> }
  /** Path of the list of reviews or questions. `title` is the list's title. */
  back: string
  title: string
  children: (view: View) => ReactNode
}

export function ModeratedScreen<View extends Pick<AdminReview, "product_name" | "state">>({
  of,
  query: { data, error, refetch },
  back,
  title: listTitle,
  children,
}: ModeratedScreenProps<View>) {
  const { t } = useTranslation("admin")
  const isMissing = isUnknown(error)
  useLoadFailure(isMissing ? null : error)
  const backLink = (
    <Link to={back}>
      <ArrowLeft aria-hidden className="size-4" />
      {listTitle}
    </Link>
  )
  if (isMissing)
    return (
      <Notice title={t(`${of}.unknown`)} text={t("reviews.unknownText")}>
        <PageHead title={t(`${of}.unknown`)} indexed={false} />
        <Button asChild>{backLink}</Button>
      </Notice>
    )
  const title = data ? t(`${of}.titleOf`, { name: data.product_name }) : listTitle
  return (
    <div className="page-width flex max-w-4xl flex-col gap-6 py-6 lg:py-8">
      <PageHead title={title} indexed={false} />
      <Button asChild variant="quiet" size="sm" className="-ml-4 self-start">
        {backLink}
      </Button>
      <header className="flex flex-wrap items-center gap-3">
        <h1 className="text-2xl wrap-anywhere">{title}</h1>
        {data && <ReviewState of={of} state={data.state} />}
      </header>
      {data ? (
        children(data)
      ) : (
        <Waiting what={title} failed={error !== null} onRetry={() => void refetch()} />
      )}
    </div>
  )
}

export function Author({ name, written }: { name: string | null; written: string }) {
  const { t } = useTranslation("admin")
  const { t: reviews } = useTranslation("reviews")
  const { language } = useLanguage()
  return (
    <p className="text-sm text-bark">
      {t("reviews.by", { name: name ?? reviews("anonymous"), date: formatDay(written, language) })}
    </p>
  )
}
