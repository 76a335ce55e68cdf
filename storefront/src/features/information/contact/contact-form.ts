import "../../../config/validation"
import { contactSchema, CONTACT_TOPICS, MESSAGE_LENGTH, type ContactMessage } from "@bon-perroquet/contract"
import { z } from "zod"

/** What a visitor fills in: the contract's own rules, with a topic and an order number that may still be empty. */
export const contactFormSchema = contactSchema.extend({
  topic: z.string().refine((value) => CONTACT_TOPICS.some((topic) => topic === value)),
  order_number: z
    .string()
    .trim()
    .regex(/^[A-Za-z0-9-]{0,40}$/),
  website: z.string(),
})
export type ContactValues = z.input<typeof contactFormSchema>
export type ContactField = Exclude<keyof ContactValues, "website">

/** In the order in which they stand on the screen: the first that is wrong gets the focus. */
export const CONTACT_FIELDS = [
  "name",
  "email",
  "topic",
  "order_number",
  "message",
] as const satisfies readonly ContactField[]

export const EMPTY_MESSAGE: ContactValues = {
  name: "",
  email: "",
  topic: "",
  order_number: "",
  message: "",
  website: "",
}

export const isTooLong = (message: string): boolean => message.trim().length > MESSAGE_LENGTH.max

/** The form as the shop wants it; what was left empty is left out. */
export function contactRequest(values: ContactValues): ContactMessage {
  const { name, email, order_number, message, website } = values
  const topic = CONTACT_TOPICS.find((one) => one === values.topic) ?? "other"
  return {
    name,
    email,
    topic,
    message,
    ...(order_number && { order_number }),
    ...(website && { website }),
  }
}
