import { adminFormerOrdersSchema } from "@bon-perroquet/contract"
import type { ShopClient } from "@bon-perroquet/testing"
import { randomUUID } from "node:crypto"
import { administrator } from "../../testing/administrator"
import { ImportCalls, importIn } from "../../testing/imports"

let admin: ShopClient
let imports: ImportCalls
beforeAll(async () => {
  admin = await administrator()
  imports = new ImportCalls(admin)
})

const order = (about: object) => ({ discount_cents: 0, refunded_cents: 0, tracking_number: null, ...about })

/** Files of orders with refunds, several currencies, deleted products, and totals with and without VAT. */
const ORDERS: Record<string, (mark: string) => { file: string[]; orders: object[]; warnings: string[] }> = {
  Shopify: (mark) => ({
    file: [
      "Name,Email,Financial Status,Fulfillment Status,Currency,Shipping,Taxes,Total,Discount Amount,Created at,Lineitem quantity,Lineitem name,Lineitem price,Lineitem sku,Payment Method,Refunded Amount,Cancelled at",
      `#1-${mark},ada@example.org,partially_refunded,fulfilled,EUR,4.95,1.27,22.35,1.00,2024-05-01 09:58:00 +0200,2,Noix,4.20,N-1,Bancontact,4.20,`,
      `#1-${mark},ada@example.org,,,,,,,,2024-05-01 09:58:00 +0200,1,Supprimé,10.00,,,,`,
      `#2-${mark},bob@example.org,voided,unfulfilled,USD,0,0,5.00,0,2024-06-01 09:58:00 +0200,1,Graines,5.00,G-1,,0.00,2024-06-02 10:00:00 +0200`,
    ],
    orders: [
      order({
        ...{ number: `2-${mark}`, currency: "USD", status: "cancelled", total_cents: 500 },
      }),
      order({
        ...{ number: `1-${mark}`, email: "ada@example.org", placed_at: "2024-05-01T07:58:00.000Z" },
        ...{ status: "shipped", currency: "EUR", payment_method: "Bancontact" },
        items: [
          { name: "Noix", sku: "N-1", quantity: 2, total_cents: 840 },
          { name: "Supprimé", sku: "", quantity: 1, total_cents: 1000 },
        ],
        ...{ delivery_cents: 495, discount_cents: 100, vat_cents: 127, total_cents: 2235 },
        refunded_cents: 420,
      }),
    ],
    warnings: [],
  }),
  WooCommerce: (mark) => ({
    file: [
      "order_id,order_number,order_date,status,shipping_total,tax_total,order_total,order_currency,payment_method_title,customer_email,line_items",
      `7,W-${mark},2023-01-05 12:00:00,wc-refunded,4.09,0.84,12.93,EUR,Bancontact,ada@example.org,"name:Noix; pelées|product_id:3|sku:N-1|quantity:2|total:8.00"`,
    ],
    orders: [
      order({
        ...{ number: `W-${mark}`, status: "refunded", currency: "EUR", payment_method: "Bancontact" },
        items: [{ name: "Noix; pelées", sku: "N-1", quantity: 2, total_cents: 800 }],
        ...{ delivery_cents: 409, vat_cents: 84, total_cents: 1293, refunded_cents: 1293 },
      }),
    ],
    warnings: [],
  }),
  PrestaShop: (mark) => ({
    file: [
      "ID;Référence;Nouveau client;Client;Total;Paiement;État;Date;E-mail",
      `12;P-${mark};Oui;A. Peeters;42,10 €;Bancontact;Remboursé;01/05/2021 10:20:30;ada@example.org`,
    ],
    orders: [
      order({
        ...{ number: `P-${mark}`, status: "refunded", items: [], total_cents: 4210, refunded_cents: 4210 },
      }),
    ],
    warnings: ["lines_missing"],
  }),
  "Magento 2": (mark) => ({
    file: [
      '"ID","Purchase Point","Purchase Date","Bill-to Name","Grand Total (Base)","Grand Total (Purchased)","Status","Customer Email","Shipping and Handling","Payment Method","Total Refunded"',
      `"M-${mark}","Main","May 1, 2021 10:20:30 AM","A. Peeters","€42.10","€42.10","closed","ada@example.org","4.95","checkmo","42.10"`,
    ],
    orders: [
      order({
        ...{ number: `M-${mark}`, status: "refunded", total_cents: 4210, refunded_cents: 4210 },
        ...{ delivery_cents: 495, payment_method: "checkmo" },
      }),
    ],
    warnings: ["lines_missing"],
  }),
}

it.each(Object.entries(ORDERS))(
  "a file of orders of %s is imported with all its values",
  async (_name, system) => {
    const mark = randomUUID().slice(0, 8)
    const { file, orders, warnings } = system(mark)
    const sent = importIn(await imports.sendTable("orders", file.join("\n")))
    expect(sent.reading?.questions).toEqual([])
    expect(await imports.finish(sent.id)).toMatchObject({ changes: orders.length })
    const { errors } = await imports.read(sent.id)
    expect(errors.map(({ code }) => code)).toEqual(warnings)
    const { body } = await admin.send("GET", `/api/admin/former-orders?search=${mark}`)
    expect(adminFormerOrdersSchema.parse(body)).toMatchObject(orders)
    await imports.finish((await imports.undo(sent.id)).id)
  },
)
