import type { RepeatOffer } from "@bon-perroquet/contract"
import { useId } from "react"
import { useTranslation } from "react-i18next"
import { CONTROL } from "../../../components/class-names"
import { formatDecimal } from "@bon-perroquet/contract"
import { useLanguage } from "../../../i18n"

type RepeatOptionProps = {
  offer: RepeatOffer
  /** Interval of the subscription in weeks. Null for a single purchase. */
  weeks: number | null
  onChange: (weeks: number | null) => void
}

const OPTION =
  "flex min-h-11 cursor-pointer items-center gap-3 rounded-control border border-edge px-4 py-2 has-checked:border-leaf has-checked:bg-leaf-wash has-focus-visible:outline-3 has-focus-visible:outline-offset-2 has-focus-visible:outline-focus"
const RADIO = "size-5 shrink-0 accent-leaf outline-none"

export function RepeatOption({ offer: { rhythms, percent }, weeks, onChange }: RepeatOptionProps) {
  const { t } = useTranslation("cart")
  const { language } = useLanguage()
  const name = useId()
  const usual = rhythms.find((each) => each >= 4) ?? rhythms[0] ?? null
  return (
    <fieldset className="flex w-full flex-col gap-2">
      <legend className="sr-only">{t("repeat.legend")}</legend>
      <label className={OPTION}>
        <input
          type="radio"
          name={name}
          checked={weeks === null}
          onChange={() => onChange(null)}
          className={RADIO}
        />
        <span className="font-semibold">{t("repeat.once")}</span>
      </label>
      <div className="flex flex-col gap-2 rounded-control border border-edge has-[input:checked]:border-leaf has-[input:checked]:bg-leaf-wash">
        <label className={`${OPTION} border-0`}>
          <input
            type="radio"
            name={name}
            checked={weeks !== null}
            onChange={() => onChange(usual)}
            className={RADIO}
          />
          <span className="min-w-0 flex-1 font-semibold">
            {percent
              ? t("repeat.againLess", { percent: formatDecimal(percent, language) })
              : t("repeat.again")}
            <span className="block text-sm font-normal text-bark">{t("repeat.promise")}</span>
          </span>
        </label>
        {weeks !== null && (
          <div className="px-4 pb-3">
            <select
              aria-label={t("repeat.rhythm")}
              value={weeks}
              onChange={({ target }) => onChange(Number(target.value))}
              className={CONTROL}
            >
              {rhythms.map((each) => (
                <option key={each} value={each}>
                  {t("repeat.every", { count: each })}
                </option>
              ))}
            </select>
          </div>
        )}
      </div>
    </fieldset>
  )
}
