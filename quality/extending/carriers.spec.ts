import { execFileSync } from "node:child_process"
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
import { createRequire } from "node:module"
import { tmpdir } from "node:os"
import { dirname, join } from "node:path"
import {
  carrierOfProvider,
  defaultCarrier,
  offeredCarriers,
  requireFit,
  type Carrier,
} from "@bon-perroquet/carrier"
import bpost from "@bon-perroquet/bpost/modules/bpost"
import { carrierFor, carrierOffers } from "@bon-perroquet/countries/countries"
import type { MedusaContainer } from "@medusajs/framework/types"

const root = join(__dirname, "../..")
const page = readFileSync(join(root, "docs/extending/carriers.md"), "utf8")
const FOLDER = "plugins/fulfilment/courier"

const files = [...page.matchAll(/^`([^`\n]+)`\n\n```(?:ts|js)\n([\s\S]*?)```$/gm)].map(
  ([, path = "", text = ""]) => ({ path, text }),
)

interface Created {
  service: new (container: unknown, options?: object) => Carrier
}

describe("The tutorial for a carrier", () => {
  const copy = realpathSync(mkdtempSync(join(tmpdir(), "carrier-")))
  const inCopy = createRequire(join(copy, "backend", "extensions.js"))
  let courier: Carrier

  beforeAll(async () => {
    symlinkSync(join(root, "node_modules"), join(copy, "node_modules"))
    mkdirSync(join(copy, "backend"))
    cpSync(join(root, "backend/extensions.js"), join(copy, "backend/extensions.js"))
    for (const { path, text } of files) {
      mkdirSync(dirname(join(copy, path)), { recursive: true })
      writeFileSync(join(copy, path), text)
    }
    const { default: created } = (await import(join(copy, FOLDER, "src/modules/courier/index.ts"))) as {
      default: Created
    }
    courier = new created.service({}, { contract: "1" })
    expect(new created.service({}).isOffered).toBe(false)
  })
  afterAll(() => rmSync(copy, { recursive: true }))

  const containerWith = (...carriers: Carrier[]) => {
    const registrations = Object.fromEntries(carriers.map((carrier) => [`carrier_${carrier.code}`, carrier]))
    return {
      registrations,
      resolve: (name: string) => registrations[name],
    } as unknown as MedusaContainer
  }
  const both = () => containerWith(new bpost.service({}, {}), courier)

  it("creates files in a single folder", () => {
    expect(files.length).toBe(4)
    expect(files.map(({ path }) => path).filter((path) => !path.startsWith(`${FOLDER}/`))).toEqual([])
  })

  it("adds the carrier's module options and fulfilment provider without any other change", () => {
    const { loadedExtensions } = inCopy("./extensions.js") as {
      loadedExtensions: (shop: object) => { plugins: object[]; fulfillmentProviders: object[] }
    }
    const { plugins, fulfillmentProviders } = loadedExtensions({ env: { COURIER_CONTRACT: "1" } })
    expect(plugins).toEqual([{ resolve: "@bon-perroquet/courier", options: { contract: "1" } }])
    expect(fulfillmentProviders).toEqual([
      { resolve: "@bon-perroquet/courier/providers/courier", id: "courier" },
    ])
  })

  it("prices its shipping options by the merchant's tariff", async () => {
    const { default: provider } = (await import(join(copy, FOLDER, "src/providers/courier/index.ts"))) as {
      default: { services: (typeof import("@bon-perroquet/carrier/provider"))["CarrierProvider"][] }
    }
    const [Provider] = provider.services
    if (!Provider) throw new Error("The folder has no provider.")
    const tariff = { steps: [{ up_to_grams: 5_000, price_cents: 650 }], free_from_cents: null }
    const items = [{ quantity: 2, unit_price: 10, variant: { weight: 500 } }]
    const price = await new Provider().calculatePrice({ code: "home", tariff }, {}, {
      items,
    } as unknown as Parameters<InstanceType<typeof Provider>["calculatePrice"]>[2])
    expect(price).toEqual({ calculated_amount: 6.5, is_calculated_price_tax_inclusive: true })
  })

  it("can be selected for its countries, and leaves the other carrier as the default", () => {
    expect(offeredCarriers(both()).map(({ code }) => code)).toEqual(["bpost", "courier"])
    expect(defaultCarrier(both()).code).toBe("bpost")
    expect(carrierOfProvider(both(), "courier_courier").name).toBe("Courier")
    const services = carrierOffers(both()).find(({ code }) => code === "courier")?.services
    expect(services?.map(({ country, kind }) => `${country} ${kind}`)).toEqual(["BE home", "NL home"])
    const method = { kind: "home", carrier: "courier" } as Parameters<typeof carrierFor>[2]
    expect(carrierFor(both(), "nl", method).provider_id).toBe("courier_courier")
    expect(() => carrierFor(both(), "fr", method)).toThrow("service_not_offered")
  })

  it("rejects a text that is too long for its label", () => {
    const place = {
      street: "x".repeat(51),
      number: "1",
      box: null,
      line2: null,
      postal_code: "1000",
      city: "Gent",
    }
    const shipment = {
      ...{ reference: "1", point: null, note: null, weight_grams: 1, language: "nl" as const, lines: [] },
      sender: {
        name: "Shop",
        street: "Rue Haute 1",
        postal_code: "1000",
        city: "Bruxelles",
        country: "BE",
        email: "",
      },
      recipient: { name: "Ada", company: null, email: "", phone: null },
      place: { ...place, country: "BE" },
    }
    expect(() => requireFit(courier.limits.texts, shipment)).toThrow("longer than 50 characters")
  })
})

/**
 * Files that may name a carrier: plugins and emulators of carriers, tests, documents and the list of environment
 * variables.
 */
const MAY_NAME =
  /^plugins\/fulfilment\/(bpost|sendcloud)\/|^packages\/(bpost|sendcloud)-emulator\/|\.(spec|e2e)\.tsx?$|\.md$|^docker-compose\.yml$|^\.env\.example$|^tools\/start\/settings\/|^package-lock\.json$|^knip\.json$|^quality\//

describe("A carrier", () => {
  it("is named in its own files only", () => {
    const named = execFileSync("git", ["grep", "-liE", "bpost|sendcloud|postnl|colissimo", "--", "."], {
      cwd: root,
      encoding: "utf8",
    })
    expect(
      named
        .trim()
        .split("\n")
        .filter((path) => !MAY_NAME.test(path)),
    ).toEqual([])
  })
})
