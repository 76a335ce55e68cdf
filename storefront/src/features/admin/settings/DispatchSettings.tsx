import {
  dispatchSettingsSchema,
  type DispatchSettings as Settings,
  isWorkingDay,
  publicHolidays,
  FORMAT_LOCALE_OF,
} from "@bon-perroquet/contract"
import type { KeptSetting } from "@bon-perroquet/shop-react/admin"
import { zodResolver } from "@hookform/resolvers/zod"
import { Controller, useFormContext } from "react-hook-form"
import { useTranslation } from "react-i18next"
import { type FieldTexts } from "../../../components/draft"
import { Field } from "../../../components/Field"
import { ClosureFields } from "./ClosureFields"
import { FieldGroup } from "./FieldGroup"
import { SettingPart } from "./SettingPart"
import { SettingForm, useSettingForm } from "./SettingForm"
import { useState } from "react"
import { useLanguage } from "../../../i18n"

export function DispatchSettings() {
  const { t } = useTranslation("admin")
  return (
    <SettingPart
      name="closed_days"
      title={t("settings.closedDays.title")}
      intro={t("settings.closedDays.intro")}
    >
      {(setting, onSaved) => <DispatchForm setting={setting} onSaved={onSaved} />}
    </SettingPart>
  )
}

const same = (value: Settings): Settings => value

type DispatchFormProps = { setting: KeptSetting<"closed_days">; onSaved: () => void }

function DispatchForm({ setting, onSaved }: DispatchFormProps) {
  const { t } = useTranslation("admin")
  const edited = useSettingForm<"closed_days", Settings>({
    name: "closed_days",
    setting,
    resolver: zodResolver(dispatchSettingsSchema),
    valuesOf: same,
    valueOf: same,
    onSaved,
  })
  return (
    <SettingForm {...edited} texts={useTexts()}>
      <FieldGroup title={t("settings.closedDays.dispatch")}>
        <DispatchFields />
      </FieldGroup>
      <FieldGroup title={t("settings.closedDays.holidays")}>
        <HolidayFields />
      </FieldGroup>
      <FieldGroup title={t("settings.closedDays.closures")}>
        <ClosureFields />
      </FieldGroup>
    </SettingForm>
  )
}

function useTexts(): FieldTexts {
  const { t } = useTranslation("admin")
  const dayText = useDayText()
  return {
    nameOf: (path) => {
      const field = path.split(".")[0]
      if (field === "closures") return t("settings.closedDays.closures")
      return field === "worked_holidays"
        ? t("settings.closedDays.worked")
        : t(`settings.closedDays.${nameIn(field)}`)
    },
    valueOf: (path, value) => {
      if (path === "worked_holidays") return (value as Settings["worked_holidays"]).map(dayText).join(", ")
      return path === "closures"
        ? (value as Settings["closures"])
            .map(({ from, to }) => `${dayText(from)} – ${dayText(to)}`)
            .join(", ")
        : String(value)
    },
  }
}

const TIMES = { cut_off: "cutOff", min_days: "minDays", max_days: "maxDays" } as const
const DAYS = ["min_days", "max_days"] as const
const nameIn = (field: string | undefined) => TIMES[field as keyof typeof TIMES]

function DispatchFields() {
  const { t } = useTranslation("admin")
  const { register, formState } = useFormContext<Settings>()
  const { errors } = formState
  return (
    <>
      <Field
        type="time"
        label={t("settings.closedDays.cutOff")}
        hint={t("settings.closedDays.cutOffHint")}
        error={errors.cut_off && t("settings.closedDays.wrong.cutOff")}
        className="sm:col-span-2"
        {...register("cut_off")}
      />
      {DAYS.map((name) => (
        <Field
          key={name}
          type="number"
          min={0}
          label={t(`settings.closedDays.${TIMES[name]}`)}
          hint={name === "min_days" && t("settings.closedDays.daysHint")}
          error={errors[name] && t("settings.closedDays.wrong.days")}
          {...register(name, { valueAsNumber: true })}
        />
      ))}
    </>
  )
}

const SHOWN = 10

function comingHolidays(now: Date) {
  const today = now.toISOString().slice(0, 10)
  const year = now.getUTCFullYear()
  return [...publicHolidays(year), ...publicHolidays(year + 1)]
    .filter(({ day }) => day >= today)
    .slice(0, SHOWN)
}

/** Lists the next Belgian public holidays. No parcels leave on a holiday, unless the merchant unselects it. */
function HolidayFields() {
  const { t } = useTranslation("admin")
  const { control } = useFormContext<Settings>()
  const dayText = useDayText()
  const [holidays] = useState(() => comingHolidays(new Date()))
  return (
    <Controller
      control={control}
      name="worked_holidays"
      render={({ field: { value: worked, onChange } }) => (
        <div className="flex flex-col gap-2 sm:col-span-2">
          <p className="text-sm text-bark">{t("settings.closedDays.holidaysHint")}</p>
          <ul className="grid gap-x-6 sm:grid-cols-2">
            {holidays.map(({ holiday, day }) => (
              <li key={day}>
                <label className="grid min-h-11 grid-cols-[auto_1fr] items-center gap-x-3 py-2">
                  <input
                    type="checkbox"
                    className="size-5 accent-leaf"
                    checked={!worked.includes(day)}
                    onChange={({ target }) =>
                      onChange(
                        target.checked ? worked.filter((each) => each !== day) : [...worked, day].sort(),
                      )
                    }
                  />
                  <span className="font-semibold">{t(`settings.closedDays.names.${holiday}`)}</span>
                  <span className="col-start-2 text-sm text-bark">
                    {dayText(day)}
                    {!isWorkingDay(day, []) && ` · ${t("settings.closedDays.weekend")}`}
                  </span>
                </label>
              </li>
            ))}
          </ul>
        </div>
      )}
    />
  )
}

/** Returns a function that formats a date with its weekday, for example "vendredi 25 décembre 2026". */
function useDayText(): (day: string) => string {
  const { language } = useLanguage()
  const format = new Intl.DateTimeFormat(FORMAT_LOCALE_OF[language], { dateStyle: "full", timeZone: "UTC" })
  return (day) => (Number.isNaN(Date.parse(day)) ? day : format.format(new Date(day)))
}
