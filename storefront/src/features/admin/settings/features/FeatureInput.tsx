import type { FeatureField } from "@bon-perroquet/contract/features"
import type { ComponentProps } from "react"
import { useFormContext } from "react-hook-form"
import { useTranslation } from "react-i18next"
import { Field, SelectField } from "../../../../components/Field"
import { useLanguage } from "../../../../i18n"
import { SettingSwitch } from "../SettingSwitch"
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
  if (kind === "switch")
    return (
      <SettingSwitch {...{ name, label, note }} fixed={variable ? field.effective === true : undefined} />
    )
  const shown = {
    label: kind === "cents" ? `${label} (€)` : label,
    hint: note,
    error:
      formState.errors[name] &&
      t(
        formState.errors[name].type === "repeated" ? "settings.features.repeated" : "settings.features.wrong",
      ),
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
