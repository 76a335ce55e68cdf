import "../../../config/validation"
import { contactSchema, CONTACT_TOPICS, MESSAGE_LENGTH, type ContactMessage } from "@bon-perroquet/contract"
import { z } from "zod"

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

/** Fields in display order, because the first invalid field gets the focus. */
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

/** Converts form values to an API request. Omits empty fields. */
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
