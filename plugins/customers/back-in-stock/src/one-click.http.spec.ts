import { errorSchema } from "@bon-perroquet/contract"
import { requireVariable, ownProduct, ShopClient } from "@bon-perroquet/testing"
import { linkTo } from "@bon-perroquet/testing/mailbox"
import { knex as connect } from "@medusajs/framework/mikro-orm/knex"

it("a back-in-stock request is deleted by a one-click POST (RFC 8058), not by a link scanner's GET", async () => {
  const product = await ownProduct({ stock: 0 })
  const shop = new ShopClient()
  const email = `one-click-${Date.now()}@example.org`
  const response = await shop.write("POST", `/api/products/${product.id}/back-in-stock`, { json: { email } })
  expect(response.status).toBe(200)
  const { token } = await linkTo(email, "/back-in-stock")
  const database = connect({
    client: "pg",
    connection: requireVariable("DATABASE_URL"),
    pool: { min: 0, max: 1 },
  })
  const message = await database<{ to: string; unsubscribe_url: string }>("outbox_message")
    .where({ to: email })
    .first("unsubscribe_url")
  await database.destroy()
  const url = message?.unsubscribe_url ?? ""
  expect(url).toMatch(/\/api\/mail\/unsubscribe\?token=/)
  const confirm = () => shop.write("POST", "/api/back-in-stock/confirm", { json: { token } })
  const send = (method: string, address = url) =>
    fetch(address, {
      method,
      headers: { "Content-Type": "application/x-www-form-urlencoded" },
      ...(method === "POST" && { body: "List-Unsubscribe=One-Click" }),
    })
  await send("GET")
  expect((await confirm()).status).toBe(200)
  expect((await send("POST", `${url}x`)).status).toBe(400)
  for (const status of [200, 200]) expect((await send("POST")).status).toBe(status)
  expect(errorSchema.parse((await confirm()).body).code).toBe("link_expired")
})
