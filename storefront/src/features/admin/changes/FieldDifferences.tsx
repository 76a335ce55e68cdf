import type { Change } from "@bon-perroquet/contract"
import { useTranslation } from "react-i18next"
import { differencesOf } from "./differences"
import { useFieldWords } from "./use-field-words"

export function FieldDifferences(change: Pick<Change, "before" | "after">) {
  const { t } = useTranslation("admin")
  const { nameOf, valueOf } = useFieldWords()
  const differences = differencesOf(change)
    .map(({ field, before, after }) => ({
      field: nameOf(field),
      before: valueOf(field, before),
      after: valueOf(field, after),
    }))
    .filter(({ before, after }) => before !== null || after !== null)
  if (differences.length === 0) return null
  return (
    <dl className="grid gap-x-4 gap-y-1 text-sm sm:grid-cols-[minmax(8rem,auto)_1fr]">
      {differences.map(({ field, before, after }) => (
        <div key={field} className="contents">
          <dt className="text-bark">{field}</dt>
          <dd className="min-w-0 wrap-anywhere">
            {before !== null && (
              <>
                <span className="sr-only">{t("changes.before")}</span>
                <del className="text-bark">{before}</del>
                {" → "}
              </>
            )}
            <span className="sr-only">{t("changes.after")}</span>
            <ins className="font-semibold no-underline">{after ?? "–"}</ins>
          </dd>
        </div>
      ))}
    </dl>
  )
}
