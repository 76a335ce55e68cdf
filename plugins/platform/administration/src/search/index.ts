import { findFormerOrders } from "@bon-perroquet/accounts/former-orders"
import { SEARCH_LIMIT, type AdminSearch, type Language, type Right } from "@bon-perroquet/contract"
import { customersWithWords, productIdsWithWords, searchConditions } from "@bon-perroquet/medusa-sql"
import { ordersWithWords } from "@bon-perroquet/orders/administration"
import { nameIn } from "@bon-perroquet/shop-api/catalogue"
import type { MedusaContainer } from "@medusajs/framework/types"
import { ContainerRegistrationKeys } from "@medusajs/framework/utils"
import { productsWithIds } from "../products"

async function findOrders(container: MedusaContainer, text: string): Promise<AdminSearch["orders"]> {
  const orders = await ordersWithWords(container, text, SEARCH_LIMIT)
  return orders.map(({ order_number, customer_name, email, shipping_address, status, created_at }) => ({
    order_number,
    customer_name,
    email,
    city: shipping_address?.city ?? null,
    status,
    created_at,
  }))
}

async function findProducts(
  container: MedusaContainer,
  text: string,
  language: Language,
): Promise<AdminSearch["products"]> {
  const knex = container.resolve(ContainerRegistrationKeys.PG_CONNECTION)
  const products = await productsWithIds(container, await productIdsWithWords(knex, text, SEARCH_LIMIT))
  return products.map((product) => {
    const { id, sku, stock, active } = product
    return { id, name: nameIn(product, language), sku, stock, active }
  })
}

async function findCustomers(container: MedusaContainer, text: string): Promise<AdminSearch["customers"]> {
  const knex = container.resolve(ContainerRegistrationKeys.PG_CONNECTION)
  const customers = await customersWithWords(knex, text, SEARCH_LIMIT)
  return customers.map(({ id, email, first_name, last_name }) => ({
    id,
    email,
    name: [first_name, last_name].filter(Boolean).join(" "),
  }))
}

export async function searchAll(
  container: MedusaContainer,
  text: string,
  { mayUse, language }: { mayUse: (right: Right) => boolean; language: Language },
): Promise<AdminSearch> {
  const knex = container.resolve(ContainerRegistrationKeys.PG_CONNECTION)
  const [orders, products, customers, former] = await Promise.all([
    mayUse("orders:read") ? findOrders(container, text) : [],
    mayUse("products:read") ? findProducts(container, text, language) : [],
    mayUse("customers:read") ? findCustomers(container, text) : [],
    mayUse("orders:read") && searchConditions(text)
      ? findFormerOrders(knex, { search: text, offset: 0, limit: SEARCH_LIMIT })
      : { orders: [] },
  ])
  const former_orders = former.orders.map(({ number, email, placed_at }) => ({ number, email, placed_at }))
  return { orders, products, customers, former_orders }
}
