import type { AdminOrderDetail } from "@bon-perroquet/contract"
import { useId } from "react"
import { useTranslation } from "react-i18next"
import { isToSend } from "../orders/OrderBadges"

export function LabelNotice({ order }: { order: AdminOrderDetail }) {
  const { t } = useTranslation("admin")
  const heading = useId()
  if (!isToSend(order) || !order.label_omits.length) return null
  return (
    <section aria-labelledby={heading} className="flex flex-col gap-2 rounded-card bg-seed-wash p-5">
      <h2 id={heading} className="text-lg">
        {t("labelOmits.title")}
      </h2>
      {order.label_omits.map((omission) => (
        <p key={omission}>{t(`labelOmits.${omission}`)}</p>
      ))}
    </section>
  )
}
