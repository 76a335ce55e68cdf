import { useState } from "react"
import { call, type Order, type Product, type Run, type User } from "./api"

/** Picture of one pixel. */
const PIXEL = "R0lGODlhAQABAIAAAAAAAP///yH5BAEAAAAALAAAAAABAAEAAAIBRAA7"

/** Uploads a picture, and creates, reads, changes and deletes a product, as the contract describes. */
async function manageProduct(): Promise<void> {
  const form = new FormData()
  const pixel = Uint8Array.from(atob(PIXEL), (letter) => letter.charCodeAt(0))
  form.append("file", new Blob([pixel], { type: "image/gif" }), "pixel.gif")
  const { url } = await call<{ url: string }>("POST", "/admin/upload-image", form)
  const name = `Nuts from ${location.port} at ${Date.now()}`
  const product = {
    ...{ name_fr: name, name_nl: "", name_en: name, description_fr: "", description_nl: "", category_id: "" },
    ...{ price: 4.5, unit_label: "", stock: 10, vat_rate: 6, images: [url] },
  }
  const { id } = await call<Product>("POST", "/admin/products", product)
  const path = `/admin/products/${id}`
  await call("PUT", path, { ...product, description_en: "From another origin" })
  await call("PATCH", `${path}/price`, { price: 5 })
  await call("PATCH", `${path}/stock`, { stock: 0 })
  await call("PATCH", `${path}/promotion`, { is_promotion: true })
  const search = new URLSearchParams({ search: name, out_of_stock_only: "true" }).toString()
  const products = await call<Product[]>("GET", `/admin/products?${search}`)
  if (products[0]?.id !== id || products[0].price !== 5) throw new Error("The product was not changed.")
  await call("DELETE", path)
}

interface Analytics {
  total_orders: number
  total_users: number
  total_products: number
  total_revenue: number
}

export function Administration({ run }: { run: Run }) {
  const [analytics, setAnalytics] = useState<Analytics>()
  const [orders, setOrders] = useState<Order[]>([])
  const [users, setUsers] = useState<User[]>([])
  const reload = async () => setOrders(await call<Order[]>("GET", "/admin/orders"))
  const setStatus = (number: string, status: string) =>
    run("status", async () => {
      await call("PUT", `/admin/orders/${number}/status?status=${status}`, { status })
      await reload()
    })
  return (
    <section aria-label="Administration">
      <button
        onClick={() =>
          void run("analytics", async () => setAnalytics(await call<Analytics>("GET", "/admin/analytics")))
        }
      >
        Analytics
      </button>
      {analytics && (
        <p>{`${analytics.total_orders} orders, ${analytics.total_products} products, €${analytics.total_revenue}`}</p>
      )}
      <button
        onClick={() => void run("users", async () => setUsers(await call<User[]>("GET", "/admin/users")))}
      >
        Users
      </button>
      {users.map(({ id, email, is_admin }) => (
        <p key={id}>{`${email}: ${is_admin ? "admin" : "customer"}`}</p>
      ))}
      <button onClick={() => void run("product", manageProduct)}>Product</button>
      <button onClick={() => void run("all orders", reload)}>All orders</button>
      {orders.map(({ id, order_number, status }) => (
        <p key={id}>
          {`${order_number} is ${status}`}
          <button
            onClick={() => void setStatus(order_number, "preparing")}
          >{`Prepare ${order_number}`}</button>
        </p>
      ))}
    </section>
  )
}
