import {
  adminQuestionSchema,
  adminQuestionsSchema,
  MAX_WAITING_QUESTIONS,
  personalDataSchema,
  questionsAnswerSchema,
  todaySchema,
  type AdminQuestion,
} from "@bon-perroquet/contract"
import { administrator, changesOf } from "@bon-perroquet/administration/testing"
import { codeOf } from "@bon-perroquet/orders/testing"
import { ownProduct, ShopClient, until } from "@bon-perroquet/testing"
import { linkTo, mailTo } from "@bon-perroquet/testing/mailbox"

let admin: ShopClient
beforeAll(async () => {
  admin = await administrator()
})

const visitor = new ShopClient()

async function customer({ isVerified = true } = {}) {
  const shop = new ShopClient()
  const { user, password } = await shop.register()
  if (isVerified) {
    const { token } = await linkTo(user.email, "/auth/verify")
    await shop.write("POST", "/api/auth/verify", { json: { token } })
  }
  const ask = (product: string, text: string) =>
    shop.write("POST", `/api/products/${product}/questions`, { json: { text, author_name: "Ada" } })
  return { shop, email: user.email, password, ask }
}
const newProduct = async () => visitor.product((await ownProduct({ stock: 5 })).handle)
const unique = () => `Pour une perruche ? ${Date.now().toString(36)}${Math.random().toString(36).slice(2)}`

const listed = async (search: string, query: Record<string, string> = {}) => {
  const words = new URLSearchParams({ search, ...query }).toString()
  return adminQuestionsSchema.parse((await admin.send("GET", `/api/admin/questions?${words}`)).body)
}
const found = async (text: string): Promise<AdminQuestion> => {
  const [question] = await listed(text, { state: "waiting" })
  if (!question) throw new Error(`There is no question "${text}".`)
  return question
}
const decide = ({ id, version }: AdminQuestion, json: object) =>
  admin.write("PUT", `/api/admin/questions/${id}`, {
    json: { state: "published", refusal: null, reply: null, ...json },
    headers: { "If-Match": `"${version}"` },
  })
const published = async (id: string) =>
  questionsAnswerSchema.parse((await visitor.send("GET", `/api/products/${id}/questions`)).body)

it("a question is published with its answer, and the customer receives the answer by e-mail", async () => {
  const { ask, email } = await customer()
  const product = await newProduct()
  const text = unique()
  expect((await ask(product.id, text)).status).toBe(200)
  await ask(product.id, text)
  expect(await listed(text)).toHaveLength(1)
  expect((await published(product.id)).questions).toEqual([])
  const today = todaySchema.parse((await admin.send("GET", "/api/admin/today")).body)
  expect(today.questions).toBeGreaterThan(0)

  const question = await found(text)
  expect((await decide(question, { reply: " " })).status).toBe(400)
  expect((await decide(question, { reply: "Oui." })).status).toBe(200)
  expect((await decide(question, { reply: "Non." })).status).toBe(412)
  expect((await published(product.id)).questions).toMatchObject([
    { text, author_name: "Ada", language: "fr", reply: "Oui." },
  ])
  const mail = await until("the answer", async () =>
    (await mailTo(email)).find(({ subject }) => subject.startsWith("Réponse à votre question")),
  )
  expect(mail.text).toContain("Oui.")
  expect(mail.text).toContain(`/products/${product.id}#questions`)
  const [change] = await changesOf(admin, product.id)
  expect(change).toMatchObject({ action: "question", after: { state: "published", reply: "Oui." } })
})

it("a rejected question is not published, and the customer is e-mailed the rule", async () => {
  const { ask, email } = await customer()
  const product = await newProduct()
  const text = unique()
  await ask(product.id, text)
  const refused = await decide(await found(text), { state: "refused", refusal: "advertising" })
  expect(adminQuestionSchema.parse(refused.body)).toMatchObject({ state: "refused" })
  expect((await published(product.id)).questions).toEqual([])
  const mail = await until("the reason", async () =>
    (await mailTo(email)).find(({ subject }) => subject.startsWith("Votre question")),
  )
  expect(mail.text).toContain("publicité")
})

it("questions of guests, of unverified addresses, about other products and above the limits are rejected", async () => {
  const product = await newProduct()
  const address = `/api/products/${product.id}/questions`
  const json = { text: unique(), author_name: "Ada" }
  expect((await visitor.write("POST", address, { json })).status).toBe(401)
  const unverified = await customer({ isVerified: false })
  expect(codeOf(await unverified.ask(product.id, json.text))).toBe("address_unverified")
  const { ask } = await customer()
  expect(codeOf(await ask("prod_other", json.text))).toBe("product_not_found")
  expect((await ask(product.id, "?".repeat(501))).status).toBe(400)
  for (let count = 0; count < MAX_WAITING_QUESTIONS; count += 1)
    expect((await ask(product.id, unique())).status).toBe(200)
  expect(codeOf(await ask(product.id, unique()))).toBe("questions_waiting")
})

it("an author's questions are exported, and the published ones become anonymous when the account is deleted", async () => {
  const { shop, ask, password } = await customer()
  const product = await newProduct()
  const [answered, waiting] = [unique(), unique()]
  await ask(product.id, answered)
  await decide(await found(answered), { reply: "Oui." })
  await ask(product.id, waiting)
  const { more } = personalDataSchema.parse((await shop.send("GET", "/api/users/export")).body)
  expect(more.questions).toMatchObject([{ text: answered, reply: "Oui." }, { text: waiting }])
  expect((await shop.write("DELETE", "/api/users/me", { json: { password } })).status).toBe(200)
  expect((await published(product.id)).questions).toMatchObject([{ text: answered, author_name: null }])
  expect(await listed(waiting)).toEqual([])
})
