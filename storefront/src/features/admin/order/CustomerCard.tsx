import type { AdminOrder } from "@bon-perroquet/contract"
import { useTranslation } from "react-i18next"
import { Link } from "react-router-dom"
import { OrderCard } from "../../order"

const LINK = "inline-flex min-h-11 items-center text-leaf underline underline-offset-2 wrap-anywhere"

/** Who ordered, and how to reach them. */
export function CustomerCard({ order }: { order: AdminOrder }) {
  const { t } = useTranslation("admin")
  const { email, customer_name, shipping_address } = order
  const phone = shipping_address?.phone
  const others = new URLSearchParams({ q: email }).toString()
  return (
    <OrderCard title={t("order.customer")}>
      <div className="flex flex-col">
        <p className="font-semibold">{customer_name}</p>
        <a href={`mailto:${email}`} className={LINK}>
          {email}
        </a>
        {phone && (
          <a href={`tel:${phone.replace(/[^+\d]/g, "")}`} className={LINK}>
            {phone}
          </a>
        )}
        <Link to={`/admin?${others}`} className={LINK}>
          {t("order.others")}
        </Link>
      </div>
    </OrderCard>
  )
}
