import { FEATURE_GROUPS, type FeatureField } from "@bon-perroquet/contract/features"
import type { KeptSetting } from "@bon-perroquet/shop-react/admin"
import { FormProvider } from "react-hook-form"
import { useTranslation } from "react-i18next"
import { DraftNotices, type FieldTexts } from "../../../../components/draft"
import { useLanguage } from "../../../../i18n"
import { FieldGroup } from "../FieldGroup"
import { SettingActions } from "../SettingActions"
import { SettingPart } from "../SettingPart"
import { useSettingForm } from "../use-setting-form"
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
  const { form, draft, save, isPending, show } = useSettingForm<"features", FeatureValues>({
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
    <FormProvider {...form}>
      <form noValidate onSubmit={save} className="flex flex-col gap-8">
        <DraftNotices draft={draft} texts={texts} />
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
        <SettingActions name="features" setting={setting} isPending={isPending} onShow={show} />
      </form>
    </FormProvider>
  )
}
