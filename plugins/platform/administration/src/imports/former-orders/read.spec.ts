import { centsIn, differenceOf, millionthsIn } from "./amounts"
import { pastMomentIn } from "./order"
import { readOrders } from "./read"

const read = (lines: readonly string[], requested = {}) =>
  readOrders(Buffer.from(lines.join("\n")), requested)

describe("Amounts of past orders", () => {
  it.each([
    ["12.5", 1250],
    ["1.234,50 €", 123_450],
    ["EUR 1,234.50", 123_450],
    ["12.345000", 1235],
    ["-3.00", -300],
    ["-0.005", -1],
    ["0", 0],
  ])("in the format %s are parsed as %d cents", (cell, cents) => {
    expect(centsIn(cell)).toBe(cents)
  })

  it.each(["", "abc", "1.234", "1,2,3", "12.3456789", "--3"])("in the format %s are rejected", (cell) => {
    expect(millionthsIn(cell)).toBeUndefined()
  })

  it("are reconciled to the cent, with lines that include VAT or not", () => {
    const items = [{ total_cents: 1000 }, { total_cents: 500 }]
    const order = { items, delivery_cents: 495, discount_cents: 100, vat_cents: 108, total_cents: 1895 }
    expect(differenceOf(order)).toBe(0)
    expect(differenceOf({ ...order, total_cents: 2003 })).toBe(0)
    expect(differenceOf({ ...order, total_cents: 1896 })).toBe(1)
    expect(differenceOf({ ...order, total_cents: 2001 })).toBe(-2)
  })
})

describe("Moments of past orders", () => {
  it.each([
    ["2023-01-05 23:30:10", "2023-01-05T22:30:10.000Z"],
    ["2023-07-05 00:15", "2023-07-04T22:15:00.000Z"],
    ["01/05/2021 10:20:30", "2021-05-01T08:20:30.000Z"],
    ["May 1, 2021 11:59:59 PM", "2021-05-01T21:59:59.000Z"],
    ["2023-01-05T23:30:10Z", "2023-01-05T23:30:10.000Z"],
    ["2023-01-05 23:30:10 +0200", "2023-01-05T21:30:10.000Z"],
    ["2023-01-05", "2023-01-05T12:00:00.000Z"],
    ["2023-02-31 10:00:00", undefined],
    ["2023-01-05 25:00:00", undefined],
  ])("%s are read in Belgium, unless they have a time zone: %s", (cell, moment) => {
    expect(pastMomentIn(cell)).toBe(moment)
  })
})

describe("Files of past orders", () => {
  it("of Shopify have an order's lines in several rows, with discounts, refunds and cancellations", async () => {
    const { orders, unknown_columns, reading } = await read([
      "Name,Email,Financial Status,Paid at,Fulfillment Status,Fulfilled at,Accepts Marketing,Currency,Subtotal,Shipping,Taxes,Total,Discount Code,Discount Amount,Shipping Method,Created at,Lineitem quantity,Lineitem name,Lineitem price,Lineitem compare at price,Lineitem sku,Cancelled at,Payment Method,Refunded Amount",
      "#1001,ada@example.org,partially_refunded,2024-05-01 10:00:00 +0200,fulfilled,,no,EUR,17.40,4.95,1.27,22.35,NOIX,1.00,bpost,2024-05-01 09:58:00 +0200,2,Noix - 250 g,4.20,,N-250,,Shopify Payments,4.20",
      "#1001,ada@example.org,,,,,,,,,,,,,,2024-05-01 09:58:00 +0200,1,Amandes,10.00,,A-1,,,",
      "#1002,BOB@example.org,voided,,unfulfilled,,no,USD,5.00,0.00,0.00,5.00,,0.00,,2024-06-01 09:58:00 +0200,1,Graines,5.00,,G-1,2024-06-02 10:00:00 +0200,,0.00",
    ])
    expect(reading.questions).toEqual([])
    expect(unknown_columns).toContain("Subtotal")
    expect(orders).toEqual([
      {
        ...{ line: 2, wrong: [], difference_cents: 0 },
        order: {
          ...{
            number: "1001",
            email: "ada@example.org",
            placed_at: "2024-05-01T07:58:00.000Z",
            status: "shipped",
          },
          currency: "EUR",
          items: [
            { name: "Noix - 250 g", sku: "N-250", quantity: 2, total_cents: 840 },
            { name: "Amandes", sku: "A-1", quantity: 1, total_cents: 1000 },
          ],
          ...{
            delivery_cents: 495,
            discount_cents: 100,
            vat_cents: 127,
            total_cents: 2235,
            refunded_cents: 420,
          },
          ...{ payment_method: "Shopify Payments", tracking_number: null },
        },
      },
      expect.objectContaining({
        difference_cents: 0,
        order: expect.objectContaining({
          ...{
            number: "1002",
            email: "bob@example.org",
            status: "cancelled",
            currency: "USD",
            total_cents: 500,
          },
        }) as object,
      }),
    ])
  })

  it("of WooCommerce extensions have all lines in one cell, and prices without VAT", async () => {
    const { orders } = await read([
      "order_id,order_number,order_date,status,shipping_total,tax_total,order_total,order_currency,payment_method_title,customer_email,line_items",
      `7,7,2023-01-05 12:00:00,wc-completed,4.09,0.84,12.93,EUR,Bancontact,ada@example.org,"name:Noix; pelées|product_id:3|sku:N-1|quantity:2|total:8.00"`,
    ])
    expect(orders[0]).toMatchObject({
      difference_cents: 0,
      order: {
        status: "delivered",
        vat_cents: 84,
        items: [{ name: "Noix; pelées", quantity: 2, total_cents: 800 }],
      },
    })
    const mapped = await read([
      "order_number,order_date,status,shipping_total,total_tax,order_total,customer_email,line_items",
      `7,2023-01-05 12:00:00,refunded,4.09,0.84,12.93,ada@example.org,"name:Noix|sku:N-1|quantity:1|total:5.00;name:Sel|sku:|quantity:3|total:3.00"`,
    ])
    expect(mapped.orders[0]).toMatchObject({
      difference_cents: 0,
      order: {
        ...{ status: "refunded", refunded_cents: 1293, vat_cents: 84 },
        items: [
          { name: "Noix", sku: "N-1", quantity: 1, total_cents: 500 },
          { name: "Sel", sku: "", quantity: 3, total_cents: 300 },
        ],
      },
    })
  })

  it("of PrestaShop and Magento have no lines, so the total is not checked", async () => {
    const { orders } = await read(
      [
        "ID;Référence;Nouveau client;Livraison;Client;Total;Paiement;État;Date;E-mail",
        "12;XKBKNABJK;Oui;Belgique;A. Peeters;42,10 €;Bancontact;Expédié;01/05/2021 10:20:30;ada@example.org",
        "13;XKBKNABJL;Oui;Belgique;A. Peeters;42,10 €;Bancontact;Remboursé;01/05/2021 10:20:30;ada@example.org",
      ],
      { columns: { Livraison: null } },
    )
    const refunded = { status: "refunded", items: [], total_cents: 4210, refunded_cents: 4210 }
    expect(orders).toMatchObject([
      {
        ...{ wrong: [], difference_cents: null },
        order: { number: "XKBKNABJK", status: "shipped", total_cents: 4210, payment_method: "Bancontact" },
      },
      { wrong: [], difference_cents: null, order: { number: "XKBKNABJL", ...refunded } },
    ])
    const magento = await read([
      '"ID","Purchase Point","Purchase Date","Bill-to Name","Grand Total (Base)","Grand Total (Purchased)","Status","Customer Email","Shipping and Handling","Payment Method","Total Refunded"',
      '"M-1","Main","May 1, 2021 10:20:30 AM","A. Peeters","€42.10","€42.10","closed","ada@example.org","4.95","checkmo","42.10"',
    ])
    expect(magento.reading.questions).toEqual([])
    expect(magento.orders).toMatchObject([
      {
        ...{ wrong: [], difference_cents: null },
        order: { number: "M-1", ...refunded, delivery_cents: 495, payment_method: "checkmo" },
      },
    ])
  })

  it("are read with the order number that the customer knows, or the internal one without it", async () => {
    const numbers = async (heading: string, row: string) =>
      (await read([`${heading},Email,Date,Total`, `${row},ada@example.org,2024-02-01,5`])).orders.map(
        ({ order }) => order.number,
      )
    expect(await numbers("order_id,order_number", "7,W-1007")).toEqual(["W-1007"])
    expect(await numbers("Reference,ID", "XKBK,12")).toEqual(["XKBK"])
    expect(await numbers("ID", "000000012")).toEqual(["000000012"])
  })

  it("are read with all errors of each order", async () => {
    const { orders } = await read([
      "Number,Email,Date,Total,Status,Currency,Product,Quantity,Unit price",
      "1,nobody,31/02/2024,1.234,lost,Euro,Noix,x,1",
      ",ada@example.org,2024-02-01,5,paid,EUR,,,",
    ])
    expect(orders.map(({ wrong }) => wrong.map(({ code, about }) => about ?? code))).toEqual([
      ["email_invalid", "placed_at", "status", "currency", "line_quantity", "total"],
      ["number"],
    ])
  })

  it("can have lines with quantity 0, whose goods were returned", async () => {
    const { orders } = await read([
      "Number,Email,Date,Total,Product,Quantity,Line total",
      "1,ada@example.org,2024-02-01,0,Noix,0,0.00",
    ])
    expect(orders).toMatchObject([
      { wrong: [], order: { items: [{ name: "Noix", quantity: 0, total_cents: 0 }] } },
    ])
  })

  it("without the required columns are not read, and the administrator is asked for them", async () => {
    expect((await read(["Number,Total", "1,5"])).reading.questions).toEqual([
      { code: "columns", samples: [] },
    ])
  })
})
