import { EngineClient, ShopClient, until } from "@bon-perroquet/testing"
import { NewShop } from "@bon-perroquet/testing/new-shop/index"
import { buy, orderIn } from "@bon-perroquet/testing/purchase"
import { SALES_CHANNEL, SECOND_BRAND } from "./second-brand"

/** Handles of products that are sold in the first brand only, in the second one only, and in both. */
export const [FIRST, SECOND, BOTH] = ["amandes-decortiquees", "noix-de-cajou", "noisettes-decortiquees"]

type Visitor = ConstructorParameters<typeof ShopClient>[0]

/** A new shop with the channel of docs/extending/second-brand.md. */
export class TwoBrands {
  private constructor(
    readonly shop: NewShop,
    readonly engine: EngineClient,
    /** Ids of the three products by handle. */
    readonly ids: Readonly<Record<string, string>>,
  ) {}

  /** @param settings further environment variables of the shop */
  static async start(settings: Record<string, string>): Promise<TwoBrands> {
    const shop = await NewShop.start([SECOND_BRAND], settings)
    const { shop: SHOP_URL, engine: ENGINE_URL, database: DATABASE_URL, stripe } = shop.started
    Object.assign(process.env, { SHOP_URL, ENGINE_URL, DATABASE_URL, STRIPE_EMULATOR_URL: stripe })
    const engine = await EngineClient.signIn(ENGINE_URL)
    const all = await new ShopClient({ baseUrl: SHOP_URL }).products()
    const idOf = (handle: string) => all.find(({ handle_fr }) => handle_fr === handle)?.id ?? ""
    const ids = Object.fromEntries([FIRST, SECOND, BOTH].map((handle) => [handle, idOf(handle)]))
    const brands = new TwoBrands(shop, engine, ids)
    await brands.divideProducts()
    return brands
  }

  private async divideProducts(): Promise<void> {
    const { engine, ids } = this
    const { stores } = await engine.get<{ stores: { default_sales_channel_id: string }[] }>("/admin/stores")
    const products = (channel = "") => `/admin/sales-channels/${channel}/products`
    await engine.post(products(SALES_CHANNEL), { add: [ids[SECOND], ids[BOTH]] })
    await engine.post(products(stores[0]?.default_sales_channel_id), { remove: [ids[SECOND]] })
    await until("the catalogue of the second brand", async () => {
      const [one, other] = [await handlesIn(this.first()), await handlesIn(this.second())]
      return !one.includes(SECOND) && other.length === 2
    })
  }

  get firstUrl(): string {
    return this.shop.started.shop
  }

  get secondUrl(): string {
    return `http://${SECOND_BRAND.code}.localhost:${new URL(this.firstUrl).port}`
  }

  first(visitor: Visitor = {}): ShopClient {
    return new ShopClient({ baseUrl: this.firstUrl, ...visitor })
  }

  second(visitor: Visitor = {}): ShopClient {
    return new ShopClient({ baseUrl: this.secondUrl, ...visitor })
  }

  /** Signs in the owner of the shop. */
  async owner(): Promise<ShopClient> {
    const owner = this.first()
    await owner.login(this.shop.started.email, this.shop.started.password)
    return owner
  }
}

export const handlesIn = async (client: ShopClient): Promise<string[]> =>
  (await client.products()).map(({ handle_fr }) => handle_fr)

/** Reads a page as a browser does. */
export async function page(client: ShopClient, path: string) {
  const { body, status, headers } = await client.send("GET", path, { headers: { Accept: "text/html" } })
  return { body: String(body), status, location: headers.get("location") }
}

export interface Purchase {
  buyer: ShopClient
  email: string
  number: string
}

export async function purchaseOf(buyer: ShopClient, productId = ""): Promise<Purchase> {
  const { email } = (await buyer.register()).user
  return { buyer, email, number: await buy(buyer, { customer_email: email }, productId) }
}

/** Waits for the invoice. @returns its number */
export const invoiceOf = ({ buyer, number }: Purchase): Promise<string> =>
  until("the invoice", async () => (await orderIn(buyer, number)).documents[0]?.number)
