import { corpus, CORPUS_COUNTRIES } from "@bon-perroquet/contract/address/testing"
import {
  AccountRefusal,
  CarrierAway,
  CarrierRefusal,
  joined,
  LabelMisfit,
  LabelMissing,
  ParcelHandedOver,
  type Labels,
  type Shipment,
} from "@bon-perroquet/carrier"
import { startEmulator, type Emulator } from "@bon-perroquet/sendcloud-emulator"
import { PDFDocument } from "pdf-lib"
import { sendcloudLabels } from "."
import { servicesOf, type Account } from "../options"
import { announcement } from "./announcement"

const SERVICES = servicesOf({
  services:
    "NL home postnl:standard, NL locker postnl:standard/service_point, FR home colissimo:home/signature, BE home none:none",
})
const SHIPMENT: Shipment = {
  reference: "BP-2026-000001",
  sender: {
    ...{ name: "Bon Perroquet", street: "Rue Haute 12", postal_code: "1000", city: "Bruxelles" },
    ...{ country: "BE", email: "bonjour@example.org" },
  },
  recipient: { name: "Ada de Vries", company: null, email: "ada@example.org", phone: "+31 (0)6 12 34 56 78" },
  place: {
    ...{ street: "Kerkstraat", number: "12", box: "bis", line2: null },
    ...{ postal_code: "1017 GC", city: "Amsterdam", country: "NL" },
  },
  point: null,
  note: "Achterom",
  weight_grams: 1_500,
  language: "nl",
  lines: [{ name: "Amandelen", quantity: 2 }],
}

let emulator: Emulator
let account: Account
let labels: Labels
const numbered = (reference: string, change: Partial<Shipment> = {}): Shipment => ({
  ...SHIPMENT,
  ...change,
  reference,
})
const control = async (path: string, body?: object): Promise<Record<string, unknown>> => {
  const response = await fetch(`${emulator.url}/_control/${path}`, {
    ...(body && { method: "POST", body: JSON.stringify(body) }),
  })
  return (await response.json()) as Record<string, unknown>
}

beforeAll(async () => {
  emulator = await startEmulator({ port: 0, publicKey: "public", secretKey: "secret" })
  account = { publicKey: "public", secretKey: "secret", apiBase: emulator.url }
  labels = sendcloudLabels(account, SERVICES)
})
afterAll(() => emulator.close())

describe("A shipment with Sendcloud", () => {
  it("is announced once, with the texts and the shipping option of its service", async () => {
    expect(await labels.find("ONCE")).toBeNull()
    const label = await labels.create(numbered("ONCE"))
    expect(label.tracking_number).toMatch(/^3SYZXG\d{7}$/)
    expect(await labels.create(numbered("ONCE"))).toEqual(label)
    expect(await labels.find("ONCE")).toEqual(label)
    expect(await control("shipments/ONCE")).toMatchObject({
      to_address: {
        ...{ name: "Ada de Vries", address_line_1: "Kerkstraat", house_number: "12", address_line_2: "bis" },
        ...{ postal_code: "1017 GC", city: "Amsterdam", country_code: "NL" },
        ...{ email: "ada@example.org", phone_number: "+31612345678" },
      },
      ship_with: { properties: { shipping_option_code: "postnl:standard" } },
      parcels: [{ weight: { value: "1.500", unit: "kg" }, label_notes: ["Achterom"] }],
    })
  })

  it("is announced once if the carrier has not answered before the label is requested again", async () => {
    await control("late", { calls: 1 })
    for (let time = 0; time < 2; time++)
      await expect(labels.create(numbered("LATE"))).rejects.toThrow(CarrierAway)
    expect(await labels.find("LATE")).toEqual({ tracking_number: "" })
    const response = await fetch(`${emulator.url}/shipments?order_number=LATE`, {
      headers: { Authorization: `Basic ${Buffer.from("public:secret").toString("base64")}` },
    })
    expect(((await response.json()) as { data: object[] }).data).toHaveLength(1)
  })

  it("has the tracking link that Sendcloud returns, with the carrier of its service", async () => {
    const point = { id: "1000001", kind: "locker", name: "Pakketautomaat" } as const
    const { tracking_number, tracking_url = "" } = await labels.create(numbered("LINK", { point }))
    expect(Object.fromEntries(new URL(tracking_url).searchParams)).toMatchObject({
      ...{ carrier: "postnl", code: tracking_number },
      shipping_product_code: "postnl:standard/service_point",
    })
  })

  it("is announced and cancelled once beside a draft of the merchant with the same number", async () => {
    await control("draft", announcement(numbered("DRAFT"), "postnl:standard"))
    const label = await labels.create(numbered("DRAFT"))
    expect(await labels.create(numbered("DRAFT"))).toEqual(label)
    expect(await labels.cancel("DRAFT")).toBe(true)
    expect(await control("shipments/DRAFT")).toMatchObject({ status: "CANCELLED" })
  })

  it("goes to a service point by its id", async () => {
    const point = { id: "1000001", kind: "locker", name: "Pakketautomaat" } as const
    expect((await labels.create(numbered("POINT", { point }))).tracking_number).not.toBe("")
    expect(await control("shipments/POINT")).toMatchObject({ to_service_point: { id: "1000001" } })
    const unknown = { ...point, id: "1" }
    await expect(labels.create(numbered("NO-POINT", { point: unknown }))).rejects.toThrow(
      "The service point does not exist.",
    )
  })

  it("is cancelled before the carrier has it, and then gets a new label", async () => {
    const { tracking_number: number } = await labels.create(numbered("CANCELLED"))
    expect(await labels.cancel("CANCELLED")).toBe(true)
    expect(await labels.cancel("CANCELLED")).toBe(false)
    expect(await labels.find("CANCELLED")).toBeNull()
    expect((await labels.create(numbered("CANCELLED"))).tracking_number).not.toBe(number)
    await control("shipments/CANCELLED", { received: true })
    await expect(labels.cancel("CANCELLED")).rejects.toThrow(ParcelHandedOver)
    expect(await labels.cancel("UNKNOWN")).toBe(false)
  })

  it("is cancelled while the carrier has not answered, and then gets a new label", async () => {
    await control("late", { calls: 1 })
    await expect(labels.create(numbered("LATE-CANCELLED"))).rejects.toThrow(CarrierAway)
    expect(await labels.cancel("LATE-CANCELLED")).toBe(true)
    expect(await labels.cancel("LATE-CANCELLED")).toBe(false)
    expect(await labels.find("LATE-CANCELLED")).toBeNull()
    expect(await labels.create(numbered("LATE-CANCELLED"))).not.toBe("")
  })

  it("can be announced again after the carrier rejected it", async () => {
    await expect(labels.create(numbered("HEAVY", { weight_grams: 24_000 }))).rejects.toThrow(
      "heavier than 23 kg",
    )
    expect(await labels.find("HEAVY")).toBeNull()
    expect((await labels.create(numbered("HEAVY"))).tracking_number).not.toBe("")
  })

  it("has labels in PDF files of at most twenty parcels", async () => {
    const references = Array.from({ length: 21 }, (_, index) => `PDF-${index}`)
    for (const reference of references) await labels.create(numbered(reference))
    const files = await labels.files(references)
    expect(files.length).toBe(2)
    expect((await PDFDocument.load(await joined(files))).getPageCount()).toBe(21)
    await expect(labels.files(["MISSING"])).rejects.toThrow(LabelMissing)
  })

  it("fails with a distinct error if Sendcloud is unavailable, rejects the account or rejects the request", async () => {
    await control("away", { calls: 1 })
    await expect(labels.create(numbered("AWAY"))).rejects.toThrow(CarrierAway)
    const nobody = sendcloudLabels({ ...account, apiBase: "http://127.0.0.1:9" }, SERVICES)
    await expect(nobody.create(SHIPMENT)).rejects.toThrow(CarrierAway)
    const stranger = sendcloudLabels({ ...account, secretKey: "wrong" }, SERVICES)
    await expect(stranger.create(SHIPMENT)).rejects.toThrow(AccountRefusal)
    const belgian = { ...SHIPMENT.place, country: "BE" }
    await expect(labels.create(numbered("OPTION", { place: belgian }))).rejects.toThrow(
      "/ship_with/properties/shipping_option_code: The shipping option does not exist.",
    )
    const german = { ...SHIPMENT.place, country: "DE" }
    await expect(labels.create(numbered("SERVICE", { place: german }))).rejects.toThrow(CarrierRefusal)
  })

  it.each([
    ["street", { place: { ...SHIPMENT.place, street: "x".repeat(36) } }],
    ["name", { recipient: { ...SHIPMENT.recipient, name: "x".repeat(36) } }],
    ["note", { note: "x".repeat(256) }],
  ] as [string, Partial<Shipment>][])(
    "is rejected before it is sent if its %s is too long",
    async (field, change) => {
      const refusal = await labels.create(numbered(`LONG-${field}`, change)).catch((error: unknown) => error)
      expect(refusal).toBeInstanceOf(LabelMisfit)
      expect(refusal).toMatchObject({ party: "receiver", misfit: { field } })
    },
  )

  it("leaves out an e-mail address that is too long, and shortens the texts of a point", async () => {
    const email = `${"a".repeat(60)}@${"b".repeat(30)}.example`
    expect(labels.omissions({ email, sender_email: "a@example.org", point: null })).toEqual(["email"])
    const request = announcement(
      { ...SHIPMENT, recipient: { ...SHIPMENT.recipient, email } },
      "postnl:standard",
    )
    expect(request.to_address).not.toHaveProperty("email")
    const point = { id: "1000001", kind: "locker", name: "Pakketautomaat" } as const
    const place = { ...SHIPMENT.place, street: "Laan van de Verenigde Naties en Omstreken" }
    expect(announcement({ ...SHIPMENT, point, place }, "postnl:standard").to_address.address_line_1).toBe(
      "Laan van de Verenigde Naties en",
    )
  })
})

describe.each(CORPUS_COUNTRIES.filter((country) => country === "NL" || country === "FR"))(
  "An address of %s in the corpus",
  (of) => {
    it("is announced completely, or rejected before with an error about its field", async () => {
      const rows = corpus().filter(({ country }) => country === of)
      expect(rows.length).toBeGreaterThan(50)
      for (const [index, { country, person, parts, postal_code, typed }] of rows.entries()) {
        const place = { ...parts, postal_code, city: typed.city, country }
        const recipient = { ...SHIPMENT.recipient, name: person }
        const shipment = numbered(`CORPUS-${of}-${index}`, { place, recipient })
        const result = await labels.create(shipment).catch((error: unknown) => error)
        if (result instanceof Error) expect(result).toBeInstanceOf(LabelMisfit)
        else expect(await labels.find(shipment.reference)).toEqual(result)
      }
    })
  },
)

describe("The emulator of Sendcloud", () => {
  const send = async (change: (request: Record<string, unknown>) => Record<string, unknown>) => {
    const request = announcement(SHIPMENT, "postnl:standard") as unknown as Record<string, unknown>
    const response = await fetch(`${emulator.url}/shipments/announce`, {
      method: "POST",
      headers: { Authorization: `Basic ${Buffer.from("public:secret").toString("base64")}` },
      body: JSON.stringify(change(request)),
    })
    return [response.status, ((await response.json()) as { errors?: object[] }).errors?.[0]]
  }
  const to = (change: object) => (request: Record<string, unknown>) => ({
    ...request,
    to_address: { ...(request["to_address"] as object), ...change },
  })

  it.each([
    ["a missing name", to({ name: undefined }), "required", "/to_address/name"],
    ["an unknown field", to({ telephone: "1" }), "unknown_field", "/to_address/telephone"],
    ["a malformed e-mail address", to({ email: "ada" }), "invalid", "/to_address/email"],
    ["no parcel", (request: object) => ({ ...request, parcels: [] }), "invalid", "/parcels"],
    [
      "an unknown unit",
      (request: object) => ({ ...request, parcels: [{ weight: { value: "1", unit: "stone" } }] }),
      "invalid_choice",
      "/parcels/0/weight/unit",
    ],
  ])("rejects %s with the field's pointer", async (_name, change, code, pointer) => {
    expect(await send(change)).toEqual([
      400,
      expect.objectContaining({ status: "400", code, source: { pointer } }),
    ])
  })
})
