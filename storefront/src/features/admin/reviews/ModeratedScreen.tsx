import type { AdminReview } from "@bon-perroquet/contract"
import type { ReactNode } from "react"
import { useTranslation } from "react-i18next"
import { formatDay } from "../../../components/date"
import { useLanguage } from "../../../i18n"
import { ReviewState } from "./ReviewState"
import { RecordScreen } from "../subscreen/Subscreen"

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
  query,
  back,
  title,
  children,
}: ModeratedScreenProps<View>) {
  const { t } = useTranslation("admin")
  const { data } = query
  return (
    <RecordScreen
      title={data ? t(`${of}.titleOf`, { name: data.product_name }) : title}
      back={{ to: back, text: title }}
      width="max-w-4xl"
      beside={data && <ReviewState of={of} state={data.state} />}
      unknown={{ title: t(`${of}.unknown`), text: t("reviews.unknownText") }}
      query={query}
    >
      {children}
    </RecordScreen>
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
