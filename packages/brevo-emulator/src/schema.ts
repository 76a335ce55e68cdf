import { z } from "zod"

const ids = z.array(z.number().int().positive())

const attributes = z.record(
  z.string().regex(/^[A-Z][A-Z0-9_]*$/, "attributes must be in capital letters"),
  z.union([z.string(), z.number(), z.boolean()]),
)

/** Body of POST /contacts. */
export const newContactSchema = z.strictObject({
  email: z.email("Invalid email address"),
  attributes: attributes.optional(),
  emailBlacklisted: z.boolean().optional(),
  listIds: ids.min(1).optional(),
  updateEnabled: z.boolean().optional(),
})

/** Body of PUT /contacts/{identifier}. */
export const changedContactSchema = z.strictObject({
  attributes: attributes.optional(),
  emailBlacklisted: z.boolean().optional(),
  listIds: ids.optional(),
  unlinkListIds: ids.optional(),
})

/** Body of POST /contacts/lists/{listId}/contacts/remove. */
export const removalSchema = z.strictObject({ emails: z.array(z.email()).min(1).max(150) })

/** Body of POST /contacts/attributes/normal/{attributeName}. */
export const attributeSchema = z.strictObject({ type: z.enum(["text", "date", "float", "boolean", "id"]) })

/** Body of POST /webhooks. */
export const webhookSchema = z.strictObject({
  url: z.url(),
  description: z.string().optional(),
  type: z.enum(["transactional", "marketing", "inbound"]),
  events: z
    .array(
      z.enum([
        "spam",
        "opened",
        "click",
        "hardBounce",
        "softBounce",
        "unsubscribed",
        "listAddition",
        "delivered",
      ]),
    )
    .min(1),
})

/** Query of GET /contacts. */
export const contactsQuerySchema = z.strictObject({
  limit: z.coerce.number().int().min(1).max(1_000).default(50),
  offset: z.coerce.number().int().min(0).default(0),
  modifiedSince: z.iso.datetime({ offset: true }).optional(),
  sort: z.enum(["asc", "desc"]).default("desc"),
})
