import { LOW_STOCK_THRESHOLD } from "@bon-perroquet/contract"
import { useTranslation } from "react-i18next"
import { classNames } from "../../../components/class-names"

type StockNoteProps = { stock: number; quantity: number }

/** Shows stock, and a warning if the quantity exceeds it. */
export function StockNote({ stock, quantity }: StockNoteProps) {
  const { t } = useTranslation("cart")
  const [tone, text] =
    stock <= 0
      ? (["text-macaw", t("stock.out")] as const)
      : quantity > stock
        ? (["text-macaw", t("stock.exceeded", { count: stock })] as const)
        : stock <= LOW_STOCK_THRESHOLD
          ? (["text-seed-ink", t("stock.low", { count: stock })] as const)
          : (["text-leaf", t("stock.plenty", { count: stock })] as const)
  return (
    <p className={classNames("flex items-center gap-1.5 text-sm font-semibold", tone)}>
      <span aria-hidden className="size-2 shrink-0 rounded-pill bg-current" />
      {text}
    </p>
  )
}
