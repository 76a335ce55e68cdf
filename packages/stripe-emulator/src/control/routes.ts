import { setTimeout as wait } from "node:timers/promises"
import type { z } from "zod"
import { findCheckout } from "../api/checkout-sessions"
import { wrongState } from "../fault"
import { findDispute } from "../api/disputes"
import { findIntent } from "../api/payments"
import type { Emulator } from "../emulator"
import type { Charge } from "../objects/wire"
import { createDispute, stepDispute } from "../payments/dispute"
import { expireCheckout, expireDue } from "../payments/expire"
import { finishIntent } from "../payments/confirm"
import { deactivate, findToken, grantToken } from "../payments/charge-token"
import { setFate } from "../payments/save-method"
import { finishDelayedPayment } from "../payments/pay"
import { payOut } from "../payments/payouts"
import { failRefund, refundableCharge, refundCharge, finishRefund } from "../payments/refund"
import * as commands from "./commands"
import { forge } from "./forge"
import { confirmByCommand, payByCommand } from "./pay"
import { stateOf } from "./state"

type Control = (emulator: Emulator, input: unknown) => object | Promise<object>

function control<S extends z.ZodType>(
  schema: S,
  run: (emulator: Emulator, command: z.output<S>) => object | Promise<object>,
): Control {
  return (emulator, input) => {
    const command = schema.parse(input)
    return run(emulator.holding(idIn(command)), command)
  }
}

/** Returns the id of the object that a command is about, if it has one. */
function idIn(command: unknown): string {
  const fields: Record<string, unknown> = { ...(command as object) }
  return String(
    fields["session"] ??
      fields["intent"] ??
      fields["token"] ??
      fields["refund"] ??
      fields["dispute"] ??
      fields["event"],
  )
}

const DONE = { done: true }

function chargeOf(emulator: Emulator, session: string): Charge {
  if (session.startsWith("pi_")) return refundableCharge(emulator, findIntent(emulator, session))
  const id = findCheckout(emulator, session).session.payment_intent
  return refundableCharge(emulator, findIntent(emulator, typeof id === "string" ? id : ""))
}

export const CONTROLS: { readonly [path: string]: Control } = {
  state: control(commands.stateQuery, stateOf),
  reset: control(commands.nothing, (emulator) => {
    emulator.reset()
    return DONE
  }),
  "sessions/pay": control(commands.payCommand, payByCommand),
  "intents/confirm": control(commands.confirmCommand, confirmByCommand),
  "intents/kept": control(commands.keptCommand, (emulator, { intent, fate }) => {
    setFate(emulator, findIntent(emulator, intent), fate)
    return DONE
  }),
  "tokens/grant": control(commands.grantCommand, (emulator, limits) => grantToken(emulator, limits)),
  "tokens/revoke": control(commands.revokeCommand, (emulator, { token }) => {
    deactivate(emulator, findToken(emulator, token), "revoked")
    return DONE
  }),
  "intents/finish": control(commands.finishIntentCommand, (emulator, { intent: id, succeeded }) => {
    const intent = findIntent(emulator, id)
    finishIntent(emulator, intent, succeeded)
    return intent
  }),
  "sessions/finish": control(commands.finishPaymentCommand, (emulator, { session, succeeded }) => {
    const record = findCheckout(emulator, session)
    if (record.session.status !== "complete" || !record.pending) {
      throw wrongState("No payment of this session waits to be confirmed.")
    }
    finishDelayedPayment(emulator, record, succeeded)
    return record.session
  }),
  "sessions/expire": control(commands.expireCommand, (emulator, { session }) => {
    const record = findCheckout(emulator, session)
    if (record.session.status !== "open") throw wrongState(`The session is ${record.session.status}.`)
    record.session.expires_at = emulator.clock.now()
    expireCheckout(emulator, record)
    return record.session
  }),
  "clock/advance": control(commands.advanceCommand, (emulator, { seconds }) => {
    const now = emulator.clock.advance(seconds)
    expireDue(emulator)
    return { now }
  }),
  "clock/reset": control(commands.nothing, (emulator) => {
    emulator.clock.reset()
    return { now: emulator.clock.now() }
  }),
  "webhooks/behave": control(commands.behaveCommand, ({ webhooks }, change) => {
    Object.assign(webhooks.behaviour, change)
    return webhooks.behaviour
  }),
  "webhooks/retry": control(commands.retryCommand, ({ webhooks }, { faster }) => {
    webhooks.retryAsStripe(faster)
    return DONE
  }),
  "webhooks/resume": control(commands.resumeCommand, async ({ webhooks }, { order }) => {
    await webhooks.resume(order)
    return DONE
  }),
  "webhooks/idle": control(commands.idleCommand, async ({ webhooks }, { withinMs }) => {
    const idle = webhooks.idle().then(() => true)
    return { idle: await Promise.race([idle, wait(withinMs, false, { ref: false })]) }
  }),
  "webhooks/resend": control(
    commands.resendCommand,
    async ({ account, targets, webhooks }, { event: id, times }) => {
      const event = account.events.get(id)
      if (!event) throw wrongState(`No such event: ${id}`)
      return { statuses: await webhooks.resend(event, times, targets) }
    },
  ),
  "webhooks/forge": control(commands.forgeCommand, async (emulator, command) => ({
    statuses: await forge(emulator, command),
  })),
  "webhooks/endpoints": control(commands.endpointsCommand, ({ webhooks }, { endpoints }) => {
    webhooks.endpoints = endpoints
    return DONE
  }),
  refunds: control(commands.refundCommand, (emulator, { session, amount, reason }) =>
    refundCharge(emulator, chargeOf(emulator, session), { amount, reason }),
  ),
  "refunds/slow": control(commands.slowRefundsCommand, (emulator, { session }) => {
    emulator.account.slow.set(chargeOf(emulator, session).id, true)
    emulator.changed()
    return DONE
  }),
  "refunds/finish": control(commands.finishRefundCommand, (emulator, { refund }) =>
    finishRefund(emulator, refund),
  ),
  "refunds/fail": control(commands.failRefundCommand, (emulator, { refund, reason }) =>
    failRefund(emulator, refund, reason),
  ),
  disputes: control(commands.disputeCommand, (emulator, { session, ...terms }) =>
    createDispute(emulator, chargeOf(emulator, session), terms),
  ),
  "disputes/step": control(commands.stepDisputeCommand, (emulator, { dispute, step }) =>
    stepDispute(emulator, findDispute(emulator, dispute), step),
  ),
  payouts: control(commands.nothing, (emulator) => ({ payout: payOut(emulator) })),
  "accounts/use": control(commands.useAccountCommand, (emulator, { account }) => {
    emulator.use(account)
    return DONE
  }),
  "accounts/offer": control(commands.offerCommand, (emulator, { methods }) => {
    emulator.offered = methods
    return DONE
  }),
  faults: control(commands.faultCommand, (emulator, fault) => {
    emulator.faults.order(fault)
    return DONE
  }),
  "faults/release": control(commands.nothing, (emulator) => {
    emulator.faults.release()
    return DONE
  }),
  "faults/clear": control(commands.nothing, (emulator) => {
    emulator.faults.clear()
    return DONE
  }),
}
