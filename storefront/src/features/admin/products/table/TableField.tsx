import { useId, type ComponentProps, type ClipboardEvent, type KeyboardEvent } from "react"
import { get, useFormContext, type Path } from "react-hook-form"
import { classNames, CONTROL } from "../../../../components/class-names"
import type { TableValues } from "./table-form"

type TableFieldProps = {
  name: Path<TableValues>
  /** Column within which Enter and the arrow keys move. */
  column: string
  label: string
  error: string
} & Pick<ComponentProps<"input">, "inputMode" | "className" | "disabled" | "maxLength" | "placeholder">

export function TableField({ name, column, label, error, className, ...input }: TableFieldProps) {
  const id = useId()
  const { register, setValue, formState } = useFormContext<TableValues>()
  const isWrong = get(formState.errors, name) !== undefined
  const isChanged = get(formState.dirtyFields, name) === true
  return (
    <>
      <input
        type="text"
        autoComplete="off"
        maxLength={16}
        {...input}
        {...register(name)}
        data-column={column}
        onKeyDown={walkColumn}
        onPaste={(event) =>
          pasteColumn(event, (to, text) => setValue(to as Path<TableValues>, text, { shouldDirty: true }))
        }
        aria-label={label}
        aria-invalid={isWrong || undefined}
        aria-describedby={isWrong ? id : undefined}
        className={classNames(CONTROL, isChanged && !isWrong && "border-seed bg-seed-wash", className)}
      />
      {isWrong && (
        <span id={id} className="block max-w-56 pt-1 text-xs font-semibold text-macaw">
          {error}
        </span>
      )}
    </>
  )
}

const STEPS: Partial<Record<string, 1 | -1>> = { Enter: 1, ArrowDown: 1, ArrowUp: -1 }

const columnOf = (field: HTMLElement) =>
  [...(field.closest("form")?.querySelectorAll<HTMLElement>("[data-column]") ?? [])].filter(
    (each) => each.dataset["column"] === field.dataset["column"],
  )

/** Moves to the field above or below on an arrow key or Enter. After the last field, Enter moves to the save button. */
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

/** Pastes lines into the fields below. A single value is pasted as usual. */
function pasteColumn(
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
    // Uses only the first of several pasted columns, because the others may not match the table.
    if (to instanceof HTMLInputElement) set(to.name, (line.split("\t")[0] ?? "").trim())
  }
}
