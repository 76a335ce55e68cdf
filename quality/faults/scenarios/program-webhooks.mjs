import { createHmac } from "node:crypto"
import { createServer } from "node:http"
import { isOk } from "../ask.mjs"
import { until } from "../until.mjs"

/** @typedef {import("./index.mjs").Outcome} Outcome */
/** @typedef {import("../shop.mjs").FaultyShop} FaultyShop */
/** @typedef {{ id: string, text: string, headers: import("node:http").IncomingHttpHeaders, isAccepted: boolean }} Call */

const ROUNDS = 3
const PRODUCTS = 12
/** Calls that the program accepts in each round before it stops answering. */
const ACCEPTED = 4
const TIMEOUT = 120_000

/**
 * Kills every engine while a program receives webhooks, before and after its answer. Every change must be reported at
 * least once, with a valid signature, and a repeated delivery must have the same id and body.
 * @param {FaultyShop} shop @returns {Promise<Outcome>}
 */
export async function programWebhooks(shop) {
  const program = await Program.start()
  try {
    const { id, secret } = await register(shop, program.url)
    const cut = new Set()
    for (let round = 1; round <= ROUNDS; round++)
      for (const call of await killDuringDelivery(shop, program, round)) cut.add(call)
    await until("all deliveries", () => isDelivered(shop, id), TIMEOUT)
    const findings = [...program.findings(secret), ...(await lost(shop, program))]
    const repeated = [...cut].filter((one) => program.accepted.has(one)).length
    return {
      name: "Engines killed while they deliver webhooks",
      figures: `${program.accepted.size} deliveries accepted, ${cut.size} cut off by a kill, ${repeated} of them repeated with the same id`,
      findings: [
        ...findings,
        ...(cut.size ? [] : ["no kill cut off a delivery"]),
        ...(repeated === cut.size ? [] : [`${cut.size - repeated} deliveries were never repeated`]),
      ],
    }
  } finally {
    await program.stop()
  }
}

/** A program on this machine that receives webhooks. It can stop answering. */
class Program {
  /** @type {Call[]} */
  calls = []
  /** Number of calls that get an answer. */
  answers = Number.POSITIVE_INFINITY

  constructor() {
    this.server = createServer((request, response) => {
      let text = ""
      request.setEncoding("utf8").on("data", (chunk) => (text += chunk))
      request.on("end", () => {
        const { headers } = request
        const id = String(headers["webhook-id"])
        const isAccepted = this.answers > 0
        this.answers -= 1
        this.calls.push({ id, text, headers, isAccepted })
        if (isAccepted) response.writeHead(200).end()
      })
    })
  }

  static async start() {
    const program = new Program()
    await new Promise((resolve) => program.server.listen(0, "127.0.0.1", () => resolve(undefined)))
    return program
  }

  get url() {
    const address = /** @type {import("node:net").AddressInfo} */ (this.server.address())
    return `http://127.0.0.1:${address.port}/hooks`
  }

  get accepted() {
    return new Set(this.calls.filter(({ isAccepted }) => isAccepted).map(({ id }) => id))
  }

  /** @param {string} secret @returns {string[]} wrong signatures, and bodies that changed between attempts */
  findings(secret) {
    return this.calls.flatMap((call) => {
      const { id, text } = call
      const first = this.calls.find((each) => each.id === id)
      return [
        ...(isSigned(call, secret) ? [] : [`the delivery ${id} has no valid signature`]),
        ...(first?.text === text ? [] : [`the delivery ${id} was repeated with another body`]),
      ]
    })
  }

  async stop() {
    this.server.closeAllConnections()
    await new Promise((resolve) => this.server.close(resolve))
  }
}

/** Checks a signature of Standard Webhooks. @param {Call} call @param {string} secret */
function isSigned({ id, text, headers }, secret) {
  const key = Buffer.from(secret.replace(/^whsec_/, ""), "base64")
  const signed = `${id}.${String(headers["webhook-timestamp"])}.${text}`
  const signature = `v1,${createHmac("sha256", key).update(signed).digest("base64")}`
  return String(headers["webhook-signature"]).split(" ").includes(signature)
}

/** @param {FaultyShop} shop @param {string} url @returns {Promise<{ id: string, secret: string }>} */
async function register(shop, url) {
  const administrator = await shop.administrator()
  const { SHOP_ADMIN_PASSWORD: password } = shop.stack.env
  await administrator.ask("POST", "/api/auth/proof", { json: { password } })
  const json = { name: "Kills", url, events: ["stock.changed"], is_on: true }
  const answer = await administrator.ask("POST", "/api/admin/webhooks", { json })
  if (!isOk(answer)) throw new Error(`The webhook could not be created: ${JSON.stringify(answer)}`)
  return { id: answer.body.webhook.id, secret: answer.body.secret }
}

/** Units that a round puts in stock. @param {number} round @param {number} index */
const unitsOf = (round, index) => round * 1_000 + index

/**
 * Changes the stock of some products, and kills all engines once the program no longer answers.
 * @param {FaultyShop} shop @param {Program} program @param {number} round @returns {Promise<string[]>} ids of the deliveries that were cut off
 */
async function killDuringDelivery(shop, program, round) {
  program.answers = ACCEPTED
  const from = program.calls.length
  for (const [index, { sku }] of shop.products.slice(0, PRODUCTS).entries())
    await shop.stock(sku, unitsOf(round, index))
  const open = () => program.calls.slice(from).filter(({ isAccepted }) => !isAccepted)
  await until("a delivery without an answer", async () => open().length > 0, TIMEOUT)
  const cut = open().map(({ id }) => id)
  // These changes are committed, but probably not collected when the engines die.
  for (const [index, { sku }] of shop.products.slice(0, PRODUCTS).entries())
    await shop.stock(sku, unitsOf(round, index) + 500)
  await Promise.all(shop.engines.map((_, index) => shop.stack.killEngine(index)))
  program.answers = Number.POSITIVE_INFINITY
  // The leases of the killed processes end after a minute. The trial does not wait for it.
  await shop.database(async (client) => {
    await client.query("UPDATE webhook_endpoint SET busy_until = NULL")
    await client.query("UPDATE webhook_delivery SET next_at = now() WHERE state = 'waiting'")
  })
  await Promise.all(shop.engines.map((_, index) => shop.startEngine(index)))
  await until("the repeated deliveries", async () => cut.every((id) => program.accepted.has(id)), TIMEOUT)
  return cut
}

/** @param {FaultyShop} shop @param {string} id @returns {Promise<boolean>} whether no event waits */
async function isDelivered(shop, id) {
  const { rows } = await shop.database((client) =>
    client.query(
      `SELECT (SELECT count(*) FROM webhook_signal)::int + (SELECT count(*) FROM webhook_delivery
         WHERE endpoint_id = $1 AND state <> 'delivered')::int AS waiting`,
      [id],
    ),
  )
  return rows[0].waiting === 0
}

/**
 * Returns products whose last stock was not reported.
 * @param {FaultyShop} shop @param {Program} program @returns {Promise<string[]>}
 */
async function lost(shop, program) {
  const reported = program.calls
    .filter(({ isAccepted }) => isAccepted)
    .map(({ text }) => JSON.parse(text).data)
  return shop.products.slice(0, PRODUCTS).flatMap(({ sku }, index) => {
    const available = unitsOf(ROUNDS, index) + 500
    const isReported = reported.some((data) => data.sku === sku && data.available === available)
    return isReported ? [] : [`the last stock of ${sku} was never reported`]
  })
}
