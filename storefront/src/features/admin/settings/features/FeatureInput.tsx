import type { FeatureField } from "@bon-perroquet/contract/features"
import { useId, type ComponentProps } from "react"
import { Controller, useFormContext } from "react-hook-form"
import { useTranslation } from "react-i18next"
import { Field, SelectField } from "../../../../components/Field"
import { Toggle } from "../../../../components/Toggle"
import { useLanguage } from "../../../../i18n"
import { effectiveText, type FeatureValues } from "./features-form"

/** Input attributes that select the phone's keyboard. */
const INPUTS: Partial<Record<FeatureField["kind"], ComponentProps<"input">>> = {
  count: { inputMode: "numeric" },
  cents: { inputMode: "decimal" },
  percent: { inputMode: "decimal" },
  day: { type: "date" },
}

export function FeatureInput({ field }: { field: FeatureField }) {
  const { t } = useTranslation("admin")
  const { language } = useLanguage()
  const { register, formState } = useFormContext<FeatureValues>()
  const { name, kind, label, hint, choices, overridden_by: variable } = field
  const note = variable ? t("settings.features.overridden", { variable }) : hint
  if (kind === "switch") return <FeatureSwitch field={field} note={note} />
  const shown = {
    label: kind === "cents" ? `${label} (€)` : label,
    hint: note,
    error: formState.errors[name] && t("settings.features.wrong"),
    autoComplete: "off",
  }
  if (variable) return <Field {...shown} readOnly value={effectiveText(field, language)} />
  if (kind !== "choice") return <Field {...INPUTS[kind]} {...shown} {...register(name)} />
  return (
    <SelectField {...shown} {...register(name)}>
      {choices.map(({ value, label: text }) => (
        <option key={value} value={value}>
          {text}
        </option>
      ))}
    </SelectField>
  )
}

type FeatureSwitchProps = { field: FeatureField; note: string | null }

function FeatureSwitch({ field: { name, label, overridden_by, effective }, note }: FeatureSwitchProps) {
  const { t } = useTranslation("admin")
  const { control } = useFormContext<FeatureValues>()
  const id = useId()
  return (
    <Controller
      control={control}
      name={name}
      render={({ field: { value, onChange } }) => (
        <div className="flex items-start justify-between gap-4 sm:col-span-2">
          <div className="flex flex-col gap-1 py-2">
            <span id={id} className="font-semibold">
              {label}
            </span>
            {note && (
              <span id={`${id}-hint`} className="text-sm text-bark">
                {note}
              </span>
            )}
          </div>
          {overridden_by ? (
            <span className="py-2 font-semibold">{t(effective ? "changes.yes" : "changes.no")}</span>
          ) : (
            <Toggle
              labelledBy={id}
              {...(note && { describedBy: `${id}-hint` })}
              checked={value === true}
              onChange={onChange}
            />
          )}
        </div>
      )}
    />
  )
}
