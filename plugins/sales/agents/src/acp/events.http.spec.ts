import { createServer, type Server } from "node:http"
import { Administrator } from "@bon-perroquet/orders/testing"
import { newSessionId, ownProduct, ShopClient, until } from "@bon-perroquet/testing"
import { shopDatabase } from "@bon-perroquet/testing/database/index"
import { buy } from "@bon-perroquet/testing/purchase"
import { runJob } from "@bon-perroquet/testing/sweeps"
import {
  ACP_BUYER,
  acpEventSchema,
  isSignedEvent,
  problemIn,
  READY,
  sendAcp,
  sessionInput,
  sessionSchema,
  setFeatures,
  signedBy,
} from "../testing"

/** Port of ACP_EVENTS_URL in test shops. */
const PORT = 8794
const database = shopDatabase()
const received: { signature: string; body: string }[] = []
let server: Server
let administrator: Administrator
beforeAll(async () => {
  await setFeatures({ agents: true, agents_acp: true })
  administrator = await Administrator.signIn()
  server = createServer((request, response) => {
    const chunks: Buffer[] = []
    request.on("data", (chunk: Buffer) => chunks.push(chunk))
    request.on("end", () => {
      const signature = String(request.headers["merchant-signature"])
      received.push({ signature, body: Buffer.concat(chunks).toString("utf8") })
      response.end()
    })
  })
  await new Promise<void>((resolve) => server.listen(PORT, "127.0.0.1", resolve))
})
afterAll(async () => {
  server.closeAllConnections()
  await new Promise((resolve) => server.close(resolve))
  await setFeatures({ agents: false, agents_acp: false })
  await database.destroy()
})

/** Prepares a session, and orders it as the shopper. @param headers of the request that creates the session */
async function order(input: object, productId: string, headers: Record<string, string | undefined>) {
  const { body } = await sendAcp("POST", "", input, headers)
  const { id, continue_url = "" } = sessionSchema.parse(body)
  const shop = new ShopClient({ sessionId: newSessionId() })
  const token = new URL(continue_url).searchParams.get("token")
  await shop.write("POST", "/api/agents/handover", { json: { token, session_id: shop.sessionId } })
  const number = await buy(shop, { customer_email: ACP_BUYER.email }, productId)
  const read = sessionSchema.parse((await sendAcp("GET", `/${id}`)).body)
  return { number, orderId: read.order?.id ?? "" }
}

async function send(orderId: string): Promise<void> {
  const row = () => database("agent_order_event").where({ order_id: orderId })
  await row().update({ check_at: database.raw("now()") })
  await row()
    .whereNotNull("next_at")
    .update({ next_at: database.raw("now()") })
  await runJob("send-order-events")
}
const eventsOf = (number: string) =>
  received
    .map(({ body }) => acpEventSchema.parse(JSON.parse(body)))
    .filter(({ data }) => data.order_number === number)

it("a platform that signs gets the state of its orders when they are placed and shipped, signed and without personal data", async () => {
  const { id } = await ownProduct({ stock: 9 })
  const input = sessionInput(id, 2, READY)
  const { number, orderId } = await order(input, id, signedBy(input))
  expect(await administrator.order(number)).toMatchObject({
    assistant: { protocol: "acp", is_verified: true },
  })
  const [placed] = await until("the first event", async () => {
    await send(orderId)
    const events = eventsOf(number)
    return events.length > 0 && events
  })
  expect(placed).toMatchObject({ type: "order_create", data: { id: orderId, status: "confirmed" } })
  for (const status of ["preparing", "shipped"] as const)
    await administrator.set(number, status, status === "shipped" ? { tracking_number: "TRACK-1" } : {})
  const shipped = await until("the shipment", async () => {
    await send(orderId)
    return eventsOf(number).find(({ data }) => data.status === "shipped")
  })
  expect(shipped).toMatchObject({
    type: "order_update",
    data: {
      line_items: [{ status: "fulfilled", quantity: { fulfilled: 4 } }],
      fulfillments: [{ status: "shipped", tracking_number: "TRACK-1", events: [{ type: "shipped" }] }],
    },
  })
  for (const { signature, body } of received) {
    expect(isSignedEvent(signature, body)).toBe(true)
    expect(isSignedEvent(signature, `${body} `)).toBe(false)
    expect(body).not.toMatch(/Peeters|Rue Haute|ada@/)
  }
})

it("an assistant that does not sign gets no events, and a wrong signature is rejected", async () => {
  const { id } = await ownProduct({ stock: 9 })
  const input = sessionInput(id, 1, READY)
  const { orderId } = await order(input, id, {})
  expect(await database("agent_order_event").where({ order_id: orderId })).toEqual([])
  const forged = signedBy(input, "another secret")
  expect(problemIn(await sendAcp("POST", "", input, forged))).toEqual([401, "signature_invalid"])
  const undated = { ...signedBy(input), timestamp: undefined }
  expect(problemIn(await sendAcp("POST", "", input, undated))).toEqual([401, "signature_invalid"])
})
