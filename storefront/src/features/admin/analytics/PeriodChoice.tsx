import { MAX_ANALYTICS_DAYS } from "@bon-perroquet/contract"
import type { Period } from "@bon-perroquet/shop-react/admin"
import { useId } from "react"
import { useTranslation } from "react-i18next"
import { Button } from "../../../components/Button"
import { CONTROL } from "../../../components/class-names"
import { useAddress } from "../use-address"
import { isDay, lastDays, lengthOf } from "./period"

const PRESETS = [7, 30, 90, 365]

export function PeriodChoice({ period }: { period: Period }) {
  const { t } = useTranslation("admin")
  const { change } = useAddress()
  const length = lengthOf(period)
  const choose = (next: Period) => {
    const isPossible = isDay(next.from) && isDay(next.to) && next.from <= next.to
    if (isPossible && lengthOf(next) <= MAX_ANALYTICS_DAYS) change({ from: next.from, to: next.to })
  }
  return (
    <div role="group" aria-label={t("period.label")} className="flex flex-wrap items-end gap-3">
      <div className="flex flex-wrap gap-2">
        {PRESETS.map((days) => (
          <Button
            key={days}
            size="sm"
            variant={days === length ? "primary" : "secondary"}
            aria-pressed={days === length}
            onClick={() => choose(lastDays(days))}
          >
            {t("period.days", { count: days })}
          </Button>
        ))}
      </div>
      <DayField label={t("period.from")} day={period.from} onChange={(from) => choose({ ...period, from })} />
      <DayField label={t("period.to")} day={period.to} onChange={(to) => choose({ ...period, to })} />
    </div>
  )
}

type DayFieldProps = { label: string; day: string; onChange: (day: string) => void }

function DayField({ label, day, onChange }: DayFieldProps) {
  const id = useId()
  return (
    <span className="flex flex-col gap-1">
      <label htmlFor={id} className="text-sm text-bark">
        {label}
      </label>
      <input
        key={day}
        id={id}
        type="date"
        defaultValue={day}
        onBlur={({ target }) => target.value !== day && onChange(target.value)}
        onKeyDown={({ key, currentTarget }) => key === "Enter" && onChange(currentTarget.value)}
        className={`${CONTROL} w-auto!`}
      />
    </span>
  )
}
