import type { ImportReading } from "@bon-perroquet/contract"
import { readPromotionFile } from "./read"
import { momentIn } from "./translated"

const read = (lines: readonly string[], requested: Partial<ImportReading> = {}) =>
  readPromotionFile(Buffer.from(lines.join("\n")), requested)
/** Returns codes with the conditions that the shop does not have. */
const objections = ({ promotions }: Awaited<ReturnType<typeof read>>) =>
  promotions.map(({ draft, wrong }) => [draft.code, wrong.map(({ code, about }) => about ?? code)])

const draft = {
  ...{ is_automatic: false, on: "order", products: [], categories: [], with_subcategories: false },
  ...{ percent: null, amount_cents: null, minimum_cents: null, limit: null, limit_per_email: null },
  segment: null,
  ...{ from: null, until: null, note: "" },
}

describe("Files of promotions", () => {
  it("in the shop's columns are read with amounts, days and targets", async () => {
    const { promotions, reading } = await read([
      "Code promo;Montant;Achat minimum;Limite;Du;Au;Produits;Percent;on",
      "ETE5;5,00 €;40;100;01/06/2027;31/08/2027;;;",
      "NOIX;;;;;;N-250|noix;12,5;",
      "PORT;;;;;;;100;delivery",
      "X;five;;;;;;;",
    ])
    expect(reading).toMatchObject({ layout: null, questions: [] })
    expect(promotions.map((each) => each.draft)).toEqual([
      {
        ...{ ...draft, code: "ETE5", amount_cents: 500, minimum_cents: 4000, limit: 100 },
        ...{ from: "2027-06-01", until: "2027-08-31" },
      },
      { ...draft, code: "NOIX", on: "products", products: ["N-250", "noix"], percent: 12.5 },
      { ...draft, code: "PORT", on: "delivery", percent: 100 },
      { ...draft, code: "X" },
    ])
    expect(promotions[3]?.wrong).toEqual([{ code: "value_invalid", about: "amount" }])
  })

  it("without columns for code and discount are not read, and the administrator is asked for them", async () => {
    expect((await read(["Titel,Wert", "A,5"])).reading.questions).toEqual([{ code: "columns", samples: [] }])
  })

  const WOO =
    "post_title,post_excerpt,post_status,discount_type,coupon_amount,individual_use,product_ids,exclude_product_ids,usage_limit,usage_limit_per_user,usage_count,expiry_date,free_shipping,product_categories,minimum_amount,maximum_amount,customer_email"

  it("of WooCommerce are read with remaining uses and the last day before the expiry", async () => {
    const { promotions, reading } = await read(
      [
        WOO,
        "ten,Été,publish,percent,10,no,,,100,1,40,2027-09-01,no,,30.00,,",
        "ship,,publish,fixed_cart,0,no,,,,,0,,yes,,,,",
        'unit,,publish,fixed_product,0.50,no,"N-1,N-2",,,,0,,no,,,,',
        "tree,,publish,percent,5,no,,,,,0,,no,Graines > Perruches,,,",
      ],
      { prices_include_vat: true },
    )
    expect(reading).toMatchObject({ layout: "woocommerce", questions: [] })
    const woo = { ...draft, with_subcategories: true }
    expect(promotions.map((each) => [each.draft, each.wrong])).toEqual([
      [
        {
          ...{ ...woo, code: "ten", percent: 10, minimum_cents: 3000, limit: 60, limit_per_email: 1 },
          ...{ until: "2027-08-31", note: "Été" },
        },
        [],
      ],
      [{ ...woo, code: "ship", on: "delivery", percent: 100 }, []],
      [{ ...woo, code: "unit", on: "products", products: ["N-1", "N-2"], amount_cents: 50 }, []],
      [{ ...woo, code: "tree", on: "categories", categories: ["Graines > Perruches"], percent: 5 }, []],
    ])
  })

  it("of WooCommerce are read with each condition that the shop does not support", async () => {
    const file = [
      WOO,
      "off,,draft,percent,10,no,,,,,0,,no,,,,",
      "gone,,publish,percent,10,no,,,5,,5,,no,,,,",
      "both,,publish,percent,10,no,,77,,,0,,yes,,,90.00,ada@example.org",
      "cart,,publish,fixed_cart,5,no,N-1,,,,0,,no,,,,",
      "alone,,publish,percent,10,yes,,,,,0,,no,,,,",
      "credit,,publish,smart_coupon,25,no,,,,,0,,no,,,,",
    ]
    const first = await read(file)
    expect(first.reading.questions.map(({ code }) => code)).toEqual(["prices_include_vat", "may_combine"])
    expect(objections(await read(file, { prices_include_vat: false, may_combine: false }))).toEqual([
      ["off", ["promotion_off"]],
      ["gone", ["promotion_used_up"]],
      [
        "both",
        [
          "exclude_product_ids: 77",
          "maximum_amount: 90.00",
          "customer_email: ada@example.org",
          "free_shipping: yes",
        ],
      ],
      ["cart", ["discount_type: fixed_cart, N-1", "VAT: no"]],
      ["alone", ["combine: no"]],
      ["credit", ["discount_type: smart_coupon", "VAT: no"]],
    ])
    expect(objections(await read(file, { prices_include_vat: true, may_combine: true }))[4]).toEqual([
      "alone",
      [],
    ])
  })

  it("of Shopify are read from the fields of its price rules", async () => {
    const combines = "true,true,true"
    const file = [
      "title,code,value_type,value,target_type,target_selection,allocation_method,once_per_customer,usage_limit,usage_count,starts_at,ends_at,prerequisite_subtotal_range,entitled_product_ids,prerequisite_quantity_range,combines_with_order_discounts,combines_with_product_discounts,combines_with_shipping_discounts",
      `Summer,SUMMER,percentage,-15.0,line_item,all,across,true,50,20,2027-06-01T00:00:00+02:00,2027-08-31T23:59:59+02:00,"{""greater_than_or_equal_to"":""40.0""}",,,${combines}`,
      `Ship,SHIP,percentage,-100.0,shipping_line,all,each,false,,0,2020-01-01T10:00:00Z,,,,,${combines}`,
      `Three,THREE,fixed_amount,-3.0,line_item,entitled,each,false,,0,,,,noix,,${combines}`,
      `Bundle,BUNDLE,fixed_amount,-3.0,line_item,entitled,across,false,,0,,2027-08-31T12:00:00+02:00,,noix,"{""greater_than_or_equal_to"":2}",false,false,false`,
    ]
    const { promotions, reading } = await read(file, { prices_include_vat: true, may_combine: true })
    expect(reading).toMatchObject({ layout: "shopify", questions: [] })
    expect(promotions.slice(0, 3).map((each) => [each.draft, each.wrong])).toEqual([
      [
        {
          ...{ ...draft, code: "SUMMER", percent: 15, minimum_cents: 4000, limit: 30, limit_per_email: 1 },
          ...{ from: "2027-06-01", until: "2027-08-31", note: "Summer" },
        },
        [],
      ],
      [{ ...draft, code: "SHIP", on: "delivery", percent: 100, from: "2020-01-01", note: "Ship" }, []],
      [{ ...draft, code: "THREE", on: "products", products: ["noix"], amount_cents: 300, note: "Three" }, []],
    ])
    expect(objections({ promotions, reading, unknown_columns: [] })[3]).toEqual([
      "BUNDLE",
      [
        'prerequisite_quantity_range: {"greater_than_or_equal_to":2}',
        "allocation_method: across",
        "ends_at: 2027-08-31T12:00:00+02:00",
      ],
    ])
    expect((await read(file)).reading.questions.map(({ code }) => code)).toEqual([
      "prices_include_vat",
      "may_combine",
    ])
  })

  it("of PrestaShop are read from its cart rules, with the VAT of their amounts", async () => {
    const { promotions, reading, ...file } = await read([
      "id_cart_rule;id_customer;date_from;date_to;description;quantity;quantity_per_user;partial_use;code;minimum_amount;minimum_amount_tax;minimum_amount_currency;minimum_amount_shipping;cart_rule_restriction;product_restriction;free_shipping;reduction_percent;reduction_amount;reduction_tax;reduction_currency;reduction_product;gift_product;active;name",
      "1;0;2026-01-01 00:00:00;2027-12-31 23:59:59;;80;1;0;PRESTA;50.000000;1;1;0;0;0;0;0.00;5.000000;1;1;0;0;1;Bienvenue",
      "2;0;2026-01-01 00:00:00;2027-12-31 00:00:00;;10;10;1;;0.000000;0;1;0;0;0;1;0.00;0.000000;0;0;0;0;1;Port offert",
      "3;9;2026-01-01 00:00:00;2027-12-31 23:59:59;;1;1;1;GIFT;20.000000;0;1;1;0;1;0;0.00;5.000000;0;2;0;44;1;Cadeau",
      "4;0;2026-01-01 00:00:00;2027-12-31 23:59:59;;0;1;0;GONE;0;0;1;0;0;0;0;10.00;0;0;0;0;0;0;Fini",
    ])
    expect(reading).toMatchObject({ layout: "prestashop", questions: [] })
    expect(promotions.slice(0, 2).map((each) => [each.draft, each.wrong])).toEqual([
      [
        {
          ...{ ...draft, code: "PRESTA", amount_cents: 500, minimum_cents: 5000, limit: 80 },
          ...{ limit_per_email: 1, from: "2026-01-01", until: "2027-12-31", note: "Bienvenue" },
        },
        [],
      ],
      [
        {
          ...{ ...draft, code: "Port offert", is_automatic: true, on: "delivery", percent: 100, limit: 10 },
          ...{ limit_per_email: 10, from: "2026-01-01", until: "2027-12-30", note: "Port offert" },
        },
        [],
      ],
    ])
    expect(objections({ promotions, reading, ...file }).slice(2)).toEqual([
      [
        "GIFT",
        [
          ...["id_customer: 9", "product_restriction: 1", "gift_product: 44", "reduction_tax: 0"],
          ...["minimum_amount_tax: 0", "minimum_amount_shipping: 1", "reduction_currency: 2"],
          "partial_use: 1",
        ],
      ],
      ["GONE", ["promotion_off", "promotion_used_up"]],
    ])
  })

  it("of Magento 2 are read from its price rules, with SKUs and minimum of their conditions", async () => {
    const condition = (attribute: string, operator: string, value: string) =>
      JSON.stringify({
        ...{ type: "Combine", aggregator: "all", value: "1" },
        conditions: [{ type: "Condition", attribute, operator, value }],
      }).replaceAll('"', '""')
    const { promotions, reading, ...file } = await read(
      [
        "rule_id,name,description,from_date,to_date,uses_per_customer,is_active,conditions_serialized,actions_serialized,stop_rules_processing,simple_action,discount_amount,discount_qty,discount_step,apply_to_shipping,times_used,coupon_type,uses_per_coupon,simple_free_shipping,code,customer_group_ids",
        `1,Noix,,2026-01-01,2027-12-31,1,1,"${condition("base_subtotal_total_incl_tax", ">=", "30")}","${condition("sku", "()", "N-1, N-2")}",0,by_fixed,0.5000,,0,0,10,2,50,0,NOIX,"0,1,2,3"`,
        `2,Automne,,,,0,1,,,0,by_percent,10.0000,,0,0,3,1,,0,,"0,1"`,
        `3,Gros,,,,0,1,"${condition("base_subtotal", ">=", "30")}",,1,buy_x_get_y,1.0000,2,3,1,0,2,,0,GROS,2`,
        `4,Port,,,,0,1,,,0,by_percent,0.0000,,0,0,0,2,,1,PORT,0`,
      ],
      { prices_include_vat: true, may_combine: true },
    )
    expect(reading).toMatchObject({ layout: "magento", questions: [] })
    expect([promotions[0], promotions[1], promotions[3]].map((each) => [each?.draft, each?.wrong])).toEqual([
      [
        {
          ...{ ...draft, code: "NOIX", on: "products", products: ["N-1", "N-2"], amount_cents: 50 },
          ...{ minimum_cents: 3000, limit: 40, limit_per_email: 1, from: "2026-01-01", until: "2027-12-31" },
          note: "Noix",
        },
        [],
      ],
      [{ ...draft, code: "Automne", is_automatic: true, percent: 10, note: "Automne" }, []],
      [{ ...draft, code: "PORT", on: "delivery", percent: 100, note: "Port" }, []],
    ])
    expect(objections({ promotions, reading, ...file })[2]).toEqual([
      "GROS",
      [
        ...["discount_qty: 2", "apply_to_shipping: 1", "simple_action: buy_x_get_y"],
        expect.stringMatching(/^conditions_serialized: /),
        ...["discount_step: 3", "customer_group_ids: 2"],
      ],
    ])
  })
})

it.each([
  ["2027-06-01", "2027-06-01", null],
  ["01/06/2027", "2027-06-01", null],
  ["2027-06-01 23:59:59", "2027-06-01", 1439],
  ["2027-05-31T22:00:00Z", "2027-06-01", 0],
  ["2027-01-01 00:30:00 +0100", "2027-01-01", 30],
  ["1811800800", "2027-06-01", 0],
])("the promotion import parses the date and time %s", (cell, day, minutes) => {
  expect(momentIn(cell)).toEqual({ day, minutes })
})

it.each(["June", "2027", "2027-06"])("the promotion import rejects the incomplete date %s", (cell) => {
  expect(momentIn(cell)).toBeUndefined()
})
