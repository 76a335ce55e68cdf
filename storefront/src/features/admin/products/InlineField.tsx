import type { ComponentProps } from "react"
import { CONTROL } from "../../../components/control"
import { Spinner } from "../../../components/Spinner"
import type { useInlineSave } from "./use-inline-save"

type InlineFieldProps = Pick<ComponentProps<"input">, "min" | "max" | "step" | "inputMode"> & {
  label: string
  field: ReturnType<typeof useInlineSave>
}

/** A number in a table, changed where it stands. */
export function InlineField({ label, field, ...input }: InlineFieldProps) {
  return (
    <span className="relative inline-flex items-center">
      <input
        {...input}
        type="number"
        aria-label={label}
        aria-busy={field.isSending}
        aria-invalid={field.isMarked || undefined}
        value={field.text}
        onChange={({ target }) => field.type(target.value)}
        onBlur={field.settle}
        onKeyDown={({ key }) => key === "Enter" && field.settle()}
        className={`${CONTROL} w-28! text-right tabular-nums`}
      />
      {field.isSending && (
        <span className="pointer-events-none absolute left-2 text-bark">
          <Spinner className="size-4" />
        </span>
      )}
    </span>
  )
}
