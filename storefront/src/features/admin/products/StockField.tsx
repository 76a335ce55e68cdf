import { MAX_STOCK } from "@bon-perroquet/contract"
import {
  priceOrStockOf,
  PriceOrStockChangedError,
  useRereadProduct,
  useSavePriceOrStock,
} from "@bon-perroquet/shop-react/admin"
import { useTranslation } from "react-i18next"
import { useLanguage } from "../../../i18n"
import { formatCount, parseUnits } from "../number-formats"
import { CollisionQuestion } from "./CollisionQuestion"
import { InlineField } from "./InlineField"
import { type SizeFieldProps, sizeTitle, sizeToName } from "../product-form/size-title"
import { useInlineSave } from "./use-inline-save"
import { useResultToast } from "../use-result-toast"

function parseStock(text: string): number | null {
  const units = parseUnits(text)
  return units !== null && units <= MAX_STOCK ? units : null
}

export function StockField({ product, variant }: SizeFieldProps) {
  const { t } = useTranslation("admin")
  const { language } = useLanguage()
  const size = sizeToName(product, variant)
  const { mutateAsync } = useSavePriceOrStock(product, size, "stock")
  const reread = useRereadProduct()
  const withToast = useResultToast()
  const name = sizeTitle(product, variant, language)
  const sayChange = (from: number, to: number) =>
    t("products.became", { name, from: formatCount(from, language), to: formatCount(to, language) })
  /** Subtracts the added units. Restoring the former stock would ignore units that were sold since. */
  async function undo(added: number): Promise<unknown> {
    const read = await reread(product.id)
    const before = priceOrStockOf(read, size, "stock")
    const value = Math.min(MAX_STOCK, Math.max(0, before - added))
    return mutateAsync({ value, before, read }).catch((error: unknown) => {
      if (error instanceof PriceOrStockChangedError) return undo(added)
      throw error
    })
  }
  const field = useInlineSave({
    saved: variant.stock,
    parse: parseStock,
    format: String,
    send: (units, before) =>
      withToast(mutateAsync({ value: units, before }), t("done.stock"), t("failure.stock"), {
        detail: sayChange(before, units),
        undo: () =>
          void withToast(undo(units - before), t("done.stock"), t("failure.stock"), {
            detail: t("products.takenBack", { name }),
          }).catch(() => undefined),
      }),
  })
  return (
    <span className="inline-flex flex-col items-end gap-0.5 lg:items-start">
      <InlineField
        label={t("products.stockOf", { name })}
        error={t("form.errors.stock")}
        inputMode="numeric"
        field={field}
      />
      <CollisionQuestion
        name={t("products.stockOf", { name })}
        collision={field.collision}
        format={(units) => formatCount(units, language)}
      />
      {variant.held > 0 && (
        <span className="text-xs text-bark">{t("products.held", { count: variant.held })}</span>
      )}
    </span>
  )
}
