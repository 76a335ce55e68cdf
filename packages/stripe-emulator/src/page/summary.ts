import { money, type View } from "./layout"
import { html, type Markup } from "./markup"
import { fill, TEXTS } from "../texts"
import { TEST_CARDS, type TestCard } from "../payments/test-cards"

export function summary({ shop, record }: View): Markup {
  const { session, lineItems, shippingRate } = record
  const lines = lineItems.map((line) => {
    const count = line.quantity ?? 1
    const each = fill(TEXTS.each, { price: money(line.price.unit_amount ?? 0) })
    return html`<li>
      <span>${line.description}</span>
      <span class="amount">${money(line.amount_total)}</span>
      <span class="small"
        >${fill(TEXTS.quantity, { count: String(count) })}${count > 1 ? ` · ${each}` : ""}</span
      >
    </li>`
  })
  const shipping = session.shipping_cost
  const total = money(session.amount_total ?? 0)
  return html`${
      session.cancel_url
        ? html`<a class="back" href="${session.cancel_url}"
            ><span aria-hidden="true">←</span>${TEXTS.back}</a
          >`
        : null
    }
    <p class="shop">${shop}</p>
    <h1>${TEXTS.title}</h1>
    <p class="due">${total}</p>
    <ul class="lines" aria-label="${TEXTS.order}">
      ${lines}
    </ul>
    <dl class="sums">
      ${
        shipping
          ? html`<div>
              <dt>${shippingRate?.display_name ?? TEXTS.delivery}</dt>
              <dd>${shipping.amount_total === 0 ? TEXTS.free : money(shipping.amount_total)}</dd>
            </div>`
          : null
      }
      <div class="total">
        <dt>${TEXTS.total}</dt>
        <dd>${total}</dd>
      </div>
    </dl>`
}

export function testNotice(): Markup {
  const shown = new Set<string>()
  const rows = Object.entries(TEST_CARDS).map(([number, card]) => {
    const what = outcomeOf(card)
    if (shown.has(what)) return null
    shown.add(what)
    return html`<div>
      <dt>${what}</dt>
      <dd>${grouped(number)}</dd>
    </div>`
  })
  return html`<div class="notice">
    <p>${TEXTS.test.notice}</p>
    <details>
      <summary>${TEXTS.test.cards}</summary>
      <dl>${rows}</dl>
      <p>${TEXTS.test.dates}</p>
    </details>
  </div>`
}

function outcomeOf({ brand, fate }: TestCard): string {
  if (fate === "approve") return `${TEXTS.test.approve} (${BRANDS[brand]})`
  if (fate === "authenticate") return TEXTS.test.authenticate
  return TEXTS.problems[fate].split(". ")[0] ?? ""
}

const BRANDS = { visa: "Visa", mastercard: "Mastercard", amex: "American Express" }

function grouped(number: string): string {
  const shape = number.length === 15 ? /^(\d{4})(\d{6})(\d{5})$/ : /^(\d{4})(\d{4})(\d{4})(\d{4})$/
  return number.replace(shape, (_, ...groups: string[]) =>
    groups.slice(0, number.length === 15 ? 3 : 4).join(" "),
  )
}
