import { closedDaysSchema, type ClosedDays } from "@bon-perroquet/contract"
import type { KeptSetting } from "@bon-perroquet/shop-react/admin"
import { zodResolver } from "@hookform/resolvers/zod"
import { FormProvider } from "react-hook-form"
import { useTranslation } from "react-i18next"
import { DraftNotices, type FieldTexts } from "../../../components/draft"
import { ClosureFields } from "./ClosureFields"
import { FieldGroup } from "./FieldGroup"
import { HolidayFields } from "./HolidayFields"
import { SettingActions } from "./SettingActions"
import { SettingPart } from "./SettingPart"
import { useDayText } from "./use-day-text"
import { useSettingForm } from "./use-setting-form"

/** Edits the days without shipping. */
export function ClosedDaysSettings() {
  const { t } = useTranslation("admin")
  return (
    <SettingPart
      name="closed_days"
      title={t("settings.closedDays.title")}
      intro={t("settings.closedDays.intro")}
    >
      {(setting, onSaved) => <ClosedDaysForm setting={setting} onSaved={onSaved} />}
    </SettingPart>
  )
}

const same = (value: ClosedDays): ClosedDays => value

type ClosedDaysFormProps = { setting: KeptSetting<"closed_days">; onSaved: () => void }

function ClosedDaysForm({ setting, onSaved }: ClosedDaysFormProps) {
  const { t } = useTranslation("admin")
  const { form, draft, save, isPending, show } = useSettingForm<"closed_days", ClosedDays>({
    name: "closed_days",
    setting,
    resolver: zodResolver(closedDaysSchema),
    valuesOf: same,
    valueOf: same,
    onSaved,
  })
  return (
    <FormProvider {...form}>
      <form noValidate onSubmit={save} className="flex flex-col gap-8">
        <DraftNotices draft={draft} texts={useTexts()} />
        <FieldGroup title={t("settings.closedDays.holidays")}>
          <HolidayFields />
        </FieldGroup>
        <FieldGroup title={t("settings.closedDays.closures")}>
          <ClosureFields />
        </FieldGroup>
        <SettingActions name="closed_days" setting={setting} isPending={isPending} onShow={show} />
      </form>
    </FormProvider>
  )
}

function useTexts(): FieldTexts {
  const { t } = useTranslation("admin")
  const dayText = useDayText()
  return {
    nameOf: (path) => t(`settings.closedDays.${path.startsWith("closures") ? "closures" : "worked"}`),
    valueOf: (path, value) =>
      path === "worked_holidays"
        ? (value as ClosedDays["worked_holidays"]).map(dayText).join(", ")
        : (value as ClosedDays["closures"])
            .map(({ from, to }) => `${dayText(from)} – ${dayText(to)}`)
            .join(", "),
  }
}
