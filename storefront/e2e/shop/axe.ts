import { readFileSync } from "node:fs"
import type { Page } from "@playwright/test"
import type { AxeResults } from "axe-core"

const source = readFileSync(require.resolve("axe-core/axe.min.js"), "utf8")

/** WCAG 2.1 to level AA, and what axe holds good practice. */
const RULES = ["wcag2a", "wcag2aa", "wcag21a", "wcag21aa", "best-practice"]

/** What axe objects to on the page as it stands, or within what the selector finds, one line each. */
export async function violationsOn(page: Page, within?: string): Promise<string[]> {
  await page.evaluate(source)
  const { violations } = await page.evaluate(
    ([tags, selector]) => {
      const { axe } = window as unknown as {
        axe: { run: (context: object, options: object) => Promise<AxeResults> }
      }
      const context = selector === undefined ? document : { include: [selector] }
      return axe.run(context, { runOnly: { type: "tag", values: tags } })
    },
    [RULES, within] as const,
  )
  return violations.flatMap(({ id, help, nodes }) =>
    nodes.map(({ target, failureSummary }) => `${id}: ${help}: ${target.join(" ")}: ${failureSummary ?? ""}`),
  )
}
