import type { FieldControl } from "@bon-perroquet/admin-kit"
import { Select } from "@medusajs/ui"

/** The dashboard's select does not allow empty values. */
const NONE = "-"

interface ChoiceProps extends FieldControl {
  value: string
  /** Label of the empty choice. */
  none: string
  options: readonly { value: string; text: string }[]
  onChange: (value: string) => void
}

/** Shows a select with an empty choice. */
export function Choice({ value, none, options, onChange, ...control }: ChoiceProps) {
  return (
    <Select value={value || NONE} onValueChange={(next) => onChange(next === NONE ? "" : next)}>
      <Select.Trigger {...control}>
        <Select.Value />
      </Select.Trigger>
      <Select.Content>
        {[{ value: NONE, text: none }, ...options].map((option) => (
          <Select.Item key={option.value} value={option.value}>
            {option.text}
          </Select.Item>
        ))}
      </Select.Content>
    </Select>
  )
}
