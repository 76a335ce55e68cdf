import { parsed, refused, type Answer } from "./answer"
import { webhookSchema } from "./schema"

/** Maximum number of webhooks of an account. */
const MOST = 40

export class Webhooks {
  private readonly urls = new Map<number, string>()
  private last = 0

  create(body: unknown): Answer {
    const read = parsed(webhookSchema, body)
    if ("refusal" in read) return read.refusal
    if (this.urls.size >= MOST) return refused(400, "invalid_parameter", "Maximum number of webhooks reached")
    this.last += 1
    this.urls.set(this.last, read.data.url)
    return { status: 201, body: { id: this.last } }
  }

  delete(id: number): Answer {
    return this.urls.delete(id)
      ? { status: 204 }
      : refused(404, "document_not_found", "Webhook ID does not exist")
  }

  /** Sends an event to all webhooks. @returns the statuses of their answers */
  async send(event: object): Promise<number[]> {
    const calls = [...this.urls.values()].map(async (url) => {
      const { status } = await fetch(url, {
        method: "POST",
        headers: { "Content-Type": "application/json" },
        body: JSON.stringify(event),
      })
      return status
    })
    return Promise.all(calls)
  }
}
