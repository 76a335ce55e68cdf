import { setTimeout as pause } from "node:timers/promises"
import { overdueAccounts, overdueHidden } from "@bon-perroquet/accounts/personal-data"
import { overdue } from "@bon-perroquet/accounts/retention"
import { outboxHealth, overdueMessages } from "@bon-perroquet/mail/outbox"
import type { Language, SystemHealth } from "@bon-perroquet/contract"
import { stripeAnswersWithin } from "@bon-perroquet/stripe/health"
import type { MedusaContainer } from "@medusajs/framework/types"
import { ContainerRegistrationKeys } from "@medusajs/framework/utils"
import { alertsOf } from "../alerts"
import { overdueUploads } from "../images"
import { TEXTS } from "./texts"

type Check = SystemHealth["database"]

/** Milliseconds after which a check counts as slow or as down. */
const LIMITS = {
  database: { slow: 200, gone: 3_000 },
  payments: { slow: 1_500, gone: 4_000 },
}

async function timed(
  language: Language,
  { slow, gone: timeoutMs }: { slow: number; gone: number },
  ask: () => Promise<unknown>,
): Promise<Check> {
  const texts = TEXTS[language]
  const began = performance.now()
  const timer = new AbortController()
  try {
    await Promise.race([
      ask(),
      pause(timeoutMs, undefined, { signal: timer.signal }).then(() =>
        Promise.reject(new Error("timed out")),
      ),
    ])
  } catch {
    return { state: "down", detail: texts.silent }
  } finally {
    timer.abort()
  }
  const ms = Math.max(1, Math.round(performance.now() - began))
  return ms > slow
    ? { state: "degraded", detail: texts.slow(ms) }
    : { state: "healthy", detail: texts.answers(ms) }
}

async function mailCheck(container: MedusaContainer, language: Language): Promise<SystemHealth["mail"]> {
  const texts = TEXTS[language]
  const { state, queued, failing, given_up } = await outboxHealth(container)
  if (state === "not_configured")
    return { state: "degraded", detail: texts.mail.noServer(queued), has_server: false }
  const has_server = true
  if (state === "failing") return { state: "degraded", detail: texts.mail.failing(failing), has_server }
  if (given_up > 0) return { state: "degraded", detail: texts.givenUp(given_up), has_server }
  return { state: "healthy", detail: texts.mail.healthy, has_server }
}

async function alertsCheck(container: MedusaContainer, language: Language): Promise<Check> {
  const texts = TEXTS[language].alerts
  const { length } = await alertsOf(container)
  return length
    ? { state: "degraded", detail: texts.waiting(length) }
    : { state: "healthy", detail: texts.nothing }
}

const LATE_DAYS = 2

async function retentionCheck(container: MedusaContainer, language: Language): Promise<Check> {
  const knex = container.resolve(ContainerRegistrationKeys.PG_CONNECTION)
  const [abandoned, accounts, deleted, messages, uploads] = await Promise.all([
    overdue(knex, LATE_DAYS),
    overdueAccounts(knex, LATE_DAYS),
    overdueHidden(knex, LATE_DAYS),
    overdueMessages(container, LATE_DAYS),
    overdueUploads(container, LATE_DAYS),
  ])
  const counts = { ...abandoned, accounts, deleted, messages, uploads }
  const state = Object.values(counts).some((count) => count > 0) ? "degraded" : "healthy"
  return { state, detail: TEXTS[language].overdue(counts) }
}

export async function systemHealth(container: MedusaContainer, language: Language): Promise<SystemHealth> {
  const knex = container.resolve(ContainerRegistrationKeys.PG_CONNECTION)
  const silent = (): Check => ({ state: "down", detail: TEXTS[language].silent })
  const [database, payments, mail, alerts, retention] = await Promise.all([
    timed(language, LIMITS.database, () => Promise.resolve(knex.raw("SELECT 1"))),
    timed(language, LIMITS.payments, () => stripeAnswersWithin(container)),
    // If the check fails, the mail server is reported as down, not as missing.
    mailCheck(container, language).catch(() => ({ ...silent(), has_server: true })),
    alertsCheck(container, language).catch(silent),
    retentionCheck(container, language).catch(silent),
  ])
  return { database, payments, mail, alerts, retention }
}
