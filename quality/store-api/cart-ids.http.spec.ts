import { EngineClient, requireVariable, ShopClient } from "@bon-perroquet/testing"
import { bearer, inviteAdministrator } from "@bon-perroquet/testing/administrators"
import { linkTo } from "@bon-perroquet/testing/mailbox"
import { age, ageCart, bought } from "./bought"
import { cartToPay, HOME_ADDRESS, paySession, publishableKey, storeSdk } from "./buyer"

const at = async (method: string, path: string, headers: Record<string, string> = {}, json?: object) => {
  const answer = await fetch(`${requireVariable("ENGINE_URL")}${path}`, {
    method,
    headers: {
      "Content-Type": "application/json",
      "x-publishable-api-key": await publishableKey(),
      ...headers,
    },
    ...(json && { body: JSON.stringify(json) }),
  })
  return { status: answer.status, text: await answer.text() }
}

const PERSONAL = [HOME_ADDRESS.last_name, HOME_ADDRESS.address_1, HOME_ADDRESS.phone, "@example.org"]

describe("The id of a cart", () => {
  it("is hidden from an administrator who can read products but not orders", async () => {
    const sdk = await storeSdk()
    const cart = await cartToPay(sdk)
    await paySession(sdk, cart)
    const [goods, owner] = await Promise.all([inviteAdministrator("goods"), EngineClient.signIn()])
    const { reservations } = await owner.get<{
      reservations: { id: string; external_id?: string; inventory_item: { id: string } }[]
    }>("/admin/reservations", {
      limit: 20,
      order: "-created_at",
      fields: "id,external_id,metadata,*inventory_item",
    })
    const reservation = reservations.find(({ external_id }) => external_id?.includes(cart.id))
    expect(JSON.stringify(reservations)).toContain(cart.id)
    const newest = "limit=20&order=-created_at"
    const product = cart.items?.[0]?.product_id ?? ""
    const paths = [
      `/admin/reservations?${newest}`,
      `/admin/reservations?${newest}&fields=%2bmetadata,%2bexternal_id,*inventory_item.reservation_items`,
      `/admin/reservations/${reservation?.id ?? ""}`,
      `/admin/inventory-items?id[]=${reservation?.inventory_item.id ?? ""}&fields=id,*reservation_items`,
      `/admin/products?id[]=${product}&fields=id,*variants.inventory_items.inventory.reservation_items`,
    ]
    for (const path of paths) {
      const { status, text } = await at("GET", path, bearer(goods.token))
      expect([path, status]).toEqual([path, 200])
      expect(text).not.toMatch(/cart_[0-9A-Z]{26}/)
    }
  })

  it("does not open or complete a guest's cart whose order is more than an hour old", async () => {
    const { cart, email, id } = await bought()
    const open = () => at("GET", `/store/carts/${cart}`)
    expect((await open()).status).toBe(200)
    const complete = (headers = {}) => at("POST", `/store/carts/${cart}/complete`, headers, {})
    expect((await complete()).text).toContain(id)
    const { token } = await linkTo(email, "/orders/view")
    await age(id)
    const without = [await open(), await complete(), await complete({ "x-cart-id": cart })]
    for (const { status, text } of without) {
      expect(status).toBe(404)
      for (const word of [...PERSONAL, id]) expect(text).not.toContain(word)
    }
    const linked = await complete({ "x-order-token": token })
    expect(linked.status).toBe(200)
    expect(linked.text).toContain(id)
  })

  it("completes an account's cart for its customer regardless of the order's age", async () => {
    const shop = new ShopClient()
    const { user, password, token } = await shop.register()
    const { cart, id } = await bought({ email: user.email, password })
    await age(id)
    const { status, text } = await at("POST", `/store/carts/${cart}/complete`, bearer(token), {})
    expect(status).toBe(200)
    expect(text).toContain(id)
  })

  it("opens a guest's cart without personal data that are older than a day, also for an account that takes it over", async () => {
    const sdk = await storeSdk()
    const cart = await cartToPay(sdk)
    const path = `/store/carts/${cart.id}`
    const fresh = await at("GET", path)
    for (const word of PERSONAL) expect(fresh.text).toContain(word)
    await ageCart(cart.id)
    const late = [
      await at("GET", path),
      await at("POST", path, {}, { metadata: { seen: true } }),
      await at("GET", path),
    ]
    for (const { status, text } of late) {
      expect(status).toBe(200)
      expect(text).toContain(cart.items?.[0]?.id)
      for (const word of PERSONAL) expect(text).not.toContain(word)
    }
    const { cart: again } = await sdk.store.cart.update(cart.id, {
      email: cart.email ?? "",
      shipping_address: HOME_ADDRESS,
    })
    expect(again.id).toBe(cart.id)
    expect((await sdk.store.cart.retrieve(cart.id)).cart.shipping_address?.address_1).toBe(
      HOME_ADDRESS.address_1,
    )

    const { token } = await new ShopClient().register()
    await ageCart(cart.id)
    expect((await at("POST", `${path}/customer`, bearer(token), {})).status).toBe(200)
    for (const word of PERSONAL.slice(0, 3))
      expect((await at("GET", path, bearer(token))).text).not.toContain(word)
  })
})
