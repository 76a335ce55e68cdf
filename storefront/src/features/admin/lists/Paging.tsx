import { ADMIN_PAGE_SIZE } from "@bon-perroquet/contract"
import { CircleChevronLeft, CircleChevronRight } from "lucide-react"
import { useEffect } from "react"
import { useTranslation } from "react-i18next"
import { Button } from "../../../components/Button"
import { useLanguage } from "../../../i18n"
import { formatCount } from "../number-formats"

/** Returns the offset and limit of a page for the API. @param page starts with 1 */
export const pageQuestion = (page: number) => ({
  offset: (page - 1) * ADMIN_PAGE_SIZE,
  limit: ADMIN_PAGE_SIZE,
})

type PagingProps = { page: number; total: number; onTurn: (page: number) => void }

export function Paging({ page, total, onTurn }: PagingProps) {
  const { t } = useTranslation("admin")
  const { language } = useLanguage()
  const { offset, limit } = pageQuestion(page)
  const last = Math.min(offset + limit, total)
  const lastPage = Math.max(1, Math.ceil(total / limit))
  // Shows the last page if the current page no longer exists, for example after its only row was deleted.
  useEffect(() => {
    if (page > lastPage) onTurn(lastPage)
  }, [page, lastPage, onTurn])
  const count = (number: number) => formatCount(number, language)
  return (
    <nav aria-label={t("paging.label")} className="flex items-center justify-end gap-2">
      <p role="status" className="text-sm text-bark tabular-nums">
        {t("paging.shown", {
          first: count(Math.min(offset + 1, total)),
          last: count(last),
          total: count(total),
        })}
      </p>
      {total > limit && (
        <>
          <Button
            variant="secondary"
            size="icon"
            aria-label={t("paging.previous")}
            disabled={page <= 1}
            onClick={() => onTurn(page - 1)}
          >
            <CircleChevronLeft aria-hidden className="size-5" />
          </Button>
          <Button
            variant="secondary"
            size="icon"
            aria-label={t("paging.next")}
            disabled={last >= total}
            onClick={() => onTurn(page + 1)}
          >
            <CircleChevronRight aria-hidden className="size-5" />
          </Button>
        </>
      )}
    </nav>
  )
}
