import { Label, Text } from "@medusajs/ui"
import { useId, type ReactNode } from "react"

export interface FieldControl {
  id: string
  "aria-describedby": string | undefined
  "aria-invalid": boolean | undefined
}

interface FieldProps {
  label: string
  hint?: string
  error?: string | false
  beside?: ReactNode
  children: (control: FieldControl) => ReactNode
}

export function Field({ label, hint, error, beside, children }: FieldProps) {
  const id = useId()
  const message = error || hint
  return (
    <div className="flex flex-col gap-1">
      <div className="flex items-center gap-2">
        <Label htmlFor={id} size="small" weight="plus">
          {label}
        </Label>
        {beside}
      </div>
      {children({
        id,
        "aria-describedby": message ? `${id}-said` : undefined,
        "aria-invalid": error ? true : undefined,
      })}
      {message && (
        <Text
          id={`${id}-said`}
          size="small"
          className={error ? "text-ui-fg-error" : "text-ui-fg-subtle"}
          role={error ? "alert" : undefined}
        >
          {message}
        </Text>
      )}
    </div>
  )
}
