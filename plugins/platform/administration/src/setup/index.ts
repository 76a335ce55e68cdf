import { merchantSchema, LANGUAGES, type InformationPage, type Merchant } from "@bon-perroquet/contract"
import { SETUP_STEPS, type Setup, type SetupProblem, type SetupStepName } from "@bon-perroquet/contract/setup"
import { messagePage, outboxHealth } from "@bon-perroquet/mail/outbox"
import { readNewShop, type NewShop } from "@bon-perroquet/medusa-sql/catalogue/new-shop"
import { savedMailServer } from "@bon-perroquet/mail/server"
import { shopOrigins } from "@bon-perroquet/api-kit/http"
import { addressProblem } from "@bon-perroquet/shop-api/address-proof"
import { deliveryCountries } from "@bon-perroquet/shop-api/delivery"
import { isOverridden } from "@bon-perroquet/shop-settings/features"
import { isShopOpen } from "@bon-perroquet/shop-settings/opening"
import {
  BRAND,
  FEATURES,
  HOME,
  merchantOf,
  pageTexts,
  readSetting,
} from "@bon-perroquet/shop-settings/settings"
import { checkStripeKey, type StripeKey } from "@bon-perroquet/stripe/health"
import type { MedusaContainer } from "@medusajs/framework/types"
import { ContainerRegistrationKeys } from "@medusajs/framework/utils"
import { readStaff } from "../users"

/** Returns why a step is open, or null if it is done. */
type Check = (container: MedusaContainer, shop: NewShop) => Promise<SetupProblem | null>

/** Values of the example in merchant.json. */
const SAMPLE: Pick<Merchant, "vat_number" | "bank_account"> = {
  vat_number: "BE 0123.456.749",
  bank_account: "BE68 5390 0754 7034",
}
/** Domain that nobody can register. RFC 2606. */
const SAMPLE_DOMAIN = /\.example$/

async function checkMerchant(container: MedusaContainer): Promise<SetupProblem | null> {
  const merchant = await merchantOf(container)
  if (!merchantSchema.safeParse(merchant).success) return "merchant_incomplete"
  const { vat_number, bank_account, email } = merchant
  const isSample =
    vat_number === SAMPLE.vat_number || bank_account === SAMPLE.bank_account || SAMPLE_DOMAIN.test(email)
  return isSample ? "merchant_sample" : null
}

const checkHome: Check = async (container) =>
  (await readSetting(container, HOME)).changed ? null : "home_untouched"

const checkBrand: Check = async (container) =>
  (await readSetting(container, BRAND)).changed ? null : "brand_untouched"

const checkVat: Check = async (container) =>
  isOverridden("vat_scheme") || (await readSetting(container, FEATURES)).changed ? null : "vat_not_chosen"

const checkCountries: Check = async (container) =>
  (await deliveryCountries(container)).length > 0 ? null : "country_none"

/** Calls the public address, because a domain or a certificate can expire. */
async function checkAddress(container: MedusaContainer): Promise<SetupProblem | null> {
  const [origin = ""] = shopOrigins(container)
  if (!origin.startsWith("https:")) return "address_missing"
  return (await addressProblem(container, origin)) ? "address_unreachable" : null
}

const KEY_PROBLEMS: Record<StripeKey, SetupProblem | null> = {
  live: null,
  test: "payment_test_key",
  emulator: "payment_emulator",
  missing: "payment_missing",
  unreachable: "payment_unreachable",
}
const checkPayment: Check = async (container) => KEY_PROBLEMS[await checkStripeKey(container)]

/**
 * A mail server from the dashboard was tested when it was saved. One from the environment counts as tested after the
 * first sent e-mail.
 */
async function checkMail(container: MedusaContainer): Promise<SetupProblem | null> {
  const { state } = await outboxHealth(container)
  if (state === "not_configured") return "mail_server_missing"
  if (state === "failing") return "mail_failing"
  if (savedMailServer().host) return null
  const { total } = await messagePage(container, { state: "sent", offset: 0, limit: 1 })
  return total > 0 ? null : "mail_untested"
}

const checkProducts: Check = async (_container, { has_products, demo_products }) => {
  if (!has_products) return "products_none"
  return demo_products.length > 0 ? "products_demo" : null
}

/** Pages that the law requires. Their default texts are models, which the merchant must read. */
const LEGAL_PAGES: readonly InformationPage[] = ["terms", "privacy", "returns"]

async function checkTexts(container: MedusaContainer): Promise<SetupProblem | null> {
  const pages = await Promise.all(LEGAL_PAGES.map((page) => readSetting(container, pageTexts(page))))
  if (pages.some(({ changed }) => !changed)) return "texts_not_reviewed"
  const isPartial = pages.some(({ value }) => {
    const written = LANGUAGES.filter((language) => value[language])
    return written.length > 0 && written.length < LANGUAGES.length
  })
  return isPartial ? "texts_untranslated" : null
}

async function checkStaff(container: MedusaContainer): Promise<SetupProblem | null> {
  const { members } = await readStaff(container)
  return members.every(({ has_second_factor }) => has_second_factor) ? null : "second_factor_missing"
}

const checkTestOrder: Check = async (_container, { has_orders }) => (has_orders ? null : "order_none")

const checkOpening: Check = async () => (isShopOpen() ? null : "shop_closed")

const STEPS: Record<SetupStepName, { check: Check; path: string | null }> = {
  merchant: { check: checkMerchant, path: "/admin/settings" },
  brand: { check: checkBrand, path: "/admin/settings/brand" },
  home: { check: checkHome, path: "/admin/settings/home" },
  vat: { check: checkVat, path: "/admin/settings/features" },
  countries: { check: checkCountries, path: "/admin/settings/countries" },
  address: { check: checkAddress, path: "/admin/settings/address" },
  payment: { check: checkPayment, path: "/admin/settings/payments" },
  mail: { check: checkMail, path: "/admin/settings/mail-server" },
  products: { check: checkProducts, path: "/admin/products" },
  texts: { check: checkTexts, path: "/admin/settings/pages/terms" },
  staff: { check: checkStaff, path: "/admin/settings/staff" },
  test_order: { check: checkTestOrder, path: "/products" },
  opening: { check: checkOpening, path: "/admin/settings/opening" },
}

/** Checks all steps from a new shop to its first order. */
export async function readSetup(container: MedusaContainer): Promise<Setup> {
  const shop = await readNewShop(container.resolve(ContainerRegistrationKeys.PG_CONNECTION))
  const problems = await Promise.all(SETUP_STEPS.map((name) => STEPS[name].check(container, shop)))
  const steps = SETUP_STEPS.map((name, index): Setup["steps"][number] => {
    const problem = problems[index] ?? null
    return { name, state: problem ? "open" : "done", problem, path: STEPS[name].path }
  })
  return { steps, demo_products: shop.demo_products }
}
