import { startEmulator, type Emulator } from "@bon-perroquet/bpost-emulator"
import { PDFDocument } from "pdf-lib"
import type { ShippingAccount } from "./account"
import { CarrierAway, CarrierRefusal, LabelMissing } from "./client"
import { joined, labelOf, labelsPdf } from "./label"
import { orderXml } from "./order-xml"
import type { Parcel } from "./parcel"

let emulator: Emulator
let account: ShippingAccount

const SENDER = {
  ...{ name: "Bon Perroquet", street: "Rue du Marché aux Herbes 12", postal_code: "1000", city: "Bruxelles" },
  ...{ country: "BE", email: "bonjour@example.org" },
}
const PARCEL: Parcel = {
  reference: "BP-2026-000001",
  recipient: { name: "Ada & Léon <Peeters>", email: "ada@example.org", phone: null },
  place: {
    street: "Rue Haute",
    number: "12",
    box: "3",
    postal_code: "1000",
    city: "Bruxelles",
    country: "BE",
  },
  point: null,
  weight_grams: 1_500,
  language: "fr",
  lines: [{ name: "Amandes", quantity: 2 }],
}

beforeAll(async () => {
  emulator = await startEmulator({ port: 0, account: "000000", passphrase: "emulator" })
  account = { account: "000000", passphrase: "emulator", apiBase: emulator.url, sender: SENDER }
})
afterAll(() => emulator.close())

it.each([
  ["at home", PARCEL],
  ["at a point", { ...PARCEL, point: { id: "207500", kind: "pickup_point" as const, name: "Kiosk" } }],
  ["in a locker", { ...PARCEL, point: { id: "014472", kind: "locker" as const, name: "Gare" } }],
  ["abroad", { ...PARCEL, place: { ...PARCEL.place, country: "FR", postal_code: "59000" } }],
])("a parcel is announced once and keeps its barcode: %s", async (where, parcel) => {
  const wanted = { ...parcel, reference: `BP-2026-${where}` }
  const barcode = await labelOf(account, wanted)
  expect(barcode).toMatch(/^\d{24}$/)
  expect(await labelOf(account, wanted)).toBe(barcode)
})

it("writes what a customer typed as text, and nothing that is empty", () => {
  const xml = orderXml(account, PARCEL)
  expect(xml).toContain("<common:name>Ada &amp; Léon &lt;Peeters&gt;</common:name>")
  expect(xml).not.toContain("phoneNumber")
  expect(xml).toContain(
    "<common:streetName>Rue du Marché aux Herbes</common:streetName><common:number>12</common:number>",
  )
})

it("puts labels together in one file", async () => {
  await labelOf(account, { ...PARCEL, reference: "BP-2026-000002" })
  await labelOf(account, { ...PARCEL, reference: "BP-2026-000003" })
  const both = await labelsPdf(account, ["BP-2026-000002", "BP-2026-000003"])
  expect((await PDFDocument.load(both)).getPageCount()).toBe(2)
  expect((await PDFDocument.load(await joined([both, both]))).getPageCount()).toBe(4)
})

it("tells whether bpost does not answer, says no, or has no label", async () => {
  const nobody = { ...account, apiBase: "http://127.0.0.1:9" }
  await expect(labelOf(nobody, PARCEL)).rejects.toThrow(CarrierAway)
  await expect(labelOf({ ...account, passphrase: "wrong" }, PARCEL)).rejects.toThrow(CarrierRefusal)
  const heavy = { ...PARCEL, reference: "BP-2026-000004", weight_grams: 31_000 }
  await expect(labelOf(account, heavy)).rejects.toThrow("heavier than 30 kg")
  await expect(labelsPdf(account, ["BP-2026-999999"])).rejects.toThrow(LabelMissing)
})
