import {
  customKeys,
  LANGUAGES,
  textOfLanguage,
  type CustomField,
  type CustomKey,
} from "@bon-perroquet/contract"
import { useState } from "react"
import { useController, useFormContext } from "react-hook-form"
import { useTranslation } from "react-i18next"
import { Field, SelectField, TextAreaField } from "../../../components/Field"
import { useLanguage } from "../../../i18n"
import { customName, isForSearchEngines, type TypedCustomValues } from "./custom-values"

type FormValues = { custom_fields: TypedCustomValues }

const SEARCH_ENGINE_KEYS = customKeys("product").filter(isForSearchEngines)
/** A text with a higher maximum length gets a field with several lines. */
const LONG_TEXT = 200

const INPUT_TYPES: Partial<Record<CustomField["type"], string>> = { date: "date" }
const INPUT_MODES: Partial<Record<CustomField["type"], "numeric" | "decimal">> = {
  integer: "numeric",
  decimal: "decimal",
}

/** Fields that the merchant declared in merchant.json. */
export function CustomFields({ keys }: { keys: readonly CustomKey[] }) {
  const { t } = useTranslation("admin")
  if (keys.length === 0) return null
  return (
    <fieldset>
      <legend className="mb-3 text-sm font-semibold">{t("form.custom.title")}</legend>
      <div className="grid gap-x-6 gap-y-4 sm:grid-cols-2 lg:grid-cols-4">
        {keys.map((each) => (
          <CustomInput key={each.key} place={each} />
        ))}
      </div>
    </fieldset>
  )
}

/** Title and description in search results, which are optional. Opens if one is filled or wrong. */
export function SearchEngineFields() {
  const { t } = useTranslation("admin")
  const {
    getValues,
    formState: { errors },
  } = useFormContext<FormValues>()
  const [isFilled] = useState(() => SEARCH_ENGINE_KEYS.some(({ key }) => getValues("custom_fields")[key]))
  const isWrong = SEARCH_ENGINE_KEYS.some(({ key }) => errors.custom_fields?.[key])
  const columns = LANGUAGES.length > 3 ? "lg:grid-cols-4" : "lg:grid-cols-3"
  return (
    <details open={isFilled || isWrong} className="rounded-card border border-line">
      <summary className="min-h-11 cursor-pointer px-4 py-2.5 font-semibold">{t("form.seo.title")}</summary>
      <div className="flex flex-col gap-4 px-4 pb-4">
        <p className="max-w-prose text-sm text-bark">{t("form.seo.text")}</p>
        <div className={`grid items-start gap-x-6 gap-y-4 ${columns}`}>
          {SEARCH_ENGINE_KEYS.map((each) => (
            <CustomInput key={each.key} place={each} isNarrow />
          ))}
        </div>
      </div>
    </details>
  )
}

function CustomInput({ place, isNarrow = false }: { place: CustomKey; isNarrow?: boolean }) {
  const { key, field } = place
  const { t } = useTranslation("admin")
  const { t: common } = useTranslation("common")
  const { language } = useLanguage()
  const label = customName(place, language)
  const {
    register,
    formState: { errors },
  } = useFormContext<FormValues>()
  const name = `custom_fields.${key}` as const
  const error = errors.custom_fields?.[key]
  const isNeeded = error?.type === "custom" && error.message === "needed"
  const parts = {
    label: field.unit ? `${label} (${field.unit})` : label,
    error: error && t(isNeeded ? "form.custom.needed" : "form.custom.invalid"),
    ...(field.hint && { hint: textOfLanguage(field.hint, language) }),
    ...(field.required !== true && { optionalLabel: common("optional") }),
  }
  if (field.is_multiple) return <Options place={place} label={label} />
  const choices =
    field.type === "boolean"
      ? [
          { value: "true", text: t("form.perishableIs.yes") },
          { value: "false", text: t("form.perishableIs.no") },
        ]
      : field.options?.map((option) => ({
          value: option.value,
          text: textOfLanguage(option.label, language),
        }))
  if (choices)
    return (
      <SelectField {...parts} {...register(name)}>
        <option value="" />
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

function Options({ place: { key, field }, label }: { place: CustomKey; label: string }) {
  const { language } = useLanguage()
  const {
    field: { value, onChange },
  } = useController<FormValues>({ name: `custom_fields.${key}` })
  const chosen = Array.isArray(value) ? value : []
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
                  onChange(
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
