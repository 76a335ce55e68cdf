import { administrator, ImportCalls, importIn } from "@bon-perroquet/administration/testing"
import { Administrator, sellOf } from "@bon-perroquet/orders/testing"
import { requireVariable, ShopClient, until } from "@bon-perroquet/testing"
import { HOME } from "@bon-perroquet/testing/purchase"
import { EmulatorControl } from "@bon-perroquet/stripe-emulator"
import { linkTo, mailTo } from "@bon-perroquet/testing/mailbox"
import { randomUUID } from "node:crypto"
import type { TableKind } from "@bon-perroquet/contract"
import { audit, requireBalance } from "./findings"

const mark = randomUUID().slice(0, 8)
const email = `ida-${mark}@example.org`
const [nuts, seeds] = [`noix-${mark}`, `graines-${mark}`] as const

/** Mandatory information, without which an imported product is a draft. */
const INFORMATION = "single_ingredient_food,none,BE,Noiseraie SRL,Rue du Moulin 3"

/** Files exported by another shop, in the order in which a merchant imports them. */
const FILES: [TableKind, string[]][] = [
  [
    "csv",
    [
      "sku,name_fr,handle_fr,price,stock,vat_rate,unit_label,kind,allergens,manufacturer_country,manufacturer_name,manufacturer_address",
      `N-${mark},Noix ${mark},${nuts},7.35,40,6,€/500 g,${INFORMATION}`,
      `G-${mark},Graines ${mark},${seeds},12.10,40,21,€/kg,${INFORMATION}`,
    ],
  ],
  [
    "customers",
    [
      "email,first_name,last_name,street,postal_code,city,country",
      `${email},Ida,Claes,Rue Haute 12,1000,Bruxelles,BE`,
    ],
  ],
  [
    "newsletter",
    ["email,newsletter,newsletter_since,newsletter_source", `${email},yes,2023-04-05,Former shop`],
  ],
  [
    "orders",
    [
      "number,email,date,status,total,product,sku,quantity,unit price",
      `A-${mark},${email},2021-03-04,completed,14.70,Noix,N-${mark},2,7.35`,
      `B-${mark},${email},2021-05-04,refunded,14.70,Noix,N-${mark},2,7.35`,
      `C-${mark},${email},2021-06-04,pending,14.70,Noix,N-${mark},2,7.35`,
    ],
  ],
  ["promotions", ["code,products,percent,limit", `TEN-${mark},,10,50`, `NUT-${mark},${nuts},15,`]],
  ["reviews", ["product,email,author,stars,text,written_at", `${nuts},${email},Ida,5,Bien,2021-04-01`]],
]

it("the books balance after the import of a former shop and a week of its orders", async () => {
  const before = await audit()
  const imports = new ImportCalls(await administrator())
  for (const [kind, lines] of FILES) {
    const csv = lines.join("\n")
    const sent = kind === "csv" ? await imports.send(csv) : await imports.sendTable(kind, csv)
    const { id } = importIn(sent)
    if (kind === "orders") await imports.readAgain(id, { count_orders: true })
    expect(await imports.finish(id)).toMatchObject({ changes: lines.length - 1, error_count: 0 })
  }
  await requireBalance(before)

  const orders = await Administrator.signIn()
  const stripe = new EmulatorControl(requireVariable("STRIPE_EMULATOR_URL"))
  const shop = new ShopClient()
  await shop.login(email, "unknown").catch(() => undefined)
  const { token } = await linkTo(email, "/auth/reset")
  const password = "graines de courge"
  await shop.write("POST", "/api/auth/reset", { json: { token, password } })
  await shop.login(email, password)
  // Places one order a day, each with another outcome.
  const monday = await sellOf({ [nuts]: 2 }, shop)
  await orders.set(monday.number, "delivered")
  const tuesday = await sellOf({ [nuts]: 1, [seeds]: 1 })
  await orders.set(tuesday.number, "shipped")
  await shop.addItem((await shop.product(nuts)).id, 3)
  await shop.addCode(`TEN-${mark}`)
  await shop.addCode(`NUT-${mark}`)
  const wednesday = await shop.openCheckout(HOME)
  await stripe.pay(wednesday.session_id)
  await until("the order of Wednesday", async () => {
    const { payment_status } = await shop.paymentStatus(wednesday.session_id)
    return payment_status === "paid"
  })
  const thursday = await sellOf({ [seeds]: 2 })
  await orders.set(thursday.number, "cancelled")
  const friday = await sellOf({ [nuts]: 2, [seeds]: 1 })
  await orders.refund(friday.number, { amount_cents: 300, key: `friday-${mark}` })
  const saturday = await sellOf({ [seeds]: 4 })
  await orders.set(saturday.number, "preparing")
  await sellOf({ [nuts]: 5 }, shop)
  await requireBalance(before)

  // The import sends no e-mail about past orders.
  expect((await mailTo(email)).filter(({ text }) => text.includes(`A-${mark}`))).toEqual([])
}, 300_000)
