import type { Account } from "../account"
import type { CheckoutRecord } from "../objects/checkout-record"
import { money } from "./layout"
import { html, type Markup } from "./markup"
import { moment } from "./moment"
import type { Texts } from "../texts"

/** Number of listed sessions. */
const NEWEST = 50

/** Renders the front page with the newest sessions. */
export function frontPage(texts: Texts, { checkouts }: Pick<Account, "checkouts">): Markup {
  const newest = [...checkouts.values()].reverse().slice(0, NEWEST)
  return html`<main class="single">
    <div class="plate">
      <h1>${texts.front.title}</h1>
      <p>${texts.front.text}</p>
    </div>
    <section class="group" aria-labelledby="sessions">
      <h2 id="sessions">${texts.front.sessions}</h2>
      ${
        newest.length > 0
          ? html`<ul class="lines">
              ${newest.map((record) => line(texts, record))}
            </ul>`
          : html`<p class="said">${texts.front.none}</p>`
      }
    </section>
    <p class="notice">${texts.test.notice}</p>
  </main>`
}

function line(texts: Texts, { session }: CheckoutRecord): Markup {
  return html`<li>
    <a href="/c/pay/${session.id}">${session.metadata?.["order_number"] ?? session.id}</a>
    <span class="amount">${money(texts, session.amount_total ?? 0)}</span>
    <span class="small">${moment(texts, session.created, { day: true })}</span>
    <span class="small">${texts.front.states[stateOf(session)]}</span>
  </li>`
}

function stateOf({ status, payment_status }: CheckoutRecord["session"]): keyof Texts["front"]["states"] {
  if (status !== "complete") return status === "expired" ? "expired" : "open"
  return payment_status === "unpaid" ? "processing" : "paid"
}
