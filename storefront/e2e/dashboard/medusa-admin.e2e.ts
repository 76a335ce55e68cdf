import { randomUUID } from "node:crypto"
import type { Analytics, Product } from "@bon-perroquet/contract"
import { addressIn, issuedGiftCardSchema, LANGUAGES } from "@bon-perroquet/contract"
import { ownProduct, requireVariable, ShopClient, until } from "@bon-perroquet/testing"
import { buy, HOME } from "@bon-perroquet/testing/purchase"
import { TESTED_LANGUAGES } from "../shop/languages"
import { violationsOn } from "../shop/axe"
import { expect, test } from "../shop/test"

/** Selects parts that the plugins add. The colours and landmarks of Medusa Admin itself are not tested. */
const EXTENSIONS = "[data-extension]"
const HANDLE = "piments-seches"

const inShop = (id: string) => async (): Promise<Product | undefined> =>
  (await new ShopClient().products()).find((product) => product.id === id)

test.beforeEach(async ({ medusaAdmin }) => {
  test.slow()
  await medusaAdmin.signIn()
})

test(
  "a product changed in Medusa Admin appears in the shop in three languages",
  { tag: "@campaign" },
  async ({ page, medusaAdmin, engine }) => {
    const before = await new ShopClient().product(HANDLE)
    const { id } = before
    const written = await engine.get<{ texts: object }>(`/admin/languages/products/${id}`)
    try {
      await medusaAdmin.open(`/products/${id}`)
      const dashboard = medusaAdmin.section("Tableau de bord de la boutique").getByRole("link")
      await expect(dashboard).toHaveAttribute("href", new RegExp(`/admin/products\\?edit=${id}$`))
      const texts = medusaAdmin.section("Textes dans les autres langues")
      await expect(texts.getByText("Complet")).toBeVisible()
      await texts.getByLabel("Nom (néerlandais)").fill("Gedroogde pepertjes")
      await texts.getByLabel("Description (néerlandais)").fill("Scherp voor ons, niet voor een papegaai.")
      await expect(texts.getByLabel("Adresse (néerlandais)")).toHaveValue(before.handle_nl)
      await texts.getByLabel("Adresse (néerlandais)").fill("gedroogde-pepertjes")
      await texts.getByLabel("Nom (anglais)").fill("")
      await expect(texts.getByText("Manquant", { exact: true })).toHaveCount(1)
      await texts.getByRole("button", { name: "Enregistrer les textes" }).click()
      await medusaAdmin.expectSaid("Textes enregistrés")
      await expect(texts.getByText("Textes manquants : 1")).toBeVisible()

      const vat = medusaAdmin.section("Classe de TVA")
      const other = before.vat_rate === 6 ? 21 : 6
      await medusaAdmin.choose(vat, "Classe", other === 6 ? /^6\s% · Taux réduit/ : /^21\s% · Taux normal/)
      await vat.getByRole("button", { name: "Enregistrer la TVA" }).click()
      await medusaAdmin.expectSaid("Classe de TVA enregistrée")

      const listing = medusaAdmin.section("En boutique")
      await listing.getByLabel("Unité de prix").fill("€/bocal")
      await listing.getByLabel("En promotion").setChecked(!before.is_promotion)
      await listing.getByRole("button", { name: "Enregistrer l’affichage" }).click()
      await medusaAdmin.expectSaid("Affichage enregistré")

      await until("the changes in the shop", async () => (await inShop(id)())?.unit_label === "€/bocal")
      expect(await inShop(id)()).toMatchObject({
        name_fr: before.name_fr,
        name_nl: "Gedroogde pepertjes",
        handle_nl: "gedroogde-pepertjes",
        description_nl: "Scherp voor ons, niet voor een papegaai.",
        // The test removed the English name, so the shop shows the French one.
        name_en: before.name_fr,
        description_en: before.description_en,
        vat_rate: other,
        is_promotion: !before.is_promotion,
      })
      for (const language of LANGUAGES) {
        const name = language === "nl" ? "Gedroogde pepertjes" : before.name_fr
        await page.goto(addressIn(language, `/products/${HANDLE}`))
        await expect(page.getByRole("heading", { level: 1 })).toHaveText(name)
      }
    } finally {
      const { nl, en } = written.texts as Record<"nl" | "en", object>
      await engine.post(`/admin/languages/products/${id}`, { nl, en })
      await engine.post(`/admin/vat/products/${id}`, { vat_class: before.vat_rate })
      const { unit_label, is_promotion } = before
      await engine.post(`/admin/listings/${id}`, { unit_label, is_promotion })
    }
  },
)

const TITLES = {
  fr: ["Textes dans les autres langues", "Classe de TVA", "En boutique"],
  nl: ["Teksten in de andere talen", "Btw-klasse", "In de winkel"],
  en: ["Texts in the other languages", "VAT class", "In the shop"],
  de: ["Texte in den anderen Sprachen", "MwSt.-Klasse", "Im Shop"],
}

test("Medusa Admin shows order numbers, figures, extensions, payment attempts, holds and exports, and asks for the password before an invitation, without requests to other hosts", async ({
  page,
  medusaAdmin,
  adminCalls,
  engine,
  noise,
  stripe,
  baseURL,
  visits,
}) => {
  const requested = new Set<string>()
  page.on("request", (request) => requested.add(request.url()))
  const number = await buy(new ShopClient())
  await medusaAdmin.open("/orders")
  const row = page.getByRole("row").filter({ hasText: number })
  await expect(row).toHaveCount(1)
  await expect(row.getByRole("img", { name: /belgi/i })).toHaveAttribute("src", /^data:image\/svg/)
  await expect(page.getByRole("row").filter({ hasText: /#\d/ })).toHaveCount(0)
  await row.getByText(number).click()
  await expect(page.getByRole("heading", { name: number, exact: true })).toBeVisible()
  await expect(page).toHaveTitle(new RegExp(number))

  await test.step("the figures are those of the chosen period", async () => {
    await visits.show("/app/shop-analytics")
    const { total_orders, period } = await engine.get<Analytics>("/admin/shop-analytics")
    const ever = medusaAdmin.section("Depuis l’ouverture").locator("dl > div")
    await expect(ever.filter({ hasText: "Commandes" })).toContainText(String(total_orders))
    const chosen = medusaAdmin.section("Période").locator("dl > div")
    await expect(chosen.filter({ hasText: "Commandes" })).toContainText(String(period.orders))
    await expect(medusaAdmin.section("Par jour").getByRole("listitem").first()).toBeVisible()
    expect(await violationsOn(page.locator(EXTENSIONS))).toEqual([])
    noise.expect(/shop-analytics/)
    await page.getByLabel("Au", { exact: true }).fill("2024-01-31")
    await page.getByLabel("Du", { exact: true }).fill("2024-01-01")
    await expect(chosen.filter({ hasText: "Commandes" })).toContainText("0")
    await expect(medusaAdmin.section("Par jour").getByRole("status")).toBeVisible()
  })
  await test.step("the product page shows the extensions", async () => {
    const { id } = await new ShopClient().product(HANDLE)
    await visits.show(`/app/products/${id}`)
    for (const title of TITLES.fr) await expect(medusaAdmin.section(title).locator("form")).toBeVisible()
    expect(await violationsOn(page.locator(EXTENSIONS))).toEqual([])
  })
  await test.step("the tax regions show a notice about the shop's rates", async () => {
    await visits.show("/app/settings/tax-regions")
    const notice = medusaAdmin.section("Ces taux ne s’appliquent pas")
    await expect(notice.getByText(/TVA dépend de la classe de chaque produit/)).toBeVisible()
  })
  await test.step("an order shows what a gift card paid, with a link to the card", async () => {
    const json = { amount_cents: 500, reason: "Test", key: randomUUID() }
    const issued = await adminCalls.shop.write("POST", "/api/admin/gift-cards", { json })
    const { code, last4 } = issuedGiftCardSchema.parse(issued.body)
    const { id } = await adminCalls.makeProduct({ price: 10, stock: 5 })
    const guest = new ShopClient()
    await guest.addItem(id)
    await guest.write("POST", `/api/cart/${guest.sessionId}/gift-cards`, { json: { code } })
    const [order] = await engine.ordersNumbered(await buy(guest, {}, id))
    await visits.show(`/app/orders/${order?.id ?? ""}`)
    const balances = medusaAdmin.section("Cartes-cadeaux et avoir")
    await expect(balances).toContainText("5,00")
    const card = balances.getByRole("link", { name: `Carte-cadeau •••• ${last4}` })
    await expect(card).toHaveAttribute("href", new RegExp(`/admin/gift-cards\\?kind=gift_card&q=${last4}$`))
    expect(await violationsOn(balances)).toEqual([])
  })
  await test.step("an order shows its holds, sent parcels and changed address, and asks whether sent goods return to stock", async () => {
    const buyer = new ShopClient()
    await buyer.addItem((await buyer.product("amandes-decortiquees")).id, 2)
    const { session_id } = await buyer.openCheckout(HOME)
    await stripe.pay(session_id)
    const held = await until("the order", async () => {
      const { payment_status, metadata } = await buyer.paymentStatus(session_id)
      return payment_status === "paid" && metadata.order_number
    })
    await adminCalls.changeStreet(held, "Rue Neuve")
    await adminCalls.sendPart(held, 1)
    await stripe.dispute(session_id)
    await stripe.webhooksIdle()
    await adminCalls.placeHold(held, "Rappeler lundi")
    const [order] = await engine.ordersNumbered(held)
    await visits.show(`/app/orders/${order?.id ?? ""}`)
    const status = medusaAdmin.section("Statut en boutique")
    for (const text of [
      ...["Expédiée en partie", "Commande bloquée\u00a0: litige", "Paiement frauduleux selon le client."],
      ...["Commande bloquée\u00a0: autre motif", "Rappeler lundi"],
    ])
      await expect(status).toContainText(text)
    await expect(page.getByText("Rue Neuve", { exact: false }).first()).toBeVisible()
    await medusaAdmin.choose(status, "Nouveau statut", "Annulée")
    await expect(status.getByRole("switch", { name: /Les articles envoyés sont revenus/ })).not.toBeChecked()
    expect(await violationsOn(page.locator(EXTENSIONS))).toEqual([])
  })
  await test.step("payment attempts are listed with their result and a link to the order, whose status changes", async () => {
    await visits.show("/app/checkout-attempts")
    const attempts = medusaAdmin.section("Tentatives de paiement")
    await attempts.getByLabel("Numéro de commande ou e-mail").fill(number)
    await expect(page).toHaveURL(new RegExp(`search=${number}`))
    const rows = attempts.getByRole("list").getByRole("listitem")
    await expect(rows).toHaveCount(1)
    await expect(rows).toContainText("Commande passée")
    await medusaAdmin.choose(attempts, "État", "Expirée")
    await expect(attempts.getByText("Aucune tentative ne correspond.")).toBeVisible()
    await medusaAdmin.choose(attempts, "État", "Commande passée")
    expect(await violationsOn(page.locator(EXTENSIONS))).toEqual([])
    await rows.getByRole("link", { name: `Voir la commande ${number}` }).click()

    const payment = medusaAdmin.section("Paiement en ligne")
    await expect(payment).toContainText(number)
    await expect(payment).toContainText("La commande a été créée.")
    const dashboard = medusaAdmin.section("Tableau de bord de la boutique").getByRole("link")
    await expect(dashboard).toHaveAttribute("href", new RegExp(`/admin/orders/${number}$`))
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
    expect(await violationsOn(page.locator(EXTENSIONS))).toEqual([])

    await medusaAdmin.choose(status, "Nouveau statut", "Annulée")
    await status.getByRole("button", { name: "Changer le statut" }).click()
    await page.getByRole("button", { name: "Garder la commande" }).click()
    await expect(status.getByRole("listitem").first()).toContainText("Expédiée")
    await status.getByRole("button", { name: "Changer le statut" }).click()
    await page.getByRole("button", { name: "Annuler et rembourser" }).click()
    // Selects one entry, because the list also contains the refund.
    await expect(status.getByRole("listitem").filter({ hasText: "Annulée" })).toHaveCount(1)
    const [order] = await engine.ordersNumbered(number)
    const payments = (order?.payment_collections ?? []).flatMap((collection) => collection.payments ?? [])
    expect(payments.flatMap(({ refunds }) => refunds ?? [])).toHaveLength(1)
  })
  await test.step("an invitation requires the password, which the owner confirms on a page", async () => {
    noise.expect(/\/(admin\/(users\/me|invites|administrators)|app)/)
    const invite = () =>
      page.evaluate(async (email) => {
        const [headers, body] = [{ "Content-Type": "application/json" }, JSON.stringify({ email })]
        return (await fetch("/admin/invites", { method: "POST", headers, body })).status
      }, `invited-${randomUUID()}@example.org`)
    await visits.show("/app/confirm-identity")
    expect(await invite()).toBe(403)
    const field = page.locator(`${EXTENSIONS} input[type=password]`)
    const confirm = page.locator(`${EXTENSIONS} button[type=submit]`)
    await field.fill("not this one")
    await confirm.click()
    await expect(field).toHaveValue("not this one")
    await field.fill(requireVariable("SHOP_ADMIN_PASSWORD"))
    await confirm.click()
    await expect(page.getByRole("status").first()).toBeVisible()
    expect(await invite()).toBe(200)
  })
  await test.step("an export is offered after its notification has arrived", async () => {
    noise.expect(/\/app\/assets\//)
    const { sku } = await ownProduct({ price: 10 })
    await visits.show(`/app/products/export?p_q=${encodeURIComponent(sku)}`)
    await page.locator("[role=dialog] button", { hasText: "Exporter" }).last().click()
    const url = await until("the notification about the export", () => engine.exportedFile("products"))
    const file = await page.request.get(requireVariable("ENGINE_URL") + new URL(url).pathname)
    expect(file.headers()["content-disposition"]).toBe('attachment; filename="products.csv"')
    expect(await file.text()).toContain(sku)
  })
  // Origins of Medusa Admin and of the shop, which serves pictures.
  const own = [new URL(page.url()).origin, new URL(baseURL ?? "").origin]
  const elsewhere = [...requested].map((url) => new URL(url)).filter(({ origin }) => !own.includes(origin))
  expect(elsewhere.filter(({ protocol }) => protocol.startsWith("http")).map(String)).toEqual([])
})

for (const language of TESTED_LANGUAGES) {
  test.describe(`Medusa Admin in ${language}`, () => {
    test.use({ language })

    test(
      "the extensions of Medusa Admin are in the administrator's language and have no axe violations",
      { tag: "@campaign" },
      async ({ page, medusaAdmin }) => {
        const { id } = await new ShopClient().product(HANDLE)
        await medusaAdmin.open(`/products/${id}`)
        for (const title of TITLES[language])
          await expect(medusaAdmin.section(title).locator("form")).toBeVisible()
        expect(await violationsOn(page.locator(EXTENSIONS))).toEqual([])
      },
    )
  })
}
