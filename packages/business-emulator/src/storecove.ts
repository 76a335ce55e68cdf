import { randomUUID } from "node:crypto"
import { json, type Answer } from "./answer"

/** A document that was taken. */
export interface Submission {
  guid: string
  idempotency_guid: string
  /** Of the invoice. */
  number: string
  receiver: string
  xml: string
}

interface Asked {
  legalEntityId?: number
  idempotencyGuid?: string
  routing?: { eIdentifiers?: { scheme?: string; id?: string }[] }
  document?: { documentType?: string; rawDocumentData?: { document?: string; parseStrategy?: string } }
}

const wrong = (source: string, details: string): Answer => json(422, { errors: [{ source, details }] })

/** The documents of one account. */
export class Storecove {
  private readonly taken: Submission[] = []
  private failing = { fail: 0, lose: 0 }

  constructor(private readonly apiKey: string) {}

  control(failing: Partial<{ fail: number; lose: number }>): void {
    this.failing = { ...this.failing, ...failing }
  }

  submissionsOf(number: string): Submission[] {
    return this.taken.filter((each) => each.number === number)
  }

  answer(method: string, path: string, authorization: string | undefined, body: string): Answer {
    if (authorization !== `Bearer ${this.apiKey}`) return json(401, {})
    if (method === "POST" && path === "/document_submissions") return this.submit(JSON.parse(body) as Asked)
    const [, guid] = /^\/document_submissions\/([^/]+)\/evidence$/.exec(path) ?? []
    const known = this.taken.find((each) => each.guid === guid)
    if (method !== "GET" || !known) return json(404, {})
    return json(200, {
      guid,
      network: "peppol",
      receiver: known.receiver,
      evidence: { message_id: randomUUID() },
    })
  }

  private submit({ legalEntityId, idempotencyGuid, routing, document }: Asked): Answer {
    if (this.failing.fail > 0) {
      this.failing.fail -= 1
      return json(503, {})
    }
    const [to] = routing?.eIdentifiers ?? []
    const xml = Buffer.from(document?.rawDocumentData?.document ?? "", "base64").toString("utf8")
    const [, number = ""] = /<cbc:ID>([^<]+)</.exec(xml) ?? []
    if (!legalEntityId) return wrong("legalEntityId", "can't be blank")
    if (!to?.scheme || !to.id) return wrong("routing", "has no receiver")
    if (document?.documentType !== "invoice" || !number) return wrong("document", "is no invoice")
    if (!idempotencyGuid) return wrong("idempotencyGuid", "can't be blank")
    if (this.taken.some((each) => each.idempotency_guid === idempotencyGuid))
      return wrong("idempotencyGuid", "has already been taken")
    const guid = randomUUID()
    const receiver = `${to.scheme}:${to.id}`
    this.taken.push({ guid, idempotency_guid: idempotencyGuid, number, receiver, xml })
    if (this.failing.lose > 0) {
      this.failing.lose -= 1
      return json(502, {})
    }
    return json(200, { guid })
  }
}
