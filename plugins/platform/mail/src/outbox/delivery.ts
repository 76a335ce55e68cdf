import type { Message, OutboxTable } from "../modules/outbox"
import { KEPT_IN_OUTBOX, RECIPIENT_REFUSED } from "../providers/smtp"
import { isAddress } from "./mail"
import { isPrivate, withoutTokens } from "./without-tokens"

export interface Delivery {
  table: Pick<OutboxTable, "claim" | "markSent" | "retryAfter" | "giveUp">
  /** Sends a message. @returns the mail server's id of the message */
  send: (message: Message) => Promise<string | null>
  /** Returns the seconds until the next attempt, or null if there is none. */
  delay?: (attempts: number) => number | null
}

const ERROR_LENGTH = 500

const reasonOf = (error: unknown): string =>
  (error instanceof Error ? error.message : String(error)).slice(0, ERROR_LENGTH)

/** Failures after which the mail server, and not the messages, is considered the cause. */
const FAILURES_IN_A_ROW = 3

function requireAddress({ to }: Message): void {
  if (!isAddress(to)) throw new Error(`${RECIPIENT_REFUSED} "${to}" is not an e-mail address.`)
}

/** Sends due messages until none is left or the server fails. */
export async function deliverDue({ table, send, delay = backOff }: Delivery): Promise<void> {
  let failures = 0
  for (;;) {
    const message = await table.claim()
    if (!message) return
    let externalId: string | null
    try {
      requireAddress(message)
      externalId = await send(message)
    } catch (error) {
      const reason = reasonOf(error)
      const refused = reason.includes(RECIPIENT_REFUSED)
      const seconds = refused ? null : delay(message.attempts)
      if (seconds === null) await table.giveUp(message, reason)
      else await table.retryAfter(message, seconds, reason)
      failures = refused ? 0 : failures + 1
      if (message.more && failures < FAILURES_IN_A_ROW) continue
      return
    }
    failures = 0
    // Without a mail server, staff read the message in the outbox, so its links must work.
    const hasLeft = externalId !== KEPT_IN_OUTBOX
    await table.markSent(
      message,
      externalId,
      hasLeft && isPrivate(message) ? withoutTokens(message) : undefined,
    )
    if (!message.more) return
  }
}

const MINUTE = 60
const LONGEST = 6 * 60 * MINUTE
/** Maximum number of attempts to send a message. They take about five days. */
const ATTEMPTS = 30

/** Returns the seconds until the next attempt: 1, 2, 4 … minutes, at most 6 hours. null after the last one. */
export function backOff(attempts: number): number | null {
  return attempts >= ATTEMPTS ? null : Math.min(MINUTE * 2 ** (attempts - 1), LONGEST)
}
