import { type Product, type ProductVariant, toCents } from "@bon-perroquet/contract"
import { useId } from "react"
import { useTranslation } from "react-i18next"
import { classNames } from "../../../components/class-names"
import { formatCents, unitPriceBeside } from "../../../components/price"
import { useLanguage } from "../../../i18n"
import { sizeName } from "../../products"

const CARD =
  "flex min-h-13 flex-col justify-center gap-0.5 rounded-control border-2 border-edge bg-card px-4 py-2 " +
  "peer-checked:border-leaf peer-checked:bg-sunken peer-focus-visible:outline-3 peer-focus-visible:outline-offset-2 " +
  "peer-focus-visible:outline-focus"

type SizeChoiceProps = {
  product: Product
  chosen: ProductVariant
  onChoose: (variant: ProductVariant) => void
}

export function SizeChoice({ product, chosen, onChoose }: SizeChoiceProps) {
  const { t } = useTranslation("products")
  const group = useId()
  return (
    <fieldset>
      <legend className="mb-2 font-semibold">{t("sizes.legend")}</legend>
      <div className="grid grid-cols-[repeat(auto-fill,minmax(9.5rem,1fr))] gap-3">
        {product.variants.map((variant) => (
          <label key={variant.id} className="relative">
            <input
              type="radio"
              name={group}
              checked={variant.id === chosen.id}
              onChange={() => onChoose(variant)}
              className="peer absolute inset-0 cursor-pointer opacity-0"
            />
            <SizeCard variant={variant} />
          </label>
        ))}
      </div>
    </fieldset>
  )
}

function SizeCard({ variant }: { variant: ProductVariant }) {
  const { t } = useTranslation("products")
  const { language } = useLanguage()
  const isSoldOut = variant.stock <= 0
  const beside = unitPriceBeside(variant)
  return (
    <span className={classNames(CARD, isSoldOut && "border-dashed text-bark")}>
      <span className="flex flex-wrap items-baseline justify-between gap-x-3">
        <span className="font-semibold">{sizeName(variant, language)}</span>
        <span className="tabular-nums">{formatCents(toCents(variant.price), language)}</span>
      </span>
      <span className="text-xs text-bark">
        {isSoldOut
          ? t("card.outOfStock")
          : beside && t(`card.per.${beside.unit}`, { price: formatCents(toCents(beside.euro), language) })}
      </span>
    </span>
  )
}
