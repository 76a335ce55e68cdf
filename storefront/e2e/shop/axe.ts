import { readFileSync } from "node:fs"
import { test, type Page } from "@playwright/test"
import type { AxeResults, RunOptions } from "axe-core"

const source = readFileSync(require.resolve("axe-core/axe.min.js"), "utf8")

/** WCAG 2.1 to level AA, and what axe holds good practice. */
const EVERYTHING: RunOptions = {
  runOnly: { type: "tag", values: ["wcag2a", "wcag2aa", "wcag21a", "wcag21aa", "best-practice"] },
}

/** What depends on the colours. */
const COLOURS: RunOptions = { runOnly: { type: "rule", values: ["color-contrast", "link-in-text-block"] } }

/** What axe objects to on the page as it stands, or within what the selector finds, one line each. */
export async function violationsOn(page: Page, within?: string, rules = EVERYTHING): Promise<string[]> {
  if (!(await page.evaluate(() => "axe" in window))) await page.evaluate(source)
  const { violations } = await page.evaluate(
    ([options, selector]) => {
      const { axe } = window as unknown as {
        axe: { run: (context: object, options: object) => Promise<AxeResults> }
      }
      return axe.run(selector === undefined ? document : { include: [selector] }, options)
    },
    [{ ...rules, resultTypes: ["violations"] }, within] as const,
  )
  return violations.flatMap(({ id, help, nodes }) =>
    nodes.map(({ target, failureSummary }) => `${id}: ${help}: ${target.join(" ")}: ${failureSummary ?? ""}`),
  )
}

/** What is wrong with the open screen on a phone and on a desktop, by day and by night: axe's objections, and what scrolls sideways. */
export async function objectionsTo(page: Page): Promise<string[]> {
  const found: string[] = []
  for (const { name: size, use } of test.info().config.projects) {
    if (use.viewport) await page.setViewportSize(use.viewport)
    const overflow = await page.evaluate(() => document.documentElement.scrollWidth - window.innerWidth)
    if (overflow > 0) found.push(`${size}: scrolls sideways by ${overflow} pixels`)
    for (const colorScheme of ["dark", "light"] as const) {
      await page.emulateMedia({ colorScheme })
      const rules = colorScheme === "light" ? EVERYTHING : COLOURS
      for (const line of await violationsOn(page, undefined, rules))
        found.push(`${size}, ${colorScheme}: ${line}`)
    }
  }
  return found
}
