import { FEATURE_GROUPS, type FeatureField } from "@bon-perroquet/contract/features"
import type { KeptSetting } from "@bon-perroquet/shop-react/admin"
import { useTranslation } from "react-i18next"
import type { FieldTexts } from "../../../../components/draft"
import { useLanguage } from "../../../../i18n"
import { FieldGroup } from "../FieldGroup"
import { SettingPart } from "../SettingPart"
import { SettingForm, useSettingForm } from "../SettingForm"
import { featuresOf, resolverOf, valuesOf, effectiveText, type FeatureValues } from "./features-form"
import type { ComponentProps } from "react"
import { useFormContext } from "react-hook-form"
import { Field, SelectField } from "../../../../components/Field"
import { SettingSwitch } from "../SettingSwitch"

/** Input attributes that select the phone's keyboard. */
const INPUTS: Partial<Record<FeatureField["kind"], ComponentProps<"input">>> = {
  count: { inputMode: "numeric" },
  cents: { inputMode: "decimal" },
  percent: { inputMode: "decimal" },
  day: { type: "date" },
}

function FeatureInput({ field }: { field: FeatureField }) {
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

/** Shows the settings of optional functions, which plugins declare. */
export function FeatureSettings() {
  const { t } = useTranslation("admin")
  return (
    <SettingPart name="features" title={t("settings.features.title")} intro={t("settings.features.intro")}>
      {(setting, onSaved) => (
        <FeatureForm setting={setting} fields={setting.fields ?? []} onSaved={onSaved} />
      )}
    </SettingPart>
  )
}

type FeatureFormProps = {
  setting: KeptSetting<"features">
  fields: readonly FeatureField[]
  onSaved: () => void
}

function FeatureForm({ setting, fields, onSaved }: FeatureFormProps) {
  const { t } = useTranslation("admin")
  const { language } = useLanguage()
  const edited = useSettingForm<"features", FeatureValues>({
    name: "features",
    setting,
    resolver: resolverOf(fields),
    valuesOf: (features) => valuesOf(fields, features, language),
    valueOf: (values) => featuresOf(fields, values),
    onSaved,
  })
  const texts: FieldTexts = {
    nameOf: (path) => fields.find(({ name }) => name === path)?.label ?? path,
    valueOf: (_path, value) =>
      typeof value === "boolean" ? t(value ? "changes.yes" : "changes.no") : String(value),
  }
  return (
    <SettingForm {...edited} texts={texts}>
      {FEATURE_GROUPS.map((group) => (
        <FieldGroup key={group} title={t(`settings.features.groups.${group}`)}>
          {fields
            .filter((field) => field.group === group)
            .toSorted((one, other) => Number(other.kind === "switch") - Number(one.kind === "switch"))
            .map((field) => (
              <FeatureInput key={field.name} field={field} />
            ))}
        </FieldGroup>
      ))}
    </SettingForm>
  )
}
