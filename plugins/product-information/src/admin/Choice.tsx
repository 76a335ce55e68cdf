import type { FieldControl } from "@bon-perroquet/admin-kit"
import { Select } from "@medusajs/ui"

/** No item of the dashboard's list may have an empty value. */
const NONE = "-"

interface ChoiceProps extends FieldControl {
  value: string
  /** What none of them is called. */
  none: string
  options: readonly { value: string; text: string }[]
  onChange: (value: string) => void
}

/** One of a list, or none: "". */
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
