import { expect, type Locator } from "@playwright/test"

/** Parses an amount in cents in any language: "1.234,56 €", "€ 12,30", "EUR 12.30", "-€ 4,20". */
export function centsIn(text: string): number {
  const amount = /\d[\d.,\s\u00a0\u202f]*[.,]\d{2}(?!\d)/.exec(text)?.[0]
  if (!amount) throw new Error(`There is no amount in "${text}"`)
  const sign = /^[-−]|[-−]\s?\d/.test(text.trim()) ? -1 : 1
  return sign * Number(amount.replace(/\D/g, ""))
}

export async function amountOf(list: Locator, label: string | RegExp): Promise<number> {
  const row = list.locator("div").filter({ has: list.page().getByRole("term").filter({ hasText: label }) })
  return centsIn(await row.getByRole("definition").innerText())
}

export async function amountIn(place: Locator): Promise<number> {
  await expect(place).toContainText(/\d[.,]\d{2}/)
  return centsIn(await place.innerText())
}
