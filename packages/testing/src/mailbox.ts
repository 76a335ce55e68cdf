import { knex as connect } from "@medusajs/framework/mikro-orm/knex"
import { requireVariable, until } from "./index"

interface Message {
  id: string
  to: string
  subject: string
  text: string
  html: string
  language: string
}

/** Returns the e-mails to an address as the recipient sees them, newest first. */
export async function mailTo(address: string): Promise<Message[]> {
  const connection = { connectionString: requireVariable("DATABASE_URL") }
  const database = connect({ client: "pg", connection, pool: { min: 0, max: 1 } })
  try {
    const written = database<Message & { created_at: Date }>("outbox_message")
    return await written.whereRaw(`lower("to") = lower(?)`, [address]).orderBy("created_at", "desc").limit(50)
  } finally {
    await database.destroy()
  }
}

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
