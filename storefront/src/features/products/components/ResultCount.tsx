import type { SearchAnswer } from "@bon-perroquet/contract"
import { useTranslation } from "react-i18next"
import { Spinner } from "../../../components/Spinner"

type ResultCountProps = { answer: SearchAnswer | undefined; q: string; failed: boolean }

/** Number of results as a live region. It exists before the first result, otherwise it would not be announced. */
export function ResultCount({ answer, q, failed }: ResultCountProps) {
  const { t } = useTranslation("products")
  const loading = !answer && !failed
  return (
    <p className="flex min-h-6 items-center gap-2 text-bark">
      {loading && <Spinner />}
      <span role="status">
        {loading && t("loading")}
        {answer && (q ? t("found", { count: answer.total, q }) : t("count", { count: answer.total }))}
        {answer &&
          answer.page_count > 1 &&
          ` · ${t("pages.of", { page: answer.page, count: answer.page_count })}`}
      </span>
    </p>
  )
}
