import { useTranslation } from "react-i18next"
import type { Availability } from "../availability"

const LOOKS = {
  out: { dot: "bg-edge", text: "text-bark" },
  order: { dot: "bg-seed", text: "text-seed-ink font-semibold" },
  low: { dot: "bg-seed", text: "text-seed-ink font-semibold" },
  plenty: { dot: "bg-leaf", text: "text-bark" },
} as const

/** Shows that a product is on order, a low-stock warning, or the stock. */
export function StockNotice({ availability, stock }: { availability: Availability; stock: number }) {
  const { t } = useTranslation("products")
  const { dot, text } = LOOKS[availability]
  return (
    <p className={`flex items-center gap-2 text-sm ${text}`}>
      <span aria-hidden className={`size-2 rounded-pill ${dot}`} />
      {availability === "out" && t("card.outOfStock")}
      {availability === "order" && t("card.onOrder")}
      {availability === "low" && t("card.lowStock", { count: stock })}
      {availability === "plenty" && t("card.inStock", { count: stock })}
    </p>
  )
}
