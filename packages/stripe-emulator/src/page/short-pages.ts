import { about, plate, type View } from "./layout"
import { html, type Markup } from "./markup"
import type { Texts } from "../texts"

/** Renders the page of a session that is expired, paid, or waiting for the bank. */
export function closedPage(view: View, returnUrl: string): { title: string; body: Markup } {
  const { texts, record } = view
  const { session } = record
  if (session.status === "expired") {
    const back = session.cancel_url
      ? html`<div class="actions"><a class="pay" href="${session.cancel_url}">${texts.back}</a></div>`
      : html``
    return { title: texts.expired.title, body: plate(texts, texts.expired.title, texts.expired.text, back) }
  }
  const { title, text } = session.payment_status === "paid" ? texts.paid : texts.processing
  const onward = html`<div class="actions"><a class="pay" href="${returnUrl}">${texts.paid.link}</a></div>`
  return { title, body: plate(texts, title, about(view, text), onward) }
}

/** Renders the page for an unknown session. */
export function unknownPage(texts: Texts): Markup {
  return plate(texts, texts.unknown.title, texts.unknown.text, html``)
}

/** Renders the bank's page: Bancontact authorisation or 3-D Secure. */
export function bankPage(view: View): { title: string; body: Markup } {
  const { texts, record } = view
  const isCard = record.pending?.method.type === "card"
  const words = isCard ? texts.threeDSecure : texts.bank
  const delayed = html`<button class="quiet" name="decision" value="delay" aria-describedby="delayed-hint">
      ${texts.bank.delayed}
    </button>
    <p class="hint" id="delayed-hint">${texts.bank.delayedHint}</p>`
  const actions = html`<form method="post">
    <button class="pay" name="decision" value="authorise">${words.authorise}</button>
    <button class="quiet" name="decision" value="refuse">${words.refuse}</button>
    ${isCard ? null : delayed}
  </form>`
  return { title: words.title, body: plate(texts, words.title, about(view, words.text), actions) }
}
