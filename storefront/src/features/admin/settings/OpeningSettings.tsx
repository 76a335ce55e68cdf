import { openingSettingsSchema, type OpeningSettings as Settings } from "@bon-perroquet/contract/setup"
import type { KeptSetting } from "@bon-perroquet/shop-react/admin"
import { zodResolver } from "@hookform/resolvers/zod"
import { useTranslation } from "react-i18next"
import { FieldGroup } from "./FieldGroup"
import { SettingPart } from "./SettingPart"
import { SettingSwitch } from "./SettingSwitch"
import { SettingForm, useSettingForm } from "./SettingForm"

/** Opens or closes the shop, and shows the checklist again. */
export function OpeningSettings() {
  const { t } = useTranslation("admin")
  return (
    <SettingPart name="opening" title={t("settings.opening.title")} intro={t("settings.opening.intro")}>
      {(setting, onSaved) => <OpeningForm setting={setting} onSaved={onSaved} />}
    </SettingPart>
  )
}

const FIELDS = ["is_open", "has_checklist"] as const
const same = (value: Settings): Settings => value

type OpeningFormProps = { setting: KeptSetting<"opening">; onSaved: () => void }

function OpeningForm({ setting, onSaved }: OpeningFormProps) {
  const { t } = useTranslation("admin")
  const edited = useSettingForm<"opening", Settings>({
    name: "opening",
    setting,
    resolver: zodResolver(openingSettingsSchema),
    valuesOf: same,
    valueOf: same,
    onSaved,
  })
  const texts = {
    nameOf: (path: string) => {
      const field = FIELDS.find((each) => each === path)
      return field ? t(`settings.opening.fields.${field}`) : path
    },
    valueOf: (_path: string, value: unknown) => t(value ? "changes.yes" : "changes.no"),
  }
  return (
    <SettingForm {...edited} texts={texts}>
      <FieldGroup title={t("settings.opening.title")}>
        {FIELDS.map((name) => (
          <SettingSwitch
            key={name}
            name={name}
            label={t(`settings.opening.fields.${name}`)}
            note={t(`settings.opening.hints.${name}`)}
          />
        ))}
      </FieldGroup>
    </SettingForm>
  )
}
