import type { ProductImport } from "@bon-perroquet/contract"
import { ADMIN_FILES, useImport } from "@bon-perroquet/shop-react/admin"
import { useId } from "react"
import { useTranslation } from "react-i18next"
import { Waiting } from "../../../components/Waiting"
import { FetchFileButton } from "../lists/FetchFileButton"
import { useLoadFailure } from "../use-load-failure"
import { ImportDrafts } from "./ImportDrafts"
import { ImportPreview } from "./ImportPreview"
import { ImportReadingChoices } from "./ImportReadingChoices"
import { ImportSteps } from "./ImportSteps"
import { screenKind } from "../import-link/kind"

export function ImportProgress({ id }: { id: string }) {
  const { t } = useTranslation("admin")
  const { data, error, refetch } = useImport(id)
  useLoadFailure(error)
  if (!data)
    return <Waiting what={t("imports.title")} failed={error !== null} onRetry={() => void refetch()} />
  return <OneImport checked={data} />
}

const LINE_WORDS = {
  lines: "imports.lines",
  wouldChange: "imports.wouldChange",
  changed: "imports.changed",
  run: "imports.run",
  nothing: "imports.nothing",
  running: "imports.running",
} as const
const PICTURE_WORDS = {
  lines: "imports.pictures.files",
  wouldChange: "imports.pictures.wouldChange",
  changed: "imports.pictures.changed",
  run: "imports.pictures.run",
  nothing: "imports.pictures.nothing",
  running: "imports.pictures.running",
} as const

function OneImport({ checked }: { checked: ProductImport }) {
  const { t } = useTranslation("admin")
  const heading = useId()
  const { kind, state, lines, changes, created, done, error_count, unknown_columns, reading, undoes } =
    checked
  const of = screenKind(kind)
  const words = kind === "pictures" ? PICTURE_WORDS : LINE_WORDS
  const facts = [
    [t(words.lines), lines],
    [t(state === "checked" ? words.wouldChange : words.changed), changes],
    ...(created > 0
      ? ([[t(of === "products" ? "imports.created" : `imports.${of}.created`), created]] as const)
      : []),
    [t("imports.wrong"), error_count],
  ] as const
  return (
    <section
      aria-labelledby={heading}
      className="flex flex-col gap-5 rounded-card border border-edge bg-card p-5 sm:p-6"
    >
      <h2 id={heading} className="text-xl wrap-anywhere">
        {undoes ? t("imports.undo.of", { name: checked.file_name }) : checked.file_name}
      </h2>
      <dl className="flex flex-wrap gap-x-8 gap-y-3">
        {facts.map(([label, count]) => (
          <div key={label}>
            <dt className="text-sm text-bark">{label}</dt>
            <dd className="text-lg font-semibold tabular-nums">{count}</dd>
          </div>
        ))}
      </dl>
      {unknown_columns.length > 0 && (
        <p className="text-sm wrap-anywhere text-bark">
          {t("imports.unknownColumns", {
            count: unknown_columns.length,
            columns: unknown_columns.join(", "),
          })}
        </p>
      )}
      {state === "checked" && reading && (
        <ImportReadingChoices id={checked.id} kind={kind} reading={reading} errors={checked.errors} />
      )}
      {state === "checked" && changes === 0 && (lines > 0 || undoes) && <p>{t(words.nothing)}</p>}
      {state !== "checked" && (
        <div className="flex flex-col gap-2">
          <progress
            aria-label={t("imports.progress")}
            value={done}
            max={Math.max(lines, 1)}
            className="h-3 w-full overflow-hidden rounded-pill accent-leaf"
          />
          <p role="status">{state === "done" ? t("imports.done") : t(words.running, { done, lines })}</p>
        </div>
      )}
      {checked.drafts && <ImportDrafts id={checked.id} drafts={checked.drafts} />}
      <ImportSteps checked={checked} runText={t(words.run, { count: changes })} />
      {error_count > 0 && <ImportErrors kind={kind} errors={checked.errors} count={error_count} />}
      {error_count > 0 && reading && (
        <FetchFileButton
          file={ADMIN_FILES.importErrors(checked.id)}
          name="errors.csv"
          text={t("imports.markedFile")}
        />
      )}
      {changes > 0 && <ImportPreview checked={checked} />}
    </section>
  )
}

type ImportErrorsProps = Pick<ProductImport, "kind" | "errors"> & { count: number }

/** Lists errors by line of a table, or by file of a ZIP. Valid lines can still be imported. */
function ImportErrors({ kind, errors, count }: ImportErrorsProps) {
  const { t } = useTranslation("admin")
  const isZip = kind === "pictures"
  const more = count - new Set(errors.map(({ line }) => line)).size
  return (
    <div className="flex flex-col gap-2">
      <table className="w-full border-collapse text-left text-sm">
        <caption className="mb-2 text-left font-semibold text-macaw">
          {t(isZip ? "imports.pictures.errors" : "imports.errors", { count })}
        </caption>
        <thead>
          <tr className="border-b border-edge">
            <th scope="col" className={`py-2 pr-3 ${isZip ? "w-2/5" : "w-20"}`}>
              {t(isZip ? "imports.pictures.file" : "imports.line")}
            </th>
            <th scope="col" className="py-2">
              {t("imports.problem")}
            </th>
          </tr>
        </thead>
        <tbody>
          {errors.map(({ line, file, detail }, index) => (
            <tr key={index} className="border-b border-line">
              <td className="py-1.5 pr-3 wrap-anywhere tabular-nums">{file ?? line}</td>
              <td className="py-1.5 wrap-anywhere">{detail}</td>
            </tr>
          ))}
        </tbody>
      </table>
      {more > 0 && <p className="text-sm text-bark">{t("imports.more", { count: more })}</p>}
    </div>
  )
}
