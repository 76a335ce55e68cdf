import { useId, type KeyboardEvent } from "react"
import { CONTROL } from "../../../components/class-names"
import { Spinner } from "../../../components/Spinner"
import type { useInlineSave } from "./use-inline-save"

type InlineFieldProps = {
  label: string
  error: string
  inputMode: "decimal" | "numeric"
  field: ReturnType<typeof useInlineSave>
}

/**
 * Text field for a number. In a field of the type "number", the mouse wheel would change the value, and some browsers
 * would reject "13,90".
 */
export function InlineField({ label, error, inputMode, field }: InlineFieldProps) {
  const id = useId()
  function press(event: KeyboardEvent) {
    if (event.key === "Escape") field.takeBack()
    if (event.key !== "Enter") return
    // Otherwise the same key press would also confirm the dialog.
    event.preventDefault()
    field.submit("enter")
  }
  return (
    <>
      <span className="relative inline-flex items-center">
        <input
          type="text"
          inputMode={inputMode}
          autoComplete="off"
          maxLength={16}
          aria-label={label}
          aria-busy={field.isSending}
          aria-invalid={field.isMarked || undefined}
          aria-describedby={field.isInvalid ? id : undefined}
          value={field.text}
          onChange={({ target }) => field.type(target.value)}
          onBlur={() => field.submit("blur")}
          onKeyDown={press}
          className={`${CONTROL} w-28! text-right tabular-nums`}
        />
        {field.isSending && (
          <span className="pointer-events-none absolute left-2 text-bark">
            <Spinner className="size-4" />
          </span>
        )}
      </span>
      {field.isInvalid && (
        <span id={id} role="alert" className="max-w-44 text-xs font-semibold text-macaw">
          {error}
        </span>
      )}
    </>
  )
}
