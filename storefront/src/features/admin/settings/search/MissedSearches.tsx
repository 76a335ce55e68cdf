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
import type { Column } from "../../../../components/DataTable"
import { useLanguage } from "../../../../i18n"
import { formatCount } from "../../number-formats"
import { ListTable } from "../../lists/ListTable"

type MissedSearchesProps = { onAdd: (term: string, language: Language) => void }

/** Lists searches for which no product contains all words. */
export function MissedSearches({ onAdd }: MissedSearchesProps) {
  const { t } = useTranslation("admin")
  const query = useMissedSearches()
  const columns = useMissedColumns(onAdd)
  const title = t("settings.search.missed.title")
  return (
    <section aria-label={title} className="mt-8 flex flex-col gap-3">
      <h3 className="text-lg">{title}</h3>
      <p className="max-w-prose text-sm text-bark">{t("settings.search.missed.intro")}</p>
      <ListTable
        label={title}
        query={query}
        columns={columns}
        keyOf={({ language, term }) => `${language} ${term}`}
        none={t("settings.search.missed.none")}
      />
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
      label: t("settings.search.missed.count"),
      isFigure: true,
      cell: ({ count }) => formatCount(count, reader),
    },
    {
      label: t("settings.search.missed.day"),
      isFigure: true,
      cell: ({ last_day }) => day.format(new Date(last_day)),
    },
    {
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
