import { FORMAT_LOCALE_OF } from "@bon-perroquet/contract"
import type { ReactNode } from "react"
import { useLanguage } from "../../../i18n"
import { formatCount } from "../number-formats"
import { formatShortDay } from "../short-date"

const HEAD = "px-1 py-1.5 text-right align-bottom font-semibold first:pl-0 first:text-left last:pr-0 sm:px-2"
const FIGURE = "px-1 py-1.5 text-right last:pr-0 sm:px-2"

type StepTableProps<Step extends string> = {
  caption: string
  /** Heading of the first column. */
  first: string
  steps: readonly Step[]
  /** Returns a heading that is short on a phone, so that the table fits. */
  heading: (step: Step) => ReactNode
  rows: readonly { key: string; name: ReactNode; steps: Record<Step, number> }[]
}

/** A table with a column for each step. */
export function StepTable<Step extends string>({
  caption,
  first,
  steps,
  heading,
  rows,
}: StepTableProps<Step>) {
  const { language } = useLanguage()
  return (
    <table className="w-full text-xs tabular-nums sm:text-sm">
      <caption className="sr-only">{caption}</caption>
      <thead>
        <tr className="border-b border-edge text-bark">
          <th scope="col" className={HEAD}>
            {first}
          </th>
          {steps.map((step) => (
            <th key={step} scope="col" className={HEAD}>
              {heading(step)}
            </th>
          ))}
        </tr>
      </thead>
      <tbody>
        {rows.map((row) => (
          <tr key={row.key} className="border-b border-line">
            <th scope="row" className="py-1.5 pr-1 text-left font-normal">
              {row.name}
            </th>
            {steps.map((step) => (
              <td key={step} className={FIGURE}>
                {formatCount(row.steps[step], language)}
              </td>
            ))}
          </tr>
        ))}
      </tbody>
    </table>
  )
}

/** Leaves out the year on a phone. */
export function ShortDay({ day }: { day: string }) {
  const { language } = useLanguage()
  const format = new Intl.DateTimeFormat(FORMAT_LOCALE_OF[language], {
    ...{ day: "2-digit", month: "2-digit", timeZone: "UTC" },
  })
  return (
    <time dateTime={day}>
      <span className="sm:hidden">{format.format(new Date(day))}</span>
      <span className="max-sm:hidden">{formatShortDay(day, language)}</span>
    </time>
  )
}
