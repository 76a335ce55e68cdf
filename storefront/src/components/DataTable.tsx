import type { ReactNode } from "react"
import { classNames } from "./class-names"

export type Column<Row> = {
  /** Needed if columns are hidden while the table is shown. Default: the position. */
  id?: string
  label: string
  cell: (row: Row) => ReactNode
  isFigure?: boolean
  /** True if the value takes the full width of a card on a phone, without its label. */
  isWide?: boolean
  /** True if only screen readers get the heading. */
  isNamedOnly?: boolean
  className?: string
}

type DataTableProps<Row> = {
  label: string
  columns: readonly Column<Row>[]
  rows: readonly Row[]
  keyOf: (row: Row) => string
  isBusy?: boolean
}

/** A table that becomes cards on a phone. Explicit ARIA roles keep it a table for screen readers. */
export function DataTable<Row>({ label, columns, rows, keyOf, isBusy = false }: DataTableProps<Row>) {
  return (
    <div
      role="table"
      aria-label={label}
      aria-busy={isBusy}
      className={classNames(
        "w-full transition-opacity duration-150 lg:table lg:border-separate lg:border-spacing-0",
        isBusy && "opacity-60",
      )}
    >
      <div role="rowgroup" className="max-lg:sr-only lg:table-header-group">
        <div role="row" className="lg:table-row">
          {columns.map(({ id, label: head, isFigure, isNamedOnly }, index) => (
            <div
              key={id ?? index}
              role="columnheader"
              className={classNames(
                "z-10 border-b border-edge bg-paper px-3 py-2.5 text-left align-bottom text-sm font-semibold text-bark",
                "lg:sticky lg:top-[var(--sticky-top,4rem)] lg:table-cell",
                isFigure && "lg:text-right",
              )}
            >
              {isNamedOnly ? <span className="sr-only">{head}</span> : head}
            </div>
          ))}
        </div>
      </div>
      <div role="rowgroup" className="flex flex-col gap-3 lg:table-row-group">
        {rows.map((row) => (
          <div
            key={keyOf(row)}
            role="row"
            className="relative flex flex-col gap-2 rounded-card border border-line bg-card p-4 lg:static lg:table-row lg:border-0 lg:bg-transparent"
          >
            {columns.map((column, index) => (
              <Cell key={column.id ?? index} column={column} row={row} />
            ))}
          </div>
        ))}
      </div>
    </div>
  )
}

function Cell<Row>({ column, row }: { column: Column<Row>; row: Row }) {
  const { label, cell, isFigure, isWide, className } = column
  return (
    <div
      role="cell"
      className={classNames(
        "min-w-0 lg:table-cell lg:border-b lg:border-line lg:px-3 lg:py-2.5 lg:align-middle",
        !isWide && "flex items-center justify-between gap-4",
        isFigure && "tabular-nums lg:text-right",
        className,
      )}
    >
      {!isWide && (
        <span aria-hidden className="shrink-0 text-sm text-bark lg:hidden">
          {label}
        </span>
      )}
      {isWide ? cell(row) : <span className="min-w-0 max-lg:text-right">{cell(row)}</span>}
    </div>
  )
}
