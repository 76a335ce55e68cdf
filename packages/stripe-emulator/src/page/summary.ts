import { money, type View } from "./layout"
import { html, type Markup } from "./markup"
import { fill, type Texts } from "../texts"
import { TEST_CARDS, type TestCard } from "../payments/test-cards"

/** Renders the order summary and the link back. */
export function summary({ texts, shop, record }: View): Markup {
  const { session, lineItems, shippingRate } = record
  const lines = lineItems.map((line) => {
    const count = line.quantity ?? 1
    const each = fill(texts.each, { price: money(texts, line.price.unit_amount ?? 0) })
    return html`<li>
      <span>${line.description}</span>
      <span class="amount">${money(texts, line.amount_total)}</span>
      <span class="small"
        >${fill(texts.quantity, { count: String(count) })}${count > 1 ? ` · ${each}` : ""}</span
      >
    </li>`
  })
  const shipping = session.shipping_cost
  const total = money(texts, session.amount_total ?? 0)
  return html`${
      session.cancel_url
        ? html`<a class="back" href="${session.cancel_url}"
            ><span aria-hidden="true">←</span>${texts.back}</a
          >`
        : null
    }
    <p class="shop">${shop}</p>
    <h1>${texts.title}</h1>
    <p class="due">${total}</p>
    <ul class="lines" aria-label="${texts.order}">
      ${lines}
    </ul>
    <dl class="sums">
      ${
        shipping
          ? html`<div>
              <dt>${shippingRate?.display_name ?? texts.delivery}</dt>
              <dd>${shipping.amount_total === 0 ? texts.free : money(texts, shipping.amount_total)}</dd>
            </div>`
          : null
      }
      <div class="total">
        <dt>${texts.total}</dt>
        <dd>${total}</dd>
      </div>
    </dl>`
}

/** Renders the test notice with the test cards. */
export function testNotice(texts: Texts): Markup {
  const shown = new Set<string>()
  const rows = Object.entries(TEST_CARDS).map(([number, card]) => {
    const what = outcomeOf(texts, card)
    if (shown.has(what)) return null
    shown.add(what)
    return html`<div>
      <dt>${what}</dt>
      <dd>${grouped(number)}</dd>
    </div>`
  })
  return html`<div class="notice">
    <p>${texts.test.notice}</p>
    <details>
      <summary>${texts.test.cards}</summary>
      <dl>${rows}</dl>
      <p>${texts.test.dates}</p>
    </details>
  </div>`
}

/** Describes a test card's effect. */
function outcomeOf(texts: Texts, { brand, fate }: TestCard): string {
  if (fate === "approve") return `${texts.test.approve} (${BRANDS[brand]})`
  if (fate === "authenticate") return texts.test.authenticate
  return texts.problems[fate].split(". ")[0] ?? ""
}

const BRANDS = { visa: "Visa", mastercard: "Mastercard", amex: "American Express" }

/** Groups digits: fours, or 4-6-5 for American Express. */
function grouped(number: string): string {
  const shape = number.length === 15 ? /^(\d{4})(\d{6})(\d{5})$/ : /^(\d{4})(\d{4})(\d{4})(\d{4})$/
  return number.replace(shape, (_, ...groups: string[]) =>
    groups.slice(0, number.length === 15 ? 3 : 4).join(" "),
  )
}
