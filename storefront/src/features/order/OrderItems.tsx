import { toCents } from "@bon-perroquet/contract"
import type { Order } from "@bon-perroquet/contract"
import { useTranslation } from "react-i18next"
import { Link } from "react-router"
import { formatCents, Price } from "../../components/price"
import { ProductPicture } from "../../components/picture/ProductPicture"
import { productAddress } from "../../config/addresses"
import { useLanguage } from "../../i18n"
import { OrderCard } from "./OrderCard"

export function OrderItems({ items }: { items: Order["items"] }) {
  const { t } = useTranslation("account")
  return (
    <OrderCard title={t("order.items")}>
      <ul className="flex flex-col gap-4">
        {items.map((item, index) => (
          <OrderItem key={index} item={item} />
        ))}
      </ul>
    </OrderCard>
  )
}

function OrderItem({ item }: { item: Order["items"][number] }) {
  const { language } = useLanguage()
  return (
    <li className="flex items-center gap-3">
      <ProductPicture address={item.image} alt="" sizes="3.5rem" className="w-14 shrink-0 rounded-control" />
      <div className="min-w-0 flex-1">
        <p className="leading-snug font-semibold">
          {item.product_id === null ? (
            item.name
          ) : (
            <Link to={productAddress(item.product_id)} className="text-ink no-underline hover:underline">
              {item.name}
            </Link>
          )}
        </p>
        <p className="text-sm text-bark tabular-nums">
          {`${item.quantity} × ${formatCents(toCents(item.unit_price), language)}`}
        </p>
      </div>
      <Price cents={item.line_total_cents} className="font-semibold" />
    </li>
  )
}
