import { z } from "zod"
import { ask, parsed, type Account } from "./ask"
import { BrevoRefusal } from "./errors"

const accountSchema = z.object({ email: z.string() })
const listSchema = z.object({ id: z.number(), name: z.string() })
const listsSchema = z.object({ lists: z.array(listSchema).optional(), count: z.number() })
const attributesSchema = z.object({
  attributes: z.array(z.object({ name: z.string(), category: z.string() })),
})
const createdSchema = z.object({ id: z.number() })

/** Lists per call, and the maximum that the dashboard offers. */
const LISTS_PER_PAGE = 50
const MOST_LISTS = 500

/** Attributes of a contact. Brevo rejects values of attributes that the account does not have. */
export const ATTRIBUTES = {
  FIRSTNAME: "text",
  LASTNAME: "text",
  LANGUAGE: "text",
  CONSENT_DATE: "date",
  CONSENT_SOURCE: "text",
  CONSENT_TEXT: "text",
} as const

/** @returns the account's e-mail address */
export const readAccount = async (account: Account): Promise<string> =>
  parsed(accountSchema, await ask(account, "/account")).email

export async function readLists(account: Account): Promise<{ id: number; name: string }[]> {
  const all: { id: number; name: string }[] = []
  for (let offset = 0; offset < MOST_LISTS; offset += LISTS_PER_PAGE) {
    const answer = await ask(account, `/contacts/lists?limit=${LISTS_PER_PAGE}&offset=${offset}`)
    const { lists = [] } = parsed(listsSchema, answer)
    all.push(...lists)
    if (lists.length < LISTS_PER_PAGE) break
  }
  return all
}

/** @returns the name of a list, or null if it does not exist */
export async function readList(account: Account, id: number): Promise<string | null> {
  const answer = await ask(account, `/contacts/lists/${id}`)
  return answer.status === 404 ? null : parsed(listSchema, answer).name
}

/** Creates the attributes that the account does not have. */
export async function ensureAttributes(account: Account): Promise<void> {
  const { attributes } = parsed(attributesSchema, await ask(account, "/contacts/attributes"))
  const existing = new Set(attributes.map(({ name }) => name))
  for (const [name, type] of Object.entries(ATTRIBUTES))
    if (!existing.has(name))
      await ask(account, `/contacts/attributes/normal/${name}`, { method: "POST", json: { type } })
}

/** Registers the shop for unsubscriptions. @returns the webhook's id, or null if Brevo rejects the address */
export async function createWebhook(account: Account, url: string): Promise<number | null> {
  const json = { url, description: "Shop", type: "marketing", events: ["unsubscribed"] }
  try {
    return parsed(createdSchema, await ask(account, "/webhooks", { method: "POST", json })).id
  } catch (error) {
    if (error instanceof BrevoRefusal) return null
    throw error
  }
}

export async function deleteWebhook(account: Account, id: number): Promise<void> {
  await ask(account, `/webhooks/${id}`, { method: "DELETE" })
}
