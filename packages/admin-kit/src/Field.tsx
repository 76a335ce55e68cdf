import { Label, Select, Text } from "@medusajs/ui"
import { useId, type ReactNode } from "react"

interface FieldControl {
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

interface SelectFieldProps<Value extends string> {
  label: string
  value: Value | ""
  placeholder?: string
  disabled?: boolean
  options: readonly { value: Value; text: string }[]
  onChange: (value: Value) => void
}

export function SelectField<Value extends string>(props: SelectFieldProps<Value>) {
  const { label, value, placeholder, disabled = false, options, onChange } = props
  const choose = (chosen: string) => {
    const option = options.find((each) => each.value === chosen)
    if (option) onChange(option.value)
  }
  return (
    <Field label={label}>
      {(control) => (
        <Select value={value} disabled={disabled} onValueChange={choose}>
          <Select.Trigger {...control}>
            <Select.Value placeholder={placeholder} />
          </Select.Trigger>
          <Select.Content>
            {options.map((option) => (
              <Select.Item key={option.value} value={option.value}>
                {option.text}
              </Select.Item>
            ))}
          </Select.Content>
        </Select>
      )}
    </Field>
  )
}
