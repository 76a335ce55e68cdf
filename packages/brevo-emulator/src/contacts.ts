import { parsed, refused, type Answer } from "./answer"
import {
  attributeSchema,
  changedContactSchema,
  contactsQuerySchema,
  newContactSchema,
  removalSchema,
} from "./schema"

interface Contact {
  id: number
  email: string
  emailBlacklisted: boolean
  smsBlacklisted: boolean
  createdAt: string
  modifiedAt: string
  listIds: number[]
  listUnsubscribed: number[]
  attributes: Record<string, string | number | boolean>
}

type Attributes = Contact["attributes"]

/** Lists of the account, with the folder in which Brevo shows them. */
const LISTS = [
  { id: 2, name: "Newsletter", folderId: 1 },
  { id: 7, name: "Perroquets", folderId: 1 },
]

const MISSING = refused(404, "document_not_found", "Contact does not exist")

export class Contacts {
  private readonly all = new Map<string, Contact>()
  private readonly attributes = new Map([
    ["FIRSTNAME", "text"],
    ["LASTNAME", "text"],
  ])
  private last = 0

  lists(): Answer {
    return { status: 200, body: { lists: LISTS.map((list) => this.listView(list)), count: LISTS.length } }
  }

  list(id: number): Answer {
    const list = LISTS.find((each) => each.id === id)
    return list
      ? { status: 200, body: this.listView(list) }
      : refused(404, "document_not_found", "List ID does not exist")
  }

  private listView(list: (typeof LISTS)[number]) {
    const members = [...this.all.values()].filter(({ listIds }) => listIds.includes(list.id))
    return {
      ...list,
      totalSubscribers: members.length,
      totalBlacklisted: 0,
      uniqueSubscribers: members.length,
    }
  }

  listAttributes(): Answer {
    const attributes = [...this.attributes].map(([name, type]) => ({ name, category: "normal", type }))
    return { status: 200, body: { attributes } }
  }

  createAttribute(name: string, body: unknown): Answer {
    const read = parsed(attributeSchema, body)
    if ("refusal" in read) return read.refusal
    if (!/^[A-Z][A-Z0-9_]*$/.test(name))
      return refused(400, "invalid_parameter", "Attribute name must be in capital letters")
    if (this.attributes.has(name)) return refused(400, "duplicate_parameter", "Attribute name must be unique")
    this.attributes.set(name, read.data.type)
    return { status: 201 }
  }

  /** Returns why attributes or lists are rejected, or undefined. */
  private wrong(attributes: Attributes = {}, lists: readonly number[] = []): Answer | undefined {
    for (const [name, value] of Object.entries(attributes)) {
      const type = this.attributes.get(name)
      if (!type) return refused(400, "invalid_parameter", `Attribute ${name} does not exist`)
      if (type === "date" && !/^\d{4}-\d{2}-\d{2}$/.test(String(value)))
        return refused(400, "invalid_parameter", `Attribute ${name} is not a date`)
    }
    if (lists.some((id) => !LISTS.some((list) => list.id === id)))
      return refused(400, "invalid_parameter", "List ID does not exist")
    return undefined
  }

  create(body: unknown): Answer {
    const read = parsed(newContactSchema, body)
    if ("refusal" in read) return read.refusal
    const { email: written, updateEnabled, attributes = {}, listIds = [], emailBlacklisted } = read.data
    const wrong = this.wrong(attributes, listIds)
    if (wrong) return wrong
    const email = written.toLowerCase()
    // Brevo rejects addresses that cannot exist.
    if (email.endsWith(".invalid")) return refused(400, "invalid_parameter", "Invalid email address")
    const known = this.all.get(email)
    if (known && !updateEnabled) return refused(400, "duplicate_parameter", "Contact already exist")
    if (known) {
      this.change(known, { attributes, listIds, ...(emailBlacklisted !== undefined && { emailBlacklisted }) })
      return { status: 204 }
    }
    const now = new Date().toISOString()
    this.last += 1
    this.all.set(email, {
      ...{ id: this.last, email, emailBlacklisted: emailBlacklisted ?? false, smsBlacklisted: false },
      ...{ createdAt: now, modifiedAt: now, listIds, listUnsubscribed: [], attributes },
    })
    return { status: 201, body: { id: this.last } }
  }

  private change(
    contact: Contact,
    change: Partial<Pick<Contact, "attributes" | "listIds" | "emailBlacklisted">>,
  ) {
    const { attributes = {}, listIds = [], emailBlacklisted = contact.emailBlacklisted } = change
    Object.assign(contact.attributes, attributes)
    contact.listIds = [...new Set([...contact.listIds, ...listIds])]
    contact.listUnsubscribed = contact.listUnsubscribed.filter((id) => !listIds.includes(id))
    contact.emailBlacklisted = emailBlacklisted
    contact.modifiedAt = new Date().toISOString()
  }

  update(email: string, body: unknown): Answer {
    const read = parsed(changedContactSchema, body)
    if ("refusal" in read) return read.refusal
    const contact = this.all.get(email)
    if (!contact) return MISSING
    const { attributes, listIds, unlinkListIds = [], emailBlacklisted } = read.data
    const wrong = this.wrong(attributes, [...(listIds ?? []), ...unlinkListIds])
    if (wrong) return wrong
    this.change(contact, {
      ...(attributes && { attributes }),
      ...(listIds && { listIds }),
      ...(emailBlacklisted !== undefined && { emailBlacklisted }),
    })
    contact.listIds = contact.listIds.filter((id) => !unlinkListIds.includes(id))
    return { status: 204 }
  }

  find(email: string): Answer {
    const contact = this.all.get(email)
    return contact ? { status: 200, body: contact } : MISSING
  }

  delete(email: string): Answer {
    if (email.endsWith(".invalid")) return refused(400, "invalid_parameter", "Invalid email address")
    return this.all.delete(email) ? { status: 204 } : MISSING
  }

  page(query: Record<string, string>): Answer {
    const read = parsed(contactsQuerySchema, query)
    if ("refusal" in read) return read.refusal
    const { limit, offset, modifiedSince, sort } = read.data
    const since = modifiedSince ? Date.parse(modifiedSince) : 0
    const found = [...this.all.values()].filter(({ modifiedAt }) => Date.parse(modifiedAt) >= since)
    const sorted = found.toSorted((one, other) => (sort === "asc" ? one.id - other.id : other.id - one.id))
    return { status: 200, body: { contacts: sorted.slice(offset, offset + limit), count: found.length } }
  }

  removeFromList(id: number, body: unknown): Answer {
    const read = parsed(removalSchema, body)
    if ("refusal" in read) return read.refusal
    if (!LISTS.some((list) => list.id === id))
      return refused(404, "document_not_found", "List ID does not exist")
    const members = read.data.emails.filter((email) => this.all.get(email)?.listIds.includes(id))
    if (!members.length)
      return refused(400, "invalid_parameter", "Contact already removed from list and/or does not exist")
    for (const email of members) {
      const contact = this.all.get(email)
      if (!contact) continue
      contact.listIds = contact.listIds.filter((list) => list !== id)
      contact.modifiedAt = new Date().toISOString()
    }
    const failure = read.data.emails.filter((email) => !members.includes(email))
    return { status: 201, body: { contacts: { success: members, failure } } }
  }

  /** A reader unsubscribes from a list, or from all e-mails. */
  unsubscribe(email: string, list?: number): Contact | undefined {
    const contact = this.all.get(email)
    if (contact) this.change(contact, { emailBlacklisted: list === undefined || contact.emailBlacklisted })
    if (contact && list !== undefined) {
      contact.listIds = contact.listIds.filter((id) => id !== list)
      contact.listUnsubscribed.push(list)
    }
    return contact
  }
}
