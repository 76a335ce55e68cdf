import type { SubmitEvent } from "react"

export function fieldsOf(event: SubmitEvent<HTMLFormElement>): Record<string, string> {
  event.preventDefault()
  return Object.fromEntries(new FormData(event.currentTarget)) as Record<string, string>
}

type FieldsFormProps = { name: string; fields: string[]; onSend: (values: Record<string, string>) => void }

export function FieldsForm({ name, fields, onSend }: FieldsFormProps) {
  return (
    <form aria-label={name} onSubmit={(event) => onSend(fieldsOf(event))}>
      {fields.map((field) => (
        <input key={field} name={field} aria-label={field} />
      ))}
      <button>{name}</button>
    </form>
  )
}
