import { giftCardBalanceSchema, storeCreditSchema } from "@bon-perroquet/contract"
import { ShopClient } from "@bon-perroquet/testing"
import { mailTo } from "@bon-perroquet/testing/mailbox"
import { randomUUID } from "node:crypto"
import type { Client } from "pg"
import { administrator } from "../../testing/administrator"
import { ImportCalls, importIn } from "../../testing/imports"
import { database } from "../../testing/many-products"

let admin: ShopClient
let imports: ImportCalls
let client: Client
beforeAll(async () => {
  admin = await administrator()
  imports = new ImportCalls(admin)
  client = await database()
})
afterAll(() => client.end())

const visitor = new ShopClient()
const balanceOf = async (code: string) => visitor.write("POST", "/api/gift-cards/balance", { json: { code } })

async function customer() {
  const shop = new ShopClient()
  const { user } = await shop.register()
  return {
    email: user.email,
    cents: async () =>
      storeCreditSchema.parse((await shop.send("GET", "/api/users/store-credit")).body).balance_cents,
  }
}

it("codes of a former shop keep working, store credit is added to its customer, and an undo removes both", async () => {
  const mark = randomUUID().slice(0, 8).toUpperCase()
  const { email, cents } = await customer()
  const csv = [
    "Code,E-mail,Balance,Expires,Status,Note",
    `GIFT-${mark},,12.50,2035-08-31,active,Foire`,
    `,${email},5.00,,,Retour`,
    `GIFT ${mark},,1.00,,active,`,
    `…1111,,1.00,,active,`,
    `,nobody-${mark}@example.org,1.00,,,`,
  ].join("\n")
  const checked = importIn(await imports.sendTable("gift_cards", csv))
  expect(checked).toMatchObject({ kind: "gift_cards", lines: 5, changes: 2, created: 2, error_count: 3 })
  expect(checked.errors).toMatchObject([
    { line: 4, code: "card_known" },
    { line: 5, code: "card_code_invalid" },
    { line: 6, code: "account_unknown" },
  ])
  expect((await balanceOf(`GIFT-${mark}`)).status).toBe(404)
  expect(await imports.finish(checked.id)).toMatchObject({ changes: 2, done: 5 })

  expect(giftCardBalanceSchema.parse((await balanceOf(`gift-${mark}`)).body)).toMatchObject({
    ...{ last4: mark.slice(-4), balance_cents: 1_250, expires_at: "2035-08-31T22:00:00.000Z" },
  })
  expect(await cents()).toBe(500)
  expect(JSON.stringify(await mailTo(email))).not.toContain("5.00")

  const again = importIn(await imports.sendTable("gift_cards", csv))
  expect(again.errors.filter(({ line }) => line === 2)).toMatchObject([{ code: "card_known" }])

  const { rows: stored } = await client.query(
    `SELECT coalesce(after::text, '') || sku || coalesce(about, '') AS text FROM product_import_line WHERE import_id = $1`,
    [checked.id],
  )
  expect(JSON.stringify(stored)).not.toContain(`GIFT-${mark}`)
  expect(
    (await client.query("SELECT 1 FROM product_import_file WHERE import_id = $1", [checked.id])).rows,
  ).toEqual([])

  expect(await imports.finish((await imports.undo(checked.id)).id)).toMatchObject({ error_count: 0 })
  expect((await balanceOf(`GIFT-${mark}`)).status).toBe(404)
  expect(await cents()).toBe(0)
})

it("a repeated file adds no store credit again, also if both imports were checked before one ran", async () => {
  const { email, cents } = await customer()
  const csv = `email,balance\n${email},5.00\n${email},2.00`
  const [one, other] = [
    await imports.sendTable("gift_cards", csv),
    await imports.sendTable("gift_cards", csv),
  ]
  expect(await imports.finish(importIn(one).id)).toMatchObject({ changes: 2, error_count: 0 })
  expect(await imports.finish(importIn(other).id)).toMatchObject({ changes: 0, error_count: 2 })
  expect(await cents()).toBe(700)
  const again = importIn(await imports.sendTable("gift_cards", csv))
  expect(again.errors.map(({ line, code }) => [line, code])).toEqual([
    [2, "credit_known"],
    [3, "credit_known"],
  ])
  await imports.finish((await imports.undo(importIn(one).id)).id)
  expect(importIn(await imports.sendTable("gift_cards", csv))).toMatchObject({ changes: 2, error_count: 0 })
})

it("a balance that was used or increased since stays, and the undo says so", async () => {
  const mark = randomUUID().slice(0, 8).toUpperCase()
  const { email, cents } = await customer()
  const csv = `email,code,balance\n${email},,5.00\n,GIFT-${mark},7.00`
  const { id } = importIn(await imports.sendTable("gift_cards", csv))
  await imports.finish(id)
  await client.query(
    `INSERT INTO balance_entry (id, account_id, kind, cents, key)
     SELECT 'balent_' || $1, account_id, 'redeemed', -1, 'used:' || $1 FROM balance_entry
     WHERE cents = 700 AND account_id = (SELECT id FROM balance_account WHERE last4 = right($1, 4) AND kind = 'gift_card')`,
    [mark],
  )
  const undo = await imports.undo(id)
  expect(undo.errors).toMatchObject([{ line: 3, code: "changed_since" }])
  expect(await imports.finish(undo.id)).toMatchObject({ changes: 1 })
  expect(await cents()).toBe(0)
  expect(giftCardBalanceSchema.parse((await balanceOf(`GIFT-${mark}`)).body).balance_cents).toBe(699)
})

it("other entries of balances cannot be deleted", async () => {
  const key = randomUUID()
  const json = { amount_cents: 100, reason: "Test", key }
  await admin.write("POST", "/api/admin/gift-cards", { json })
  const removal = client.query("DELETE FROM balance_entry WHERE key LIKE '%' || $1", [key])
  await expect(removal).rejects.toThrow("cannot be changed")
})
