import type { IncomingMessage } from "node:http"
import { decodeForm } from "../api/form"
import type { Emulator } from "../emulator"
import { readBody, redirect, type Answer } from "../http"
import type { CheckoutRecord } from "../objects/checkout-record"
import { attempt, decideAtBank, DECISIONS } from "../payments/attempt"
import { expireDue } from "../payments/expire"
import { frontPage } from "./front-page"
import { document, pageHeaders, type View } from "./layout"
import type { Markup } from "./markup"
import { ALERT_ID, payPage } from "./pay-page"
import { KEPT_FIELDS, readPayment, typed } from "./read-payment"
import { bankPage, closedPage, unknownPage } from "./short-pages"
import { TEXTS } from "../texts"

const PATH = /^\/c\/pay\/([A-Za-z0-9_]+)(\/bank)?$/

/** Answers a request for a payment page. Returns null for other paths. */
export async function answerPage(main: Emulator, request: IncomingMessage, url: URL): Promise<Answer | null> {
  const match = PATH.exec(url.pathname)
  if (url.pathname === "/" && request.method === "GET") return front(main)
  if (!match) return null
  expireDue(main)
  const emulator = main.holding(match[1] ?? "")
  const record = emulator.account.checkouts.get(match[1] ?? "")
  if (!record) {
    const body = document(TEXTS.unknown.title, unknownPage())
    return { status: 404, headers: pageHeaders([]), body }
  }
  const view = { shop: shopName(emulator, record), record }
  const atBank = match[2] !== undefined
  if (request.method === "POST") {
    const form = decodeForm(await readBody(request))
    return redirect(atBank ? decide(emulator, record, form) : pay(emulator, record, form))
  }
  return show(view, atBank)
}

function front(emulator: Emulator): Answer {
  expireDue(emulator)
  const body = document(TEXTS.front.title, frontPage(emulator.account))
  return { status: 200, headers: pageHeaders([]), body }
}

function show(view: View, atBank: boolean): Answer {
  const { session, pending } = view.record
  const { success_url: success, cancel_url: cancel } = session
  const origins = [success, cancel].filter((url) => url !== null).map((url) => new URL(url).origin)
  const answer = (title: string, body: Markup): Answer => ({
    status: 200,
    headers: pageHeaders(origins),
    body: document(`${title} · ${view.shop}`, body),
  })
  if (session.status !== "open") {
    const { title, body } = closedPage(view, returnUrl(view.record))
    return answer(title, body)
  }
  if (!atBank) return answer(TEXTS.title, payPage(view))
  if (!pending) return redirect(pagePath(view.record))
  const { title, body } = bankPage(view)
  return answer(title, body)
}

function pay(emulator: Emulator, record: CheckoutRecord, form: ReturnType<typeof decodeForm>): string {
  // At a double click, the second request redirects to the same page as the first.
  if (record.session.status === "complete") return returnUrl(record)
  if (record.session.status !== "open") return pagePath(record)
  const values = KEPT_FIELDS.map((name): [string, string] => [name, typed(form, name) ?? ""])
  const { problems, payment } = readPayment(record, form, emulator.clock.now())
  record.visit = { problems, values: Object.fromEntries(values) }
  if (!payment) return pagePath(record)
  const outcome = attempt(emulator, record, payment)
  if (outcome === "paid") return returnUrl(record)
  return outcome === "bank" ? bankPath(record) : pagePath(record)
}

function decide(emulator: Emulator, record: CheckoutRecord, form: ReturnType<typeof decodeForm>): string {
  const decision = DECISIONS.find((one) => one === form["decision"])
  if (decision) decideAtBank(emulator, record, decision)
  return record.session.status === "complete" ? returnUrl(record) : pagePath(record)
}

function pagePath({ session, visit }: CheckoutRecord): string {
  return `/c/pay/${session.id}${visit.problems.length > 0 ? `#${ALERT_ID}` : ""}`
}

function bankPath({ session }: CheckoutRecord): string {
  return `/c/pay/${session.id}/bank`
}

function returnUrl({ session }: CheckoutRecord): string {
  return (session.success_url ?? "/").replaceAll("{CHECKOUT_SESSION_ID}", session.id)
}

function shopName({ options }: Emulator, { session }: CheckoutRecord): string {
  const host = session.success_url ? new URL(session.success_url).host : "shop"
  return session.branding_settings?.display_name ?? options.businessName ?? host
}
