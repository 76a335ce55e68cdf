import type { Locator } from "@playwright/test"

/** Person in Chrome's autofill, with a single street line. Keys are the autofill tokens of the HTML standard. */
export const PROFILE = {
  "given-name": "Ada",
  "family-name": "Peeters",
  tel: "+32 (0) 475 / 12.34.56",
  organization: "Volière Peeters & Zoon",
  "address-line1": "Rue Haute 120 bte 1204",
  "address-line2": "2e étage",
  "postal-code": "B-1000",
  "address-level2": "Bruxelles",
}

/** Fills in fields by their autofill tokens. As in Chrome, the events contain no key. */
export async function autofill(form: Locator, profile: Partial<Record<string, string>>): Promise<void> {
  await form.evaluate((root, values) => {
    const own = Object.getOwnPropertyDescriptor(HTMLInputElement.prototype, "value")
    for (const input of root.querySelectorAll("input")) {
      const value = values[input.autocomplete.split(" ").at(-1) ?? ""]
      if (value === undefined) continue
      input.focus()
      own?.set?.call(input, value)
      input.dispatchEvent(new Event("input", { bubbles: true }))
      input.dispatchEvent(new Event("change", { bubbles: true }))
      input.blur()
    }
  }, profile)
}
