import { FEATURE_GROUPS, type FeatureField } from "@bon-perroquet/contract/features"
import type { KeptSetting } from "@bon-perroquet/shop-react/admin"
import { useTranslation } from "react-i18next"
import { type FieldTexts } from "../../../../components/draft"
import { useLanguage } from "../../../../i18n"
import { FieldGroup } from "../FieldGroup"
import { SettingPart } from "../SettingPart"
import { SettingForm, useSettingForm } from "../SettingForm"
import { FeatureInput } from "./FeatureInput"
import { featuresOf, resolverOf, valuesOf, type FeatureValues } from "./features-form"

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
