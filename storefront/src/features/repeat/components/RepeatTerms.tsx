import {
  WHEN_MISSING,
  type ChangeRepeat,
  type RepeatDelivery,
  type WhenMissing,
} from "@bon-perroquet/contract"
import { useTranslation } from "react-i18next"
import { SelectField } from "../../../components/Field"

type RepeatTermsProps = {
  repeat: RepeatDelivery
  isPending: boolean
  onChange: (change: ChangeRepeat) => void
}

export function RepeatTerms({ repeat, isPending, onChange }: RepeatTermsProps) {
  const { t } = useTranslation("account")
  const { t: cart } = useTranslation("cart")
  const { weeks, when_missing, may } = repeat
  const isFree = may === "all"
  const nameOf = (count: number) => cart("repeat.every", { count })
  const rhythms = [...new Set([...repeat.rhythms, weeks])]
    .filter((count) => isFree || count >= weeks)
    .sort((one, other) => one - other)
  const ways = WHEN_MISSING.filter((each) => isFree || each === when_missing || each === "skip")
  return (
    <div className="grid gap-4 sm:grid-cols-2">
      <SelectField
        label={t("repeat.rhythm")}
        value={weeks}
        disabled={isPending}
        onChange={({ target }) => onChange({ weeks: Number(target.value) })}
      >
        {rhythms.map((each) => (
          <option key={each} value={each}>
            {nameOf(each)}
          </option>
        ))}
      </SelectField>
      <SelectField
        label={t("repeat.whenMissing")}
        value={when_missing}
        disabled={isPending}
        onChange={({ target }) => onChange({ when_missing: target.value as WhenMissing })}
      >
        {ways.map((each) => (
          <option key={each} value={each}>
            {t(`repeat.missing.${each}`)}
          </option>
        ))}
      </SelectField>
    </div>
  )
}
