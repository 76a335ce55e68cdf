import type { AdminSearch } from "@bon-perroquet/contract"
import { useTranslation } from "react-i18next"
import { formatShortDay } from "../short-date"
import { useLanguage } from "../../../i18n"
import { useMay } from "../guard/use-may"
import { customerAddress, orderAddress } from "../screen-addresses"

export type FoundItem = { id: string; to: string; title: string; detail: string }
export type FoundGroup = {
  name: "orders" | "products" | "customers" | "former_orders" | "more"
  items: FoundItem[]
}

const listAddress = (list: string, q: string): string =>
  `/admin/${list}?${new URLSearchParams({ q }).toString()}`

/** Returns a function that groups search results. If there are more orders, the last entry opens the order list. */
export function useFound(): (results: AdminSearch, q: string) => FoundGroup[] {
  const { t } = useTranslation("admin")
  const { t: account } = useTranslation("account")
  const { language } = useLanguage()
  const may = useMay()
  const productAddress = (id: string, sku: string) =>
    may("products:write")
      ? `/admin/products?${new URLSearchParams({ edit: id }).toString()}`
      : listAddress("products", sku)
  return ({ orders, products, customers, former_orders = [] }, q) => {
    const groups: FoundGroup[] = [
      {
        name: "orders",
        items: orders.map(({ order_number, customer_name, email, city, status, created_at }) => ({
          id: order_number,
          to: orderAddress(order_number),
          title: `${order_number} · ${customer_name || email}`,
          detail: [city, account(`status.${status}`), formatShortDay(created_at, language)]
            .filter(Boolean)
            .join(" · "),
        })),
      },
      {
        name: "products",
        items: products.map(({ id, name, sku, stock, active }) => ({
          id,
          to: productAddress(id, sku),
          title: name,
          detail: [sku, active ? t("find.stock", { count: stock }) : t("find.inactive")]
            .filter(Boolean)
            .join(" · "),
        })),
      },
      {
        name: "customers",
        items: customers.map(({ id, name, email }) => ({
          id,
          to: customerAddress(id),
          title: name || email,
          detail: name ? email : "",
        })),
      },
      {
        name: "former_orders",
        items: former_orders.map(({ number, email, placed_at }) => ({
          id: number,
          to: listAddress("former-orders", number),
          title: `${number} · ${email}`,
          detail: formatShortDay(placed_at, language),
        })),
      },
      {
        name: "more",
        items: orders.length
          ? [{ id: "orders", to: listAddress("orders", q), title: t("find.allOrders", { q }), detail: "" }]
          : [],
      },
    ]
    return groups.filter(({ items }) => items.length > 0)
  }
}
