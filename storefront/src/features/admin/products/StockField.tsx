import { MAX_STOCK } from "@bon-perroquet/contract"
import { answerOf, useShop } from "@bon-perroquet/shop-react"
import { usePatchProduct } from "@bon-perroquet/shop-react/admin"
import { useTranslation } from "react-i18next"
import { useLanguage } from "../../../i18n"
import { formatCount, parseUnits } from "../number-formats"
import { InlineField } from "./InlineField"
import { chosenSize, type SizeFieldProps, sizeTitle } from "../product-form/size-title"
import { useInlineSave } from "./use-inline-save"
import { useTold } from "../product-form/use-told"

function parseStock(text: string): number | null {
  const units = parseUnits(text)
  return units !== null && units <= MAX_STOCK ? units : null
}

/** How many of a size can be sold, changed in the list; what is promised already stands below. */
export function StockField({ product, variant }: SizeFieldProps) {
  const { t } = useTranslation("admin")
  const { language } = useLanguage()
  const { api } = useShop()
  const { mutateAsync } = usePatchProduct(chosenSize(product, variant), "stock")
  const told = useTold()
  const name = sizeTitle(product, variant, language)
  const sayChange = (from: number, to: number) =>
    t("products.became", { name, from: formatCount(from, language), to: formatCount(to, language) })
  /** Takes back the difference: what was sold meanwhile stays sold. */
  async function undo(added: number): Promise<void> {
    const params = { path: { id: product.id } }
    const { variants } = await answerOf(api.GET("/api/admin/products/{id}", { params }))
    const stock = variants.find(({ id }) => id === variant.id)?.stock ?? 0
    await mutateAsync(Math.min(MAX_STOCK, Math.max(0, stock - added)))
  }
  const field = useInlineSave({
    saved: variant.stock,
    parse: parseStock,
    format: String,
    send: (units, before) =>
      told(mutateAsync(units), t("done.stock"), t("failure.stock"), {
        detail: sayChange(before, units),
        undo: () =>
          void told(undo(units - before), t("done.stock"), t("failure.stock"), {
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
      {variant.held > 0 && (
        <span className="text-xs text-bark">{t("products.held", { count: variant.held })}</span>
      )}
    </span>
  )
}
