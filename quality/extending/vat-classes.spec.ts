import {
  cpSync,
  mkdirSync,
  mkdtempSync,
  readFileSync,
  realpathSync,
  rmSync,
  symlinkSync,
  writeFileSync,
} from "node:fs"
import { tmpdir } from "node:os"
import { dirname, join } from "node:path"

const root = join(__dirname, "../..")
const page = readFileSync(join(root, "docs/extending/vat-classes.md"), "utf8")

const steps = [...page.matchAll(/^`([^`\n]+)`\n\n```diff\n([\s\S]*?)\n```$/gm)].map(
  ([, file = "", diff = ""]) => {
    const lines = diff.split("\n")
    const without = (mark: string) =>
      lines
        .filter((line) => !line.startsWith(mark))
        .map((line) => line.slice(1))
        .join("\n")
    return { file, before: without("+"), after: without("-") }
  },
)

const applyStep = ({ file, before, after }: (typeof steps)[number], text: string): string => {
  expect({ file, times: text.split(before).length - 1 }).toEqual({ file, times: 1 })
  return text.replace(before, () => after)
}

describe("The tutorial for a VAT class of 12 %", () => {
  const copy = realpathSync(mkdtempSync(join(tmpdir(), "vat-class-")))
  afterAll(() => rmSync(copy, { recursive: true }))

  it("has two steps: the class and its rates", () => {
    expect(steps.length).toBe(2)
    for (const step of steps) applyStep(step, readFileSync(join(root, step.file), "utf8"))
  })

  it("lets a shop sell products of the class at each country's rate", async () => {
    symlinkSync(join(root, "node_modules"), join(copy, "node_modules"))
    for (const path of [
      ...["packages/contract/package.json", "packages/contract/src"],
      "plugins/accounting/vat/src/rates",
    ]) {
      mkdirSync(dirname(join(copy, path)), { recursive: true })
      cpSync(join(root, path), join(copy, path), { recursive: true })
    }
    for (const step of steps) {
      const path = join(copy, step.file)
      writeFileSync(path, applyStep(step, readFileSync(path, "utf8")))
    }
    const contract = (await import(
      join(copy, "packages/contract/src/index")
    )) as typeof import("@bon-perroquet/contract")
    jest.doMock("@bon-perroquet/contract/vat-classes", () => contract)
    const { DEFAULT_RATES } = (await import(
      join(copy, "plugins/accounting/vat/src/rates/default-rates")
    )) as typeof import("../../plugins/accounting/vat/src/rates/default-rates")
    const { rateAt } = (await import(
      join(copy, "plugins/accounting/vat/src/rates/index")
    )) as typeof import("../../plugins/accounting/vat/src/rates")

    expect(contract.VAT_CLASSES).toEqual([6, 12, 21])
    const product = { name_fr: "Noix", price: 11.2, vat_rate: 12 }
    expect(contract.productInputSchema.parse(product)).toMatchObject({ vat_rate: 12 })
    expect(contract.productInputSchema.safeParse({ ...product, vat_rate: 13 }).success).toBe(false)
    const rate = (countryCode: string) =>
      rateAt(DEFAULT_RATES, { vatClass: 12, countryCode, scheme: "oss", at: new Date("2026-06-01") })
    expect(["BE", "FR", "NL", "LU"].map(rate)).toEqual([12, 10, 9, 8])
    // An existing shop has no rate for the new class, so it charges the percentage of the class.
    expect(rateAt([], { vatClass: 12, countryCode: "BE", scheme: "origin" })).toBe(12)
  })
})
