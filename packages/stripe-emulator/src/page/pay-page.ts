import { countryField, field } from "./field"
import { about, type View } from "./layout"
import { html, type Markup } from "./markup"
import { moment } from "./moment"
import { summary, testNotice } from "./summary"
import { TEXTS, type Problem } from "../texts"

/** Id of the message that explains a declined attempt. Small screens scroll to it. */
export const ALERT_ID = "problems"

const BILLING_COUNTRIES = ["BE", "FR", "LU", "NL", "DE"]

export function payPage(view: View): Markup {
  return html`<div class="layout">
    <header class="summary">${summary(view)}</header>
    <main class="form">${form(view)}</main>
    <aside class="note">${testNotice()}</aside>
  </div>`
}

function form(view: View): Markup {
  const { session, visit } = view.record
  const [before = "", after = ""] = TEXTS.until.split("{time}")
  const billing = session.billing_address_collection === "required" && !session.shipping_address_collection
  return html`<form method="post" novalidate>
    ${visit.problems.length > 0 ? alert(view) : null} ${contact(view)}
    ${
      session.shipping_address_collection
        ? address(view, TEXTS.address, session.shipping_address_collection.allowed_countries)
        : null
    }
    ${billing ? address(view, TEXTS.billingAddress, BILLING_COUNTRIES) : null} ${methods(view)}
    <div class="group">
      <button class="pay" type="submit">${LOCK}${about(view, TEXTS.pay)}</button>
      ${session.custom_text.submit ? html`<p class="said">${session.custom_text.submit.message}</p>` : null}
      <p class="said">${before}${moment(session.expires_at)}${after}</p>
    </div>
  </form>`
}

const LOCK = html`<svg width="16" height="18" viewBox="0 0 16 18" aria-hidden="true" focusable="false">
  <path
    fill="currentColor"
    d="M3 7V5a5 5 0 0 1 10 0v2h1a2 2 0 0 1 2 2v7a2 2 0 0 1-2 2H2a2 2 0 0 1-2-2V9c0-1.100.900-2 2-2zm2 0h6V5a3 3 0 0 0-6 0z"
  />
</svg>`

/** Problems of declined attempts. Other problems come from incomplete forms. */
const REFUSALS: readonly Problem[] = [
  "not_a_test_card",
  "card_declined",
  "insufficient_funds",
  "expired_card",
  "incorrect_cvc",
  "processing_error",
  "authentication_failed",
  "bank_refused",
]

function alert({ record }: View): Markup {
  const { problems } = record.visit
  const lines = problems.map((problem) => html`<li>${TEXTS.problems[problem]}</li>`)
  const refused = problems.some((problem) => REFUSALS.includes(problem))
  return html`<div class="alert" role="alert" id="${ALERT_ID}" tabindex="-1">
    <strong>${refused ? TEXTS.failed : TEXTS.check}</strong>
    <ul>
      ${lines}
    </ul>
  </div>`
}

function contact(view: View): Markup {
  const { session } = view.record
  const email = field(view, {
    name: "email",
    label: TEXTS.email,
    type: "email",
    autocomplete: "email",
    problem: "email",
    value: session.customer_email ?? "",
  })
  const phone = session.phone_number_collection?.enabled
    ? field(view, { name: "phone", label: TEXTS.phone, type: "tel", autocomplete: "tel", problem: "phone" })
    : null
  return html`<section class="group">
    <h2>${TEXTS.contact}</h2>
    ${email} ${phone}
  </section>`
}

function address(view: View, heading: string, allowed: readonly string[]): Markup {
  const message = view.record.session.custom_text.shipping_address?.message
  return html`<section class="group">
    <h2>${heading}</h2>
    ${message ? html`<p class="said">${message}</p>` : null}
    ${field(view, { name: "name", label: TEXTS.name, autocomplete: "name", problem: "name" })}
    ${field(view, { name: "line1", label: TEXTS.line1, autocomplete: "address-line1", problem: "line1" })}
    ${field(view, { name: "line2", label: TEXTS.line2, autocomplete: "address-line2" })}
    <div class="pair narrow">
      ${field(view, {
        name: "postal_code",
        label: TEXTS.postalCode,
        autocomplete: "postal-code",
        problem: "postal_code",
      })}
      ${field(view, { name: "city", label: TEXTS.city, autocomplete: "address-level2", problem: "city" })}
    </div>
    ${countryField(view, "country", allowed, allowed[0] ?? "BE")}
  </section>`
}

const NAMES: { [type: string]: string } = {
  card: TEXTS.card,
  bancontact: TEXTS.bancontact,
  ideal: TEXTS.ideal,
}

function methods(view: View): Markup {
  const { record } = view
  const types = record.session.payment_method_types
  const chosen = record.visit.values["payment_method"] ?? types[0]
  const choices = types.map((type) => {
    const isCard = type === "card"
    const brands = isCard ? ["Visa", "Mastercard", "Amex"] : []
    return html`<div class="choice">
      <label>
        <input type="radio" name="payment_method" value="${type}" ${type === chosen ? html`checked` : null} />
        ${NAMES[type] ?? type}
        <span class="brands" aria-hidden="true">${brands.map((brand) => html`<span>${brand}</span>`)}</span>
      </label>
      <div class="inside">${isCard ? cardFields(view) : html`<p class="said">${TEXTS.redirectHint}</p>`}</div>
    </div>`
  })
  return html`<fieldset>
    <legend>${TEXTS.method}</legend>
    ${choices}
  </fieldset>`
}

function cardFields(view: View): Markup {
  const { record } = view
  const numberProblem = record.visit.problems.includes("not_a_test_card") ? "not_a_test_card" : "number"
  return html`${field(view, {
      name: "number",
      label: TEXTS.cardNumber,
      autocomplete: "cc-number",
      inputmode: "numeric",
      problem: numberProblem,
      secret: true,
    })}
    <div class="pair">
      ${field(view, {
        name: "expiry",
        label: TEXTS.expiry,
        hint: TEXTS.expiryHint,
        autocomplete: "cc-exp",
        inputmode: "numeric",
        problem: "expiry",
        secret: true,
      })}
      ${field(view, {
        name: "cvc",
        label: TEXTS.cvc,
        hint: TEXTS.cvcHint,
        autocomplete: "cc-csc",
        inputmode: "numeric",
        problem: "cvc",
        secret: true,
      })}
    </div>
    ${field(view, { name: "card_name", label: TEXTS.cardName, autocomplete: "cc-name" })}`
}
