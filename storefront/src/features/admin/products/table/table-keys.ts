import type { ClipboardEvent, KeyboardEvent } from "react"

const STEPS: Partial<Record<string, 1 | -1>> = { Enter: 1, ArrowDown: 1, ArrowUp: -1 }

/** The fields of a column, from top to bottom. */
const columnOf = (field: HTMLElement) =>
  [...(field.closest("form")?.querySelectorAll<HTMLElement>("[data-column]") ?? [])].filter(
    (each) => each.dataset["column"] === field.dataset["column"],
  )

/** Enter and the arrows go up and down a column, as in a spreadsheet; from its end Enter goes to the button that saves. */
export function walkColumn(event: KeyboardEvent<HTMLInputElement | HTMLSelectElement>): void {
  const field = event.currentTarget
  const step = STEPS[event.key]
  if (!step) return
  if (event.key !== "Enter" && field instanceof HTMLSelectElement) return
  event.preventDefault()
  const column = columnOf(field)
  const next = column[column.indexOf(field) + step]
  if (next) next.focus()
  else if (event.key === "Enter") field.form?.querySelector<HTMLElement>("[type=submit]")?.focus()
  if (next instanceof HTMLInputElement) next.select()
}

/** A column that is pasted fills the fields from that one down; one value is left to the field. */
export function pasteColumn(
  event: ClipboardEvent<HTMLInputElement>,
  set: (name: string, text: string) => void,
): void {
  const field = event.currentTarget
  const lines = event.clipboardData
    .getData("text")
    .replace(/\r?\n$/, "")
    .split(/\r?\n/)
  if (lines.length < 2) return
  event.preventDefault()
  const column = columnOf(field)
  const from = column.indexOf(field)
  for (const [at, line] of lines.entries()) {
    const to = column[from + at]
    // Of several columns the first: they need not be those of this table.
    if (to instanceof HTMLInputElement) set(to.name, (line.split("\t")[0] ?? "").trim())
  }
}
