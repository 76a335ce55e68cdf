import { startEmulator, type Emulator } from "@bon-perroquet/brevo-emulator"
import { attributesOf } from "./contacts"
import {
  BrevoAway,
  BrevoKeyRefusal,
  BrevoRefusal,
  changedContacts,
  ensureAttributes,
  isUnsubscribed,
  putContact,
  readAccount,
  readContact,
  readList,
  readLists,
  removeContact,
  type Account,
  type Contact,
} from "."

let emulator: Emulator
let account: Account
beforeAll(async () => {
  emulator = await startEmulator(0)
  account = { apiKey: "xkeysib-0a1b", apiBase: emulator.url }
})
afterAll(() => emulator.close())

const control = (path: string, body: object) =>
  fetch(`${emulator.url}/_control/${path}`, { method: "POST", body: JSON.stringify(body) })

async function changedSince(since: Date): Promise<Contact[]> {
  const contacts: Contact[] = []
  for await (const contact of changedContacts(account, since)) contacts.push(contact)
  return contacts
}

const subscriber = (email: string) => ({
  ...{ email, first_name: "Ada", last_name: null, language: "fr", since: "2026-11-29T08:00:00.000Z" },
  ...{ source: null, text: "Nouveautés, une fois par mois." },
})

it("a contact has attributes with the proof of the consent, once the account has these attributes", async () => {
  await expect(putContact(account, 2, subscriber("ada@example.org"))).rejects.toThrow(
    "LANGUAGE does not exist",
  )
  await ensureAttributes(account)
  await ensureAttributes(account)
  expect(await putContact(account, 2, subscriber("ada@example.org"))).toBe(false)
  expect(await putContact(account, 2, subscriber("ada@example.org"))).toBe(true)
  expect(attributesOf(subscriber("ada@example.org"))).toEqual({
    ...{ FIRSTNAME: "Ada", LASTNAME: "", LANGUAGE: "fr", CONSENT_DATE: "2026-11-29" },
    ...{ CONSENT_SOURCE: "account", CONSENT_TEXT: "Nouveautés, une fois par mois." },
  })
  const found = await readContact(account, "ada@example.org")
  expect(found && isUnsubscribed(found, 2)).toBe(false)
})

it("a contact that is not in the list is removed without an error", async () => {
  await expect(removeContact(account, 2, "nobody@example.org")).resolves.toBeUndefined()
})

it("an unsubscription is among the changed contacts", async () => {
  const before = new Date(Date.now() - 1_000)
  await putContact(account, 2, subscriber("bob@example.org"))
  await control("unsubscribe", { email: "bob@example.org", calls_webhook: false })
  const changed = await changedSince(before)
  expect(changed.filter((contact) => isUnsubscribed(contact, 2)).map(({ email }) => email)).toEqual([
    "bob@example.org",
  ])
  expect(await changedSince(new Date(Date.now() + 60_000))).toEqual([])
})

it("the account and its lists are read", async () => {
  expect(await readAccount(account)).toBe("shop@example.org")
  expect((await readLists(account)).map(({ name }) => name)).toEqual(["Newsletter", "Perroquets"])
  expect([await readList(account, 7), await readList(account, 999)]).toEqual(["Perroquets", null])
})

it("a wrong key, a rejected contact, too many calls and an outage throw different errors", async () => {
  await expect(readAccount({ ...account, apiKey: "wrong" })).rejects.toThrow(BrevoKeyRefusal)
  await expect(putContact(account, 2, subscriber("ada@shop.invalid"))).rejects.toThrow(BrevoRefusal)
  await control("fail", { calls: 1, status: 503 })
  await expect(readAccount(account)).rejects.toThrow(BrevoAway)
  await control("fail", { calls: 1, status: 429, reset: 42 })
  await expect(readAccount(account)).rejects.toMatchObject({ seconds: 42 })
  await expect(readAccount({ ...account, apiBase: "http://127.0.0.1:9" })).rejects.toThrow(BrevoAway)
})
