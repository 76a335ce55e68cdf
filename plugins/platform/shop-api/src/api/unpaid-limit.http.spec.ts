import { ShopClient, ShopRefusal, until } from "@bon-perroquet/testing"
import { ownProduct } from "@bon-perroquet/testing/products"
import { HOME } from "@bon-perroquet/testing/purchase"

const LIMIT = Number(process.env["UNPAID_UNITS"] ?? 24)

async function open(product: string, units: number, email: string, shop = new ShopClient()) {
  await shop.addItem(product, units)
  try {
    await shop.openCheckout({ ...HOME, customer_email: email })
    return null
  } catch (error) {
    if (!(error instanceof ShopRefusal)) throw error
    return { status: error.status, code: error.error.code }
  }
}

describe("The limit of unpaid reservations", () => {
  const REFUSED = { status: 409, code: "too_many_held" }
  const cheap = { price: 0.05, weight: 1, stock: 4 * LIMIT }

  it("applies per cart and per e-mail address", async () => {
    const product = await ownProduct(cheap)
    const email = `holder-${Date.now()}@example.org`
    expect(await open(product.id, LIMIT + 1, email)).toEqual(REFUSED)
    expect(await open(product.id, LIMIT, email)).toBeNull()
    expect(await open(product.id, 1, email.toUpperCase())).toEqual(REFUSED)
  })

  it("allows a new reservation after a release", async () => {
    const product = await ownProduct(cheap)
    const email = `again-${Date.now()}@example.org`
    const first = new ShopClient()
    expect(await open(product.id, LIMIT, email, first)).toBeNull()
    await first.cancelCheckout()
    expect(await open(product.id, LIMIT, email)).toBeNull()
  })

  it("applies per network, across e-mail addresses", async () => {
    const product = await ownProduct(cheap)
    const answers: unknown[] = []
    for (let n = 0; n < 4; n++) answers.push(await open(product.id, LIMIT, `n${n}-${Date.now()}@example.org`))
    expect(answers).toEqual([null, null, null, REFUSED])
    await until("the stock that is left", async () => {
      const { stock } = await new ShopClient().product(product.id)
      return stock === LIMIT
    })
  })

  it("counts a repeated request for the same payment page once", async () => {
    const product = await ownProduct(cheap)
    const shop = new ShopClient()
    const email = `twice-${Date.now()}@example.org`
    expect(await open(product.id, LIMIT - 1, email, shop)).toBeNull()
    expect(await open(product.id, 1, email, shop)).toBeNull()
  })
})
