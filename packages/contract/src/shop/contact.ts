import { z } from "zod"
import { emailSchema } from "../forms/email"

export const CONTACT_TOPICS = ["order", "product", "delivery", "other"] as const
export type ContactTopic = (typeof CONTACT_TOPICS)[number]

/** Minimum and maximum number of characters of a message to the merchant. */
export const MESSAGE_LENGTH = { min: 10, max: 4_000 } as const

/** POST /api/contact: a message to the merchant. */
export const contactSchema = z.object({
  /** One line. The text is part of an e-mail's body, never of a header. */
  name: z
    .string()
    .trim()
    .min(1)
    .max(80)
    .regex(/^[^\p{Cc}]*$/u),
  email: emailSchema,
  topic: z.enum(CONTACT_TOPICS),
  order_number: z
    .string()
    .trim()
    .regex(/^[A-Za-z0-9-]{1,40}$/)
    .optional(),
  message: z.string().trim().min(MESSAGE_LENGTH.min).max(MESSAGE_LENGTH.max),
  /** Honeypot field that people cannot see. If it is filled in, the sender is a robot. */
  website: z.string().max(500).optional(),
})
export type ContactMessage = z.input<typeof contactSchema>

export const contactReceivedSchema = z.object({ received: z.literal(true) })
export type ContactReceived = z.infer<typeof contactReceivedSchema>
