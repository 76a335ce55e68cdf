import { EngineClient, ShopClient, until, untilWithoutJobs } from "@bon-perroquet/testing"
import { inviteAdministrator } from "@bon-perroquet/testing/administrators"
import { NewShop } from "@bon-perroquet/testing/new-shop/index"
import { buy, orderIn } from "@bon-perroquet/testing/purchase"
import openapi from "../../packages/shop-client/openapi.json"
import { newTrace, TraceCollector } from "./trace-collector"
import { SALES_CHANNEL, SECOND_BRAND } from "./second-brand"

/** Handles of products that are sold in the first brand only, in the second one only, and in both. */
export const [FIRST, SECOND, BOTH] = ["amandes-decortiquees", "noix-de-cajou", "noisettes-decortiquees"]

/** Methods and paths of the administrators' calls about one order. */
export const CALLS_ABOUT_ORDER = Object.entries(openapi.paths).flatMap(([path, methods]) =>
  path.startsWith("/api/admin/orders/{order_number}")
    ? Object.keys(methods).map((method) => [method.toUpperCase(), path] as const)
    : [],
)

type Visitor = ConstructorParameters<typeof ShopClient>[0]

/** A new shop with the channel of docs/extending/second-brand.md. */
export class TwoBrands {
  private constructor(
    readonly shop: NewShop,
    /** Traces of the shop. */
    readonly traces: TraceCollector,
    readonly engine: EngineClient,
    /** Ids of the three products by handle. */
    readonly ids: Readonly<Record<string, string>>,
  ) {}

  static async start(): Promise<TwoBrands> {
    const traces = new TraceCollector()
    const shop = await NewShop.start([SECOND_BRAND], await traces.start())
    const { shop: SHOP_URL, engine: ENGINE_URL, database: DATABASE_URL, stripe } = shop.started
    Object.assign(process.env, { SHOP_URL, ENGINE_URL, DATABASE_URL, STRIPE_EMULATOR_URL: stripe })
    const engine = await EngineClient.signIn(ENGINE_URL)
    const all = await new ShopClient({ baseUrl: SHOP_URL }).products()
    const idOf = (handle: string) => all.find(({ handle_fr }) => handle_fr === handle)?.id ?? ""
    const ids = Object.fromEntries([FIRST, SECOND, BOTH].map((handle) => [handle, idOf(handle)]))
    const brands = new TwoBrands(shop, traces, engine, ids)
    await brands.divideProducts()
    return brands
  }

  async stop(): Promise<void> {
    await this.shop.stop()
    this.traces.stop()
  }

  private async divideProducts(): Promise<void> {
    const { engine, ids } = this
    const { stores } = await engine.get<{ stores: { default_sales_channel_id: string }[] }>("/admin/stores")
    const products = (channel = "") => `/admin/sales-channels/${channel}/products`
    await engine.post(products(SALES_CHANNEL), { add: [ids[SECOND], ids[BOTH]] })
    await engine.post(products(stores[0]?.default_sales_channel_id), { remove: [ids[SECOND]] })
    await untilWithoutJobs("the catalogue of the second brand", async () => {
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

  /** Sends a request for the first 20 rows of a list. @returns the number of the engine's queries, at least one */
  async queriesOf(client: ShopClient, path: string): Promise<number> {
    const { id, headers } = newTrace()
    expect((await client.send("GET", `${path}?limit=20`, { headers })).status).toBe(200)
    return untilWithoutJobs(`the trace of ${path}`, async () => this.traces.queriesOf(id, path) || null)
  }

  /** Signs in an administrator of orders who is limited to the second brand. */
  async administratorOfSecond(): Promise<ShopClient> {
    const staff = await inviteAdministrator("orders")
    const owner = await this.owner()
    const json = { role: "orders", channels: [SECOND_BRAND.code] }
    const limited = await owner.write("PUT", `/api/admin/users/${staff.id}/role`, { json })
    expect(limited).toMatchObject({ status: 200, body: { channels: json.channels } })
    const administrator = this.first()
    await administrator.login(staff.email, staff.password)
    return administrator
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
