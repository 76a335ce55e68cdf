import type { OpenCheckout } from "@bon-perroquet/contract"
import { requireVariable, ownProduct, ShopClient, ShopRefusal, until } from "@bon-perroquet/testing"
import { HOME } from "@bon-perroquet/testing/purchase"
import { Administrator } from "../testing/administrator"
import { stripe } from "../testing/sale"

let administrator: Administrator
let product: string

beforeAll(async () => {
  administrator = await Administrator.signIn()
  product = (await ownProduct({ price: 10, stock: 500 })).id
})

type Fields = Partial<OpenCheckout>
type Collected = NonNullable<Parameters<ReturnType<typeof stripe>["pay"]>[1]>["address"]

async function opened(fields: Fields): Promise<{ shop: ShopClient; session: string }> {
  const shop = new ShopClient()
  await shop.addItem(product, 1)
  const { session_id: session } = await shop.openCheckout(fields)
  return { shop, session }
}

async function bought(fields: Fields, address?: Collected): Promise<string> {
  const { shop, session } = await opened(fields)
  await stripe().pay(session, { ...(address && { address }), name: "Ada Peeters" })
  const status = await until("the order", async () => {
    const one = await shop.paymentStatus(session)
    return one.payment_status === "paid" && one.metadata.order_number ? one : null
  })
  return status.metadata.order_number ?? ""
}

interface LabelResult {
  done: boolean
  label_omits: string[]
  refusal: { code: string; detail: string } | null
}

async function labelOf(number: string): Promise<LabelResult> {
  const answer = await administrator.shop.write("POST", "/api/admin/orders/labels", {
    json: { orders: [{ order_number: number }] },
  })
  const [result] = answer.body as LabelResult[]
  if (!result) throw new Error(JSON.stringify(answer))
  return result
}

async function printed(number: string): Promise<Record<string, string>> {
  expect(await labelOf(number)).toMatchObject({ done: true })
  const sent = await fetch(`${requireVariable("BPOST_EMULATOR_URL")}/_control/orders/${number}`)
  const { xml } = (await sent.json()) as { xml: string }
  const receiver =
    /<receiver>.*<\/tns:box>/s.exec(xml)?.[0] ?? /<international:receiver>.*<\/tns:box>/s.exec(xml)?.[0] ?? ""
  return Object.fromEntries(
    [...receiver.matchAll(/<(?:\w+:)?(\w+)>([^<]+)</g)].map(([, name = "", text = ""]) => [name, text]),
  )
}

const at = (change: Partial<NonNullable<OpenCheckout["address"]>>): Fields => ({
  ...HOME,
  address: { street: "Rue Haute", number: "12", postal_code: "1000", city: "Bruxelles", ...change },
})

describe("A typed address", () => {
  it("is split into street, number and box on the label, in its country's format, with the business that buys", async () => {
    const typed = at({ street: "Rue Haute 120 bte 1204", number: "120", postal_code: "B-1000" })
    const number = await bought({ ...typed, business: { company: "Volière Dupont" } })
    expect((await administrator.order(number)).shipping_address?.postal_code).toBe("1000")
    expect(await printed(number)).toMatchObject({
      ...{ name: "Ada Peeters", company: "Volière Dupont", postalCode: "1000" },
      ...{ streetName: "Rue Haute", number: "120", box: "1204" },
    })
  })

  it("is rejected before the order is placed if a part does not fit the label or the place has no delivery", async () => {
    const shop = new ShopClient()
    await shop.addItem(product, 1)
    const refusalOf = (fields: Fields) =>
      shop.openCheckout(fields).then(
        () => null,
        (error: unknown) => (error instanceof ShopRefusal ? error : Promise.reject(error as Error)),
      )
    const company = "Association sans but lucratif des amis des perroquets"
    const long: [fields: Fields, named: string][] = [
      [
        at({ street: "Avenue du Professeur Docteur Jean-Baptiste Van Helmont" }),
        "Av. du Pr Dr Jean-Baptiste Van Helmont",
      ],
      [at({ number: "1234567890" }), "1234567890"],
      [at({ box: "bte 1234567890" }), "1234567890"],
      [at({ city: "Llanfairpwllgwyngyllgogerychwyrndrobwllll" }), "40"],
      [at({ company }), "40"],
      [at({ note: "x".repeat(51) }), "50"],
      [{ ...HOME, first_name: "Marie-Antoinette", last_name: "de la Tour d’Auvergne-Lauraguais" }, "M.-A."],
      [{ ...HOME, phone: "+32 475 12 34 56 or 0475 12 34 57" }, "20"],
      [{ ...at({}), business: { company } }, "40"],
    ]
    for (const [fields, named] of long) {
      const refusal = await refusalOf(fields)
      expect([named, refusal?.status, refusal?.error.code]).toEqual([named, 400, "label_too_long"])
      expect(refusal?.error.detail).toContain(named)
    }
    const unserved: [code: string, change: Parameters<typeof at>[0]][] = [
      ["outside_delivery_area", { postal_code: "97110", city: "Pointe-à-Pitre" }],
      ["post_box_not_served", { street: "BP", number: "123", postal_code: "35000", city: "Rennes" }],
      ["field_post_not_served", { postal_code: "00800", city: "ARMEES" }],
    ]
    for (const [code, change] of unserved) {
      const refusal = await refusalOf({ ...at(change), country: "FR" })
      expect(refusal).toMatchObject({ status: 400, error: { code } })
    }
    const { address } = at({})
    const invoice_address = address && { ...address, country: "BE" as const }
    expect(await refusalOf({ ...at({}), business: { company }, invoice_address })).toBeNull()
    const monaco = { ...at({ postal_code: "98000", city: "Monaco" }), country: "FR" as const }
    expect(await refusalOf(monaco)).toBeNull()
  })

  it("has company, note and phone number on the label, without an e-mail address that bpost rejects", async () => {
    const number = await bought({
      ...at({ company: "Peeters & Zoon", note: "Chez les voisins", box: "3, 2e étage" }),
      phone: "+32 (0) 475 / 12.34.56",
      customer_email: `${"a".repeat(50)}-${Date.now()}@example.org`,
    })
    const { label_omits } = await administrator.order(number)
    expect(label_omits).toEqual(["email"])
    expect(await labelOf(number)).toMatchObject({ done: true, label_omits, refusal: null })
    const label = await printed(number)
    expect(label).toMatchObject({
      ...{ company: "Peeters &amp; Zoon", remark: "Chez les voisins", phoneNumber: "+32475123456" },
      ...{ box: "3", addressLineTwo: "2e étage" },
    })
    expect(label).not.toHaveProperty("emailAddress")
  })
})

describe("An address from the payment page", () => {
  it("is split into its parts", async () => {
    const city = { postal_code: "B-1000", city: "Bruxelles", country: "BE" }
    const address = { line1: "Rue Haute, 12", line2: "boîte 4", ...city }
    expect(await printed(await bought({ country: "BE" }, address))).toMatchObject({
      ...{ name: "Ada Peeters", streetName: "Rue Haute", number: "12", box: "4", postalCode: "1000" },
    })
  })

  it("causes a refund if the place has no delivery", async () => {
    const { shop, session } = await opened({ country: "FR" })
    const address = { line1: "12 rue Frébault", postal_code: "97110", city: "Pointe-à-Pitre", country: "FR" }
    await stripe().pay(session, { address, name: "Ada Peeters" })
    await until("the refund", async () => (await shop.paymentStatus(session)).refunded)
  })
})
