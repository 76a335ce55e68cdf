import type { ClipboardEvent, KeyboardEvent } from "react"

const STEPS: Partial<Record<string, 1 | -1>> = { Enter: 1, ArrowDown: 1, ArrowUp: -1 }

/** Returns the fields of a column from top to bottom. */
const columnOf = (field: HTMLElement) =>
  [...(field.closest("form")?.querySelectorAll<HTMLElement>("[data-column]") ?? [])].filter(
    (each) => each.dataset["column"] === field.dataset["column"],
  )

/** Moves within a column on Enter and arrow keys. Enter in the last field moves to the save button. */
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

/** Fills the fields below with a pasted column. A single value is pasted as usual. */
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
    // Only the first pasted column is used, because the others may not match the table.
    if (to instanceof HTMLInputElement) set(to.name, (line.split("\t")[0] ?? "").trim())
  }
}
