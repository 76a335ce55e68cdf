import { adminReviewsSchema, reviewsAnswerSchema } from "@bon-perroquet/contract"
import { ownProduct, ShopClient } from "@bon-perroquet/testing"
import { linkTo, mailTo } from "@bon-perroquet/testing/mailbox"
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
const word = () => randomUUID().slice(0, 8)
const published = async (id: string) =>
  reviewsAnswerSchema.parse((await visitor.send("GET", `/api/products/${id}/reviews`)).body)

it("imported reviews are verified only if a past order proves the purchase, and can be undone", async () => {
  const mark = word()
  const product = await ownProduct({})
  const emails = ["ada", "bob", "eve", "tom"].map((name) => `${name}-${mark}@example.org`) as [
    string,
    string,
    string,
    string,
  ]
  const [ada, bob, eve, tom] = emails
  const orders = importIn(
    await imports.sendTable(
      "orders",
      [
        "number,email,date,status,total,product,sku,quantity,unit price",
        `A-${mark},${ada},2024-04-01,completed,8.40,Noix,${product.sku},2,4.20`,
        `B-${mark},${bob},2024-04-01,completed,8.40,Noix,,2,4.20`,
        `T-${mark},${tom},2024-04-01,cancelled,8.40,Noix,${product.sku},2,4.20`,
      ].join("\n"),
    ),
  )
  await imports.finish(orders.id)
  const { rows: before } = await client.query("SELECT * FROM review WHERE product_id = $1", [product.id])
  const csv = [
    "product_handle,reviewer_email,reviewer_name,rating,title,body,review_date,status,reply,order_number",
    `${product.handle},${ada},Ada P.,5,Bon,Très bon,2024-05-01,approved,Merci,`,
    `${product.handle},${bob},Bob,4,,Bien,2024-05-02,approved,,B-${mark}`,
    `${product.handle},${eve},Eve,1,,Cassées,2024-05-03,approved,,`,
    `${product.handle},${tom},Tom,2,,Moyen,2024-05-04,approved,,T-${mark}`,
    `${product.handle},,,3,,Anonyme,2024-05-05,hold,,`,
    `no-such-page,x@example.org,X,3,,Perdu,2024-05-05,approved,,`,
  ].join("\n")
  const checked = importIn(await imports.sendTable("reviews", csv))
  expect(checked).toMatchObject({ kind: "reviews", lines: 6, changes: 5, created: 5, error_count: 1 })
  expect(checked.errors).toMatchObject([{ line: 7, code: "target_unknown" }])
  expect(await imports.finish(checked.id)).toMatchObject({ changes: 5, done: 6 })

  const answer = await published(product.id)
  expect(answer).toMatchObject({
    ...{ rating: { average: 3, count: 4 }, by_stars: [1, 1, 0, 1, 1], unverified_count: 2 },
    reviews: [
      { author_name: "Tom", stars: 2, text: "Moyen", is_verified: false },
      { author_name: "Eve", stars: 1, is_verified: false, reply: null },
      { author_name: "Bob", stars: 4, is_verified: true },
      { author_name: "Ada P.", stars: 5, title: "Bon", text: "Très bon", is_verified: true, reply: "Merci" },
    ],
  })
  expect(answer.reviews[3]?.written_at).toBe("2024-05-01T12:00:00.000Z")
  const waiting = await admin.send("GET", "/api/admin/reviews?state=waiting&search=Anonyme")
  expect(
    adminReviewsSchema.parse(waiting.body).filter((each) => each.product_id === product.id),
  ).toMatchObject([{ author_name: null, order_number: null, is_verified: false }])
  for (const email of emails) expect(await mailTo(email)).toEqual([])

  expect(importIn(await imports.sendTable("reviews", csv))).toMatchObject({ changes: 0, error_count: 1 })
  const other = importIn(await imports.sendTable("reviews", csv.replace("Cassées", "Parfait")))
  expect(other.errors.map(({ code }) => code)).toEqual(["review_known", "target_unknown"])

  expect(await imports.finish((await imports.undo(checked.id)).id)).toMatchObject({
    changes: 5,
    error_count: 0,
  })
  expect((await client.query("SELECT * FROM review WHERE product_id = $1", [product.id])).rows).toEqual(
    before,
  )
  expect(await published(product.id)).toMatchObject({ rating: null, unverified_count: 0 })
  await imports.finish((await imports.undo(orders.id)).id)
})

it("a customer sees and erases the imported reviews, and an address of the former shop finds the product", async () => {
  const mark = word()
  const product = await ownProduct({})
  const shop = new ShopClient()
  const { user, password } = await shop.register()
  const { token } = await linkTo(user.email, "/auth/verify")
  await shop.write("POST", "/api/auth/verify", { json: { token } })
  const source = `/produit/noix-${mark}`
  await admin.write("PUT", "/api/admin/settings/redirects", {
    json: { source, target: `/products/${product.handle}` },
  })
  const csv = [
    "product_url,reviewer_email,reviewer_name,rating,body,review_date",
    `https://old.example${source}/,${user.email},Ada,4,Bien ${mark},2024-05-01`,
  ].join("\n")
  const { id } = importIn(await imports.sendTable("reviews", csv))
  await imports.finish(id)
  expect(await published(product.id)).toMatchObject({
    reviews: [{ text: `Bien ${mark}`, author_name: "Ada" }],
  })
  const data = await shop.send("GET", "/api/users/export")
  expect(data.body).toMatchObject({
    more: { reviews: [{ text: `Bien ${mark}` }], imports: [{ imported: { text: `Bien ${mark}` } }] },
  })
  await shop.write("DELETE", "/api/users/me", { json: { password } })
  expect(await published(product.id)).toMatchObject({ reviews: [{ author_name: null }] })
  expect((await imports.lines(id)).length).toBe(0)
})
