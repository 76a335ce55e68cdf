import type { AdminOrderDetail, OrderBusiness } from "@bon-perroquet/contract"
import { useTranslation } from "react-i18next"
import { Link } from "react-router"
import { OrderCard } from "../../order"
import { customerAddress } from "../screen-addresses"
import { useMay } from "../guard/use-may"
import { WriteToCustomer } from "../mail/WriteToCustomer"
import { formatMoment } from "../../../components/date"
import { useLanguage } from "../../../i18n"

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

/** Shows the business that placed an order, and the result of VIES at that time. */
function BusinessFacts({ business: { company, vat_number, proof, is_exempt } }: { business: OrderBusiness }) {
  const { t } = useTranslation("admin")
  const { language } = useLanguage()
  return (
    <dl className="flex flex-col gap-2">
      <div>
        <dt className="text-sm text-bark">{t("order.business.company")}</dt>
        <dd className="font-semibold wrap-anywhere">{company}</dd>
      </div>
      {vat_number && (
        <div>
          <dt className="text-sm text-bark">{t("order.business.vatNumber")}</dt>
          <dd>{vat_number}</dd>
          {proof && (
            <dd className="text-sm text-bark">
              {t(`order.business.vies.${proof.standing}`, { date: formatMoment(proof.checked_at, language) })}
            </dd>
          )}
          {proof?.consultation_number && (
            <dd className="text-sm wrap-anywhere text-bark">
              {t("order.business.consultation", { number: proof.consultation_number })}
            </dd>
          )}
          {is_exempt && <dd className="text-sm font-semibold">{t("order.business.exempt")}</dd>}
        </div>
      )}
    </dl>
  )
}
