import type { ReactNode } from "react"

const COLUMNS: Record<number, string> = {
  2: "sm:grid-cols-[3fr_2fr]",
  3: "sm:grid-cols-[5fr_6fr_4fr]",
  4: "sm:grid-cols-[4fr_3fr_3fr_3fr]",
}

type TextTableProps = {
  head: readonly string[]
  rows: readonly ReactNode[][]
  labelledBy: string
}

/**
 * A table that becomes cards on a phone. Roles are explicit, because browsers drop the roles of tables with another
 * display style.
 */
export function TextTable({ head, rows, labelledBy }: TextTableProps) {
  const columns = `sm:grid sm:gap-x-4 ${COLUMNS[head.length] ?? "sm:auto-cols-fr sm:grid-flow-col"}`
  return (
    <div role="table" {...(labelledBy && { "aria-labelledby": labelledBy })} className="mt-4 text-sm">
      <div role="rowgroup" className="border-b border-edge max-sm:sr-only">
        <div role="row" className={`${columns} py-2 font-semibold`}>
          {head.map((title) => (
            <span key={title} role="columnheader">
              {title}
            </span>
          ))}
        </div>
      </div>
      <div role="rowgroup" className="max-sm:flex max-sm:flex-col max-sm:gap-3">
        {rows.map((row, place) => (
          <div
            key={place}
            role="row"
            className={`${columns} break-inside-avoid border-line max-sm:rounded-card max-sm:border max-sm:bg-card max-sm:p-4 sm:border-b sm:py-2.5`}
          >
            {row.map((cell, column) => (
              <span
                key={column}
                role="cell"
                data-label={head[column]}
                className="block wrap-anywhere first:font-semibold max-sm:not-first:before:block max-sm:not-first:before:pt-1.5 max-sm:not-first:before:text-xs max-sm:not-first:before:text-bark max-sm:not-first:before:content-[attr(data-label)]"
              >
                {cell}
              </span>
            ))}
          </div>
        ))}
      </div>
    </div>
  )
}
