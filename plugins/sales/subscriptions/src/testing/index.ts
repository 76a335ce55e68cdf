import { ownProduct, stripe } from "@bon-perroquet/checkout/testing"
import {
  dayInBelgium,
  dayLater,
  repeatDeliverySchema,
  repeatMethodsSchema,
  type AdminProduct,
  type ChangeRepeat,
  type DeliveryCountry,
  type OpenCheckout,
  type RepeatDelivery,
} from "@bon-perroquet/contract"
import { requireVariable, granted, ShopClient, until, type ShopAnswer } from "@bon-perroquet/testing"
import { linkTo, mailTo } from "@bon-perroquet/testing/mailbox"
import { runJob } from "@bon-perroquet/testing/sweeps"
import { HOME } from "@bon-perroquet/testing/purchase"
import { knex as connect, type Knex } from "@medusajs/framework/mikro-orm/knex"
import { z } from "zod"

export const shopDatabase = (): Knex =>
  connect({ client: "pg", connection: { connectionString: requireVariable("DATABASE_URL") } })

export const today = (): string => dayInBelgium(new Date())
export const inDays = (days: number): string => dayLater(today(), days)

/** Runs the job once. Ignores its failure, which tests without a response of Stripe cause. */
export const advance = () => runJob("advance-repeat-deliveries").catch(() => undefined)

export class Owned {
  constructor(
    readonly database: Knex,
    readonly shop: ShopClient,
    readonly email: string,
    readonly token: string,
    readonly product: AdminProduct,
    readonly intent: string,
    readonly id: string,
  ) {}

  async read(): Promise<RepeatDelivery> {
    return repeatDeliverySchema.parse((await this.tryByLink({})).body)
  }

  tryByLink(change: ChangeRepeat, token = this.token): Promise<ShopAnswer> {
    return this.shop.write("POST", "/api/repeat-deliveries/linked", { json: { token, ...change } })
  }

  use(call: "key" | "open" | "undo", token: string): Promise<ShopAnswer> {
    return this.shop.write("POST", `/api/repeat-deliveries/linked/${call}`, { json: { token } })
  }

  async key(): Promise<string> {
    await this.use("key", this.token)
    return (await linkTo(this.email, "/repeat-delivery/open")).token
  }

  private session: Promise<string> | undefined

  async try(change: ChangeRepeat): Promise<ShopAnswer> {
    this.session ??= this.key().then(
      async (key) => tokenSchema.parse((await this.use("open", key)).body).token,
    )
    return this.tryByLink(change, await this.session)
  }

  async change(change: ChangeRepeat): Promise<RepeatDelivery> {
    return repeatDeliverySchema.parse((await this.try(change)).body)
  }

  async homeDelivery(country: DeliveryCountry): Promise<string> {
    const json = { token: this.token, country }
    const answer = await this.shop.write("POST", "/api/repeat-deliveries/linked/deliveries", { json })
    return repeatMethodsSchema.parse(answer.body).methods.find(({ code }) => code === "home")?.id ?? ""
  }

  async due(next_on: string): Promise<void> {
    await this.database("repeat_delivery").where({ id: this.id }).update({ next_on })
    await advance()
  }

  async dayComes(): Promise<void> {
    await this.database("repeat_delivery_run")
      .where({ repeat_delivery_id: this.id })
      .whereIn("state", ["planned", "announced", "failed"])
      .update({ act_on: today() })
    await advance()
  }

  next(state: NonNullable<RepeatDelivery["next"]>["state"]): Promise<RepeatDelivery> {
    return until(`the next delivery of ${this.id} ${state}`, async () => {
      const repeat = await this.read()
      return repeat.next?.state === state && repeat
    })
  }

  async runs(): Promise<
    { id: string; state: string; due_on: string; order_number: string | null; tries: number }[]
  > {
    return this.database("repeat_delivery_run").where({ repeat_delivery_id: this.id }).orderBy("created_at")
  }

  orders(count: number): Promise<string[]> {
    return until(`${count} orders of ${this.id}`, async () => {
      const numbers = (await this.runs()).flatMap(({ order_number }) => order_number ?? [])
      return numbers.length >= count && numbers
    })
  }

  async subjects(): Promise<string[]> {
    return (await mailTo(this.email)).map(({ subject }) => subject).reverse()
  }

  letter(subject: string): Promise<string> {
    return until(`"${subject}" to ${this.email}`, async () => {
      const match = (await mailTo(this.email)).find((message) => message.subject.includes(subject))
      return match?.text
    })
  }

  async charged(): Promise<number[]> {
    const { intents } = await stripe().state("intents")
    const own = intents.filter(({ metadata }) => metadata.customer_email === this.email)
    return own.flatMap(({ status, amount, id }) =>
      status === "succeeded" && id !== this.intent ? [amount] : [],
    )
  }
}

const tokenSchema = z.object({ token: z.string() })

interface Said {
  data: { repeat: string }
}

let mails = 0

interface Begun {
  stock?: number
  price?: number
  product?: AdminProduct
  buyer?: Partial<OpenCheckout>
  shop?: ShopClient
}

export async function begin(
  database: Knex,
  {
    stock = 50,
    price = 14,
    product: chosen,
    buyer = {},
    shop = new ShopClient({ language: "en" }),
  }: Begun = {},
): Promise<Owned> {
  const product = chosen ?? (await ownProduct(stock, { price }))
  await shop.addItem(product.id, 2)
  await repeatEvery(shop, product.id, 2)
  mails += 1
  const customer_email = `repeat-${Date.now()}-${mails}@example.org`
  const { session_id } = await shop.openCheckout({ ...HOME, ...buyer, customer_email, language: "en" })
  await stripe().pay(session_id)
  const { token } = await linkTo(customer_email, "/repeat-delivery")
  const page = await stripe().session(session_id)
  const payload = JSON.parse(Buffer.from(token.split(".")[0] ?? "", "base64url").toString()) as Said
  const intent = typeof page.payment_intent === "string" ? page.payment_intent : ""
  return new Owned(database, shop, customer_email, token, product, intent, payload.data.repeat)
}

export const repeatEvery = (shop: ShopClient, product_id: string, weeks: number | null) =>
  granted(
    shop.api.PUT("/api/cart/{session_id}/repeats", {
      params: { path: { session_id: shop.sessionId } },
      body: { product_id, weeks },
    }),
  )
