import { MAX_LINE_QUANTITY, type ChangeRepeat, type RepeatDelivery } from "@bon-perroquet/contract"
import { useTranslation } from "react-i18next"
import { ProductPicture } from "../../../components/picture/ProductPicture"
import { formatCents } from "../../../components/price"
import { QuantityStepper } from "../../../components/QuantityStepper"
import { useLanguage } from "../../../i18n"

type RepeatGoodsProps = {
  repeat: RepeatDelivery
  isPending: boolean
  onChange: (change: ChangeRepeat) => void
}

/** What comes, and how much of it: from the next delivery on. */
export function RepeatGoods({ repeat, isPending, onChange }: RepeatGoodsProps) {
  const { t } = useTranslation("account")
  const { t: cart } = useTranslation("cart")
  const { language } = useLanguage()
  return (
    <ul aria-label={t("repeat.goods")} className="flex flex-col gap-3">
      {repeat.lines.map(({ variant_id, name, image, quantity, unit_cents }) => (
        <li key={variant_id} className="flex flex-wrap items-center gap-4">
          <ProductPicture address={image} alt="" sizes="3.5rem" className="w-14 rounded-control" />
          <p className="min-w-40 flex-1">
            <span className="block font-semibold">
              {repeat.state === "ended" ? `${quantity} × ${name}` : name}
            </span>
            <span className="text-sm text-bark">
              {unit_cents === null
                ? t("repeat.notSold")
                : t("repeat.each", { price: formatCents(unit_cents, language) })}
            </span>
          </p>
          {repeat.state !== "ended" && (
            <fieldset disabled={isPending}>
              <QuantityStepper
                quantity={quantity}
                onChange={(next) => onChange({ quantity: { variant_id, quantity: next } })}
                maximum={MAX_LINE_QUANTITY}
                labels={{
                  group: cart("quantity.group", { name }),
                  less: cart("quantity.less", { name }),
                  more: cart("quantity.more", { name }),
                }}
                maximumNote={cart("quantity.maximum", { count: MAX_LINE_QUANTITY })}
              />
            </fieldset>
          )}
        </li>
      ))}
    </ul>
  )
}
