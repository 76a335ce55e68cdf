import type { CustomKey, CustomValue, CustomValues, Language } from "@bon-perroquet/contract"
import { Checkbox, Input, Label } from "@medusajs/ui"
import { useId } from "react"
import { Field, SelectField } from "./Field"

/** Language and words of the plugin that shows the fields. */
export interface CustomWords {
  language: Language
  yes: string
  no: string
  none: string
}

interface CustomFieldsProps {
  words: CustomWords
  declared: readonly CustomKey[]
  values: CustomValues
  onChange: (values: CustomValues) => void
}

/** Inputs for fields that the merchant declared in merchant.json. */
export function CustomFields({ words, declared, values, onChange }: CustomFieldsProps) {
  return declared.map((place) => (
    <CustomInput
      key={place.key}
      words={words}
      place={place}
      value={values[place.key] ?? null}
      onChange={(value) => onChange({ ...values, [place.key]: value })}
    />
  ))
}

interface InputProps {
  words: CustomWords
  place: CustomKey
  value: CustomValue
  onChange: (value: CustomValue) => void
}

/** Value of a select without a choice, because an item may not be empty. */
const NONE = "-"
const ANY_STEP = "any"

function CustomInput({ words, place, value, onChange }: InputProps) {
  const { language } = words
  const { field, language: of } = place
  const name = field.label[language] ?? field.label.fr
  const label = [name, field.unit && `(${field.unit})`, of && `(${of.toUpperCase()})`]
    .filter(Boolean)
    .join(" ")
  const choices =
    field.type === "boolean"
      ? [
          { value: "true", text: words.yes },
          { value: "false", text: words.no },
        ]
      : (field.options ?? []).map((option) => ({
          value: option.value,
          text: option.label[language] ?? option.label.fr,
        }))
  if (field.is_multiple) return <Options {...{ label, choices, value, onChange }} />
  if (choices.length === 0) return <TextInput {...{ label, place, value, onChange }} />
  const choose = (chosen: string) =>
    onChange(chosen === NONE ? null : field.type === "boolean" ? chosen === "true" : chosen)
  return (
    <SelectField
      label={label}
      value={value === null ? NONE : String(value)}
      options={[{ value: NONE, text: words.none }, ...choices]}
      onChange={choose}
    />
  )
}

function TextInput({
  label,
  place: { field },
  value,
  onChange,
}: Omit<InputProps, "words"> & { label: string }) {
  const isNumber = field.type === "integer" || field.type === "decimal"
  const kind = isNumber ? "number" : field.type === "date" ? "date" : "text"
  return (
    <Field label={label}>
      {(control) => (
        <Input
          {...control}
          type={kind}
          {...(isNumber && { min: field.min, max: field.max, step: field.type === "integer" ? 1 : ANY_STEP })}
          {...(kind === "text" && { maxLength: field.max_length ?? 200 })}
          value={value === null ? "" : String(value)}
          onChange={({ target }) =>
            onChange(target.value === "" ? null : isNumber ? target.valueAsNumber : target.value)
          }
        />
      )}
    </Field>
  )
}

interface OptionsProps extends Omit<InputProps, "place" | "words"> {
  label: string
  choices: readonly { value: string; text: string }[]
}

/** A list of checkboxes. The value is null if none is checked. */
export function Options({ label, choices, value, onChange }: OptionsProps) {
  const id = useId()
  const chosen = Array.isArray(value) ? value : []
  const choose = (option: string, isChosen: boolean) => {
    const values = choices.map((each) => each.value)
    const next = values.filter((each) => (each === option ? isChosen : chosen.includes(each)))
    onChange(next.length > 0 ? next : null)
  }
  return (
    <fieldset className="flex flex-col gap-2">
      <legend className="txt-compact-small-plus mb-2">{label}</legend>
      <div className="flex flex-wrap gap-x-4 gap-y-2">
        {choices.map((each) => (
          <span key={each.value} className="flex items-center gap-2">
            <Checkbox
              id={`${id}-${each.value}`}
              checked={chosen.includes(each.value)}
              onCheckedChange={(isChosen) => choose(each.value, isChosen === true)}
            />
            <Label htmlFor={`${id}-${each.value}`} size="small">
              {each.text}
            </Label>
          </span>
        ))}
      </div>
    </fieldset>
  )
}
