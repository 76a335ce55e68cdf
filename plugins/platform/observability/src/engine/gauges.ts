import { hashingStatus } from "@bon-perroquet/accounts/hashing"
import { outboxHealth } from "@bon-perroquet/mail/outbox"
import { snapshotStatus } from "@bon-perroquet/shop-api/catalogue"
import { checkoutMetrics } from "@bon-perroquet/checkout/metrics"
import type { MedusaContainer } from "@medusajs/framework/types"
import { ContainerRegistrationKeys } from "@medusajs/framework/utils"
import { Counter, Gauge, registry } from "../metrics"

const gauge = (name: string, help: string, labelNames: string[] = []) =>
  new Gauge({ name, help, labelNames, registers: [registry] })

const attempts = gauge("checkout_attempts", "Payment pages opened so far, by what became of them", ["state"])
const oldestUnsettled = gauge(
  "checkout_oldest_unsettled_seconds",
  "Age of the oldest payment that arrived and is neither an order nor given back",
)
const reservedUnits = gauge("stock_held_units", "Units held for open payment pages")
const mail = gauge("mail_messages", "E-mail that has not left, by state", ["state"])
const passwordsWaiting = gauge("password_hashes_waiting", "Passwords that wait for their turn to be hashed")
const passwordsHashed = gauge("password_hashes", "Passwords that this process has hashed so far")
const pool = gauge("database_pool_connections", "Connections of this process to the database", ["state"])
const statements = new Counter({
  name: "database_statements_total",
  help: "Statements that this process sent to the database since the first time it was asked",
  registers: [registry],
})
const age = gauge("catalogue_age_seconds", "Time since the catalogue was last read from the database")
const products = gauge("catalogue_products", "Products in the catalogue's snapshot")
const listening = gauge("catalogue_listening", "1 while changes of the catalogue arrive as they happen")

interface Client {
  pool: { numUsed(): number; numFree(): number; numPendingAcquires(): number }
  on(event: "query", handler: () => void): void
}

const counted = new WeakSet<Client>()

/** Counts every statement, also in transactions, because all modules share this client. */
function countStatements(client: Client): void {
  if (counted.has(client)) return
  counted.add(client)
  client.on("query", () => {
    statements.inc()
  })
}

function readPool(container: MedusaContainer): void {
  const client = container.resolve(ContainerRegistrationKeys.PG_CONNECTION).client as Client
  countStatements(client)
  const { pool: connections } = client
  pool.set({ state: "used" }, connections.numUsed())
  pool.set({ state: "free" }, connections.numFree())
  pool.set({ state: "waited_for" }, connections.numPendingAcquires())
}

async function readCheckouts(container: MedusaContainer): Promise<void> {
  const metrics = await checkoutMetrics(container)
  for (const [state, count] of Object.entries(metrics.attempts)) attempts.set({ state }, count)
  oldestUnsettled.set(metrics.oldest_unsettled_seconds)
  reservedUnits.set(metrics.held_units)
}

function readHashing(): void {
  const { waiting, hashed } = hashingStatus()
  passwordsWaiting.set(waiting)
  passwordsHashed.set(hashed)
}

async function readMail(container: MedusaContainer): Promise<void> {
  const { queued, failing, given_up } = await outboxHealth(container)
  mail.set({ state: "queued" }, queued)
  mail.set({ state: "failing" }, failing)
  mail.set({ state: "given_up" }, given_up)
}

async function readCatalogue(container: MedusaContainer): Promise<void> {
  const status = await snapshotStatus(container)
  age.set(status.age_seconds)
  products.set(status.products)
  listening.set(status.is_listening ? 1 : 0)
}

export async function engineMetrics(container: MedusaContainer): Promise<string> {
  readPool(container)
  readHashing()
  await Promise.all([readCheckouts(container), readMail(container), readCatalogue(container)])
  return registry.metrics()
}
