import type { AdminOrderDetail } from "@bon-perroquet/contract"
import { useTranslation } from "react-i18next"
import { Link } from "react-router"
import { OrderCard } from "../../order"
import { customerAddress } from "../customers/customer-address"
import { useMay } from "../guard/use-may"
import { WriteToCustomer } from "../mail/WriteToCustomer"
import { BusinessFacts } from "./BusinessFacts"

const LINK = "inline-flex min-h-11 items-center text-leaf underline underline-offset-2 wrap-anywhere"

export function CustomerCard({ order }: { order: AdminOrderDetail }) {
  const { t } = useTranslation("admin")
  const may = useMay()
  const { email, customer_name, customer_id, shipping_address, business } = order
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
        {customer_id && may("customers:read") ? (
          <Link to={customerAddress(customer_id)} className={LINK}>
            {t("order.customerPage")}
          </Link>
        ) : (
          <Link to={`/admin/orders?${others}`} className={LINK}>
            {t("order.others")}
          </Link>
        )}
      </div>
      {business && <BusinessFacts business={business} />}
      {email && may("messages") && <WriteToCustomer order={order} />}
    </OrderCard>
  )
}
