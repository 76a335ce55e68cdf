import fc from "fast-check"
import { EmulatorControl } from "@bon-perroquet/stripe-emulator"
import { EngineClient, requireVariable, ShopClient, until } from "@bon-perroquet/testing"
import { repetitions } from "@bon-perroquet/testing/campaign"
import { stockedProduct } from "@bon-perroquet/testing/products"
import { deliveries, signature, type Delivery, type Genuine } from "./deliveries"
import { Database } from "./rows"
import { MINUTES, SEED } from "./size"
import { postWebhook } from "./webhook-post"

const WEBHOOKS = Number(process.env.FUZZ_WEBHOOKS ?? repetitions(2_000, 1 / 20))
const EACH = repetitions(4, 1 / 2)
const QUANTITY = 2
const AT_ONCE = 16
const HANDLE = "cacahuetes-en-coque"

interface Purchase {
  checkoutSession: string
  orderNumber: string
}

describe(`After ${WEBHOOKS} duplicated, reordered, late, forged, oversized and unknown webhooks (FUZZ_SEED=${SEED})`, () => {
  const stripe = () => new EmulatorControl(requireVariable("STRIPE_EMULATOR_URL"))
  let engine: EngineClient
  let sku: string
  let before: { stocked: number; reserved: number }
  let paid: Purchase[]
  let open: Purchase[]
  let expired: Purchase[]
  const answers = new Map<Delivery["kind"], Map<number, number>>()

  beforeAll(async () => {
    engine = await EngineClient.signIn()
    ;({ sku } = await stockedProduct(engine, HANDLE, 100))
    before = await engine.stock(sku)
    await stripe().pauseWebhooks()
    paid = await purchases()
    open = await purchases()
    expired = await purchases()
    for (const { checkoutSession } of expired) await stripe().expire(checkoutSession)
    for (const { checkoutSession } of paid) await stripe().pay(checkoutSession)
    await flood(await genuineEvents())
  }, MINUTES)
  afterAll(() => stripe().resumeWebhooks())

  const purchases = () =>
    Promise.all(
      Array.from({ length: EACH }, async (): Promise<Purchase> => {
        const shop = new ShopClient()
        await shop.addItem((await shop.product(HANDLE)).id, QUANTITY)
        const { session_id } = await shop.openCheckout()
        const { metadata } = await stripe().session(session_id)
        return { checkoutSession: session_id, orderNumber: metadata?.order_number ?? "" }
      }),
    )

  const genuineEvents = async (): Promise<Genuine[]> => {
    const { events } = await stripe().state("events")
    const ours = new Set([...paid, ...open, ...expired].map(({ checkoutSession }) => checkoutSession))
    return events.filter(({ data }) => ours.has(data.object.id)).map((event) => ({ event }))
  }

  /** Sends all events in parallel. Sends them again, as Stripe would. */
  async function flood(genuine: Genuine[]) {
    const queue = fc.sample(
      deliveries(
        genuine,
        open.map(({ checkoutSession }) => checkoutSession),
      ),
      { seed: SEED, numRuns: WEBHOOKS },
    )
    const all = [
      ...queue,
      ...genuine.map(({ event }): Delivery => ({ kind: "genuine", body: JSON.stringify(event) })),
    ].values()
    const work = async () => {
      for (const delivery of all) {
        const status = await until(`an answer to a ${delivery.kind} webhook`, async () => {
          const came = await postWebhook(delivery)
          note(delivery.kind, came)
          return came !== 503 && came
        })
        expect(status).toBeLessThan(500)
      }
    }
    await Promise.all(Array.from({ length: AT_ONCE }, work))
  }

  const note = (kind: Delivery["kind"], status: number) => {
    const counts = answers.get(kind) ?? new Map<number, number>()
    answers.set(kind, counts.set(status, (counts.get(status) ?? 0) + 1))
  }
  const statusesOf = (kind: Delivery["kind"]) => [...(answers.get(kind) ?? new Map<number, number>()).keys()]

  it.each(["forged", "tampered", "stale", "unsigned", "rubbish"] as const)(
    "the %s webhooks were rejected",
    (kind) => {
      expect(statusesOf(kind).filter((status) => status !== 400 && status !== 415)).toEqual([])
      expect(statusesOf(kind)).toContain(400)
    },
  )

  it("the oversized webhooks were rejected before their bodies were read", () =>
    expect(statusesOf("oversized")).toEqual([413]))

  it("unused event types of Stripe were acknowledged", () => {
    expect(statusesOf("unknown")).toEqual([200])
  })

  it("each paid purchase is one order, captured once and not refunded", async () => {
    for (const { checkoutSession, orderNumber } of paid) {
      const [order, ...more] = await engine.ordersNumbered(orderNumber)
      expect(more).toEqual([])
      const payments = order?.payment_collections.flatMap((collection) => collection.payments ?? []) ?? []
      const captures = payments.flatMap((payment) => payment.captures ?? [])
      const { amount_total } = await stripe().session(checkoutSession)
      expect(captures.map(({ amount }) => Math.round(Number(amount) * 100))).toEqual([amount_total])
    }
    const { sessions, refunds } = await stripe().state("sessions", "refunds")
    const intents = paid.map(
      ({ checkoutSession }) => sessions.find(({ id }) => id === checkoutSession)?.payment_intent,
    )
    expect(refunds.filter((refund) => intents.includes(refund.payment_intent))).toEqual([])
  })

  it("no unpaid purchase is an order", async () => {
    for (const { orderNumber } of [...open, ...expired])
      expect(await engine.ordersNumbered(orderNumber)).toEqual([])
  })

  it("stock and reservations match the purchases exactly", async () => {
    const { stocked, reserved } = await engine.stock(sku)
    expect({ stocked, reserved }).toEqual({
      stocked: before.stocked,
      reserved: before.reserved + (paid.length + open.length) * QUANTITY,
    })
  })

  describe("a forged webhook", () => {
    const forged = (): Delivery => ({
      kind: "forged",
      signature: signature("another body", "whsec_of_somebody_else"),
      body: JSON.stringify({
        id: "evt_1",
        type: "checkout.session.completed",
        data: { object: { id: open[0]?.checkoutSession } },
      }),
    })
    const perSecond = async (work: () => Promise<unknown>, times = repetitions(400, 1 / 8)) => {
      const startedAt = performance.now()
      const left = Array.from({ length: times }).values()
      const one = async () => {
        while (!left.next().done) await work()
      }
      await Promise.all(Array.from({ length: 8 }, one))
      return (times / (performance.now() - startedAt)) * 1_000
    }

    it("is rejected in at most three times the time of a request to an unknown URL", async () => {
      const nowhere = () =>
        fetch(`${requireVariable("ENGINE_URL")}/api/nowhere`, {
          method: "POST",
          body: "{}",
          headers: { "Content-Type": "application/json" },
        }).then((answer) => answer.text())
      await perSecond(nowhere, 20)
      const trivial = await perSecond(nowhere)
      const refused = await perSecond(() => postWebhook(forged()))
      process.stdout.write(
        `forged webhooks: ${Math.round(refused)} per second, unknown addresses: ${Math.round(trivial)}\n`,
      )
      expect(refused).toBeGreaterThan(trivial / 3)
    })

    it("is rejected without a database statement", async () => {
      const database = await Database.open()
      try {
        await until("ten forged webhooks without a statement", async () => {
          const statements = await database.lastStatements()
          await perSecond(() => postWebhook(forged()), 10)
          return JSON.stringify(await database.lastStatements()) === JSON.stringify(statements)
        })
      } finally {
        await database.close()
      }
    })
  })
})
