import type { OpenCheckout } from "@bon-perroquet/contract"
import {
  EngineClient,
  requireVariable,
  ownProduct,
  ShopClient,
  ShopRefusal,
  until,
} from "@bon-perroquet/testing"
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

const refusalOf = (fields: Fields) =>
  opened(fields).then(
    () => null,
    (error: unknown) => (error instanceof ShopRefusal ? error : Promise.reject(error as Error)),
  )

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

async function sentOf(number: string): Promise<Response> {
  return fetch(`${requireVariable("BPOST_EMULATOR_URL")}/_control/orders/${number}`)
}

async function printed(number: string): Promise<Record<string, string>> {
  expect(await labelOf(number)).toMatchObject({ done: true })
  const { xml } = (await (await sentOf(number)).json()) as { xml: string }
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
  it("is split into street, number and box on the label, whichever form fields contained them", async () => {
    const expected = { streetName: "Rue Haute", number: "120", box: "1204" }
    for (const typed of [
      { street: "Rue Haute", number: "120 bte 1204" },
      { street: "Rue Haute 120 bte 1204", number: "120" },
      { street: "Rue Haute", number: "120", box: "bte 1204" },
    ])
      expect(await printed(await bought(at(typed)))).toMatchObject(expected)
  })

  it.each([
    [
      "street",
      { street: "Avenue du Professeur Docteur Jean-Baptiste Van Helmont" },
      "Av. du Pr Dr Jean-Baptiste Van Helmont",
    ],
    ["number", { number: "1234567890" }, "1234567890"],
    ["box", { box: "bte 1234567890" }, "1234567890"],
    ["city", { city: "Llanfairpwllgwyngyllgogerychwyrndrobwllll" }, "40"],
    ["company", { company: "Association sans but lucratif des amis des perroquets" }, "40"],
    ["note", { note: "x".repeat(51) }, "50"],
  ])(
    "is rejected before the order is placed if its %s does not fit the label",
    async (_part, change, named) => {
      const refusal = await refusalOf(at(change))
      expect(refusal).toMatchObject({ status: 400, error: { code: "label_too_long" } })
      expect(refusal?.error.detail).toContain(named)
    },
  )

  it("is rejected if name or phone number does not fit the label", async () => {
    const name = { first_name: "Marie-Antoinette", last_name: "de la Tour d’Auvergne-Lauraguais" }
    expect((await refusalOf({ ...HOME, ...name }))?.error.detail).toContain("M.-A. de la Tour")
    const phone = "+32 475 12 34 56 or 0475 12 34 57"
    expect((await refusalOf({ ...HOME, phone }))?.error.code).toBe("label_too_long")
    expect(await refusalOf({ ...HOME, phone: "+32 (0) 475 / 12 - 34 - 56" })).toBeNull()
  })

  it.each([
    ["NL", "nl-1016\u00a0gv", "1016 GV", "Amsterdam"],
    ["LU", "l1234", "L-1234", "Luxembourg"],
    ["FR", "75 001", "75001", "Paris"],
    ["BE", "B-1000", "1000", "Bruxelles"],
  ] as const)("in %s accepts the postal code %s", async (country, typed, postal_code, city) => {
    const fields = { ...at({ postal_code: typed, city }), country }
    const number = await bought(fields)
    const { shipping_address } = await administrator.order(number)
    expect(shipping_address?.postal_code).toBe(postal_code)
    expect(await printed(number)).toMatchObject({ postalCode: postal_code })
  })

  it("has company, note and phone number on the label", async () => {
    const number = await bought({
      ...at({ company: "Peeters & Zoon", note: "Chez les voisins", box: "3, 2e étage" }),
      phone: "+32 (0) 475 / 12.34.56",
    })
    expect(await printed(number)).toMatchObject({
      ...{ company: "Peeters &amp; Zoon", remark: "Chez les voisins", phoneNumber: "+32475123456" },
      ...{ box: "3", addressLineTwo: "2e étage" },
    })
  })

  it("has the name of the business that buys, if it fits", async () => {
    const number = await bought({ ...at({}), business: { company: "Volière Dupont" } })
    expect(await printed(number)).toMatchObject({ name: "Ada Peeters", company: "Volière Dupont" })
    const company = "Association sans but lucratif des amis des perroquets"
    expect((await refusalOf({ ...at({}), business: { company } }))?.error.code).toBe("label_too_long")
    const { address } = at({})
    const invoice_address = address && { ...address, country: "BE" as const }
    expect(await refusalOf({ ...at({}), business: { company }, invoice_address })).toBeNull()
  })

  it("is on the label without an e-mail address that bpost rejects, and the shopkeeper is notified", async () => {
    const customer_email = `${"a".repeat(50)}-${Date.now()}@example.org`
    const number = await bought({ ...at({}), customer_email })
    const { label_omits } = await administrator.order(number)
    expect(label_omits).toEqual(["email"])
    expect(await labelOf(number)).toMatchObject({ done: true, label_omits, refusal: null })
    expect(await printed(number)).not.toHaveProperty("emailAddress")
  })
})

describe("A place without delivery", () => {
  it.each([
    ["outside_delivery_area", { postal_code: "97110", city: "Pointe-à-Pitre" }],
    ["outside_delivery_area", { postal_code: "98 800", city: "Nouméa" }],
    ["post_box_not_served", { street: "BP", number: "123", postal_code: "35000", city: "Rennes" }],
    ["field_post_not_served", { postal_code: "00800", city: "ARMEES" }],
  ])("is rejected before the order is placed: %s", async (code, change) => {
    const refusal = await refusalOf({ ...at(change), country: "FR" })
    expect(refusal).toMatchObject({ status: 400, error: { code } })
  })

  it("does not include Monaco, whose addresses are accepted as French ones", async () => {
    const fields = { ...at({ postal_code: "98000", city: "Monaco" }), country: "FR" as const }
    expect(await refusalOf(fields)).toBeNull()
  })

  it("causes a refund if the payment page collected it", async () => {
    const { shop, session } = await opened({ country: "FR" })
    const address = { line1: "12 rue Frébault", postal_code: "97110", city: "Pointe-à-Pitre", country: "FR" }
    await stripe().pay(session, { address, name: "Ada Peeters" })
    const status = await until("the refund", async () => {
      const one = await shop.paymentStatus(session)
      return one.refunded ? one : null
    })
    expect(status.refunded).toBe(true)
  })
})

describe("An address from the payment page", () => {
  it.each([
    ["Rue Haute 12 bte 4", null, "Rue Haute", "12", "4"],
    ["12 bis rue de Rivoli", null, "rue de Rivoli", "12 bis", undefined],
    ["Rue Haute 12/4", null, "Rue Haute", "12", "4"],
    ["Kerkstraat 12 bus 0201", null, "Kerkstraat", "12", "0201"],
    ["Rue Haute, 12", "boîte 4", "Rue Haute", "12", "4"],
    ["12, rue Haute", null, "rue Haute", "12", undefined],
    ["Rue du 11 Novembre 8", null, "Rue du 11 Novembre", "8", undefined],
    ["Rue Haute 12-14", null, "Rue Haute", "12-14", undefined],
    ["Rue Haute 12 A", "3e étage", "Rue Haute", "12A", undefined],
    ["Rue Haute", "12", "Rue Haute", "12", undefined],
  ])("is split into its parts: %s | %s", async (line1, line2, street, number, box) => {
    const address = {
      line1,
      ...(line2 !== null && { line2 }),
      postal_code: "B-1000",
      city: "Bruxelles",
      country: "BE",
    }
    const order = await bought({ country: "BE" }, address)
    expect(await printed(order)).toMatchObject({
      ...{ name: "Ada Peeters", streetName: street, number, postalCode: "1000" },
      ...(box !== undefined && { box }),
    })
  })

  it("is accepted for an order even if it does not fit the label, and the label's error names the text", async () => {
    const line1 = "Avenue du Professeur Docteur Jean-Baptiste Van Helmont 12"
    const number = await bought(
      { country: "BE" },
      { line1, postal_code: "1000", city: "Bruxelles", country: "BE" },
    )
    const { done, refusal } = await labelOf(number)
    expect([done, refusal?.code]).toEqual([false, "label_too_long"])
    expect(refusal?.detail).toContain("Avenue du Professeur Docteur Jean-Baptiste Van Helmont")
    expect((await sentOf(number)).status).toBe(404)
  })
})

it("the label has the address as corrected in Medusa Admin", async () => {
  const number = await bought(at({ box: "3" }))
  const engine = await EngineClient.signIn()
  const [order] = await engine.ordersNumbered(number)
  await engine.post(`/admin/orders/${order?.id ?? ""}`, {
    shipping_address: { address_1: "Veldstraat 5 bus 2", address_2: "", postal_code: "9000", city: "Gent" },
  })
  expect(await printed(number)).toMatchObject({
    ...{ streetName: "Veldstraat", number: "5", box: "2", postalCode: "9000", locality: "Gent" },
  })
})
