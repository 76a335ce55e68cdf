import { mkdtemp, readdir, readFile, rm, writeFile } from "node:fs/promises"
import { tmpdir } from "node:os"
import { join } from "node:path"
import { order, startStand } from "./testing/stand"

let folder: string
let stateFile: string
beforeEach(async () => {
  folder = await mkdtemp(join(tmpdir(), "stripe-emulator-"))
  stateFile = join(folder, "state.json")
})
afterEach(() => rm(folder, { recursive: true }))

it("the emulator still has payments, refunds and idempotency keys after a restart", async () => {
  const before = await startStand({ stateFile })
  const key = { idempotencyKey: "cart-1" }
  const { id } = await before.stripe.checkout.sessions.create(order(), key)
  await before.control.pay(id)
  await before.control.refund(id, { amount: 100 })
  await before.close()

  const after = await startStand({ stateFile })
  const session = await after.stripe.checkout.sessions.retrieve(id, {
    expand: ["payment_intent.latest_charge"],
  })
  expect(session).toMatchObject({
    payment_status: "paid",
    payment_intent: { latest_charge: { amount_refunded: 100 } },
  })
  expect((await after.stripe.checkout.sessions.create(order(), key)).id).toBe(id)
  expect((await after.stripe.events.list({ type: "checkout.session.completed" })).data).toHaveLength(1)
  await after.close()
})

it("undelivered events are sent after a restart", async () => {
  const before = await startStand({ stateFile, retryAfterMs: [60_000] })
  before.answers.push(503, 503)
  const { id } = await before.stripe.checkout.sessions.create(order())
  await before.control.pay(id)
  await before.close()

  const after = await startStand({ stateFile })
  await after.control.webhooksIdle()
  expect(after.received.map((event) => event.type)).toContain("checkout.session.completed")
  await after.close()
})

it("the state file contains no card number, and no unfinished file remains beside it", async () => {
  const stand = await startStand({ stateFile })
  const { id } = await stand.stripe.checkout.sessions.create(order())
  await stand.control.decline(id)
  await stand.control.pay(id, { card: "5555555555554444" })
  await stand.close()
  expect(await readdir(folder)).toEqual(["state.json"])
  const text = await readFile(stateFile, "utf8")
  expect(text).toContain(id)
  expect(text).not.toMatch(/5555555555554444|4000000000000002/)
})

it("the emulator starts with an empty state if the state file has another format", async () => {
  await writeFile(stateFile, JSON.stringify({ format: 0, sessions: [] }))
  const stand = await startStand({ stateFile })
  expect((await stand.control.state("sessions")).sessions).toEqual([])
  await stand.close()
})
