import {
  MAX_LINE_QUANTITY,
  type ChangeRepeat,
  type RepeatDelivery,
  type RepeatAlternative,
} from "@bon-perroquet/contract"
import { useTranslation } from "react-i18next"
import { ProductPicture } from "../../../components/picture/ProductPicture"
import { formatCents } from "../../../components/price"
import { QuantityStepper } from "../../../components/QuantityStepper"
import { useLanguage } from "../../../i18n"
import { SelectField } from "../../../components/Field"

type RepeatGoodsProps = {
  repeat: RepeatDelivery
  isPending: boolean
  onChange: (change: ChangeRepeat) => void
}

export function RepeatGoods({ repeat, isPending, onChange }: RepeatGoodsProps) {
  const { t } = useTranslation("account")
  const { may } = repeat
  const isOver = repeat.state === "ended"
  return (
    <ul aria-label={t("repeat.goods")} className="flex flex-col gap-5">
      {repeat.lines.map((line) => (
        <li key={line.variant_id} className="flex flex-col gap-3">
          <RepeatLine may={may} line={line} isOver={isOver} isPending={isPending} onChange={onChange} />
          {!isOver && (may === "all" ? line.alternatives.length > 0 : line.instead !== null) && (
            <RepeatInstead may={may} line={line} isPending={isPending} onChange={onChange} />
          )}
        </li>
      ))}
    </ul>
  )
}

type RepeatLineProps = Omit<RepeatGoodsProps, "repeat"> & {
  may: RepeatDelivery["may"]
  line: RepeatDelivery["lines"][number]
  isOver: boolean
}

function RepeatLine({ may, line, isOver, isPending, onChange }: RepeatLineProps) {
  const { t } = useTranslation("account")
  const { t: cart } = useTranslation("cart")
  const { language } = useLanguage()
  const { variant_id, name, image, quantity, unit_cents } = line
  return (
    <div className="flex flex-wrap items-center gap-4">
      <ProductPicture address={image} alt="" sizes="3.5rem" className="w-14 rounded-control" />
      <p className="min-w-40 flex-1">
        <span className="block font-semibold">{isOver ? `${quantity} × ${name}` : name}</span>
        <span className="text-sm text-bark">
          {unit_cents === null
            ? t("repeat.notSold")
            : t("repeat.each", { price: formatCents(unit_cents, language) })}
        </span>
      </p>
      {!isOver && (
        <fieldset disabled={isPending}>
          <QuantityStepper
            quantity={quantity}
            onChange={(next) => onChange({ quantity: { variant_id, quantity: next } })}
            maximum={may === "all" ? MAX_LINE_QUANTITY : quantity}
            labels={{
              group: cart("quantity.group", { name }),
              less: cart("quantity.less", { name }),
              more: cart("quantity.more", { name }),
            }}
            maximumNote={
              may === "all"
                ? cart("quantity.maximum", { count: MAX_LINE_QUANTITY })
                : t("repeat.limited.title")
            }
          />
        </fieldset>
      )}
    </div>
  )
}

type RepeatInsteadProps = {
  may: RepeatDelivery["may"]
  line: RepeatDelivery["lines"][number]
  isPending: boolean
  onChange: (change: ChangeRepeat) => void
}

/** Selects the replacement for sold-out goods: another size or a similar product. */
function RepeatInstead({ may, line, isPending, onChange }: RepeatInsteadProps) {
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
