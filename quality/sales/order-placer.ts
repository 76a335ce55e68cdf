import { formatCents } from "@bon-perroquet/contract/money"
import type { ModelLine, ModelOrder, Shop } from "@bon-perroquet/invoices/testing/model"
import type { Administrator } from "@bon-perroquet/orders/testing"
import { promotion } from "@bon-perroquet/checkout/promotions/testing"
import { EmulatorControl } from "@bon-perroquet/stripe-emulator"
import { begin, shopDatabase, today } from "@bon-perroquet/subscriptions/testing"
import { type EngineClient, requireVariable, ShopClient, until } from "@bon-perroquet/testing"
import type { OtherEngine } from "./other-engine"
import { type Settings, vatNumberOf } from "./settings"

const STREETS = {
  BE: { street: "Rue Haute", number: "12", postal_code: "1000", city: "Bruxelles" },
  FR: { street: "Rue Nationale", number: "4", postal_code: "59000", city: "Lille" },
  NL: { street: "Kerkstraat", number: "8", postal_code: "1017 GC", city: "Amsterdam" },
}

interface Buyer {
  first_name: string
  last_name: string
  country: keyof typeof STREETS
  address: (typeof STREETS)[keyof typeof STREETS]
  business?: { company: string; vat_number: string }
}

interface Sold {
  number: string
  /** Id of Stripe's payment page. Null for other payments. */
  session: string | null
}

/**
 * Places orders in the shop in four ways: on a payment page, by bank transfer, by phone and by subscription.
 */
export class OrderPlacer {
  private readonly codes = new Map<string, string>()
  private readonly stripe = new EmulatorControl(requireVariable("STRIPE_EMULATOR_URL"))

  constructor(
    private readonly engine: EngineClient,
    private readonly administrator: Administrator,
    private readonly settings: Settings,
    private readonly otherEngine: OtherEngine,
  ) {}

  async sell(
    { viesAnswers, scheme }: Shop,
    { buyer: { country, number, channel }, lines }: ModelOrder,
  ): Promise<Sold> {
    const vat_number = number && (await vatNumberOf(number, viesAnswers))
    const buyer: Buyer = {
      ...{ first_name: "Ada", last_name: "Peeters", country: country as keyof typeof STREETS },
      address: STREETS[country as keyof typeof STREETS],
      ...(vat_number && { business: { company: "Oiseaux", vat_number } }),
    }
    if (channel === "subscription") return { number: await this.subscribe(lines, buyer), session: null }
    const isPage = channel === "page"
    const shop = isPage && scheme === "oss" ? await this.otherEngine.client() : new ShopClient()
    for (const line of lines) {
      await shop.addItem(this.settings.productOf(line.variant).id, line.quantity)
      if (line.percent) await shop.addCode(await this.codeOf(line))
    }
    if (channel === "phone") return { number: await this.sellByPhone(shop, buyer), session: null }
    const { session_id: session } = await shop.openCheckout({
      ...{ ...buyer, origin_url: requireVariable("SHOP_URL") },
      ...(!isPage && { payment_method: "bank_transfer" }),
    })
    if (isPage) return { number: await this.payPage(session), session }
    const { metadata } = await shop.paymentStatus(session)
    return { number: metadata.order_number ?? "", session: null }
  }

  /**
   * Buys a subscription and waits for its second order. Checks that it is charged as announced. Returns its
   * number.
   */
  private async subscribe([line]: ModelLine[], buyer: Buyer): Promise<string> {
    const database = shopDatabase()
    try {
      const owned = await begin(database, { product: this.settings.productOf(line?.variant ?? ""), buyer })
      await owned.due(today())
      await owned.next("announced")
      const letter = await owned.letter("Your delivery of")
      await owned.dayComes()
      const [number = ""] = await owned.orders(1)
      const { items_cents, discount_cents, delivery_cents, total_cents } = (
        await this.administrator.order(number)
      ).totals
      for (const cents of [items_cents - discount_cents, delivery_cents, total_cents])
        expect(letter).toContain(formatCents(cents, "en"))
      return number
    } finally {
      await database.destroy()
    }
  }

  private async payPage(session: string): Promise<string> {
    await this.stripe.pay(session)
    // Reads the status until the order exists. Reading it can create the order.
    const shop = new ShopClient()
    const paid = await until("the payment's order", async () => {
      const status = await shop.paymentStatus(session)
      return status.payment_status === "paid" && status
    })
    return paid.metadata.order_number ?? ""
  }

  private async sellByPhone(shop: ShopClient, buyer: Buyer): Promise<string> {
    const { vat_number = "" } = buyer.business ?? {}
    if (vat_number) await shop.write("POST", "/api/business/vat-number", { json: { vat_number } })
    const path = `/api/delivery?country=${buyer.country}&cart_session_id=${shop.sessionId}${vat_number && `&vat_number=${vat_number}`}`
    const offered = await shop.send("GET", path)
    if (offered.status !== 200) throw new Error(`${path} answered ${JSON.stringify(offered.body)}`)
    const { methods } = offered.body as { methods: { id: string; totals: { total_cents: number } }[] }
    const { status, body } = await this.administrator.shop.write("POST", "/api/admin/orders", {
      json: {
        ...{ ...buyer, cart_session_id: shop.sessionId, language: "fr", delivery_method: methods[0]?.id },
        customer_email: `sale-${shop.sessionId.slice(-12)}@example.org`,
        expected_total_cents: methods[0]?.totals.total_cents,
      },
    })
    const { order_number } = body as { order_number?: string }
    if (!order_number) throw new Error(`A telephone order was rejected: ${status} ${JSON.stringify(body)}`)
    return order_number
  }

  private async codeOf({ variant, percent }: ModelLine): Promise<string> {
    const key = `${variant} ${percent}`
    const existingCode = this.codes.get(key)
    if (existingCode) return existingCode
    const products = [this.settings.productOf(variant).id]
    const { code = "" } = await promotion(this.engine, { value: percent, products })
    this.codes.set(key, code)
    return code
  }
}
