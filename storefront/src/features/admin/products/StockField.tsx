import { MAX_STOCK, type AdminProduct } from "@bon-perroquet/contract"
import { usePatchProduct } from "@bon-perroquet/shop-react/admin"
import { useTranslation } from "react-i18next"
import { useLanguage } from "../../../i18n"
import { localised } from "../../../i18n/localised"
import { parseUnits } from "../figures"
import { InlineField } from "./InlineField"
import { useInlineSave } from "./use-inline-save"
import { useTold } from "./use-told"

function parseStock(text: string): number | null {
  const units = parseUnits(text)
  return units !== null && units <= MAX_STOCK ? units : null
}

/** How many can be sold, changed in the list; what is promised already stands below. */
export function StockField({ product }: { product: AdminProduct }) {
  const { t } = useTranslation("admin")
  const { language } = useLanguage()
  const { mutateAsync } = usePatchProduct(product.id, "stock")
  const told = useTold()
  const field = useInlineSave({
    saved: product.stock,
    parse: parseStock,
    format: String,
    send: (units) => told(mutateAsync(units), t("done.stock"), t("failure.stock")),
  })
  return (
    <span className="inline-flex flex-col items-end gap-0.5 lg:items-start">
      <InlineField
        label={t("products.stockOf", { name: localised(product, "name", language) })}
        field={field}
        min={0}
        max={MAX_STOCK}
        step={1}
        inputMode="numeric"
      />
      {product.held > 0 && (
        <span className="text-xs text-bark">{t("products.held", { count: product.held })}</span>
      )}
    </span>
  )
}
