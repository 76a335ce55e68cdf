import { shopDatabase } from "./database"
import { until } from "./until"

interface Message {
  id: string
  to: string
  subject: string
  text: string
  html: string
  language: string
}

/** Returns the e-mails to an address as the recipient sees them, newest first. */
export const mailTo = async (address: string): Promise<Message[]> =>
  shopDatabase()<Message & { created_at: Date }>("outbox_message")
    .whereRaw(`lower("to") = lower(?)`, [address])
    .orderBy("created_at", "desc")
    .limit(50)

export async function linkTo(address: string, path: string): Promise<{ message: Message; token: string }> {
  const link = new RegExp(`${path}\\?token=([\\w.-]+)`)
  return until(`a mail to ${address} with ${path}`, async () => {
    for (const message of await mailTo(address)) {
      const token = link.exec(message.text)?.[1]
      if (token) return { message, token }
    }
    return undefined
  })
}
