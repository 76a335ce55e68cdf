import { randomUUID } from "node:crypto"
import {
  languageName,
  STORAGE_KEYS,
  adminOrderDetailSchema,
  adminProductsSchema,
  alertsSchema,
  issuedGiftCardSchema,
  type AdminOrderDetail,
  type AdminProduct,
  type Alert,
  type Language,
  type OrderStatus,
  type ProductInput,
  type SignedIn,
} from "@bon-perroquet/contract"
import { expect, type Locator, type Page } from "@playwright/test"
import {
  canBeCopy,
  COMPLETE_INFORMATION,
  ownProduct,
  requireVariable,
  ShopClient,
} from "@bon-perroquet/testing"
import { storeInBrowser } from "./browser-storage"
import { Visits } from "./page-readiness"
import { fill, textsIn } from "./texts"

/** Search without results, for tests that do not read a list. Rendering its fifty rows takes most of a screen's time. */
export const WITHOUT_ROWS = "q=no-such-entry"

/** Signs the browser in by storing a session. */
export async function signInAs(page: Page, { token, user }: Pick<SignedIn, "token"> & { user: object }) {
  const entries = { [STORAGE_KEYS.authToken]: token, [STORAGE_KEYS.userData]: JSON.stringify(user) }
  await storeInBrowser(page, entries)
}

export class AdminCalls {
  private constructor(
    readonly shop: ShopClient,
    readonly signedIn: SignedIn,
  ) {}

  static async signIn(): Promise<AdminCalls> {
    const shop = new ShopClient()
    const signedIn = await shop.login(
      requireVariable("SHOP_ADMIN_EMAIL"),
      requireVariable("SHOP_ADMIN_PASSWORD"),
    )
    return new AdminCalls(shop, signedIn)
  }

  private async write(method: string, path: string, json?: object): Promise<unknown> {
    const answer = await this.shop.write(method, path, json && { json })
    if (answer.status !== 200) throw new Error(`${method} ${path}: ${JSON.stringify(answer)}`)
    return answer.body
  }

  async issueCard(amount_cents: number): Promise<ReturnType<typeof issuedGiftCardSchema.parse>> {
    const json = { amount_cents, reason: "Test", key: randomUUID() }
    return issuedGiftCardSchema.parse(await this.write("POST", "/api/admin/gift-cards", json))
  }

  private productIds: string[] = []

  /** Makes a product with a unique name. It is removed after the test. */
  async makeProduct(about: Partial<ProductInput> = {}): Promise<AdminProduct> {
    const number = randomUUID().slice(0, 8)
    const input: ProductInput = {
      name_fr: `Noix d’essai ${number}`,
      name_nl: `Proefnoten ${number}`,
      name_en: `Trial nuts ${number}`,
      price: 7.35,
      stock: 12,
      vat_rate: 6,
      unit_label: "",
      information: COMPLETE_INFORMATION,
      ...about,
    }
    const created = canBeCopy(about) ? ownProduct(input) : this.write("POST", "/api/admin/products", input)
    const product = adminProductsSchema.element.parse(await created)
    this.productIds.push(product.id)
    return product
  }

  async product(id: string): Promise<AdminProduct | undefined> {
    const { status, body } = await this.shop.send("GET", `/api/admin/products/${id}`)
    return status === 404 ? undefined : adminProductsSchema.element.parse(body)
  }

  /** Finds products that the test created in the browser, so that they are removed after the test. */
  async adopt(search: string): Promise<void> {
    const { body } = await this.shop.send("GET", `/api/admin/products?search=${encodeURIComponent(search)}`)
    this.productIds.push(...adminProductsSchema.parse(body).map(({ id }) => id))
  }

  /** Completes the mandatory information of a product that the test created in the browser, and publishes it. */
  async publish(search: string): Promise<void> {
    const { body } = await this.shop.send("GET", `/api/admin/products?search=${encodeURIComponent(search)}`)
    for (const { id } of adminProductsSchema.parse(body)) {
      await this.write("PUT", `/api/admin/products/${id}/information`, COMPLETE_INFORMATION)
      await this.write("PUT", `/api/admin/products/${id}`, { active: true })
    }
  }

  /** Removes the test's products. Unpublishes those with open orders. */
  async tidy(): Promise<void> {
    for (const id of this.productIds.splice(0)) {
      const { status } = await this.shop.write("DELETE", `/api/admin/products/${id}`)
      if (status === 409) await this.write("PUT", `/api/admin/products/${id}`, { active: false })
    }
  }

  async alerts(): Promise<Alert[]> {
    return alertsSchema.parse((await this.shop.send("GET", "/api/admin/alerts")).body)
  }

  async order(number: string): Promise<AdminOrderDetail> {
    const { body } = await this.shop.send("GET", `/api/admin/orders/${number}`)
    return adminOrderDetailSchema.parse(body)
  }

  async refund(number: string, amount_cents: number): Promise<void> {
    await this.write("POST", `/api/admin/orders/${number}/refunds`, { key: randomUUID(), amount_cents })
  }

  async placeHold(number: string, note: string): Promise<void> {
    await this.write("POST", `/api/admin/orders/${number}/holds`, { reason: "manual", note })
  }

  /** Changes the street of an order that is delivered to Brussels. */
  async changeStreet(number: string, street: string): Promise<void> {
    const { delivery_version: version, delivery_method } = await this.order(number)
    await this.write("PUT", `/api/admin/orders/${number}/delivery`, {
      ...{ version, delivery_method, first_name: "Ada", last_name: "Peeters", country: "BE" },
      address: { street, number: "12", box: "3", postal_code: "1000", city: "Bruxelles" },
      expected_difference_cents: 0,
    })
  }

  /** Packs and ships units of the first line. */
  async sendPart(number: string, quantity: number): Promise<void> {
    const id = (await this.order(number)).items[0]?.id
    await this.write("POST", `/api/admin/orders/${number}/parcels`, { items: [{ id, quantity }] })
    const parcel = (await this.order(number)).parcels[0]?.id ?? ""
    await this.write("PUT", `/api/admin/orders/${number}/parcels/${parcel}`, { shipped: true })
  }

  async setStatus(number: string, status: OrderStatus): Promise<void> {
    await this.write("PUT", `/api/admin/orders/${number}/status`, { status })
  }
}

export class AdminScreen {
  readonly texts
  readonly statuses

  constructor(
    private readonly page: Page,
    private readonly language: Language,
    private readonly visits = new Visits(page),
  ) {
    this.texts = textsIn(language).admin
    this.statuses = textsIn(language).account.status
  }

  get main(): Locator {
    return this.page.getByRole("main")
  }

  get navigation(): Locator {
    return this.page.getByRole("navigation", { name: this.texts.frame.navigation })
  }

  entry(name: keyof ReturnType<typeof textsIn>["admin"]["frame"]["to"]): Locator {
    return this.navigation.getByRole("link", { name: this.texts.frame.to[name] })
  }

  get search(): Locator {
    return this.page.getByRole("dialog", { name: this.texts.find.title })
  }

  get panel(): Locator {
    return this.main.getByRole("tabpanel")
  }

  async expectLoaded(): Promise<void> {
    const { loading } = textsIn(this.language).common
    await this.main.getByRole("heading", { level: 1 }).waitFor()
    await expect(this.main.getByRole("status", { name: loading })).toHaveCount(0)
    await expect(this.main.locator("[aria-busy=true]")).toHaveCount(0)
    await this.page.waitForLoadState("networkidle")
  }

  tab(name: keyof ReturnType<typeof textsIn>["admin"]["tabs"]): Locator {
    return this.main.getByRole("tab", { name: this.texts.tabs[name], exact: true })
  }

  row(text: string): Locator {
    return this.panel.getByRole("row").filter({ hasText: text })
  }

  productRow(product: AdminProduct): Locator {
    return this.row(product.sku)
  }

  nameOf(product: AdminProduct): string {
    return product[`name_${this.language}`]
  }

  button(text: string, values: Record<string, string | number> = {}): Locator {
    return this.main.getByRole("button", { name: fill(text, values), exact: true })
  }

  status(number: string): Locator {
    return this.main.getByRole("group", { name: fill(this.texts.orders.statusOf, { number }), exact: true })
  }

  next(number: string, step: keyof ReturnType<typeof textsIn>["admin"]["orders"]["next"]): Locator {
    const { next, nextOf } = this.texts.orders
    return this.main.getByRole("button", { name: fill(nextOf, { step: next[step], number }), exact: true })
  }

  statusSelect(number: string): Locator {
    return this.main.getByRole("combobox", { name: fill(this.texts.orders.select, { number }), exact: true })
  }

  async choose(number: string, status: OrderStatus): Promise<void> {
    await this.statusSelect(number).selectOption(status)
  }

  async openTracking(number: string, step: "add" | "correct"): Promise<void> {
    const { nextOf, tracking } = this.texts.orders
    await this.button(nextOf, { step: tracking[step], number }).click()
  }

  async openOrder(number: string): Promise<void> {
    await this.page.goto(`/admin/orders/${number}`)
    await this.status(number).waitFor()
  }

  /** Navigates within the open page, which costs a fraction of loading it again. */
  async show(address: string): Promise<void> {
    await this.visits.show(address)
  }

  async openProducts(search = ""): Promise<void> {
    await this.page.goto(`/admin?${new URLSearchParams({ tab: "products", q: search }).toString()}`)
  }

  price(product: AdminProduct): Locator {
    return this.main.getByLabel(fill(this.texts.products.priceOf, { name: this.nameOf(product) }))
  }

  stock(product: AdminProduct): Locator {
    return this.main.getByLabel(fill(this.texts.products.stockOf, { name: this.nameOf(product) }))
  }

  field(label: string, language?: Language): Locator {
    const name = language && new RegExp(`^${languageName(language, this.language)}`, "i")
    const group = name && this.main.getByRole("group", { name })
    return (group ?? this.panel.locator("form")).getByLabel(
      new RegExp(`^${label.replace(/[()]/g, "\\$&")}( \\(|$)`),
    )
  }
}
