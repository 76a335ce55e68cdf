import { MAX_PRICE_EURO, type AdminProduct } from "@bon-perroquet/contract"
import { usePatchProduct } from "@bon-perroquet/shop-react/admin"
import { useTranslation } from "react-i18next"
import { centsOf } from "../../../components/price"
import { useLanguage } from "../../../i18n"
import { localised } from "../../../i18n/localised"
import { parseCents, typedCents } from "../figures"
import { InlineField } from "./InlineField"
import { useInlineSave } from "./use-inline-save"
import { useTold } from "./use-told"

const MAX_CENTS = MAX_PRICE_EURO * 100

function parsePrice(text: string): number | null {
  const cents = parseCents(text)
  return cents !== null && cents >= 1 && cents <= MAX_CENTS ? cents : null
}

/** A product's price, changed in the list. */
export function PriceField({ product }: { product: AdminProduct }) {
  const { t } = useTranslation("admin")
  const { language } = useLanguage()
  const { mutateAsync } = usePatchProduct(product.id, "price")
  const told = useTold()
  const field = useInlineSave({
    saved: centsOf(product.price),
    parse: parsePrice,
    format: typedCents,
    send: (cents) => told(mutateAsync(cents / 100), t("done.price"), t("failure.price")),
  })
  return (
    <span className="inline-flex flex-col items-end gap-0.5 lg:items-start">
      <InlineField
        label={t("products.priceOf", { name: localised(product, "name", language) })}
        field={field}
        min={0.01}
        max={MAX_PRICE_EURO}
        step={0.01}
        inputMode="decimal"
      />
      <span className="text-xs text-bark">{product.unit_label}</span>
    </span>
  )
}
