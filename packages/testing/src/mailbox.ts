import { EngineClient, until } from "./index"

interface Message {
  id: string
  to: string
  subject: string
  text: string
  html: string
  language: string
}

/** The mail that the shop wrote to an address, newest first. */
export async function mailTo(address: string): Promise<Message[]> {
  const engine = await EngineClient.signIn()
  const query = { to: address, limit: 50 }
  return (await engine.get<{ messages: Message[] }>("/admin/outbox", query)).messages
}

/** The newest message to an address whose text leads to a screen, and the token in that link. */
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
