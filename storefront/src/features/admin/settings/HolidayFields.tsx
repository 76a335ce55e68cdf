import { isWorkingDay, publicHolidays, type ClosedDays } from "@bon-perroquet/contract"
import { useState } from "react"
import { Controller, useFormContext } from "react-hook-form"
import { useTranslation } from "react-i18next"
import { useDayText } from "./use-day-text"

/** Number of public holidays per year. */
const SHOWN = 10

function comingHolidays(now: Date) {
  const today = now.toISOString().slice(0, 10)
  const year = now.getUTCFullYear()
  return [...publicHolidays(year), ...publicHolidays(year + 1)]
    .filter(({ day }) => day >= today)
    .slice(0, SHOWN)
}

/** Lists the next Belgian public holidays. Each is a closed day unless it is switched off. */
export function HolidayFields() {
  const { t } = useTranslation("admin")
  const { control } = useFormContext<ClosedDays>()
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
