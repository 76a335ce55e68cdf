import { randomUUID } from "node:crypto"
import { Administrator } from "@bon-perroquet/orders/testing"
import { newSessionId, ownProduct, requireVariable, ShopClient, until } from "@bon-perroquet/testing"
import { buy } from "@bon-perroquet/testing/purchase"
import {
  ACP_ADDRESS,
  ACP_BUYER,
  acpErrorSchema,
  amountIn,
  discoverySchema,
  problemIn,
  READY,
  sendAcp,
  sessionInput,
  sessionOf,
  sessionSchema,
  setFeatures,
  totalIn,
} from "../testing"

let administrator: Administrator
beforeAll(async () => {
  await setFeatures({ agents: true, agents_acp: true })
  administrator = await Administrator.signIn()
})
afterAll(() => setFeatures({ agents: false, agents_acp: false }))

const create = (input: object) => sessionOf("POST", "", input, { status: 201 })
const update = (id: string, input: object) => sessionOf("POST", `/${id}`, input)
const paramsOf = ({ messages }: { messages: { param?: string | undefined }[] }) =>
  messages.map(({ param }) => param)
const TOKEN = {
  payment_data: {
    handler_id: "card_tokenized",
    instrument: { type: "card", credential: { type: "spt", token: "spt_of_a_consumer" } },
  },
}

describe("discovery", () => {
  const read = () => fetch(`${requireVariable("SHOP_URL")}/.well-known/acp.json`)

  it("the well-known document has version, address and services", async () => {
    const document = discoverySchema.parse(await (await read()).json())
    expect(document.api_base_url).toMatch(/\/api\/acp$/)
  })

  it("if the setting is off, nothing answers", async () => {
    await setFeatures({ agents_acp: false })
    await until("the setting", async () => (await read()).status === 404)
    const { id } = await ownProduct({ stock: 1 })
    expect((await sendAcp("POST", "", sessionInput(id))).status).toBe(404)
    await setFeatures({ agents_acp: true })
    await until("the setting", async () => (await read()).status === 200)
  })
})

describe("a session", () => {
  it("lists what is missing, and then hands the buyer over to the shop, also if a token is sent", async () => {
    const product = await ownProduct({ stock: 9, price: 12.5 })
    const begun = await create(sessionInput(product.id, 2))
    expect(begun.status).toBe("not_ready_for_payment")
    expect(paramsOf(begun)).toEqual(["$.buyer.email", "$.buyer.first_name", "$.fulfillment_details.address"])
    expect(amountIn(begun.totals, "items_base_amount")).toBe(2_500)
    const ready = await update(begun.id, READY)
    expect(ready.status).toBe("requires_escalation")
    expect(ready.messages).toMatchObject([
      { type: "error", code: "intervention_required", resolution: "requires_buyer_review" },
    ])
    expect(ready.capabilities.payment.handlers).toEqual([])
    expect(ready).toMatchObject({ buyer: ACP_BUYER, fulfillment_details: { address: ACP_ADDRESS } })
    const completed = await sessionOf("POST", `/${begun.id}/complete`, TOKEN)
    expect(completed).toMatchObject({ status: "requires_escalation", continue_url: ready.continue_url })
    expect(completed.order).toBeUndefined()
  })

  it("is completed when the buyer orders in the shop, and the order has its assistant", async () => {
    const product = await ownProduct({ stock: 9 })
    const { id, continue_url = "" } = await create(sessionInput(product.id, 2, READY))
    const shop = new ShopClient({ sessionId: newSessionId() })
    const token = new URL(continue_url).searchParams.get("token")
    await shop.write("POST", "/api/agents/handover", { json: { token, session_id: shop.sessionId } })
    const number = await buy(shop, { customer_email: ACP_BUYER.email }, product.id)
    const read = await sessionOf("GET", `/${id}`)
    expect(read).toMatchObject({
      status: "completed",
      order: { order_number: number, checkout_session_id: id, status: "confirmed" },
    })
    // The buyer added two more in the shop.
    expect(read.order?.line_items).toMatchObject([{ quantity: { ordered: 4, current: 4, fulfilled: 0 } }])
    expect(JSON.stringify(read)).not.toMatch(/Peeters|Rue Haute|ada@/)
    expect(await administrator.order(number)).toMatchObject({
      assistant: { name: "testagent", protocol: "acp", is_verified: false },
    })
    expect(problemIn(await sendAcp("POST", `/${id}/cancel`))).toEqual([405, "session_ended"])
    expect(problemIn(await sendAcp("POST", `/${id}`, READY))).toEqual([409, "session_ended"])
  })

  it("adds up repeated items, keeps what an update leaves out, and replaces goods", async () => {
    const [first, second] = [await ownProduct({ stock: 9 }), await ownProduct({ stock: 9 })]
    const input = { ...sessionInput(first.id), line_items: [{ id: first.id }, { id: first.id }] }
    const { id } = await create({ ...input, ...READY })
    const renamed = await update(id, { buyer: { full_name: "Grace Brewster Hopper" } })
    expect(renamed.buyer).toMatchObject({ first_name: "Grace", last_name: "Brewster Hopper" })
    expect(renamed.buyer?.email).toBe(ACP_BUYER.email)
    expect(renamed.line_items).toMatchObject([{ quantity: 2, product_id: first.id }])
    const replaced = await update(id, { line_items: [{ id: second.id }] })
    expect(replaced.line_items).toMatchObject([{ quantity: 1, product_id: second.id }])
    expect(replaced.fulfillment_details?.address).toEqual(ACP_ADDRESS)
  })

  it("offers delivery to the door and pick-up points with their prices, and the buyer's choice counts", async () => {
    const { id: productId } = await ownProduct({ stock: 9, price: 5 })
    const { id, fulfillment_options: options } = await create(sessionInput(productId, 1, READY))
    const pickup = options.find(({ type }) => type === "pickup")
    expect(options.map(({ type }) => type)).toContain("shipping")
    const selected = { type: "pickup", option_id: pickup?.id ?? "", item_ids: [] }
    const chosen = await update(id, { selected_fulfillment_options: [selected] })
    expect(chosen.selected_fulfillment_options).toMatchObject([{ type: "pickup", option_id: pickup?.id }])
    expect(amountIn(chosen.totals, "fulfillment")).toBe(pickup?.totals[0]?.amount)
    const unknown = { type: "shipping", option_id: "so_unknown", item_ids: [] }
    const refused = await update(id, { selected_fulfillment_options: [unknown] })
    expect(paramsOf(refused)).toContain("$.selected_fulfillment_options")
    expect(refused.status).toBe("not_ready_for_payment")
  })

  it("has promo codes as the discount extension, and a code without effect is a warning", async () => {
    const product = await ownProduct({ stock: 9, price: 20 })
    const code = `ACP${randomUUID().slice(0, 8).toUpperCase()}`
    await administrator.shop.write("POST", "/api/admin/promotions", {
      json: {
        ...{ code, is_automatic: false, on: "order", product_ids: [], category_ids: [], percent: 10 },
        ...{ amount_cents: null, minimum_cents: null, limit: null, limit_per_email: null },
        ...{ from: null, until: null, note: "" },
      },
    })
    const discounts = { codes: [code, "NOSUCHCODE"] }
    const session = await create(sessionInput(product.id, 1, { ...READY, discounts }))
    expect(session.discounts).toMatchObject({ codes: [code], applied: [{ code, amount: 200 }] })
    expect(amountIn(session.totals, "discount")).toBe(200)
    expect(session.messages).toContainEqual(
      expect.objectContaining({ type: "warning", code: "discount_code_invalid" }),
    )
  })

  it("is cancelled once, and its link no longer works", async () => {
    const { id, continue_url = "" } = await create(
      sessionInput((await ownProduct({ stock: 9 })).id, 1, READY),
    )
    const cancelled = await sessionOf("POST", `/${id}/cancel`, {})
    expect(cancelled.status).toBe("canceled")
    expect(cancelled.continue_url).toBeUndefined()
    expect(problemIn(await sendAcp("POST", `/${id}/cancel`, {}))).toEqual([405, "session_ended"])
    const shop = new ShopClient({ sessionId: newSessionId() })
    const token = new URL(continue_url).searchParams.get("token")
    const opened = await shop.write("POST", "/api/agents/handover", {
      json: { token, session_id: shop.sessionId },
    })
    expect(opened.status).toBe(400)
  })
})

describe("invalid requests", () => {
  let id: string
  beforeAll(async () => {
    ;({ id } = await ownProduct({ stock: 1 }))
  })

  it.each<[string, object, Record<string, string | undefined>, [number, string]]>([
    ["no version", {}, { "api-version": undefined }, [400, "api_version_required"]],
    ["another version", {}, { "api-version": "2025-09-29" }, [400, "api_version_unsupported"]],
    ["no idempotency key", {}, { "idempotency-key": undefined }, [400, "idempotency_key_required"]],
    ["an old timestamp", {}, { timestamp: "2026-01-01T00:00:00Z" }, [400, "timestamp_out_of_range"]],
    ["no time", {}, { timestamp: "yesterday" }, [400, "timestamp_out_of_range"]],
    ["another currency", { currency: "usd" }, {}, [400, "invalid_input"]],
    ["no goods", { line_items: [] }, {}, [400, "invalid_input"]],
    ["a wrong e-mail address", { buyer: { email: "ada" } }, {}, [400, "invalid_input"]],
    ["unknown goods", { line_items: [{ id: "prod_unknown" }] }, {}, [400, "not_found"]],
  ])("a request with %s creates no session", async (_, json, headers, problem) => {
    expect(problemIn(await sendAcp("POST", "", { ...sessionInput(id), ...json }, headers))).toEqual(problem)
  })

  it("names the field, echoes the request's id, and does not know other sessions", async () => {
    const answer = await sendAcp(
      "POST",
      "",
      { ...sessionInput(id), currency: "usd" },
      { "request-id": "r-1" },
    )
    expect(acpErrorSchema.parse(answer.body).param).toBe("$.currency")
    expect(answer.headers.get("request-id")).toBe("r-1")
    expect(problemIn(await sendAcp("GET", "/checkout_unknown"))).toEqual([404, "not_found"])
  })
})

describe("idempotency", () => {
  it("a repeated request has the same answer, and other content is a conflict", async () => {
    const { id } = await ownProduct({ stock: 9 })
    const headers = { "idempotency-key": randomUUID() }
    const first = await sendAcp("POST", "", sessionInput(id), headers)
    const again = await sendAcp("POST", "", sessionInput(id), headers)
    expect([first.status, again.status]).toEqual([201, 201])
    expect(again.body).toEqual(first.body)
    expect(first.headers.get("idempotent-replayed")).toBeNull()
    expect(again.headers.get("idempotent-replayed")).toBe("true")
    expect(again.headers.get("idempotency-key")).toBe(headers["idempotency-key"])
    const other = await sendAcp("POST", "", sessionInput(id, 2), headers)
    expect(problemIn(other)).toEqual([422, "idempotency_conflict"])
  })

  it("prices are the shop's, whatever the assistant states", async () => {
    const { id } = await ownProduct({ stock: 9, price: 12.5 })
    const line_items = [{ id, name: "Diamonds", unit_amount: 1, quantity: 1 }]
    const { body } = await sendAcp("POST", "", { ...sessionInput(id), ...READY, line_items })
    const session = sessionSchema.parse(body)
    expect(session.line_items).toMatchObject([{ unit_amount: 1_250 }])
    expect(totalIn(session)).toBe(1_250 + amountIn(session.totals, "fulfillment"))
  })
})
