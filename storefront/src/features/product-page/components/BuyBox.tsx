import { MAX_LINE_QUANTITY, type Product } from "@bon-perroquet/contract"
import { useShopFacts } from "@bon-perroquet/shop-react"
import { useRef, useState } from "react"
import { useTranslation } from "react-i18next"
import { QuantityStepper } from "../../../components/QuantityStepper"
import { AddToCartButton, availabilityOf } from "../../products"
import { RepeatOption } from "../../repeat"
import { BuyBar } from "./BuyBar"

export function BuyBox({ product, name }: { product: Product; name: string }) {
  const { t } = useTranslation("cart")
  const { repeats } = useShopFacts()
  const [requested, setWanted] = useState(1)
  const [weeks, setWeeks] = useState<number | null>(null)
  const box = useRef<HTMLDivElement>(null)
  const available = availabilityOf(product) !== "out"
  const maximum = Math.min(product.stock, MAX_LINE_QUANTITY)
  // Limits the chosen quantity again, because the stock may have changed since.
  const quantity = Math.max(1, Math.min(requested, maximum))
  return (
    <div className="flex flex-wrap items-center gap-3">
      {available && repeats && <RepeatOption offer={repeats} weeks={weeks} onChange={setWeeks} />}
      {available && (
        <QuantityStepper
          quantity={quantity}
          onChange={setWanted}
          maximum={maximum}
          labels={{
            group: t("quantity.group", { name }),
            less: t("quantity.less", { name }),
            more: t("quantity.more", { name }),
          }}
          maximumNote={t("quantity.maximum", { count: product.stock })}
          className="min-h-13 bg-card"
        />
      )}
      <div ref={box} className="min-w-48 flex-1">
        <AddToCartButton
          product={product}
          name={name}
          available={available}
          quantity={quantity}
          weeks={weeks}
          size="lg"
        />
      </div>
      {available && <BuyBar product={product} name={name} quantity={quantity} weeks={weeks} box={box} />}
    </div>
  )
}
