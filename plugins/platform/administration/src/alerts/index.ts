import { connectedAlerts, type AlertSource, type FoundAlert } from "@bon-perroquet/api-kit/alerts"
import { undocumentedOrders } from "@bon-perroquet/invoices/documents"
import { messagePage } from "@bon-perroquet/mail/outbox"
import {
  failedRefunds,
  requestedReturns,
  unassignedRefunds,
  unfinishedWork,
} from "@bon-perroquet/orders/alerts"
import { ALERT_KINDS, type Alert, type AlertKind } from "@bon-perroquet/contract"
import {
  failedAttemptRefunds,
  listOpenDisputes,
  stuckAttempts,
  unsyncedNotices,
} from "@bon-perroquet/checkout/alerts"
import type { MedusaContainer } from "@medusajs/framework/types"
import { ContainerRegistrationKeys } from "@medusajs/framework/utils"

/** Seconds for which retries may fail before an unsolved problem becomes an alert. */
const TIMEOUT = Number(process.env.ALERT_AFTER_SECONDS ?? 600)
const LIMIT = 100

const SOURCES: Record<AlertKind, AlertSource> = {
  dispute_open: async (container) =>
    (await listOpenDisputes(container)).map(({ answer_by, opened_at, reason, ...dispute }) => ({
      ...dispute,
      at: opened_at,
      due: answer_by && new Date(answer_by).toISOString(),
      cause: reason,
    })),
  refund_failed: async (container) => [
    ...(await failedRefunds(container)).map(({ failed_at, failure, ...refund }) => ({
      ...refund,
      at: failed_at,
      cause: failure,
    })),
    ...(await failedAttemptRefunds(container)).map(({ refund_failed_at, refund_failure, ...attempt }) => ({
      ...attempt,
      at: refund_failed_at,
      cause: refund_failure,
    })),
  ],
  payment_stuck: async (container) =>
    (await stuckAttempts(container, TIMEOUT)).map(({ state, reason, updated_at, ...attempt }) => ({
      ...attempt,
      at: updated_at,
      cause: reason ?? state,
    })),
  refund_unfinished: (container) => unfinished(container, "refund"),
  status_unfinished: (container) => unfinished(container, "status"),
  stripe_unheard: async (container) =>
    (await unsyncedNotices(container, TIMEOUT)).map(({ notified_at, failure, ...notice }) => ({
      ...notice,
      at: notified_at,
      cause: failure,
    })),
  refund_unassigned: async (container) =>
    (await unassignedRefunds(container)).map(({ created_at, ...refund }) => ({ ...refund, at: created_at })),
  return_requested: async (container) =>
    (await requestedReturns(container)).map(({ requested_at, ...back }) => ({ ...back, at: requested_at })),
  document_missing: async (container) => {
    const knex = container.resolve(ContainerRegistrationKeys.PG_CONNECTION)
    const late = await undocumentedOrders(knex, TIMEOUT, LIMIT)
    return late.map(({ order_id, order_number, since }) => ({ id: order_id, order_number, at: since }))
  },
  mail_given_up: async (container) => {
    const { rows } = await messagePage(container, { state: "failed", offset: 0, limit: LIMIT })
    return rows.map(({ id, created_at, last_error }) => ({ id, at: created_at, cause: last_error }))
  },
  webhook_stopped: (container) => connectedAlerts(container, "webhook_stopped"),
  newsletter_sync_failing: (container) => connectedAlerts(container, "newsletter_sync_failing"),
  invoice_overdue: (container) => connectedAlerts(container, "invoice_overdue"),
  quote_requested: (container) => connectedAlerts(container, "quote_requested"),
}

async function unfinished(container: MedusaContainer, requested: "refund" | "status"): Promise<FoundAlert[]> {
  const work = await unfinishedWork(container, TIMEOUT)
  return work
    .filter(({ kind }) => kind === requested)
    .map(({ id, order_number, amount_cents, begun_at }) => ({ id, order_number, amount_cents, at: begun_at }))
}

/** Returns alerts, the most urgent kind first, then the oldest. */
export async function alertsOf(container: MedusaContainer): Promise<Alert[]> {
  const groups = await Promise.all(
    ALERT_KINDS.map(async (kind) => (await SOURCES[kind](container)).map((one) => itemOf(kind, one))),
  )
  return groups.flat()
}

const itemOf = (kind: AlertKind, details: FoundAlert): Alert => ({
  kind,
  id: details.id,
  since: new Date(details.at).toISOString(),
  due: details.due ?? null,
  order_number: details.order_number ?? null,
  amount_cents: details.amount_cents ?? null,
  cause: details.cause ?? null,
})

/** The alerts that were logged last. The job runs every minute and logs only a changed list. */
let reported = ""

export async function watchAlerts(container: MedusaContainer): Promise<void> {
  const items = await alertsOf(container)
  const now = items.map(({ kind, id, order_number }) => `${kind} ${order_number ?? id}`).join(", ")
  if (now === reported) return
  reported = now
  const logger = container.resolve(ContainerRegistrationKeys.LOGGER)
  if (items.length) logger.warn(`${items.length} alerts need attention: ${now}`)
  else logger.info("No alert needs attention any more.")
}
