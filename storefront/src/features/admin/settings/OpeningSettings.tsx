import { openingSettingsSchema, type OpeningSettings as Settings } from "@bon-perroquet/contract/setup"
import type { KeptSetting } from "@bon-perroquet/shop-react/admin"
import { zodResolver } from "@hookform/resolvers/zod"
import { FormProvider } from "react-hook-form"
import { useTranslation } from "react-i18next"
import { DraftNotices } from "../../../components/draft"
import { FieldGroup } from "./FieldGroup"
import { SettingActions } from "./SettingActions"
import { SettingPart } from "./SettingPart"
import { SettingSwitch } from "./SettingSwitch"
import { useSettingForm } from "./use-setting-form"

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
  const { form, draft, save, isPending, show } = useSettingForm<"opening", Settings>({
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
    <FormProvider {...form}>
      <form noValidate onSubmit={save} className="flex flex-col gap-8">
        <DraftNotices draft={draft} texts={texts} />
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
        <SettingActions name="opening" setting={setting} isPending={isPending} onShow={show} />
      </form>
    </FormProvider>
  )
}
