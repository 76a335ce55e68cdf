import { startEmulator, type Emulator } from "@bon-perroquet/bpost-emulator"
import { PDFDocument } from "pdf-lib"
import type { ShippingAccount } from "./account"
import { printedNumber } from "@bon-perroquet/contract/address"
import { corpus, CORPUS_COUNTRIES } from "@bon-perroquet/contract/address/testing"
import {
  AccountRefusal,
  CarrierAway,
  joined,
  LabelMisfit,
  LabelMissing,
  type Shipment,
} from "@bon-perroquet/carrier"
import type { DeliveryPoint } from "@bon-perroquet/contract"
import { LIMITS } from "../limits"
import { announce, labelFiles } from "./client"
import { bpostLabels } from "."
import { labelOf } from "./label"
import { orderXml } from "./order-xml"
import { escaped } from "../xml"

let emulator: Emulator
let account: ShippingAccount

const SENDER = {
  ...{ name: "Bon Perroquet", street: "Rue du Marché aux Herbes 12", postal_code: "1000", city: "Bruxelles" },
  ...{ country: "BE", email: "bonjour@example.org" },
}
const PARCEL: Shipment = {
  sender: SENDER,
  reference: "BP-2026-000001",
  recipient: { name: "Ada & Léon <Peeters>", company: null, email: "ada@example.org", phone: null },
  place: {
    street: "Rue Haute",
    number: "12",
    box: "3",
    line2: null,
    postal_code: "1000",
    city: "Bruxelles",
    country: "BE",
  },
  point: null,
  note: null,
  weight_grams: 1_500,
  language: "fr",
  lines: [{ name: "Amandes", quantity: 2 }],
}

beforeAll(async () => {
  emulator = await startEmulator({ port: 0, account: "000000", passphrase: "emulator" })
  account = { account: "000000", passphrase: "emulator", apiBase: emulator.url }
})
afterAll(() => emulator.close())

it.each([
  ["at home", PARCEL],
  ["at a point", { ...PARCEL, point: { id: "207500", kind: "pickup_point" as const, name: "Kiosk" } }],
  ["in a locker", { ...PARCEL, point: { id: "014472", kind: "locker" as const, name: "Gare" } }],
  ["abroad", { ...PARCEL, place: { ...PARCEL.place, country: "FR", postal_code: "59000" } }],
])("a parcel is announced once and keeps its barcode: %s", async (where, parcel) => {
  const requested = { ...parcel, reference: `BP-2026-${where}` }
  const barcode = await labelOf(account, requested)
  expect(barcode).toMatch(/^\d{24}$/)
  expect(await labelOf(account, requested)).toBe(barcode)
})

it("an announced order escapes customers' texts and leaves out empty elements", () => {
  const xml = orderXml(account, PARCEL)
  expect(xml).toContain("<common:name>Ada &amp; Léon &lt;Peeters&gt;</common:name>")
  expect(xml).not.toContain("phoneNumber")
  expect(xml).toContain(
    "<common:streetName>Rue du Marché aux Herbes</common:streetName><common:number>12</common:number>",
  )
})

it("several labels are joined into one PDF", async () => {
  await labelOf(account, { ...PARCEL, reference: "BP-2026-000002" })
  await labelOf(account, { ...PARCEL, reference: "BP-2026-000003" })
  const both = await joined(await labelFiles(account, ["BP-2026-000002", "BP-2026-000003"]))
  expect((await PDFDocument.load(both)).getPageCount()).toBe(2)
  expect((await PDFDocument.load(await joined([both, both]))).getPageCount()).toBe(4)
})

it("a failed label request is reported as unavailable, rejected or a missing label", async () => {
  const nobody = { ...account, apiBase: "http://127.0.0.1:9" }
  await expect(labelOf(nobody, PARCEL)).rejects.toThrow(CarrierAway)
  await expect(labelOf({ ...account, passphrase: "wrong" }, PARCEL)).rejects.toThrow(AccountRefusal)
  const heavy = { ...PARCEL, reference: "BP-2026-000004", weight_grams: 31_000 }
  await expect(labelOf(account, heavy)).rejects.toThrow("heavier than 30 kg")
  await expect(labelFiles(account, ["BP-2026-999999"])).rejects.toThrow(LabelMissing)
})

describe.each(CORPUS_COUNTRIES)("An address of %s in the corpus", (of) => {
  it("fits a label completely and is valid in bpost's schema", async () => {
    const rows = corpus().filter(({ country }) => country === of)
    const announced = rows.map(async ({ country, person, parts, postal_code, typed }, index) => {
      const place = { ...parts, postal_code, city: typed.city, country }
      const recipient = { ...PARCEL.recipient, name: person }
      const parcel = { ...PARCEL, reference: `CORPUS-${country}-${index}`, recipient, place }
      const xml = orderXml(account, parcel)
      const texts = [person, parts.street, parts.box, parts.line2, postal_code, typed.city]
      for (const text of texts) if (text !== null) expect(xml).toContain(`>${escaped(text)}<`)
      if (parts.number) expect(xml).toContain(`>${printedNumber(parts.number, LIMITS.texts)}<`)
      await announce(account, parcel)
    })
    expect(announced.length).toBeGreaterThan(50)
    await Promise.all(announced)
  })
})

it.each([
  ["street", { place: { ...PARCEL.place, street: "x".repeat(41) } }],
  ["number", { place: { ...PARCEL.place, number: "1".repeat(9) } }],
  ["box", { place: { ...PARCEL.place, box: "1".repeat(9) } }],
  ["line2", { place: { ...PARCEL.place, line2: "x".repeat(41) } }],
  ["city", { place: { ...PARCEL.place, city: "x".repeat(41) } }],
  ["name", { recipient: { ...PARCEL.recipient, name: "x".repeat(41) } }],
  ["company", { recipient: { ...PARCEL.recipient, company: "x".repeat(41) } }],
  ["phone", { recipient: { ...PARCEL.recipient, phone: "1".repeat(21) } }],
  ["note", { note: "x".repeat(51) }],
] as [string, Partial<Shipment>][])(
  "a label with a %s that is too long is rejected",
  async (field, change) => {
    const parcel = { ...PARCEL, reference: `LONG-${field}`, ...change }
    const refusal = await labelOf(account, parcel).catch((error: unknown) => error)
    expect(refusal).toBeInstanceOf(LabelMisfit)
    expect(refusal).toMatchObject({ party: "receiver", misfit: { field } })
  },
)

it("a parcel includes company, second line, note and telephone number, but no e-mail address that bpost rejects", () => {
  const xml = orderXml(account, {
    ...PARCEL,
    recipient: {
      ...{ name: "Ada Peeters", company: "Peeters & Zoon", phone: "+32 (0) 475 / 12.34.56" },
      email: `${"a".repeat(50)}@example.org`,
    },
    place: { ...PARCEL.place, line2: "3e étage" },
    note: "Chez les voisins",
  })
  expect(xml).toContain("<common:company>Peeters &amp; Zoon</common:company>")
  expect(xml).toContain("<common:addressLineTwo>3e étage</common:addressLineTwo><common:number>12<")
  expect(xml).toContain("<common:phoneNumber>+32475123456</common:phoneNumber>")
  expect(xml).toContain("<tns:remark>Chez les voisins</tns:remark></tns:box>")
  expect(xml).not.toContain("aaaa")
})

it("the carrier reports which texts its label leaves out: e-mail addresses, or parts of a pick-up point", () => {
  const long = `${"a".repeat(50)}@example.org`
  const labels = bpostLabels(account)
  const home = { email: "ada@example.org", sender_email: SENDER.email, point: null }
  const point: DeliveryPoint = {
    ...{ id: "207500", kind: "pickup_point", name: "Kiosk", street: "Rue Haute", number: "12", city: "Gent" },
    ...{ postal_code: "9000", country: "BE", hours: [] },
  }
  expect(labels?.omissions(home)).toEqual([])
  expect(labels?.omissions({ ...home, email: long, point })).toEqual(["email"])
  expect(labels?.omissions({ ...home, email: long, point: { ...point, kind: "locker" } })).toEqual([])
  expect(
    labels?.omissions({ ...home, sender_email: long, point: { ...point, number: "1234-1236" } }),
  ).toEqual(["sender_email", "point"])
  const name = "Krantenwinkel bij de grote markt van Sint-Niklaas"
  const xml = orderXml(account, {
    ...PARCEL,
    place: { ...PARCEL.place, number: "1234-1236", street: "x ".repeat(30).trim() },
    point: { id: "207500", kind: "pickup_point", name },
  })
  expect(xml).toContain("<pugoName>Krantenwinkel bij de grote markt van</pugoName>")
  expect(xml).toContain("<common:number>1234-123</common:number>")
  expect(xml).toContain(`<common:streetName>${"x ".repeat(20).trim()}</common:streetName>`)
})

it("if a merchant's text does not fit the label, the error names the text", async () => {
  const long = { ...PARCEL, reference: "SENDER", sender: { ...SENDER, name: "x".repeat(41) } }
  const refusal = await labelOf(account, long).catch((error: unknown) => error)
  expect(refusal).toMatchObject({ party: "sender", misfit: { field: "name" } })
})

it("a text that is too long is rejected by bpost's schema", async () => {
  const send = (xml: string) =>
    fetch(`${emulator.url}/000000/orders`, {
      method: "POST",
      headers: {
        "Content-Type": "application/vnd.bpost.shm-order-v5+XML",
        Authorization: `Basic ${Buffer.from("000000:emulator").toString("base64")}`,
      },
      body: xml,
    })
  const xml = orderXml(account, PARCEL)
  const wrong = {
    "maxLength '8'": xml.replace(">3<", ">120000001<"),
    "maxLength '50'": xml.replace("ada@example.org", `${"a".repeat(60)}@example.org`),
    pattern: xml.replace("ada@example.org", "ada"),
    "cvc-complex-type": xml.replace(
      /(<common:number>12<\/common:number>)(<common:box>3<\/common:box>)/,
      "$2$1",
    ),
  }
  for (const [fault, order] of Object.entries(wrong)) {
    const answer = await send(order)
    expect([answer.status, (await answer.text()).includes(fault)]).toEqual([400, true])
  }
})
