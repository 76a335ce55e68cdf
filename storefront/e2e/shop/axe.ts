import { readFileSync } from "node:fs"
import { test, type ElementHandle, type Locator, type Page } from "@playwright/test"
import type { AxeResults, RunOptions } from "axe-core"

const source = readFileSync(require.resolve("axe-core/axe.min.js"), "utf8")

/** WCAG 2.1 level AA, and axe's best practices. */
const EVERYTHING: RunOptions = {
  runOnly: { type: "tag", values: ["wcag2a", "wcag2aa", "wcag21a", "wcag21aa", "best-practice"] },
}

const COLOUR_RULES = ["color-contrast", "link-in-text-block"]
const COLOURS: RunOptions = { runOnly: { type: "rule", values: COLOUR_RULES } }
const ALL_BUT_COLOURS: RunOptions = {
  ...EVERYTHING,
  rules: Object.fromEntries(COLOUR_RULES.map((rule) => [rule, { enabled: false }])),
}

/** Runs in the page. Waits for all animations except endless ones. */
async function stands(): Promise<void> {
  const fading = document
    .getAnimations()
    .filter(({ effect }) => effect?.getComputedTiming().endTime !== Infinity)
  await Promise.allSettled(fading.map(({ finished }) => finished))
}

const FRAME = ["header", "nav", "footer"].map(
  (name) => `${name}:not(main *, [role="dialog"] *, [role="alertdialog"] *)`,
)

/** Later rows and list items, which the same code renders. Checking all of a long list takes seconds. */
const REPEATED = ["tbody > tr:nth-of-type(n+4)", "li:nth-of-type(n+6)"].map((like) => `main ${like}`)

/**
 * Returns axe's violations, one per line: on the page without header and footer, or in a part of the page such as a
 * dialog. A large page takes seconds. accessibility.e2e.ts checks every screen completely.
 */
export async function violationsOn(seen: Page | Locator, rules = EVERYTHING): Promise<string[]> {
  if (!("page" in seen)) return violationsIn(seen, { exclude: [...FRAME, ...REPEATED] }, rules)
  return violationsIn(seen.page(), { include: await seen.elementHandles() }, rules)
}

export const violationsOnWhole = (page: Page, rules = EVERYTHING): Promise<string[]> =>
  violationsIn(page, { exclude: [] }, rules)

type Context = { include?: ElementHandle[]; exclude?: string[] }

async function violationsIn(page: Page, context: Context, rules: RunOptions): Promise<string[]> {
  if (!(await page.evaluate(() => "axe" in window))) await page.evaluate(source)
  await page.evaluate(stands)
  const { violations } = await page.evaluate(
    ([options, checked]) => {
      const { axe } = window as unknown as {
        axe: { run: (context: object, options: object) => Promise<AxeResults> }
      }
      return axe.run(checked, options)
    },
    // Preloading styles is slow, and only an experimental rule of axe needs it.
    [{ ...rules, resultTypes: ["violations"], preload: false }, context] as const,
  )
  return violations.flatMap(({ id, help, nodes }) =>
    nodes.map(({ target, failureSummary }) => `${id}: ${help}: ${target.join(" ")}: ${failureSummary ?? ""}`),
  )
}

/** Runs in the page. Disables animations and waits for the selected colour scheme. */
async function painted(): Promise<void> {
  const atOnce = new CSSStyleSheet()
  atOnce.replaceSync("*, ::before, ::after { transition: none !important; animation: none !important }")
  document.adoptedStyleSheets = [atOnce]
  // Waits two frames, because scripts that depend on the window's width then have run.
  for (let frame = 0; frame < 2; frame += 1) await new Promise(requestAnimationFrame)
}

export async function violationsByNight(page: Page): Promise<string[]> {
  await page.emulateMedia({ colorScheme: "dark", reducedMotion: "reduce" })
  await page.evaluate(painted)
  return violationsOnWhole(page, COLOURS)
}

/** Two pairs cover all sizes and colour schemes, because colours do not depend on the size. */
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
 * Returns axe's violations and horizontal overflow on a phone, and on a desktop in dark mode. Colours need a check in one
 * language only, and header, navigation and footer on one page only.
 */
export async function objectionsTo(
  page: Page,
  { withColours, withFrame, withDesktop }: { withColours: boolean; withFrame: boolean; withDesktop: boolean },
): Promise<string[]> {
  const violations: string[] = []
  const exclude = withFrame ? REPEATED : [...FRAME, ...REPEATED]
  // Resizing a large screen takes longer than a check.
  for (const { size, colorScheme, ...rules } of withDesktop ? LOOKS : LOOKS.slice(0, 1)) {
    await page.setViewportSize(viewportOf(size))
    await page.emulateMedia({ colorScheme, reducedMotion: "reduce" })
    await page.evaluate(painted)
    const overflow = await page.evaluate(() => document.documentElement.scrollWidth - window.innerWidth)
    if (overflow > 0) violations.push(`${size}: scrolls sideways by ${overflow} pixels`)
    const looked = withColours ? rules.withColours : rules.without
    for (const line of looked ? await violationsIn(page, { exclude }, looked) : [])
      violations.push(`${size}: ${line}`)
  }
  return violations
}
