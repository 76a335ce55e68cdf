import {
  LANGUAGES,
  MAIL_NAMES,
  mailOriginalSchema,
  mailPreviewSchema,
  mailSettingSchema,
  mailTestSchema,
} from "@bon-perroquet/contract"
import { ShopClient, until } from "@bon-perroquet/testing"
import { everyNth } from "@bon-perroquet/testing/campaign"
import { mailTo } from "@bon-perroquet/testing/mailbox"
import { buy } from "@bon-perroquet/testing/purchase"
import { administrator } from "../../testing/administrator"

const of = (mail: string) => `/api/admin/settings/mails/${mail}`
const WORDS = { subject: "Merci ! {{number}}", intro: "Vos noix sont réservées.\n\nÀ bientôt." }

let admin: ShopClient
beforeAll(async () => {
  admin = await administrator()
})
afterAll(() => save({}))

const save = (json: object, ifMatch?: string) =>
  admin.write("PUT", of("placed"), { json, ...(ifMatch && { headers: { "If-Match": `"${ifMatch}"` } }) })
const post = (what: string, json: object) =>
  admin.write("POST", `${of("placed")}/${what}`, { json: { language: "fr", ...json } })

it("an e-mail starts with the edited text of its language, and its original can be restored", async () => {
  const { version } = mailSettingSchema.parse((await admin.send("GET", of("placed"))).body)
  expect((await save({ fr: WORDS }, version)).status).toBe(200)
  expect((await save({}, version)).status).toBe(412)
  const email = `words-${Date.now()}@example.org`
  const number = await buy(new ShopClient(), { customer_email: email })
  const [mail] = await until("the confirmation", async () => {
    const messages = await mailTo(email)
    return messages.length > 0 && messages
  })
  expect(mail?.subject).toBe(`Merci ! ${number}`)
  expect(mail?.text).toContain("Vos noix sont réservées.\n\nÀ bientôt.\n\n")
  expect(mail?.text).toContain("14 jours")
  await save({})
  expect(mailSettingSchema.parse((await admin.send("GET", of("placed"))).body).value).toEqual({})
})

it("the original texts of e-mails can be saved in every language", async () => {
  for (const mail of everyNth(MAIL_NAMES, 4)) {
    const { status, body } = await admin.send("GET", `${of(mail)}/original`)
    // Cart reminders are off by default, and then have no e-mail.
    if (mail === "cart_reminder" && status === 404) continue
    const original = mailOriginalSchema.parse(body)
    for (const language of LANGUAGES) {
      const draft = { language, ...original[language] }
      const preview = await admin.write("POST", `${of(mail)}/preview`, { json: draft })
      expect({ mail, language, status: preview.status }).toEqual({ mail, language, status: 200 })
      expect(mailPreviewSchema.parse(preview.body).html).not.toContain("{{")
    }
  }
})

it.each([
  ["an unknown placeholder", { ...WORDS, intro: "{{tracking}}" }],
  ["no number", { ...WORDS, subject: "Merci" }],
  ["a subject with a line break", { ...WORDS, subject: "{{number}}\nBcc: x@example.org" }],
])("an e-mail's text with %s is rejected", async (_what, words) => {
  expect((await save({ fr: words })).status).toBe(400)
  expect((await post("preview", words)).status).toBe(400)
})

it("a draft is previewed with sample data and escaped HTML, and sent to its author", async () => {
  const draft = { subject: `Essai ${Date.now()} {{number}}`, intro: "<b>Noix</b>" }
  const { html, subject } = mailPreviewSchema.parse((await post("preview", draft)).body)
  expect(html).toContain("&lt;b&gt;Noix")
  const { to } = mailTestSchema.parse((await post("test", draft)).body)
  await until("the test", async () => (await mailTo(to)).some((mail) => mail.subject === subject))
})
