import {
  languageName,
  LANGUAGES,
  type Language,
  type MissedSearches as Missed,
} from "@bon-perroquet/contract"
import { useMissedSearches } from "@bon-perroquet/shop-react/admin"
import { Plus } from "lucide-react"
import { useTranslation } from "react-i18next"
import { Button } from "../../../../components/Button"
import { DataTable, type Column } from "../../../../components/DataTable"
import { Waiting } from "../../../../components/Waiting"
import { useLanguage } from "../../../../i18n"
import { Empty } from "../../lists/Empty"
import { formatCount } from "../../number-formats"

type MissedSearchesProps = { onAdd: (term: string, language: Language) => void }

/** Lists searches for which no product contains all words. */
export function MissedSearches({ onAdd }: MissedSearchesProps) {
  const { t } = useTranslation("admin")
  const { data, error, refetch } = useMissedSearches()
  const columns = useMissedColumns(onAdd)
  const title = t("settings.search.missed.title")
  return (
    <section aria-label={title} className="mt-8 flex flex-col gap-3">
      <h3 className="text-lg">{title}</h3>
      <p className="max-w-prose text-sm text-bark">{t("settings.search.missed.intro")}</p>
      {!data && <Waiting what={title} failed={error !== null} onRetry={() => void refetch()} />}
      {data?.length === 0 && <Empty text={t("settings.search.missed.none")} />}
      {data && data.length > 0 && (
        <DataTable
          label={title}
          columns={columns}
          rows={data}
          keyOf={({ language, term }) => `${language} ${term}`}
        />
      )}
    </section>
  )
}

function useMissedColumns(onAdd: MissedSearchesProps["onAdd"]): Column<Missed[number]>[] {
  const { t } = useTranslation("admin")
  const { language: reader } = useLanguage()
  const day = new Intl.DateTimeFormat(reader, { dateStyle: "medium", timeZone: "UTC" })
  const add = t("settings.search.missed.add")
  return [
    {
      id: "term",
      label: t("settings.search.missed.term"),
      isWide: true,
      cell: ({ term, language }) => (
        <>
          <span lang={language} className="font-semibold wrap-anywhere">
            {term}
          </span>
          <span className="block text-sm text-bark">{languageName(language, reader)}</span>
        </>
      ),
    },
    {
      id: "count",
      label: t("settings.search.missed.count"),
      isFigure: true,
      cell: ({ count }) => formatCount(count, reader),
    },
    {
      id: "day",
      label: t("settings.search.missed.day"),
      isFigure: true,
      cell: ({ last_day }) => day.format(new Date(last_day)),
    },
    {
      id: "add",
      label: add,
      isNamedOnly: true,
      isWide: true,
      cell: ({ term, language }) =>
        LANGUAGES.includes(language) && (
          <Button size="sm" variant="secondary" onClick={() => onAdd(term, language)}>
            <Plus aria-hidden className="size-4" />
            {add}
            <span className="sr-only">{` ${term}`}</span>
          </Button>
        ),
    },
  ]
}
