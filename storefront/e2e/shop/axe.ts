import { readFileSync } from "node:fs"
import { test, type Locator, type Page } from "@playwright/test"
import type { AxeResults, RunOptions } from "axe-core"

const source = readFileSync(require.resolve("axe-core/axe.min.js"), "utf8")

/** WCAG 2.1 to level AA, and what axe holds good practice. */
const EVERYTHING: RunOptions = {
  runOnly: { type: "tag", values: ["wcag2a", "wcag2aa", "wcag21a", "wcag21aa", "best-practice"] },
}

/** What depends on the colours, and on nothing that is said. */
const COLOUR_RULES = ["color-contrast", "link-in-text-block"]
const COLOURS: RunOptions = { runOnly: { type: "rule", values: COLOUR_RULES } }
const ALL_BUT_COLOURS: RunOptions = {
  ...EVERYTHING,
  rules: Object.fromEntries(COLOUR_RULES.map((rule) => [rule, { enabled: false }])),
}

/** Runs in the page: what fades in or out has done so, but for what turns until something else ends it. */
async function stands(): Promise<void> {
  const fading = document
    .getAnimations()
    .filter(({ effect }) => effect?.getComputedTiming().endTime !== Infinity)
  await Promise.allSettled(fading.map(({ finished }) => finished))
}

/**
 * What axe objects to, one line each, on the page as it stands or in those parts of it: a dialog, the form that a test is about.
 * Every screen is looked at whole by e2e/accessibility.e2e.ts, and a look at a large one takes seconds.
 */
export async function violationsOn(seen: Page | Locator, rules = EVERYTHING): Promise<string[]> {
  const [page, parts] = "page" in seen ? [seen.page(), await seen.elementHandles()] : [seen, null]
  if (!(await page.evaluate(() => "axe" in window))) await page.evaluate(source)
  await page.evaluate(stands)
  const { violations } = await page.evaluate(
    ([options, include]) => {
      const { axe } = window as unknown as {
        axe: { run: (context: object, options: object) => Promise<AxeResults> }
      }
      return axe.run(include ? { include } : document, options)
    },
    // Styles are fetched again for one rule alone, an experimental one that is not asked for.
    [{ ...rules, resultTypes: ["violations"], preload: false }, parts] as const,
  )
  return violations.flatMap(({ id, help, nodes }) =>
    nodes.map(({ target, failureSummary }) => `${id}: ${help}: ${target.join(" ")}: ${failureSummary ?? ""}`),
  )
}

/** Runs in the page: nothing fades or moves from now on, and it resolves once the page is drawn in the colours that it was told. */
async function painted(): Promise<void> {
  const atOnce = new CSSStyleSheet()
  atOnce.replaceSync("*, ::before, ::after { transition: none !important; animation: none !important }")
  document.adoptedStyleSheets = [atOnce]
  // What follows the width by script has drawn itself when the second one comes.
  for (let frame = 0; frame < 2; frame += 1) await new Promise(requestAnimationFrame)
}

/** What axe objects to in the colours of the open page by night. */
export async function violationsByNight(page: Page): Promise<string[]> {
  await page.emulateMedia({ colorScheme: "dark", reducedMotion: "reduce" })
  await page.evaluate(painted)
  return violationsOn(page, COLOURS)
}

/** A palette for the day and one for the night, each the same at every width: two looks see every colour and both layouts. */
const LOOKS = [
  { size: "phone", colorScheme: "light", withColours: EVERYTHING, without: ALL_BUT_COLOURS },
  { size: "desktop", colorScheme: "dark", withColours: COLOURS, without: null },
] as const

function viewportOf(size: string) {
  const { viewport } = test.info().config.projects.find(({ name }) => name === size)?.use ?? {}
  if (!viewport) throw new Error(`No project of the browser tests is "${size}".`)
  return viewport
}

/**
 * What is wrong with the open screen: axe's objections, and what scrolls sideways on a phone or on a desktop. In one language the
 * colours are looked at as well, by day and by night; they are the same in the others.
 */
export async function objectionsTo(page: Page, withColours: boolean): Promise<string[]> {
  const found: string[] = []
  // First as it stands: a large screen that is drawn for another width takes longer than all of axe's looks.
  const looks = LOOKS.map((look) => ({ ...look, viewport: viewportOf(look.size) }))
  if (page.viewportSize()?.width === looks[1]?.viewport.width) looks.reverse()
  for (const { size, viewport, colorScheme, ...rules } of looks) {
    await page.setViewportSize(viewport)
    await page.emulateMedia({ colorScheme, reducedMotion: "reduce" })
    await page.evaluate(painted)
    const overflow = await page.evaluate(() => document.documentElement.scrollWidth - window.innerWidth)
    if (overflow > 0) found.push(`${size}: scrolls sideways by ${overflow} pixels`)
    const looked = withColours ? rules.withColours : rules.without
    for (const line of looked ? await violationsOn(page, looked) : []) found.push(`${size}: ${line}`)
  }
  return found
}
