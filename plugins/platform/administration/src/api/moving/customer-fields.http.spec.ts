import { customerDetailSchema, customersSchema, personalDataSchema, type User } from "@bon-perroquet/contract"
import { EngineClient, ShopClient } from "@bon-perroquet/testing"
import { randomUUID } from "node:crypto"
import { administrator } from "../../testing/administrator"
import { ImportCalls, importIn } from "../../testing/imports"

/** The demo shop declares `bird_count`, which customers see, and `former_number`, which they don't. */
let admin: ShopClient
let imports: ImportCalls
beforeAll(async () => {
  admin = await administrator()
  imports = new ImportCalls(admin)
})

const saveProfile = (shop: ShopClient, custom_fields: object) =>
  shop.write("PUT", "/api/users/profile", {
    json: { first_name: "Ada", last_name: "Peeters", custom_fields },
  })
const saveByStaff = (id: string, custom_fields: object, by = admin) =>
  by.write("PUT", `/api/admin/customers/${id}/custom-fields`, { json: { custom_fields } })
async function detailOf(email: string) {
  const { body } = await admin.send("GET", `/api/admin/customers?search=${email}`)
  const [found] = customersSchema.parse(body)
  if (!found) return undefined
  return customerDetailSchema.parse((await admin.send("GET", `/api/admin/customers/${found.id}`)).body)
}

it("customers change the fields that they see, staff and Medusa Admin change all, and the export of personal data has all", async () => {
  const shop = new ShopClient()
  const { user } = await shop.register()
  expect(await saveProfile(shop, { bird_count: 0 })).toMatchObject({ status: 400 })
  expect(await saveProfile(shop, { former_number: "K-1" })).toMatchObject({ status: 400 })
  const saved = await saveProfile(shop, { bird_count: 12 })
  expect((saved.body as User).custom_fields).toEqual({ bird_count: 12 })

  const { id } = (await detailOf(user.email)) ?? { id: "" }
  expect(await saveByStaff(id, { bird_count: 1.5 })).toMatchObject({ status: 400 })
  expect(await saveByStaff(id, { former_number: "K-77" }, shop)).toMatchObject({ status: 403 })
  expect(await saveByStaff("cus_none", { former_number: "K-77" })).toMatchObject({ status: 404 })
  expect((await saveByStaff(id, { former_number: "K-77" })).body).toMatchObject({
    custom_fields: { bird_count: 12, former_number: "K-77" },
  })
  expect((await shop.me()).custom_fields).toEqual({ bird_count: 12 })
  const data = personalDataSchema.parse((await shop.send("GET", "/api/users/export")).body)
  expect(data.user.custom_fields).toEqual({ bird_count: 12, former_number: "K-77" })
  expect((await saveProfile(shop, { bird_count: null })).body).toMatchObject({
    custom_fields: { bird_count: null },
  })
  expect((await detailOf(user.email))?.custom_fields).toEqual({ bird_count: null, former_number: "K-77" })

  const engine = await EngineClient.signIn()
  await engine.post(`/admin/customers/${id}?fields=id`, { metadata: { bird_count: "7" } })
  expect((await detailOf(user.email))?.custom_fields).toMatchObject({ bird_count: 7 })
})

it("fields of customers are imported by name or label, and restored by the undo", async () => {
  const mark = randomUUID().slice(0, 8)
  const shop = new ShopClient()
  const { user } = await shop.register()
  await saveProfile(shop, { bird_count: 3 })
  const fresh = `nina-${mark}@example.org`
  const wrong = importIn(await imports.sendTable("customers", `email,custom_bird_count\n${fresh},many`))
  expect(wrong.errors).toMatchObject([{ code: "value_invalid" }])
  const csv = ["email,Aantal vogels,custom_former_number", `${user.email},9,K-8`, `${fresh},4,K-9`].join("\n")
  const { id } = importIn(await imports.sendTable("customers", csv))
  // The customer's own number stays.
  expect(await imports.lines(id)).toMatchObject([
    { before: { custom_former_number: null }, after: { custom_former_number: "K-8" } },
    { after: { custom_bird_count: 4, custom_former_number: "K-9" } },
  ])
  await imports.finish(id)
  const both = { bird_count: 3, former_number: "K-8" }
  expect((await detailOf(user.email))?.custom_fields).toEqual(both)
  expect((await detailOf(fresh))?.custom_fields).toEqual({ bird_count: 4, former_number: "K-9" })
  await imports.finish((await imports.undo(id)).id)
  expect((await detailOf(user.email))?.custom_fields).toEqual({ bird_count: 3, former_number: null })
  expect(await detailOf(fresh)).toBeUndefined()
})

it("the undo of an import of customers keeps an address that the customer changed since", async () => {
  const shop = new ShopClient()
  const { user } = await shop.register()
  const lines = ["Rue Haute", "Rue Basse"].map((street) => `${user.email},${street},1,1000,Bruxelles,BE`)
  const csv = ["email,street,number,postal_code,city,country", ...lines].join("\n")
  const { id } = importIn(await imports.sendTable("customers", csv))
  expect(await imports.finish(id)).toMatchObject({ error_count: 0 })
  const address = (await shop.addresses()).find(({ street }) => street === "Rue Haute")
  const json = { ...address, street: "Rue Neuve" }
  expect((await shop.write("PUT", `/api/users/addresses/${address?.id}`, { json })).status).toBe(200)
  const undo = await imports.undo(id)
  expect(await imports.finish(undo.id)).toMatchObject({ error_count: 0 })
  expect((await shop.addresses()).map(({ street }) => street)).toEqual(["Rue Neuve"])
})
