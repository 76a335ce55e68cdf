import { createHmac, randomUUID } from "node:crypto"
import { json, type Answer } from "./answer"

/** Simulated outcome of e-invoices to a receiver. "busy" and "lost" affect only the next one. */
type Fate = "unregistered" | "refused" | "busy" | "lost" | "delayed"
type State = "DRAFT" | "TRANSIT" | "SENT" | "FAILED"

interface Stored {
  id: string
  invoice_id: string
  receiver: string
  state: State
  xml: string
  sends: number
}

export interface EInvoiceBeOptions {
  apiKey: string
  webhookSecret: string
  webhookUrl: string
}

const REFUSED = "The receiver's access point refused the document."
const problem = (status: number, detail: string): Answer => json(status, { detail })
const textOf = (xml: string, pattern: RegExp): string | null => pattern.exec(xml)?.[1] ?? null
const shown = ({ id, invoice_id, receiver, state, xml }: Stored) => ({
  ...{ id, invoice_id, state },
  customer_tax_id: `BE${receiver.split(":")[1] ?? ""}`,
  purchase_order: textOf(xml, /<cac:OrderReference><cbc:ID>([^<]+)</),
  invoice_total: textOf(xml, /<cbc:TaxInclusiveAmount[^>]*>([^<]+)</),
  created_at: new Date().toISOString(),
})
const page = (items: readonly Stored[]): Answer =>
  json(200, {
    items: items.map(shown),
    ...{ total: items.length, page: 1, page_size: 100, pages: 1, has_next_page: false },
  })

export class EInvoiceBe {
  private readonly documents: Stored[] = []
  private readonly fates = new Map<string, Fate>()

  constructor(private readonly options: EInvoiceBeOptions) {}

  /**
   * Sets the outcome of e-invoices to a receiver ("0208:…"). Null delivers them. Except for "delayed", the outcome also
   * applies to e-invoices that are already delayed.
   */
  async decide(receiver: string, fate: Fate | null): Promise<void> {
    if (fate) this.fates.set(receiver, fate)
    else this.fates.delete(receiver)
    const inTransit = this.documents.filter((each) => each.receiver === receiver && each.state === "TRANSIT")
    if (fate !== "delayed") await Promise.all(inTransit.map((each) => this.arrive(each)))
  }

  /** Stores a document that the shop's database does not contain, for example after a restored backup. */
  async keep(xml: string): Promise<void> {
    this.put(xml)
    const newest = this.documents.at(-1)
    if (newest) await this.arrive(newest)
  }

  documentsNumbered = (number: string) => this.documents.filter(({ invoice_id }) => invoice_id === number)

  async answer(
    method: string,
    { pathname, searchParams }: URL,
    key: string | undefined,
    body: string,
  ): Promise<Answer> {
    if (key !== `Bearer ${this.options.apiKey}`)
      return problem(401, "API key is missing, invalid, or inactive")
    const [path, id = "", action] = pathname.replace(/^\/api\//, "").split("/")
    const search = searchParams.get("search") ?? ""
    const matching = this.documents.filter(({ invoice_id }) => invoice_id.includes(search))
    if (path === "validate") {
      const is_valid = this.fates.get(searchParams.get("peppol_id") ?? "") !== "unregistered"
      return json(200, { is_valid, dns_valid: is_valid, business_card_valid: is_valid, business_card: null })
    }
    if (path === "outbox") return page(matching.filter(({ state }) => state !== "DRAFT"))
    if (path === "drafts") return page(matching.filter(({ state }) => state === "DRAFT"))
    if (method === "POST" && id === "ubl") return this.put(body)
    const document = this.documents.find((each) => each.id === id)
    if (!document) return problem(404, "Document with the specified ID doesn't exist")
    if (method === "POST" && action === "send") return this.send(document)
    if (action === "timeline")
      return json(200, {
        document_id: id,
        events:
          document.state === "FAILED" ? [{ event_type: "send_failed", details: { error: REFUSED } }] : [],
      })
    return json(200, shown(document))
  }

  private put(form: string): Answer {
    const [xml = ""] = /<\?xml[\s\S]*<\/(?:Invoice|CreditNote)>/.exec(form) ?? []
    const [, invoice_id = ""] = /<cbc:ID>([^<]+)</.exec(xml) ?? []
    const [customer = ""] = /<cac:AccountingCustomerParty>[\s\S]*/.exec(xml) ?? []
    const [, scheme = "", address = ""] = /schemeID="(\d+)">([^<]+)<\/cbc:EndpointID>/.exec(customer) ?? []
    const receiver = `${scheme}:${address}`
    if (!invoice_id || !address) return problem(415, "UBL file is not valid or empty")
    const fate = this.fates.get(receiver)
    if (fate === "busy") {
      this.fates.delete(receiver)
      return problem(503, "Try again later")
    }
    const document: Stored = {
      ...{ id: `doc_${randomUUID()}`, invoice_id, receiver },
      ...{ state: "DRAFT", xml, sends: 0 },
    }
    this.documents.push(document)
    if (fate !== "lost") return json(201, shown(document))
    this.fates.delete(receiver)
    return problem(502, "Bad gateway")
  }

  private send(document: Stored): Answer {
    if (document.state !== "DRAFT") return problem(405, "Document is not in draft state")
    document.sends += 1
    document.state = "TRANSIT"
    const answer = json(200, shown(document))
    if (this.fates.get(document.receiver) !== "delayed") setImmediate(() => void this.arrive(document))
    return answer
  }

  private async arrive(document: Stored): Promise<void> {
    const isRefused = this.fates.get(document.receiver) === "refused"
    document.state = isRefused ? "FAILED" : "SENT"
    await this.tell(isRefused ? "document.sent.failed" : "document.sent", document.id)
  }

  /** Sends a webhook event. The provider signs JSON with sorted keys, and with a space after each comma and colon. */
  private async tell(type: string, document_id: string): Promise<void> {
    const { webhookSecret, webhookUrl } = this.options
    const event = { data: { document_id }, id: `evt_${randomUUID()}`, tenant_id: "emulator", type }
    const signed = `{"data": {"document_id": "${document_id}"}, "id": "${event.id}", "tenant_id": "emulator", "type": "${type}"}`
    const signature = `sha256=${createHmac("sha256", webhookSecret).update(signed).digest("hex")}`
    const headers = { "Content-Type": "application/json", "X-Signature": signature }
    // Ignores errors, because the shop polls if it misses an event.
    await fetch(webhookUrl, { method: "POST", headers, body: JSON.stringify(event) }).catch(() => undefined)
  }
}
