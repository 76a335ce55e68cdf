import { errorSchema, personalDataSchema } from "@bon-perroquet/contract"
import { ShopClient, until } from "@bon-perroquet/testing"
import { mailTo } from "@bon-perroquet/testing/mailbox"
import { shopDatabase } from "@bon-perroquet/testing/database/index"
import {
  agreed,
  AGREEMENT,
  business,
  readAgreement,
  setFeatures,
  signAgreement,
  verifyEmail,
} from "../testing"

const database = shopDatabase()
beforeAll(() => setFeatures({ agents: true, agents_for_businesses: true }))
afterAll(async () => {
  await setFeatures({ agents: false, agents_for_businesses: false })
  await database.destroy()
})

it("a business whose VAT number is confirmed agrees to a text, which is stored with date and name", async () => {
  const consumer = new ShopClient()
  await consumer.register()
  expect(await readAgreement(consumer)).toEqual({ agreed: null, wording: null })
  const account = await business()
  const { wording } = await readAgreement(account.shop)
  expect(wording).toContain(`Volière SA (${account.vat_number})`)
  expect(errorSchema.parse((await signAgreement(account.shop, wording)).body).code).toBe("address_unverified")
  await verifyEmail(account)
  expect(errorSchema.parse((await signAgreement(account.shop, `${wording} Nothing.`)).body).code).toBe(
    "wording_changed",
  )
  expect((await signAgreement(account.shop, wording)).status).toBe(200)
  expect(await readAgreement(account.shop)).toMatchObject({ agreed: { signed_by: "Ada Peeters" }, wording })
  const [row] = await database("agent_agreement").where({ vat_number: account.vat_number })
  expect(row).toMatchObject({ wording, email: account.email, language: "en", ended_at: null })
  expect(JSON.stringify(row)).not.toContain("agk_")
})

it("a stolen session cannot sign the agreement, and the person gets an e-mail about the signature", async () => {
  const account = await business()
  await verifyEmail(account)
  const { wording } = await readAgreement(account.shop)
  const thief = new ShopClient({ language: "en" })
  thief.token = account.shop.token
  const stolen = await signAgreement(thief, wording)
  expect([stolen.status, errorSchema.parse(stolen.body).code]).toEqual([403, "fresh_proof_required"])
  expect((await readAgreement(thief)).agreed).toBeNull()
  const about = async () =>
    (await mailTo(account.email)).filter(({ subject }) => subject.includes("allowed an assistant to order"))
  expect(await about()).toEqual([])
  expect((await signAgreement(account.shop, wording)).status).toBe(200)
  await until("the notice", async () => (await about()).length === 1)
})

it("an agreement is exported with the personal data of its account, without the key", async () => {
  const { shop, email, vat_number, wording, headers } = await agreed()
  await shop.write("DELETE", AGREEMENT)
  const { more } = personalDataSchema.parse((await shop.send("GET", "/api/users/export")).body)
  expect(more.assistant_agreements).toEqual([
    {
      ...{ email, company: "Volière SA", vat_number, signed_by: "Ada Peeters", wording },
      agreed_at: expect.any(String) as string,
      ended_at: expect.any(String) as string,
    },
  ])
  expect(JSON.stringify(more)).not.toContain(headers.authorization.replace("Bearer ", ""))
})

it("a deleted account ends its agreement, of which only company and text remain as proof", async () => {
  const { shop, email, vat_number, wording, password } = await agreed()
  await shop.write("DELETE", "/api/users/me", { json: { password } })
  const [row] = await database<{ ended_at: Date | null }>("agent_agreement").where({ vat_number } as never)
  expect(row).toMatchObject({ email: "", signed_by: "", company: "Volière SA", wording })
  expect(row?.ended_at).not.toBeNull()
  expect(JSON.stringify(row)).not.toContain(email)
})

it("the data of another account contains no agreement", async () => {
  await agreed()
  const other = new ShopClient()
  await other.register()
  const { more } = personalDataSchema.parse((await other.send("GET", "/api/users/export")).body)
  expect(more.assistant_agreements ?? []).toEqual([])
})
