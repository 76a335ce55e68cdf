import type { AdminOrderDetail } from "@bon-perroquet/contract"
import { useState } from "react"
import { useTranslation } from "react-i18next"
import { Button } from "../../../../components/Button"
import { useMay } from "../../guard/use-may"
import { ArticlesDialog } from "./ArticlesDialog"

/** Button that changes the articles of an order. Renders nothing once the order is packed or replaced. */
export function ArticlesButton({ order }: { order: AdminOrderDetail }) {
  const { t } = useTranslation("admin")
  const may = useMay()
  const [isOpen, setOpen] = useState(false)
  const isHere = (order.status === "paid" || order.status === "pending") && order.parcels.length === 0
  const isReplaced = order.replaces !== null || order.replacements.some(({ is_cancelled }) => !is_cancelled)
  if (!isHere || isReplaced || !may("orders:write")) return null
  return (
    <>
      <Button variant="secondary" size="sm" onClick={() => setOpen(true)}>
        {t("articles.begin")}
      </Button>
      {isOpen && <ArticlesDialog order={order} onClose={() => setOpen(false)} />}
    </>
  )
}
