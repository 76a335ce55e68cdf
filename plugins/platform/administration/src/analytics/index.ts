import { toEuro } from "@bon-perroquet/contract/money"
import { adminOrders } from "@bon-perroquet/orders/administration"
import { nameIn, shopSnapshot } from "@bon-perroquet/shop-api/catalogue"
import { amountsByDay } from "@bon-perroquet/invoices/report"
import type { Analytics, Language } from "@bon-perroquet/contract"
import type { MedusaContainer } from "@medusajs/framework/types"
import { ContainerRegistrationKeys } from "@medusajs/framework/utils"
import { lowSizes } from "../low-stock"
import { findUsers } from "../users"
import { periodOf, type Period } from "./period"
import { revenueOf } from "./revenue"
import { readBestSellers, readSales, readTotals } from "./sales-rows"

const RECENT_ORDERS = 10
const BEST_SELLERS = 10

export async function analytics(
  container: MedusaContainer,
  input: Partial<Period>,
  language: Language,
): Promise<Analytics> {
  const period = periodOf(input)
  const knex = container.resolve(ContainerRegistrationKeys.PG_CONNECTION)
  const [totals, users, recent, sales, documents, best, snapshot, low] = await Promise.all([
    readTotals(knex),
    findUsers(knex, { offset: 0, limit: 1 }),
    adminOrders(container, { offset: 0, limit: RECENT_ORDERS }),
    readSales(knex, period),
    amountsByDay(knex, period),
    readBestSellers(knex, period, BEST_SELLERS),
    shopSnapshot(container),
    lowSizes(container, language),
  ])
  const nameOf = (id: string | null, otherwise: string): string => {
    const product = id === null ? undefined : snapshot.products.get(id)
    return product ? nameIn(product.product, language) : otherwise
  }
  return {
    total_orders: totals.orders,
    total_users: users.total,
    total_products: totals.products,
    total_revenue: toEuro(totals.revenue_cents),
    recent_orders: recent.orders,
    period: {
      ...period,
      ...revenueOf(sales, documents, period),
      best_sellers: best.map((each) => ({ ...each, name: nameOf(each.product_id, each.name) })),
    },
    running_out: low.map(({ product_id, name, stock }) => ({ product_id, name, stock })),
  }
}
