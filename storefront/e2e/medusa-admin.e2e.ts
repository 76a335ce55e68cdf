import type { Analytics, Product } from "@bon-perroquet/contract"
import { LANGUAGES } from "@bon-perroquet/contract"
import { ShopClient, until } from "@bon-perroquet/testing"
import { buy } from "@bon-perroquet/testing/purchase"
import { violationsOn } from "./shop/axe"
import { ADDRESS } from "./shop/checkout-screen"
import { CARDS } from "./shop/payment-page"
import { expect, test } from "./shop/test"

/** What the plugins add; the dashboard around it is its makers' (its own colours and landmarks are not tried). */
const EXTENSIONS = "[data-extension]"
const HANDLE = "piments-seches"

const inShop = (id: string) => async (): Promise<Product | undefined> =>
  (await new ShopClient().products()).find((product) => product.id === id)

test.beforeEach(async ({ medusaAdmin }) => {
  test.setTimeout(120_000)
  await medusaAdmin.signIn()
})

test("a product changed in Medusa Admin appears right in the shop in three languages", async ({
  page,
  medusaAdmin,
  engine,
}) => {
  const before = await new ShopClient().product(HANDLE)
  const { id } = before
  const written = await engine.get<{ texts: object }>(`/admin/languages/products/${id}`)
  try {
    await medusaAdmin.open(`/products/${id}`)
    const texts = medusaAdmin.section("Textes dans les autres langues")
    await expect(texts.getByText("Complet")).toBeVisible()
    await texts.getByLabel("Nom (néerlandais)").fill("Gedroogde pepertjes")
    await texts.getByLabel("Description (néerlandais)").fill("Scherp voor ons, niet voor een papegaai.")
    await texts.getByLabel("Nom (anglais)").fill("")
    await expect(texts.getByText("Manque", { exact: true })).toHaveCount(1)
    await texts.getByRole("button", { name: "Enregistrer les textes" }).click()
    await medusaAdmin.expectSaid("Textes enregistrés")
    await expect(texts.getByText("Textes manquants : 1")).toBeVisible()

    const vat = medusaAdmin.section("Classe de TVA")
    const other = before.vat_rate === 6 ? 21 : 6
    await medusaAdmin.choose(
      vat,
      "Classe",
      other === 6 ? "6 % : taux réduit (denrées alimentaires)" : "21 % : taux normal (aliments pour oiseaux)",
    )
    await vat.getByRole("button", { name: "Enregistrer la TVA" }).click()
    await medusaAdmin.expectSaid("Classe de TVA enregistrée")

    const listing = medusaAdmin.section("En boutique")
    await listing.getByLabel("Unité du prix").fill("€/bocal")
    await listing.getByLabel("En promotion").setChecked(!before.is_promotion)
    await listing.getByRole("button", { name: "Enregistrer l'affichage" }).click()
    await medusaAdmin.expectSaid("Affichage enregistré")

    await until("the changes in the shop", async () => (await inShop(id)())?.unit_label === "€/bocal")
    expect(await inShop(id)()).toMatchObject({
      name_fr: before.name_fr,
      name_nl: "Gedroogde pepertjes",
      description_nl: "Scherp voor ons, niet voor een papegaai.",
      // Nobody wrote it: French stands in.
      name_en: before.name_fr,
      description_en: before.description_en,
      vat_rate: other,
      is_promotion: !before.is_promotion,
    })
    await page.goto(`/products/${HANDLE}`)
    for (const language of LANGUAGES) {
      const name = language === "nl" ? "Gedroogde pepertjes" : before.name_fr
      await page.evaluate((chosen) => localStorage.setItem("language", chosen), language)
      await page.reload()
      await expect(page.getByRole("heading", { level: 1 })).toHaveText(name)
    }
  } finally {
    const { nl, en } = written.texts as Record<"nl" | "en", object>
    await engine.post(`/admin/languages/products/${id}`, { nl, en })
    await engine.post(`/admin/vat/products/${id}`, { vat_class: before.vat_rate })
    const { unit_label, is_promotion } = before
    await engine.post(`/admin/listings/${id}`, { unit_label, is_promotion })
  }
})

test("the attempts to pay say what became of each, and lead to the order with its status", async ({
  page,
  medusaAdmin,
  engine,
}) => {
  const number = await buy(new ShopClient())
  await medusaAdmin.open("/checkout-attempts")
  const attempts = medusaAdmin.section("Tentatives de paiement")
  await attempts.getByLabel("Numéro de commande ou e-mail").fill(number)
  await expect(page).toHaveURL(new RegExp(`search=${number}`))
  const rows = attempts.getByRole("list").getByRole("listitem")
  await expect(rows).toHaveCount(1)
  await expect(rows).toContainText("Commande passée")
  await medusaAdmin.choose(attempts, "État", "Expirée")
  await expect(attempts.getByText("Aucune tentative ne correspond.")).toBeVisible()
  await medusaAdmin.choose(attempts, "État", "Commande passée")
  expect(await violationsOn(page, EXTENSIONS)).toEqual([])
  await rows.getByRole("link", { name: `Voir la commande ${number}` }).click()

  const payment = medusaAdmin.section("Paiement en ligne")
  await expect(payment).toContainText(number)
  await expect(payment).toContainText("La commande a été créée.")
  const status = medusaAdmin.section("Statut en boutique")
  await medusaAdmin.choose(status, "Nouveau statut", "Expédiée")
  await status.getByLabel("Numéro de suivi").fill("!")
  await status.getByRole("button", { name: "Changer le statut" }).click()
  await expect(status.getByRole("alert")).toBeVisible()
  await status.getByLabel("Numéro de suivi").fill("323212345659")
  await status.getByRole("button", { name: "Changer le statut" }).click()
  await medusaAdmin.expectSaid("Statut modifié")
  await expect(status.getByRole("listitem").first()).toContainText("Expédiée · 323212345659")
  await expect(status.getByRole("listitem").first()).toContainText("@")
  expect(await violationsOn(page, EXTENSIONS)).toEqual([])

  await medusaAdmin.choose(status, "Nouveau statut", "Annulée")
  await status.getByRole("button", { name: "Changer le statut" }).click()
  await page.getByRole("button", { name: "Garder la commande" }).click()
  await expect(status.getByRole("listitem").first()).toContainText("Expédiée")
  await status.getByRole("button", { name: "Changer le statut" }).click()
  await page.getByRole("button", { name: "Annuler et rembourser" }).click()
  // The refund that belongs to it is listed as well.
  await expect(status.getByRole("listitem").filter({ hasText: "Annulée" })).toHaveCount(1)
  const [order] = await engine.ordersNumbered(number)
  const payments = (order?.payment_collections ?? []).flatMap((collection) => collection.payments ?? [])
  expect(payments.flatMap(({ refunds }) => refunds ?? [])).toHaveLength(1)
})

/** Each window's own, so that the second begins where nobody has ordered to yet. */
const NEW_COUNTRY = {
  phone: { code: "ES", name: "Espagne", postal_code: "28001", city: "Madrid" },
  desktop: { code: "IT", name: "Italie", postal_code: "00118", city: "Roma" },
} as const

test("a merchant opens a new country, a shopper orders to it, and the merchant closes it", async ({
  page,
  medusaAdmin,
  catalogue,
  products,
  cart,
  checkout,
  payment,
  outcome,
  engine,
}, { project }) => {
  const { code, name, postal_code, city } = NEW_COUNTRY[project.name === "phone" ? "phone" : "desktop"]
  await medusaAdmin.open("/countries")
  await page.getByRole("button", { name: "Ouvrir un pays" }).click()
  const form = medusaAdmin.section("Pays et TVA")
  await medusaAdmin.choose(form, "Pays", name)
  await form.getByRole("button", { name: "Ouvrir ce pays" }).click()
  await expect(form.getByRole("alert").first()).toBeVisible()
  for (const [weight, price] of Object.entries({ 2: "13,95", 10: "18,95", 30: "31,95" }))
    await form.getByLabel(`Prix en euros jusqu'à ${weight} kg, TVA comprise`).fill(price)
  await form.getByLabel("Taux normal (%)").fill("21")
  await form.getByLabel("Taux réduit (%)").fill("10")
  expect(await violationsOn(page, EXTENSIONS)).toEqual([])
  await form.getByRole("button", { name: "Ouvrir ce pays" }).click()
  await medusaAdmin.expectSaid("Pays ouvert : on peut y commander")
  const opened = medusaAdmin.section(name)
  await expect(opened.getByText("Ouvert", { exact: true })).toBeVisible()
  await expect(opened.getByText("Encore jamais utilisé")).toBeVisible()

  await products.open()
  await products.add(await catalogue.almonds())
  await cart.open()
  await cart.checkOut()
  await checkout.chooseCountry(code)
  const email = `${code.toLowerCase()}-${Date.now()}@example.org`
  await checkout.fillIn({ ...ADDRESS, street: "Plaza Mayor", postal_code, city, email })
  await expect.poll(async () => (await checkout.totals()).delivery).toBeGreaterThan(0)
  await checkout.pay()
  await payment.payByCard(CARDS.visa)
  const { orderNumber } = await outcome.confirmation()
  const [order] = await engine.ordersNumbered(orderNumber)
  expect(order?.shipping_address?.country_code).toBe(code.toLowerCase())
  expect(Number(order?.shipping_methods[0]?.amount)).toBe(13.95)

  await medusaAdmin.open("/countries")
  await expect(opened.getByText(/^Commandes et paniers : \d+$/)).toBeVisible()
  await opened.getByRole("button", { name: "Fermer" }).click()
  await page.getByRole("button", { name: "Confirmer" }).click()
  await expect(opened.getByText("Fermé", { exact: true })).toBeVisible()
  await products.open()
  await products.add(await catalogue.almonds())
  await cart.open()
  await cart.checkOut()
  await expect(checkout.field("country").locator("option").first()).toBeAttached()
  await expect(checkout.field("country").locator(`option[value=${code}]`)).toHaveCount(0)
})

test("an opening that nobody has used is undone", async ({ page, medusaAdmin, engine }) => {
  const upTo30 = [{ up_to_grams: 30_000, price_cents: 1_995 }]
  await engine.post("/admin/countries", {
    code: "pt",
    methods: [{ kind: "home", steps: upTo30, free_from_cents: null, min_days: 4, max_days: 6 }],
    rates: { standard: 23, reduced: 6, from: "2026-01-01" },
  })
  await medusaAdmin.open("/countries")
  const portugal = medusaAdmin.section("Portugal")
  await expect(portugal).toContainText("19,95")
  await portugal.getByRole("button", { name: "Modifier la livraison" }).click()
  await portugal.getByLabel("Gratuite à partir de (vide : jamais)").fill("120")
  await portugal.getByRole("button", { name: "Enregistrer la livraison" }).click()
  await medusaAdmin.expectSaid("Livraison enregistrée")
  await expect(portugal).toContainText("gratuite dès 120,00")

  await portugal.getByRole("button", { name: "Prévoir un nouveau taux" }).click()
  await portugal.getByLabel("Taux en %").fill("24")
  await portugal.getByLabel("En vigueur à partir du").fill("2031-07-01")
  await portugal.getByRole("button", { name: "Prévoir ce taux" }).click()
  await medusaAdmin.expectSaid("Taux prévu")
  await expect(portugal.getByRole("listitem").filter({ hasText: "24" })).toContainText("2031")
  expect(await violationsOn(page, EXTENSIONS)).toEqual([])

  await portugal.getByRole("button", { name: "Annuler l'ouverture" }).click()
  await page.getByRole("button", { name: "Confirmer" }).click()
  await medusaAdmin.expectSaid("Ouverture annulée")
  await expect(portugal).toHaveCount(0)
})

test("the figures are the shop's, over the period that is chosen", async ({
  page,
  medusaAdmin,
  engine,
  noise,
}) => {
  await buy(new ShopClient())
  await medusaAdmin.open("/shop-analytics")
  const { total_orders, period } = await engine.get<Analytics>("/admin/shop-analytics")
  const ever = medusaAdmin.section("Depuis l'ouverture").locator("dl > div")
  await expect(ever.filter({ hasText: "Commandes" })).toContainText(String(total_orders))
  const chosen = medusaAdmin.section("Période").locator("dl > div")
  await expect(chosen.filter({ hasText: "Commandes" })).toContainText(String(period.orders))
  await expect(medusaAdmin.section("Par jour").getByRole("listitem").first()).toBeVisible()
  expect(await violationsOn(page, EXTENSIONS)).toEqual([])

  noise.expect(/shop-analytics/)
  await page.getByLabel("Au", { exact: true }).fill("2024-01-31")
  await page.getByLabel("Du", { exact: true }).fill("2024-01-01")
  await expect(chosen.filter({ hasText: "Commandes" })).toContainText("0")
  await expect(medusaAdmin.section("Par jour").getByRole("status")).toBeVisible()
})

const TITLES = {
  fr: ["Textes dans les autres langues", "Classe de TVA", "En boutique"],
  nl: ["Teksten in de andere talen", "Btw-klasse", "In de winkel"],
  en: ["Texts in the other languages", "VAT class", "In the shop"],
  de: ["Texte in den anderen Sprachen", "MwSt.-Klasse", "Im Shop"],
}

for (const language of LANGUAGES) {
  test.describe(`an administrator who reads ${language}`, () => {
    test.use({ language })

    test("reads the extensions in that language, and axe objects to none", async ({ page, medusaAdmin }) => {
      const { id } = await new ShopClient().product(HANDLE)
      await medusaAdmin.open(`/products/${id}`)
      for (const title of TITLES[language])
        await expect(medusaAdmin.section(title).locator("form")).toBeVisible()
      expect(await violationsOn(page, EXTENSIONS)).toEqual([])
    })
  })
}
