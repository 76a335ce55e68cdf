import { adminUrl } from "@bon-perroquet/accounts/mails"
import { isAllowed, LOW_STOCK_THRESHOLD, type Role, type Today } from "@bon-perroquet/contract"
import { messagePage } from "@bon-perroquet/mail/outbox"
import { countTasks } from "@bon-perroquet/orders/administration"
import { shopSnapshot } from "@bon-perroquet/shop-api/catalogue"
import type { MedusaContainer } from "@medusajs/framework/types"

async function lowStock(container: MedusaContainer): Promise<number> {
  const { products } = await shopSnapshot(container)
  return products
    .values()
    .filter(({ product }) => product.variants.some(({ stock }) => stock <= LOW_STOCK_THRESHOLD))
    .reduce((count) => count + 1, 0)
}

const failedMessages = async (container: MedusaContainer): Promise<number> =>
  (await messagePage(container, { state: "failed", offset: 0, limit: 1 })).total

/** How much there is to do for somebody with this role. */
export async function today(container: MedusaContainer, role: Role | null): Promise<Today> {
  const [orders, low_stock, messages_failed] = await Promise.all([
    isAllowed(role, "orders:read") ? countTasks(container) : null,
    isAllowed(role, "products:read") ? lowStock(container) : null,
    isAllowed(role, "messages") ? failedMessages(container) : null,
  ])
  return { orders, low_stock, messages_failed, medusa_admin_url: `${adminUrl(container)}/app` }
}
