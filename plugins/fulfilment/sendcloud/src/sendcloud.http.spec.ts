import {
  adminCountriesSchema,
  deliveryPointsSchema,
  parcelResultsSchema,
  type AdminCountry,
  type CountryMethod,
} from "@bon-perroquet/contract"
import { Administrator } from "@bon-perroquet/orders/testing"
import { requireVariable, granted, ShopClient, until } from "@bon-perroquet/testing"
import { buy } from "@bon-perroquet/testing/purchase"
import { PDFDocument } from "pdf-lib"

const COUNTRIES = "/api/admin/countries"
const AMSTERDAM = {
  country: "NL",
  first_name: "Ada",
  last_name: "de Vries",
  address: { street: "Kerkstraat", number: "12", postal_code: "1017 GC", city: "Amsterdam" },
} as const

let administrator: Administrator
let before: AdminCountry["methods"]

const dutchMethods = async (): Promise<AdminCountry["methods"]> => {
  const { body } = await administrator.shop.send("GET", COUNTRIES)
  return adminCountriesSchema.parse(body).countries.find(({ code }) => code === "NL")?.methods ?? []
}

async function deliverBy(methods: CountryMethod[], carrier: string): Promise<void> {
  const { status, body } = await administrator.shop.write("PUT", `${COUNTRIES}/NL/delivery`, {
    json: { methods },
  })
  expect([status, status === 200 ? null : body]).toEqual([200, null])
  await until(`delivery by ${carrier}`, async () =>
    (await new ShopClient().delivery("NL")).methods.every((method) => method.carrier.code === carrier),
  )
}

const methodTo = async (shop: ShopClient, kind: string) => {
  const { methods } = await shop.delivery("NL")
  return methods.find(({ code }) => code === kind)?.id ?? ""
}

async function labelOf(number: string): Promise<[boolean, string | null, string | undefined]> {
  const json = { orders: [{ order_number: number }] }
  const { body } = await administrator.shop.write("POST", "/api/admin/orders/labels", { json })
  const [result] = parcelResultsSchema.parse(body)
  return [result?.done ?? false, result?.tracking_number ?? null, result?.refusal?.code]
}

const sent = async (reference: string) => {
  const response = await fetch(`${requireVariable("SENDCLOUD_EMULATOR_URL")}/_control/shipments/${reference}`)
  return response.status === 200 ? ((await response.json()) as Record<string, unknown>) : null
}

let earlier: string

beforeAll(async () => {
  administrator = await Administrator.signIn()
  before = await dutchMethods()
  earlier = await buy(new ShopClient(), AMSTERDAM)
  await deliverBy(
    before.map((method) => ({ ...method, carrier: "sendcloud" })),
    "sendcloud",
  )
})
afterAll(() => deliverBy(before, before[0]?.carrier ?? ""))

it("an order has the label, tracking link and PDF of the carrier that was chosen for its country, and another label after a change", async () => {
  const number = await buy(new ShopClient(), AMSTERDAM)
  const [done, tracking] = await labelOf(number)
  expect([done, tracking]).toEqual([true, expect.stringMatching(/^3SYZXG/)])
  expect(await sent(number)).toMatchObject({
    to_address: {
      name: "Ada de Vries",
      address_line_1: "Kerkstraat",
      house_number: "12",
      country_code: "NL",
    },
    ship_with: { properties: { shipping_option_code: "postnl:standard" } },
  })
  const order = await administrator.order(number)
  expect(order.delivery).toMatchObject({
    carrier: { code: "sendcloud", name: "Sendcloud" },
    tracking_number: tracking,
    tracking_url: expect.stringContaining("shipping_product_code=postnl%3Astandard") as string,
  })
  expect((await labelOf(number))[1]).toBe(tracking)

  // An earlier order keeps its carrier. The labels of both carriers are in one file.
  expect((await administrator.order(earlier)).delivery.carrier.code).toBe("bpost")
  expect((await labelOf(earlier))[1]).toMatch(/^3232/)
  const query = { numbers: `${earlier},${number}` }
  const call = { params: { query }, parseAs: "arrayBuffer" } as const
  const file = await granted(administrator.shop.api.GET("/api/admin/orders/labels.pdf", call))
  expect((await PDFDocument.load(file)).getPageCount()).toBe(2)

  // A changed address cancels the label.
  const { delivery_version: version, delivery_method } = await administrator.order(number)
  const { status } = await administrator.shop.write("PUT", `/api/admin/orders/${number}/delivery`, {
    json: {
      ...AMSTERDAM,
      address: { ...AMSTERDAM.address, number: "14" },
      ...{ version, delivery_method, expected_difference_cents: 0 },
    },
  })
  expect(status).toBe(200)
  expect(await sent(number)).toMatchObject({ status: "CANCELLED" })
  const [hasLabel, second] = await labelOf(number)
  expect(hasLabel).toBe(true)
  expect(second).not.toBe(tracking)
  expect(await sent(`${number}-R2`)).toMatchObject({ to_address: { house_number: "14" } })
})

it("a service point is that of the country's carrier, and the shipment has its id", async () => {
  const shop = new ShopClient()
  const query = new URLSearchParams({ country: "NL", kind: "pickup_point", postal_code: "1017 GC" })
  const { body } = await shop.send("GET", `/api/delivery/points?${query.toString()}`)
  const [point] = deliveryPointsSchema.parse(body)
  expect(point).toMatchObject({ name: "Boekhandel De Papegaai", distance_m: 85 })
  const id = point?.id ?? ""
  await shop.addItem((await shop.product("amandes-decortiquees")).id)
  const delivery_method = await methodTo(shop, "pickup_point")
  const number = await buy(shop, { ...AMSTERDAM, delivery_method, delivery_point: id })
  expect((await labelOf(number))[0]).toBe(true)
  expect(await sent(number)).toMatchObject({ to_service_point: { id } })
  const link = async () => (await administrator.order(number)).delivery.tracking_url
  const announced = await link()
  expect(announced).toContain("shipping_product_code=postnl%3Astandard%2Fservice_point")
  const { status } = await administrator.trySetting(number, "shipped")
  expect([status, await link()]).toEqual([200, announced])
})

it("a text that is too long for this carrier is rejected before the order is placed", async () => {
  const shop = new ShopClient()
  await shop.addItem((await shop.product("amandes-decortiquees")).id)
  const address = { ...AMSTERDAM.address, street: "x".repeat(36) }
  await expect(shop.openCheckout({ ...AMSTERDAM, address })).rejects.toMatchObject({
    error: { code: "label_too_long" },
  })
})

it("a carrier cannot be chosen for a country without its service", async () => {
  const [home] = before
  const { status, body } = await administrator.shop.write("PUT", `${COUNTRIES}/BE/delivery`, {
    json: { methods: [{ ...home, kind: "home", carrier: "sendcloud" }] },
  })
  expect([status, (body as { code: string }).code]).toEqual([409, "service_not_offered"])
})
