import {
  COLUMNS_OF,
  type ImportColumn,
  type ImportReading,
  type ProductImport,
} from "@bon-perroquet/contract"
import { useId, useState } from "react"
import { useTranslation } from "react-i18next"
import { CONTROL } from "../../../components/class-names"
import { useFieldWords } from "../changes/use-field-words"
import { ImportMappings } from "./ImportMappings"

type Reading = NonNullable<ProductImport["reading"]>
type ReadWith = (change: Partial<ImportReading>) => void

/** Selected value if a column is not imported. */
const NONE = ""

type ImportColumnsProps = { kind: ProductImport["kind"]; reading: Reading; onRead: ReadWith }

export function ImportColumns({ kind, reading, onRead }: ImportColumnsProps) {
  const { t } = useTranslation("admin")
  const heading = useId()
  const { headings, columns, questions } = reading
  // Shows the columns even after the question is answered, so that the user can map further columns and save the
  // mapping.
  const [isAsked] = useState(questions.some(({ code }) => code === "columns"))
  const all = kind === "pictures" ? [] : COLUMNS_OF[kind]
  const choose = (name: string, value: string) => {
    const column = all.find((each) => each === value) ?? null
    // Removes the field from other columns, because only one column can fill it.
    const others = headings.filter((each) => column && each.column === column && each.name !== name)
    onRead({
      columns: { ...columns, ...Object.fromEntries(others.map((each) => [each.name, null])), [name]: column },
    })
  }
  return (
    <details open={isAsked} className="rounded-card border border-line">
      <summary className="min-h-11 cursor-pointer px-4 py-2.5 font-semibold">
        <span id={heading}>
          {t("imports.columns.title", {
            known: headings.filter(({ column }) => column).length,
            total: headings.length,
          })}
        </span>
      </summary>
      <div className="flex flex-col gap-4 px-4 pb-4">
        {kind !== "pictures" && <ImportMappings kind={kind} reading={reading} onRead={onRead} />}
        <ul aria-labelledby={heading} className="flex flex-col">
          {headings.map((each, index) => (
            <ColumnChoice key={index} {...each} all={all} onChoose={(value) => choose(each.name, value)} />
          ))}
        </ul>
      </div>
    </details>
  )
}

function ColumnChoice({
  name,
  column,
  samples,
  all,
  onChoose,
}: Reading["headings"][number] & { all: readonly ImportColumn[]; onChoose: (value: string) => void }) {
  const { t } = useTranslation("admin")
  const { nameOf } = useFieldWords()
  const id = useId()
  return (
    <li className="grid items-center gap-x-4 gap-y-1 border-t border-line py-3 sm:grid-cols-2">
      <label htmlFor={id} className="min-w-0">
        <span className="block font-semibold wrap-anywhere">{name}</span>
        <span className="block text-sm wrap-anywhere text-bark">{samples.join(" · ")}</span>
      </label>
      <select
        id={id}
        className={CONTROL}
        value={column ?? NONE}
        onChange={({ target }) => onChoose(target.value)}
      >
        <option value={NONE}>{t("imports.columns.none")}</option>
        {all.map((each) => (
          <option key={each} value={each}>
            {nameOf(each)}
          </option>
        ))}
      </select>
    </li>
  )
}
