import { useId, type ComponentProps } from "react"
import { get, useFormContext, type Path } from "react-hook-form"
import { classNames, CONTROL } from "../../../../components/class-names"
import type { TableValues } from "./table-form"
import { pasteColumn, walkColumn } from "./table-keys"

type TableFieldProps = {
  name: Path<TableValues>
  /** Column name. Enter and the arrow keys move within the column. */
  column: string
  label: string
  error: string
} & Pick<ComponentProps<"input">, "inputMode" | "className" | "disabled" | "maxLength" | "placeholder">

/** Edits a text of the table. Changed fields are marked. */
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
