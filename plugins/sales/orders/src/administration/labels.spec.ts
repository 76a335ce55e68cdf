import type { AdminOrder, DeliveryPoint } from "@bon-perroquet/contract"
import { labelsCsv } from "./labels"

const order = (
  address: Partial<NonNullable<AdminOrder["shipping_address"]>>,
  about: Partial<AdminOrder> = {},
) =>
  ({
    order_number: "BP-2026-000001",
    email: "ada@example.org",
    to_pack: [{ quantity: 2 }, { quantity: 1 }],
    status: "paid",
    weight_grams: 1_500,
    payment: { paid_cents: 1_000, refunded_cents: 0, method: null },
    delivery: { code: "home", point: null, tracking_number: null },
    shipping_address: {
      first_name: "Ada",
      last_name: "Peeters",
      phone: "+32 470 00 00 00",
      street: "Rue Haute",
      number: "12",
      apartment: null,
      postal_code: "1000",
      city: "Bruxelles",
      country: "BE",
      company: null,
      note: null,
      ...address,
    },
    ...about,
  }) as AdminOrder

const lineOf = (csv: string) => csv.split("\r\n")[1]

it("the carrier's label file quotes values that contain separators", () => {
  expect(lineOf(labelsCsv([order({ street: 'Rue "Haute", bas' })]))).toContain(',"Rue ""Haute"", bas",')
})

it("the carrier's label file escapes a customer's text that a spreadsheet would read as a formula", () => {
  const line = lineOf(labelsCsv([order({ first_name: '=HYPERLINK("http://x")', last_name: "@SUM(A1)" })]))
  expect(line).toContain(`"'=HYPERLINK(""http://x"")",'@SUM(A1),`)
  expect(line).toContain(",+32 470 00 00 00,")
})

it.each([
  ["Ada;=cmd|' /C calc'!A0", `"Ada;'=cmd|' /C calc'!A0"`],
  ["Ada, @SUM(A1)", `"Ada, '@SUM(A1)"`],
  [' "=1+1', `"' ""=1+1"`],
  ["Rue Haute; bas", '"Rue Haute; bas"'],
  ["Saint-Josse, 12-14", '"Saint-Josse, 12-14"'],
])(
  "the carrier's label file escapes text after a separator only if it is a formula: %s",
  (first_name, field) => {
    expect(lineOf(labelsCsv([order({ first_name })]))).toContain(`,${field},`)
  },
)

it("the carrier's label file counts and weighs the goods", () => {
  expect(lineOf(labelsCsv([order({})]))).toMatch(/,home,,,3,1500,,,$/)
  expect(lineOf(labelsCsv([order({}, { weight_grams: null })]))).toMatch(/,home,,,3,,,,$/)
})

it("the carrier's label file contains no cancelled or fully refunded order", () => {
  const refunded = { paid_cents: 1_000, refunded_cents: 1_000, method: null }
  const unsent = [
    order({}, { status: "cancelled" }),
    order({}, { payment: refunded }),
    order({}, { to_pack: [] }),
  ]
  expect(lineOf(labelsCsv(unsent))).toBe("")
})

describe("The carrier's label file", () => {
  const HEADING =
    "\uFEFFreference,first_name,last_name,street,house_number,box,postal_code,city,country,email,phone," +
    "delivery,point_id,point_name,items,weight_grams,tracking_number,company,note"
  const locker: DeliveryPoint = {
    ...{ id: "014 472", kind: "locker", name: "Colruyt Gent, Zuid", hours: [] },
    ...{ street: "Zuidstationstraat", number: "8B", postal_code: "9000", city: "Gent", country: "BE" },
  }
  const sentTo = (delivery: Partial<AdminOrder["delivery"]>) => ({ ...order({}).delivery, ...delivery })

  it("has the carrier's columns and one line per order", () => {
    const orders = [
      order(
        { apartment: "bte 3", company: "Volière", note: "Chez les voisins" },
        { delivery: sentTo({ tracking_number: "323212345678" }) },
      ),
      order({ apartment: "bte 3" }, { delivery: sentTo({ code: "locker", point: locker }) }),
    ]
    expect(labelsCsv(orders)).toBe(
      [
        HEADING,
        "BP-2026-000001,Ada,Peeters,Rue Haute,12,bte 3,1000,Bruxelles,BE,ada@example.org,+32 470 00 00 00," +
          "home,,,3,1500,323212345678,Volière,Chez les voisins",
        "BP-2026-000001,Ada,Peeters,Zuidstationstraat,8B,,9000,Gent,BE,ada@example.org,+32 470 00 00 00," +
          'locker,014 472,"Colruyt Gent, Zuid",3,1500,,,',
        "",
      ].join("\r\n"),
    )
  })

  it("leaves unknown fields empty", () => {
    const bare = order({}, { shipping_address: null, weight_grams: null, delivery: sentTo({ code: null }) })
    expect(labelsCsv([bare, order({ phone: null, apartment: null })])).toBe(
      [
        HEADING,
        "BP-2026-000001,,,,,,,,,ada@example.org,,,,,3,,,,",
        "BP-2026-000001,Ada,Peeters,Rue Haute,12,,1000,Bruxelles,BE,ada@example.org,,home,,,3,1500,,,",
        "",
      ].join("\r\n"),
    )
  })

  it("uses a pick-up point's address if the order has none", () => {
    const bare = order({}, { shipping_address: null, delivery: sentTo({ point: locker }) })
    expect(lineOf(labelsCsv([bare]))).toContain(",,,Zuidstationstraat,8B,,9000,Gent,BE,ada@example.org,,")
  })

  it("has only the header if nothing is to be sent", () => expect(labelsCsv([])).toBe(`${HEADING}\r\n`))
})
