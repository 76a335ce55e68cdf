import {
  businessSchema,
  keysOf,
  LANGUAGES,
  NEWSLETTER_STATES,
  shownFieldsOf,
  storedValues,
  type User,
} from "@bon-perroquet/contract"
import { type Caller, limitedTo, provedEmail } from "@bon-perroquet/api-kit/identity"
import { versioned } from "@bon-perroquet/api-kit/http"
import { z } from "zod"

const notesSchema = z.object({
  language: z.enum(LANGUAGES).nullable().catch(null),
  newsletter: z
    .object({
      state: z.enum(NEWSLETTER_STATES),
      since: z.string().nullable(),
      /** Where an imported customer gave consent. */
      source: z.string().optional(),
      /** Sentence that the person agreed to. */
      text: z.string().optional(),
    })
    .catch({ state: "none", since: null }),
  /** Time of the objection to customer segments (GDPR, article 21). */
  segments_objected_at: z.string().nullable().catch(null),
  phone: z.string().nullable().catch(null),
  business: businessSchema.nullable().catch(null),
})
export type Notes = z.infer<typeof notesSchema>

export const notesOf = (metadata: Record<string, unknown> | null | undefined): Notes =>
  notesSchema.parse(metadata ?? {})

export function recordOf({ is_admin, administrator, customer }: Caller) {
  const record = is_admin ? administrator : customer
  if (!record) throw new Error("The signed-in customer has no record in the engine.")
  return record
}

export function userView(caller: Caller): User {
  const record = recordOf(caller)
  const notes = notesOf(record.metadata)
  const limit = caller.is_admin ? limitedTo(caller.administrator?.channels ?? null) : null
  return versioned({
    id: record.id,
    email: record.email,
    first_name: record.first_name ?? "",
    last_name: record.last_name ?? "",
    phone: (caller.is_admin ? notes.phone : caller.customer?.phone) || null,
    business: notes.business,
    is_admin: caller.is_admin,
    role: (caller.is_admin && caller.administrator?.role) || null,
    ...(limit && { channels: limit }),
    created_at: new Date(record.created_at).toISOString(),
    language: notes.language,
    newsletter: { state: notes.newsletter.state, since: notes.newsletter.since },
    segments_objected: notes.segments_objected_at !== null,
    custom_fields: storedValues(keysOf(shownFieldsOf("customer")), record.metadata),
    email_verified: provedEmail(caller) !== null,
  })
}
