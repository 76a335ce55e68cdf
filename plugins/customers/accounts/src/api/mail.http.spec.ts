import { randomBytes } from "node:crypto"
import { knex as connect } from "@medusajs/framework/mikro-orm/knex"
import { ownProduct } from "@bon-perroquet/testing"
import { acceptedSchema, errorSchema, orderSchema, type Language } from "@bon-perroquet/contract"
import { EngineClient, requireVariable, ShopClient, until, type ShopAnswer } from "@bon-perroquet/testing"
import { linkTo, mailTo } from "@bon-perroquet/testing/mailbox"
import { buy, HOME, orderIn } from "@bon-perroquet/testing/purchase"
import { slowerBy, type Pair } from "../testing/pairs"

const codeOf = ({ body }: ShopAnswer) => errorSchema.parse(body).code
const post = (path: string, json: object, shop = new ShopClient()) => shop.write("POST", path, { json })
const stranger = () => `nobody-${Date.now()}-${Math.random().toString(36).slice(2)}@example.org`

describe("A forgotten password", () => {
  it("is replaced once by the e-mailed link, which ends older tokens", async () => {
    const shop = new ShopClient({ language: "nl" })
    const { user, password } = await shop.register()
    await post("/api/auth/forgot", { email: user.email.toUpperCase() })
    const { token, message } = await linkTo(user.email, "/auth/reset")
    expect(message).toMatchObject({ language: "nl", subject: "Kies een nieuw wachtwoord" })
    const { token: ofAnotherPurpose } = await linkTo(user.email, "/auth/verify")
    for (const wrong of ["nonsense", "eyJkYXRhIjp7fSwiZXhwaXJlcyI6bnVsbH0.AAAA", "", ofAnotherPurpose]) {
      const answer = await post("/api/auth/reset", { token: wrong, password: "noix de pécan" })
      expect([answer.status, codeOf(answer)]).toEqual([400, "link_expired"])
    }
    expect(codeOf(await post("/api/auth/reset", { token, password: "12345678" }))).toBe("password_too_common")
    const answers = await Promise.all(
      Array.from({ length: 5 }, (_, index) =>
        post("/api/auth/reset", { token, password: `graines de ${index}` }),
      ),
    )
    expect(answers.map(({ status }) => status).sort()).toEqual([200, 400, 400, 400, 400])
    const winner = answers.findIndex(({ status }) => status === 200)
    expect((await shop.send("GET", "/api/users/me")).status).toBe(401)
    expect((await shop.write("POST", "/api/auth/refresh")).status).toBe(401)
    const engines = { method: "POST", headers: { Authorization: `Bearer ${shop.token ?? ""}` } }
    expect((await fetch(`${requireVariable("ENGINE_URL")}/auth/token/refresh`, engines)).status).toBe(401)
    await expect(new ShopClient().login(user.email, password)).rejects.toMatchObject({ status: 401 })
    const again = await new ShopClient().login(user.email, `graines de ${winner}`)
    expect(again.user.email_verified).toBe(true)
    expect(codeOf(await post("/api/auth/reset", { token, password: "une autre fois" }))).toBe("link_expired")
    const mail = await until("the mail about it", async () =>
      (await mailTo(user.email)).filter(({ subject }) => subject === "Er is een nieuw wachtwoord gekozen"),
    )
    expect(mail).toHaveLength(1)
  })

  it("returns the same response in the same time for unknown addresses", async () => {
    const { user } = await new ShopClient().register()
    const answers = new Set<string>()
    const timed = async (email: string) => {
      const started = performance.now()
      const { status, body } = await post("/api/auth/forgot", { email })
      answers.add(JSON.stringify({ status, body }))
      return performance.now() - started
    }
    const pairs: Pair[] = []
    for (let round = 0; round < 20; round++) {
      const first = round % 2 ? await timed(user.email) : 0
      const unknown = await timed(stranger())
      pairs.push({ known: first || (await timed(user.email)), unknown })
    }
    expect([...answers]).toEqual([
      JSON.stringify({ status: 200, body: acceptedSchema.parse({ accepted: true }) }),
    ])
    expect(Math.abs(slowerBy(pairs))).toBeLessThan(5)
  })
})

describe("An e-mail address", () => {
  it("brings a guest's orders into the account only after it is verified", async () => {
    const shop = new ShopClient()
    const { user } = await shop.register()
    const number = await buy(new ShopClient(), { customer_email: user.email.toUpperCase() })
    expect(await shop.orders()).toEqual([])
    expect((await shop.send("GET", `/api/users/orders/${number}`)).status).toBe(404)
    const { token } = await linkTo(user.email, "/auth/verify")
    expect((await post("/api/auth/verify", { token }, shop)).status).toBe(200)
    expect((await orderIn(shop, number)).order_number).toBe(number)
    expect((await shop.me()).email_verified).toBe(true)
  })
})

it("a verification link has no effect without the account's session or password", async () => {
  const hijacker = new ShopClient()
  const { user, password } = await hijacker.register()
  const { token } = await linkTo(user.email, "/auth/verify")
  const owner = new ShopClient()
  await owner.register()
  for (const visitor of [new ShopClient(), owner])
    expect(codeOf(await post("/api/auth/verify", { token }, visitor))).toBe("password_required")
  const guessed = await post("/api/auth/verify", { token, password: "not this one" })
  expect([guessed.status, codeOf(guessed)]).toEqual([403, "wrong_password"])
  expect((await hijacker.me()).email_verified).toBe(false)
  expect((await post("/api/auth/verify", { token, password })).status).toBe(200)
  expect((await hijacker.me()).email_verified).toBe(true)
})

it("the newsletter starts after a confirmation by e-mail, in the chosen language, and ends immediately", async () => {
  const shop = new ShopClient({ language: "en" })
  const { user } = await shop.register()
  const want = async (newsletter: boolean) =>
    (await shop.write("PUT", "/api/users/preferences", { json: { newsletter } })).body
  expect(await want(true)).toMatchObject({ newsletter: { state: "pending" } })
  const { token } = await linkTo(user.email, "/newsletter/confirm")
  expect((await post("/api/newsletter/confirm", { token })).status).toBe(200)
  const { newsletter } = await shop.me()
  expect(newsletter.state).toBe("subscribed")
  expect(Date.now() - Date.parse(newsletter.since ?? "")).toBeLessThan(60_000)
  expect(await want(false)).toMatchObject({ newsletter: { state: "none" } })
  expect(codeOf(await post("/api/newsletter/confirm", { token }))).toBe("link_expired")

  await shop.write("PUT", "/api/users/preferences", { json: { language: "nl" } })
  expect((await shop.me()).language).toBe("nl")
  for (const json of [{}, { language: "de" }, { newsletter: "yes" }])
    expect((await shop.write("PUT", "/api/users/preferences", { json })).status).toBe(400)
})

it("a change of the profile, of fields or in Medusa Admin does not undo an unsubscription at the same time", async () => {
  const shop = new ShopClient()
  const { user } = await shop.register()
  await shop.write("PUT", "/api/users/preferences", { json: { newsletter: true } })
  const { token } = await linkTo(user.email, "/newsletter/confirm")
  await post("/api/newsletter/confirm", { token })
  const database = connect({ client: "pg", connection: requireVariable("DATABASE_URL") })
  try {
    const customer = () => database("customer").where({ email: user.email })
    const before = await customer().first<{ id: string; metadata: Record<string, unknown> }>("id", "metadata")
    expect(before?.metadata).toMatchObject({ newsletter: { state: "subscribed" } })
    // The unsubscription is written after the profile was read, and before it is changed.
    const unsubscription = await database.transaction()
    await unsubscription("customer")
      .where({ email: user.email })
      .update({
        metadata: JSON.stringify({ newsletter: { state: "none", since: new Date().toISOString() } }) as never,
      })
    const changed = shop.write("PUT", "/api/users/profile", {
      json: { first_name: "Eve", last_name: "Peeters", phone: "" },
    })
    const { rows: own } = await unsubscription.raw<{ rows: { id: string }[] }>(
      "SELECT pg_current_xact_id()::text AS id",
    )
    await until("the change to wait", async () => {
      const { rows } = await database.raw<{ rows: object[] }>(
        "SELECT 1 FROM pg_locks WHERE NOT granted AND transactionid::text = ?",
        [own[0]?.id ?? ""],
      )
      return rows.length > 0
    })
    await unsubscription.commit()
    expect((await changed).status).toBe(200)
    expect(await shop.me()).toMatchObject({ first_name: "Eve", newsletter: { state: "none" } })

    const engine = await EngineClient.signIn()
    await engine.post(`/admin/customers/${before?.id ?? ""}`, {
      metadata: { ...before?.metadata, colour: "blue" },
    })
    expect(await shop.me()).toMatchObject({ newsletter: { state: "none" } })
    expect((await customer().first<{ metadata: object }>("metadata"))?.metadata).toMatchObject({
      colour: "blue",
    })
  } finally {
    await database.destroy()
  }
})

describe("An order", () => {
  // The guest's order below has a confirmation in French.
  it.each(["nl", "en"] as Language[])(
    "is confirmed by one e-mail in %s, with its costs",
    async (language) => {
      const shop = new ShopClient({ language })
      const email = stranger()
      const number = await buy(shop, { customer_email: email, language })
      const { message, token } = await linkTo(email, "/orders/view")
      expect(message).toMatchObject({ language })
      expect(message.subject).toContain(number)
      expect(codeOf(await post("/api/orders/linked", { token: `${token}.x` }))).toBe("link_expired")
      const order = orderSchema.parse((await post("/api/orders/linked", { token })).body)
      expect(order.order_number).toBe(number)
      expect(message.text).toContain(order.items[0]?.name)
      const digits = (order.totals.total_cents / 100).toFixed(2).replace(".", language === "en" ? "." : ",")
      expect(message.text).toContain(digits)
      const confirmations = (await mailTo(email)).filter(({ subject }) => subject === message.subject)
      expect(confirmations).toHaveLength(1)
    },
  )

  it("causes an e-mail to its customer when an administrator cancels it", async () => {
    const engine = await EngineClient.signIn()
    const email = stranger()
    const number = await buy(new ShopClient(), { customer_email: email })
    const [order] = await until("the order", async () => {
      const orders = await engine.ordersNumbered(number)
      return orders.length > 0 && orders
    })
    await engine.post(`/admin/orders/${order?.id}/cancel`, {})
    const mail = await until("a mail about the cancellation", async () =>
      (await mailTo(email)).find(({ subject }) => /annulée/.test(subject)),
    )
    expect(mail.subject).toContain(number)
  })

  it("is shown to a guest by an e-mailed link, and unknown orders return the same response and use up no limit", async () => {
    const email = `k${stranger()}`
    const nobody = stranger()
    const number = await buy(new ShopClient(), { ...HOME, customer_email: email })
    const requests = [
      ...[6, 7, 8, 9].map((digit) => ({ order_number: `BP-2020-99999${digit}`, email })),
      { order_number: number, email: nobody },
      { order_number: number, email },
    ]
    const answers = new Set<string>()
    for (const json of requests) {
      const { status, body } = await post("/api/orders/look-up", json)
      answers.add(JSON.stringify({ status, body }))
    }
    expect(answers.size).toBe(1)
    await until("the mail with the link", async () =>
      (await mailTo(email)).some(({ subject }) => subject === `Votre commande ${number}`),
    )
    expect(await mailTo(nobody)).toEqual([])
    // The Kelvin sign becomes k in lower case, but the address belongs to another mailbox.
    const lookalike = `\u212a${email.slice(1)}`
    await post("/api/orders/look-up", { order_number: number, email: lookalike })
    await until(
      "the second mail",
      async () =>
        (await mailTo(email)).filter(({ subject }) => subject === `Votre commande ${number}`).length === 2,
    )
    expect((await mailTo(lookalike)).filter(({ to }) => to === lookalike)).toEqual([])
    expect(codeOf(await post("/api/orders/linked", { token: "x.y" }))).toBe("link_expired")
    expect(codeOf(await post("/api/orders/look-up", { order_number: "'--", email }))).toBe("invalid_request")
  })
})

describe("A withdrawal by number and e-mail address", () => {
  it("is acknowledged to the order's address, and an unknown order returns the same response", async () => {
    const email = stranger()
    const { id } = await ownProduct()
    const number = await buy(new ShopClient(), { ...HOME, customer_email: email }, id)
    const requests = [
      { order_number: number.toLowerCase(), email, message: "Tout, s’il vous plaît." },
      { order_number: number, email: stranger() },
      { order_number: "BP-2020-999999", email },
    ]
    const answers = new Set<string>()
    for (const json of requests) {
      const { status, body } = await post("/api/orders/withdrawal", json)
      answers.add(JSON.stringify({ status, body }))
    }
    expect([...answers]).toEqual([JSON.stringify({ status: 200, body: { accepted: true } })])
    const mail = await until("the acknowledgement", async () =>
      (await mailTo(email)).find(({ subject }) => /rétractation/.test(subject)),
    )
    expect(mail.text).toContain(number)
    // A stranger may know number and address. So the mail has no text of the request, and the customer can withdraw.
    expect(mail.text).not.toContain("Tout, s’il vous plaît.")
    const { token } = await linkTo(email, "/orders/view")
    const read = async (path: string) => orderSchema.parse((await post(path, { token })).body)
    const before = await read("/api/orders/linked")
    expect(before).toMatchObject({ withdrawable: true, withdrawal: { confirmed: false } })
    const after = await read("/api/orders/linked/withdrawal")
    expect(after).toMatchObject({ withdrawable: false, withdrawal: { confirmed: true } })
    expect(after.withdrawal?.items).toEqual(before.withdrawal?.items)
    expect(await mailTo(requests[1]?.email ?? "")).toEqual([])
    expect(codeOf(await post("/api/orders/withdrawal", { order_number: number, email: "nobody" }))).toBe(
      "invalid_request",
    )
  })
})

describe("An IP address", () => {
  it("is rejected with 429 after too many requests, while another address is not", async () => {
    const shop = new ShopClient({ baseUrl: requireVariable("ENGINE_URL") })
    const ask = async (address: string) => {
      const headers = { "X-Forwarded-For": address }
      const answer = await shop.write("POST", "/api/auth/forgot", { json: { email: stranger() }, headers })
      return answer.status
    }
    // Random addresses, because a shop that is kept between test runs remembers requests of earlier addresses.
    const [address, other] = ["198.18", "198.19"].map(
      (network) => `${network}.${randomBytes(2).join(".")}`,
    ) as [string, string]
    expect(await ask(address)).toBe(200)
    // Sets the counter to ten requests below the limit, because sending thousands of requests would take long.
    const database = connect({ client: "pg", connection: requireVariable("DATABASE_URL") })
    const ofRequest = database("throttle").select("id").orderBy("created_at", "desc").limit(2)
    await database("throttle")
      .update({ count: Number(requireVariable("ACCOUNT_ADDRESS_LIMIT")) - 10 })
      .whereIn("id", ofRequest)
    await database.destroy()
    const statuses = await Promise.all(Array.from({ length: 20 }, () => ask(address)))
    expect(statuses.filter((status) => status === 200)).toHaveLength(10)
    expect(statuses.filter((status) => status === 429)).toHaveLength(10)
    expect(await ask(other)).toBe(200)
  })
})
