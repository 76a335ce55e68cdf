import { addressIn } from "@bon-perroquet/contract"
import { requireVariable, ShopClient, until } from "@bon-perroquet/testing"
import { violationsOn } from "../shop/axe"
import { ADDRESS } from "../shop/checkout-screen"
import { CARDS } from "../shop/payment-page"
import { expect, test } from "../shop/test"

/** Selects parts that the plugins add. The colours and landmarks of Medusa Admin itself are not tested. */
const EXTENSIONS = "[data-extension]"

test.beforeEach(async ({ medusaAdmin }) => {
  test.slow()
  await medusaAdmin.signIn()
})

/** A country from which no product comes, so that only delivery texts mention it. */
const NEW_COUNTRY = {
  code: "PL",
  fr: "Pologne",
  nl: "Polen",
  postal_code: "00-001",
  city: "Warszawa",
} as const

async function expectNamed(named: boolean): Promise<void> {
  const almonds = await new ShopClient().product("amandes-decortiquees")
  const pages = (["fr", "nl"] as const).flatMap((language) =>
    ["/", "/shipping", "/terms", "/products", `/products/${almonds[`handle_${language}`]}`].map((path) => ({
      address: addressIn(language, path),
      name: NEW_COUNTRY[language],
    })),
  )
  const asWanted = async ({ address, name }: (typeof pages)[number]) =>
    (await (await fetch(requireVariable("SHOP_URL") + address)).text()).includes(name) === named
  await Promise.all(
    pages.map((page) => until(`${page.name} on ${page.address}: ${named}`, () => asWanted(page))),
  )
}

test(
  "a merchant opens a country, a shopper orders to it, and the merchant closes it",
  { tag: "@campaign" },
  async ({ page, medusaAdmin, catalogue, checkout, payment, outcome, engine }) => {
    const { code, fr: name, postal_code, city } = NEW_COUNTRY
    await medusaAdmin.open("/countries")
    await page.getByRole("button", { name: "Ouvrir un pays" }).click()
    const form = medusaAdmin.section("Pays et TVA")
    await medusaAdmin.choose(form, "Pays", name)
    await form.getByRole("button", { name: "Ouvrir ce pays" }).click()
    await expect(form.getByRole("alert").first()).toBeVisible()
    const priceTo = (weight: number) => form.getByLabel(`Prix en euros jusqu’à ${weight} kg, TVA comprise`)
    await priceTo(2).fill("13,95")
    await priceTo(10).fill("1,89")
    await priceTo(30).fill("31,95")
    await form.getByLabel(/^Taux normal .*, %$/).fill("21")
    await form.getByLabel(/^Taux réduit .*, %$/).fill("10")
    expect(await violationsOn(page.locator(EXTENSIONS))).toEqual([])
    await form.getByRole("button", { name: "Ouvrir ce pays" }).click()
    const question = page.getByRole("alertdialog")
    await expect(question).toContainText(/13,95.*jusqu’à 2 kg, mais 1,89.*jusqu’à 10 kg/)
    await question.getByRole("button", { name: "Corriger" }).click()
    await priceTo(10).fill("18,95")
    await form.getByRole("button", { name: "Ouvrir ce pays" }).click()
    await medusaAdmin.expectSaid("Pays ouvert aux commandes")
    const opened = medusaAdmin.section(name)
    await expect(opened.getByText("Ouvert", { exact: true })).toBeVisible()
    await expect(opened.getByText("Pas encore utilisé")).toBeVisible()
    await expectNamed(true)
    await page.goto("/shipping")
    await expect(page.getByRole("row", { name: new RegExp(`${name}.* 3 à 5 jours ouvrables`) })).toBeVisible()

    await checkout.openWith(await catalogue.almonds())
    await checkout.chooseCountry(code)
    const email = `${code.toLowerCase()}-${Date.now()}@example.org`
    await checkout.fillIn({ ...ADDRESS, street: "Nowy Świat", postal_code, city, email })
    await expect.poll(async () => (await checkout.totals()).delivery).toBeGreaterThan(0)
    await checkout.pay()
    await payment.payByCard(CARDS.visa)
    const { orderNumber } = await outcome.confirmation()
    const [order] = await engine.ordersNumbered(orderNumber)
    expect(order?.shipping_address?.country_code).toBe(code.toLowerCase())
    expect(Number(order?.shipping_methods[0]?.amount)).toBe(13.95)

    await medusaAdmin.open("/countries")
    await expect(opened.getByText(/^Commandes et paniers\s: \d+$/)).toBeVisible()
    await opened.getByRole("button", { name: "Fermer" }).click()
    await page.getByRole("button", { name: "Confirmer" }).click()
    await expect(opened.getByText("Fermé", { exact: true })).toBeVisible()
    await expectNamed(false)
    await checkout.openWith(await catalogue.almonds())
    await expect(checkout.field("country").locator("option").first()).toBeAttached()
    await expect(checkout.field("country").locator(`option[value=${code}]`)).toHaveCount(0)
  },
)

test(
  "staff remove an unused country of delivery in Medusa Admin",
  { tag: "@campaign" },
  async ({ page, medusaAdmin, engine }) => {
    const upTo30 = [{ up_to_grams: 30_000, price_cents: 1_995 }]
    await engine.post("/admin/countries", {
      code: "pt",
      methods: [
        { kind: "home", steps: upTo30, free_from_cents: null, min_days: 4, max_days: 6 },
        {
          kind: "locker",
          steps: [
            { up_to_grams: 2_000, price_cents: 900 },
            { up_to_grams: 10_000, price_cents: 1_200 },
          ],
          free_from_cents: null,
          min_days: 4,
          max_days: 6,
        },
      ],
      rates: { standard: 23, reduced: 6, from: "2026-01-01" },
    })
    await medusaAdmin.open("/countries")
    const portugal = medusaAdmin.section("Portugal")
    await expect(portugal).toContainText("19,95")
    await portugal.getByRole("button", { name: "Modifier la livraison" }).click()
    const home = portugal.getByRole("group", { name: "À domicile" })
    await home.getByLabel("Gratuite à partir de (vide : jamais)").fill("120")
    const toLocker = portugal.getByRole("group", { name: "Distributeur de colis, 24 h/24" })
    await toLocker.getByLabel("Prix en euros jusqu’à 10 kg, TVA comprise").fill("8")
    await portugal.getByRole("button", { name: "Enregistrer la livraison" }).click()
    const question = page.getByRole("alertdialog")
    await expect(question).toContainText(/9,00.*jusqu’à 2 kg, mais 8,00.*jusqu’à 10 kg/)
    await question.getByRole("button", { name: "Enregistrer ces prix" }).click()
    await medusaAdmin.expectSaid("Livraison enregistrée")
    await expect(portugal).toContainText("gratuite dès 120,00")

    await portugal.getByRole("button", { name: "Planifier un nouveau taux" }).click()
    await portugal.getByLabel("Taux en %").fill("24")
    await portugal.getByLabel("En vigueur à partir du").fill("2031-07-01")
    await portugal.getByRole("button", { name: "Planifier ce taux" }).click()
    await medusaAdmin.expectSaid("Taux planifié")
    await expect(portugal.getByRole("listitem").filter({ hasText: "24" })).toContainText("2031")
    expect(await violationsOn(page.locator(EXTENSIONS))).toEqual([])

    await portugal.getByRole("button", { name: "Annuler l’ouverture" }).click()
    await page.getByRole("button", { name: "Confirmer" }).click()
    await medusaAdmin.expectSaid("Ouverture annulée")
    await expect(portugal).toHaveCount(0)
  },
)
