import { readFileSync } from "node:fs"
import type { Page } from "@playwright/test"
import type { AxeResults } from "axe-core"

const source = readFileSync(require.resolve("axe-core/axe.min.js"), "utf8")

/** WCAG 2.1 to level AA, and what axe holds good practice. */
const RULES = ["wcag2a", "wcag2aa", "wcag21a", "wcag21aa", "best-practice"]

/** What axe objects to on the page as it stands, one line each. */
export async function violationsOn(page: Page): Promise<string[]> {
  await page.evaluate(source)
  const { violations } = await page.evaluate(
    (tags) =>
      (window as unknown as { axe: { run: (options: object) => Promise<AxeResults> } }).axe.run({
        runOnly: { type: "tag", values: tags },
      }),
    RULES,
  )
  return violations.flatMap(({ id, help, nodes }) =>
    nodes.map(({ target, failureSummary }) => `${id}: ${help}: ${target.join(" ")}: ${failureSummary ?? ""}`),
  )
}
