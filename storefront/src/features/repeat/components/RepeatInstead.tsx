import type { ChangeRepeat, RepeatAlternative, RepeatDelivery } from "@bon-perroquet/contract"
import { useTranslation } from "react-i18next"
import { SelectField } from "../../../components/Field"
import { formatCents } from "../../../components/price"
import { useLanguage } from "../../../i18n"

type RepeatInsteadProps = {
  may: RepeatDelivery["may"]
  line: RepeatDelivery["lines"][number]
  isPending: boolean
  onChange: (change: ChangeRepeat) => void
}

/** Selects the replacement for sold-out goods: another size or a similar product. */
export function RepeatInstead({ may, line, isPending, onChange }: RepeatInsteadProps) {
  const { t } = useTranslation("account")
  const { language } = useLanguage()
  const { variant_id, name, instead, alternatives } = line
  // Also lists the selected replacement if it is no longer offered.
  const isListed = alternatives.some((each) => each.variant_id === instead?.variant_id)
  const all = instead && !isListed ? [instead, ...alternatives] : alternatives
  const choices = may === "all" ? all : all.filter((each) => each.variant_id === instead?.variant_id)
  const textOf = ({ name: other, unit_cents }: RepeatAlternative) =>
    unit_cents === null
      ? other
      : t("repeat.instead.choice", { name: other, price: formatCents(unit_cents, language) })
  return (
    <SelectField
      label={t("repeat.instead.of", { name })}
      value={instead?.variant_id ?? ""}
      disabled={isPending}
      onChange={({ target }) => onChange({ instead: { variant_id, by_variant_id: target.value || null } })}
    >
      <option value="">{t("repeat.instead.none")}</option>
      {choices.map((each) => (
        <option key={each.variant_id} value={each.variant_id}>
          {textOf(each)}
        </option>
      ))}
    </SelectField>
  )
}
