import { html, type Markup } from "./markup"
import { TEXTS, type Problem } from "../texts"
import type { View } from "./layout"

export type Field = {
  name: string
  label: string
  autocomplete: string
  problem?: Problem
  hint?: string
  type?: "text" | "email" | "tel"
  inputmode?: "numeric" | "text"
  value?: string
  secret?: boolean
}

export function field({ record }: View, field: Field): Markup {
  const { name, problem } = field
  const wrong = problem && record.visit.problems.includes(problem) ? TEXTS.problems[problem] : null
  const value = field.secret ? "" : (record.visit.values[name] ?? field.value ?? "")
  return html`<div class="field">
    <label for="${name}">${field.label}</label>
    <input
      id="${name}"
      name="${name}"
      type="${field.type ?? "text"}"
      autocomplete="${field.autocomplete}"
      value="${value}"
      ${field.inputmode ? html`inputmode="${field.inputmode}"` : null}
      ${describedBy(name, field.hint, wrong)}
      ${wrong ? html`aria-invalid="true"` : null}
    />
    ${field.hint ? html`<p class="hint" id="${name}-hint">${field.hint}</p>` : null}
    ${wrong ? html`<p class="wrong" id="${name}-wrong">${wrong}</p>` : null}
  </div>`
}

export function countryField(view: View, name: string, allowed: readonly string[], chosen: string): Markup {
  const { record } = view
  const names = new Intl.DisplayNames([TEXTS.locale], { type: "region" })
  const current = record.visit.values[name] ?? chosen
  const options = allowed
    .map((code) => ({ code, label: names.of(code) ?? code }))
    .map(
      ({ code, label }) =>
        html`<option value="${code}" ${code === current ? html`selected` : null}>${label}</option>`,
    )
  return html`<div class="field">
    <label for="${name}">${TEXTS.country}</label>
    <select id="${name}" name="${name}" autocomplete="country">
      ${options}
    </select>
  </div>`
}

function describedBy(name: string, hint: string | undefined, wrong: string | null): Markup | null {
  const ids = [hint ? `${name}-hint` : null, wrong ? `${name}-wrong` : null].filter((id) => id !== null)
  return ids.length > 0 ? html`aria-describedby="${ids.join(" ")}"` : null
}
