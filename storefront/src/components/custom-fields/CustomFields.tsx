import { textOfLanguage, type CustomField, type CustomKey } from "@bon-perroquet/contract"
import { useController, useFormContext } from "react-hook-form"
import { useTranslation } from "react-i18next"
import { useLanguage } from "../../i18n"
import { Field, SelectField, TextAreaField } from "../Field"
import { customName } from "./custom-values"

/** A text with a higher maximum length gets a field with several lines. */
const LONG_TEXT = 200

const INPUT_TYPES: Partial<Record<CustomField["type"], string>> = { date: "date" }
const INPUT_MODES: Partial<Record<CustomField["type"], "numeric" | "decimal">> = {
  integer: "numeric",
  decimal: "decimal",
}

/**
 * Fields that the merchant declared in merchant.json.
 * @param title heading of the group
 */
export function CustomFields({
  keys,
  title,
  at,
  className = "sm:grid-cols-2 lg:grid-cols-4",
}: {
  keys: readonly CustomKey[]
  title?: string
  /** Path of the values in the form. Default: `custom_fields`. */
  at?: string
  className?: string
}) {
  if (keys.length === 0) return null
  return (
    <fieldset>
      {title && <legend className="mb-3 text-sm font-semibold">{title}</legend>}
      <div className={`grid gap-x-6 gap-y-4 ${className}`}>
        {keys.map((each) => (
          <CustomInput key={each.key} place={each} {...(at !== undefined && { at })} />
        ))}
      </div>
    </fieldset>
  )
}

const neededText = ({ is_asked }: CustomField) => (is_asked ? "custom.neededToOrder" : "custom.needed")

interface InputProps {
  place: CustomKey
  /** Path of the values in the form. */
  at?: string
  isNarrow?: boolean
}

export function CustomInput({ place, at = "custom_fields", isNarrow = false }: InputProps) {
  const { key, field } = place
  const { t } = useTranslation("common")
  const { language } = useLanguage()
  const label = customName(place, language)
  const { register, getFieldState, formState } = useFormContext()
  const name = `${at}.${key}`
  const { error } = getFieldState(name, formState)
  const isNeeded = error?.type === "custom" && error.message === "needed"
  const parts = {
    label: field.unit ? `${label} (${field.unit})` : label,
    error: error && t(isNeeded ? neededText(field) : "custom.invalid"),
    ...(field.hint && { hint: textOfLanguage(field.hint, language) }),
    ...(field.required !== true && { optionalLabel: t("optional") }),
  }
  if (field.is_multiple) return <Options place={place} name={name} label={label} />
  const choices =
    field.type === "boolean"
      ? [
          { value: "true", text: t("custom.yes") },
          { value: "false", text: t("custom.no") },
        ]
      : field.options?.map((option) => ({
          value: option.value,
          text: textOfLanguage(option.label, language),
        }))
  if (choices)
    return (
      <SelectField {...parts} {...register(name)}>
        <option value="">{t("custom.none")}</option>
        {choices.map(({ value, text }) => (
          <option key={value} value={value}>
            {text}
          </option>
        ))}
      </SelectField>
    )
  if (field.type === "text" && (field.max_length ?? 0) > LONG_TEXT)
    return (
      <TextAreaField {...parts} className={isNarrow ? "" : "sm:col-span-2"} rows={3} {...register(name)} />
    )
  return (
    <Field
      {...parts}
      autoComplete="off"
      type={INPUT_TYPES[field.type]}
      inputMode={INPUT_MODES[field.type]}
      {...register(name)}
    />
  )
}

function Options({ place: { field }, name, label }: { place: CustomKey; name: string; label: string }) {
  const { language } = useLanguage()
  const { field: input } = useController<Record<string, unknown>>({ name })
  const chosen: readonly unknown[] = Array.isArray(input.value) ? input.value : []
  const values = (field.options ?? []).map((option) => option.value)
  return (
    <fieldset className="sm:col-span-2">
      <legend className="text-sm font-semibold">{label}</legend>
      <ul className="grid grid-cols-2 gap-x-6">
        {(field.options ?? []).map((option) => (
          <li key={option.value}>
            <label className="flex min-h-11 items-center gap-2.5 py-1.5 leading-tight">
              <input
                type="checkbox"
                className="size-5 shrink-0 accent-leaf"
                checked={chosen.some((each) => each === option.value)}
                onChange={({ target }) =>
                  input.onChange(
                    values.filter((each) =>
                      each === option.value ? target.checked : chosen.some((other) => other === each),
                    ),
                  )
                }
              />
              {textOfLanguage(option.label, language)}
            </label>
          </li>
        ))}
      </ul>
    </fieldset>
  )
}
