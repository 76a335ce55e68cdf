import type { Cart } from "@bon-perroquet/contract"
import { EngineClient, ShopClient, until } from "@bon-perroquet/testing"
import { buy } from "@bon-perroquet/testing/purchase"

const contents = ({ items }: Cart) =>
  Object.fromEntries(items.map(({ product_id, quantity }) => [product_id, quantity]))

let almonds: string
let walnuts: string
beforeAll(async () => {
  const shop = new ShopClient()
  almonds = (await shop.product("amandes-decortiquees")).id
  const another = (await shop.products()).find(({ id, stock }) => id !== almonds && stock >= 10)
  walnuts = another?.id ?? ""
})

async function onAnotherDevice(email: string, password: string, cart: Record<string, number> = {}) {
  const device = new ShopClient()
  for (const [id, quantity] of Object.entries(cart)) await device.addItem(id, quantity)
  await device.login(email, password)
  return device
}

describe("The cart of an account", () => {
  it("is the same on every device, also if it was started after signing in, and empty after an order", async () => {
    const phone = new ShopClient()
    const { user, password } = await phone.register()
    const desktop = await onAnotherDevice(user.email, password)
    await phone.addItem(almonds, 1)
    await desktop.addItem(walnuts, 3)
    expect(contents(await phone.cart())).toEqual({ [almonds]: 1, [walnuts]: 3 })
    expect(contents(await desktop.cart())).toEqual(contents(await phone.cart()))

    await buy(phone)
    await until("an empty cart", async () => (await phone.cart()).items.length === 0)
    expect((await desktop.cart()).items).toEqual([])
    await desktop.addItem(walnuts, 1)
    await phone.addItem(almonds, 1)
    for (const device of [phone, desktop])
      expect(contents(await device.cart())).toEqual({ [walnuts]: 1, [almonds]: 1 })
  })

  it("merges another device's cart product by product", async () => {
    const phone = new ShopClient()
    const { user, password } = await phone.register()
    await phone.addItem(almonds, 2)
    const desktop = await onAnotherDevice(user.email, password, { [almonds]: 1, [walnuts]: 1 })
    expect(contents(await desktop.cart())).toEqual({ [almonds]: 3, [walnuts]: 1 })
    expect(contents(await phone.cart())).toEqual({ [almonds]: 3, [walnuts]: 1 })
    await desktop.login(user.email, password)
    expect(contents(await desktop.cart())).toEqual({ [almonds]: 3, [walnuts]: 1 })
  })

  it("contains at most the available stock of a product", async () => {
    const engine = await EngineClient.signIn()
    const { sku, id, stock } = await new ShopClient().product("cacahuetes-en-coque")
    const { stocked, reserved } = await engine.stock(sku)
    await engine.setStock(sku, reserved + 3)
    try {
      await until(
        "three left",
        async () => (await new ShopClient().product("cacahuetes-en-coque")).stock === 3,
      )
      const phone = new ShopClient()
      const { user, password } = await phone.register()
      await phone.addItem(id, 2)
      const desktop = await onAnotherDevice(user.email, password, { [id]: 2 })
      expect(contents(await desktop.cart())).toEqual({ [id]: 3 })
    } finally {
      await engine.setStock(sku, stocked)
      await until(
        "stock as before",
        async () => (await new ShopClient().product("cacahuetes-en-coque")).stock === stock,
      )
    }
  })

  it("takes over the guest's cart, and stays with the account after signing out or another person's sign-in in the same browser", async () => {
    const shop = new ShopClient()
    await shop.addItem(almonds, 2)
    const first = await shop.register()
    expect(contents(await shop.cart())).toEqual({ [almonds]: 2 })
    const second = await new ShopClient().register()
    await shop.login(second.user.email, second.password)
    expect((await shop.cart()).items).toEqual([])
    await shop.login(first.user.email, first.password)
    expect(contents(await shop.cart())).toEqual({ [almonds]: 2 })
    await shop.write("POST", "/api/auth/logout", { json: { cart_session_id: shop.sessionId } })
    expect((await shop.cart()).items).toEqual([])
    const later = await onAnotherDevice(first.user.email, first.password)
    expect(contents(await later.cart())).toEqual({ [almonds]: 2 })
  })

  it("is a single cart after two devices signed in at the same time", async () => {
    const { user, password } = await new ShopClient().register()
    const devices = await Promise.all(
      [{ [almonds]: 1 }, { [almonds]: 2 }, { [walnuts]: 1 }].map((cart) =>
        onAnotherDevice(user.email, password, cart),
      ),
    )
    for (const device of devices)
      expect(contents(await device.cart())).toEqual({ [almonds]: 3, [walnuts]: 1 })
  })
})
