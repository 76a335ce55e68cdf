import { about, plate, type View } from "./layout"
import { html, type Markup } from "./markup"
import { TEXTS } from "../texts"

export function closedPage(view: View, returnUrl: string): { title: string; body: Markup } {
  const { record } = view
  const { session } = record
  if (session.status === "expired") {
    const back = session.cancel_url
      ? html`<div class="actions"><a class="pay" href="${session.cancel_url}">${TEXTS.back}</a></div>`
      : html``
    return { title: TEXTS.expired.title, body: plate(TEXTS.expired.title, TEXTS.expired.text, back) }
  }
  const { title, text } = session.payment_status === "paid" ? TEXTS.paid : TEXTS.processing
  const onward = html`<div class="actions"><a class="pay" href="${returnUrl}">${TEXTS.paid.link}</a></div>`
  return { title, body: plate(title, about(view, text), onward) }
}

export function unknownPage(): Markup {
  return plate(TEXTS.unknown.title, TEXTS.unknown.text, html``)
}

export function bankPage(view: View): { title: string; body: Markup } {
  const { record } = view
  const type = record.pending?.method.type
  const isCard = type === "card"
  const words = isCard ? TEXTS.threeDSecure : TEXTS.bank
  const delayed = html`<button class="quiet" name="decision" value="delay" aria-describedby="delayed-hint">
      ${TEXTS.bank.delayed}
    </button>
    <p class="hint" id="delayed-hint">${TEXTS.bank.delayedHint}</p>`
  const actions = html`<form method="post">
    <button class="pay" name="decision" value="authorise">${words.authorise}</button>
    <button class="quiet" name="decision" value="refuse">${words.refuse}</button>
    ${type === "bancontact" ? delayed : null}
  </form>`
  return {
    title: words.title,
    body: plate(
      words.title,
      about(view, words.text, { method: type === "ideal" ? TEXTS.ideal : TEXTS.bancontact }),
      actions,
    ),
  }
}
