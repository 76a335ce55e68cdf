import { Field } from "@bon-perroquet/admin-kit"
import { Input } from "@medusajs/ui"

interface AmountProps {
  label: string
  hint?: string
  error?: string | false
  value: string
  onChange: (value: string) => void
}

export function Amount({ label, hint, error, value, onChange }: AmountProps) {
  return (
    <Field label={label} hint={hint} error={error}>
      {(control) => (
        <Input
          {...control}
          inputMode="decimal"
          autoComplete="off"
          value={value}
          onChange={({ target }) => onChange(target.value)}
        />
      )}
    </Field>
  )
}
