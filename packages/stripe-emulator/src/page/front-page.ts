import type { Account } from "../account"
import type { CheckoutRecord } from "../objects/checkout-record"
import { money } from "./layout"
import { html, type Markup } from "./markup"
import { moment } from "./moment"
import { TEXTS } from "../texts"

const NEWEST = 50

export function frontPage({ checkouts }: Pick<Account, "checkouts">): Markup {
  const newest = [...checkouts.values()].reverse().slice(0, NEWEST)
  return html`<main class="single">
    <div class="plate">
      <h1>${TEXTS.front.title}</h1>
      <p>${TEXTS.front.text}</p>
    </div>
    <section class="group" aria-labelledby="sessions">
      <h2 id="sessions">${TEXTS.front.sessions}</h2>
      ${
        newest.length > 0
          ? html`<ul class="lines">
              ${newest.map((record) => line(record))}
            </ul>`
          : html`<p class="said">${TEXTS.front.none}</p>`
      }
    </section>
    <p class="notice">${TEXTS.test.notice}</p>
  </main>`
}

function line({ session }: CheckoutRecord): Markup {
  return html`<li>
    <a href="/c/pay/${session.id}">${session.metadata?.["order_number"] ?? session.id}</a>
    <span class="amount">${money(session.amount_total ?? 0)}</span>
    <span class="small">${moment(session.created, { day: true })}</span>
    <span class="small">${TEXTS.front.states[stateOf(session)]}</span>
  </li>`
}

function stateOf({
  status,
  payment_status,
}: CheckoutRecord["session"]): keyof (typeof TEXTS)["front"]["states"] {
  if (status !== "complete") return status === "expired" ? "expired" : "open"
  return payment_status === "unpaid" ? "processing" : "paid"
}
