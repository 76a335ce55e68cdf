import type { z } from "zod"
import type * as commands from "./control/commands"
import type { PayResult } from "./control/pay"
import type { EmulatorState } from "./control/state"
import type { EmulatedEvent, EventType } from "./objects/event"
import type { Dispute, PaymentIntent, Payout, Refund, Session } from "./objects/wire"
import type { Behaviour } from "./webhooks/webhooks"

export type { EmulatorState } from "./control/state"
export type { PayResult } from "./control/pay"

type About<S extends z.ZodType> = Omit<z.input<S>, "session">

/** Controls the emulator in tests, as shopper, bank, dashboard or network. */
export class EmulatorControl {
  constructor(readonly url: string) {}

  /** Pays a session, by default with a Visa card that is accepted. */
  pay(session: string, how: About<typeof commands.payCommand> = {}): Promise<PayResult> {
    return this.post("sessions/pay", { session, ...how })
  }

  decline(session: string): Promise<PayResult> {
    return this.pay(session, { card: "4000000000000002" })
  }

  payLater(session: string): Promise<PayResult> {
    return this.pay(session, { method: "bancontact", decision: "delay" })
  }

  finishPayment(session: string, succeeded: boolean): Promise<Session> {
    return this.post("sessions/finish", { session, succeeded })
  }

  confirm(
    client_secret: string,
    how: Omit<z.input<typeof commands.confirmCommand>, "client_secret"> = {},
  ): Promise<{ outcome: PayResult["outcome"]; intent: PaymentIntent }> {
    return this.post("intents/confirm", { client_secret, ...how })
  }

  finishIntent(intent: string, succeeded: boolean): Promise<PaymentIntent> {
    return this.post("intents/finish", { intent, succeeded })
  }

  /** Sets the outcome of future off-session charges of an intent's saved card. */
  keptCard(intent: string, fate: z.input<typeof commands.keptCommand>["fate"]): Promise<unknown> {
    return this.post("intents/kept", { intent, fate })
  }

  /** Grants a payment token to the shop, as an assistant does. Returns its id. */
  async grantToken(limits: z.input<typeof commands.grantCommand>): Promise<string> {
    return (await this.post<{ id: string }>("tokens/grant", limits)).id
  }

  revokeToken(token: string): Promise<unknown> {
    return this.post("tokens/revoke", { token })
  }

  expire(session: string): Promise<Session> {
    return this.post("sessions/expire", { session })
  }

  /** Pays out the balance. Returns null if it is empty. */
  async payOut(): Promise<Payout | null> {
    return (await this.post<{ payout: Payout | null }>("payouts", {})).payout
  }

  /** Advances the clock. New sessions also use the new time, so call `resetClock` before the shop opens one. */
  advanceClock(seconds: number): Promise<{ now: number }> {
    return this.post("clock/advance", { seconds })
  }

  resetClock(): Promise<{ now: number }> {
    return this.post("clock/reset")
  }

  /** Delays all events until `resumeWebhooks`. */
  pauseWebhooks(): Promise<Behaviour> {
    return this.post("webhooks/behave", { paused: true })
  }

  /** Sends the delayed events in sequence. Resolves after one attempt each. */
  resumeWebhooks(order: "sent" | "reverse" = "sent"): Promise<unknown> {
    return this.post("webhooks/resume", { order })
  }

  /**
   * Makes deliveries misbehave: lost (`dropNext`, optionally of one `dropType`), repeated (`duplicate`), late
   * (`delayMs`).
   */
  behave(behaviour: z.input<typeof commands.behaveCommand>): Promise<Behaviour> {
    return this.post("webhooks/behave", behaviour)
  }

  /** Retries deliveries on Stripe's schedule of three days, accelerated by a factor. */
  retryAsStripe(faster?: number): Promise<unknown> {
    return this.post("webhooks/retry", { faster })
  }

  /** Waits until no delivery is active or waiting. Returns false after `withinMs`. */
  async webhooksIdle(withinMs = 10_000): Promise<boolean> {
    return (await this.post<{ idle: boolean }>("webhooks/idle", { withinMs })).idle
  }

  /** Posts an event again, `times` in parallel. Resolves to the shop's status codes. */
  async resend(event: string, times = 1): Promise<number[]> {
    return (await this.post<{ statuses: number[] }>("webhooks/resend", { event, times })).statuses
  }

  async forge(session: string, forgery: (typeof commands.FORGERIES)[number]): Promise<number[]> {
    return (await this.post<{ statuses: number[] }>("webhooks/forge", { session, forgery })).statuses
  }

  setEndpoints(endpoints: z.input<typeof commands.endpointsCommand>["endpoints"]): Promise<unknown> {
    return this.post("webhooks/endpoints", { endpoints })
  }

  refund(session: string, how: About<typeof commands.refundCommand> = {}): Promise<Refund> {
    return this.post("refunds", { session, ...how })
  }

  failRefund(refund: string, reason?: z.input<typeof commands.failRefundCommand>["reason"]): Promise<Refund> {
    return this.post("refunds/fail", { refund, reason })
  }

  /** Keeps refunds of this payment pending until `finishRefund` or `failRefund`. */
  slowRefunds(session: string): Promise<unknown> {
    return this.post("refunds/slow", { session })
  }

  finishRefund(refund: string): Promise<Refund> {
    return this.post("refunds/finish", { refund })
  }

  dispute(session: string, how: About<typeof commands.disputeCommand> = {}): Promise<Dispute> {
    return this.post("disputes", { session, ...how })
  }

  stepDispute(dispute: string, step: z.input<typeof commands.stepDisputeCommand>["step"]): Promise<Dispute> {
    return this.post("disputes/step", { dispute, step })
  }

  useAccount(account: z.input<typeof commands.useAccountCommand>["account"]): Promise<unknown> {
    return this.post("accounts/use", { account })
  }

  /** Enables only these payment methods. */
  offer(methods: z.input<typeof commands.offerCommand>["methods"]): Promise<unknown> {
    return this.post("accounts/offer", { methods })
  }

  fault(fault: z.input<typeof commands.faultCommand>): Promise<unknown> {
    return this.post("faults", fault)
  }

  releaseCalls(): Promise<unknown> {
    return this.post("faults/release")
  }

  clearFaults(): Promise<unknown> {
    return this.post("faults/clear")
  }

  /** Returns the requested parts of the state. The whole state can be several megabytes. */
  state<K extends keyof EmulatorState = keyof EmulatorState>(...of: K[]): Promise<Pick<EmulatorState, K>> {
    return this.send("GET", `state?${of.map((part) => `of=${part}`).join("&")}`)
  }

  /** Returns objects with this id or payment intent. */
  private about<K extends "sessions" | "intents" | "refunds">(
    id: string,
    part: K,
  ): Promise<Pick<EmulatorState, K>> {
    return this.send("GET", `state?of=${part}&about=${encodeURIComponent(id)}`)
  }

  async session(id: string): Promise<Session> {
    const session = (await this.about(id, "sessions")).sessions.find((one) => one.id === id)
    if (!session) throw new Error(`The emulator has no session ${id}.`)
    return session
  }

  /** Returns the refunds of a session, oldest first. An unknown session has none. */
  async refundsOf(session: string): Promise<Refund[]> {
    const { sessions } = await this.about(session, "sessions")
    const intent = sessions.find(({ id }) => id === session)?.payment_intent
    if (typeof intent !== "string") return []
    const { refunds } = await this.about(intent, "refunds")
    return refunds.filter(({ payment_intent }) => payment_intent === intent)
  }

  async intent(id: string): Promise<PaymentIntent> {
    const intent = (await this.about(id, "intents")).intents.find((one) => one.id === id)
    if (!intent) throw new Error(`The emulator has no payment intent ${id}.`)
    return intent
  }

  /** Returns events of the session or its payment, oldest first. */
  async events(session: string, type: EventType): Promise<EmulatedEvent[]> {
    const state = await this.state("sessions", "events")
    const intent = state.sessions.find((one) => one.id === session)?.payment_intent
    return state.events.filter((event) => {
      const { object } = event.data
      const about =
        "payment_intent" in object && object.object !== "checkout.session" ? object.payment_intent : object.id
      return event.type === type && (about === session || (about !== null && about === intent))
    })
  }

  reset(): Promise<unknown> {
    return this.post("reset")
  }

  private post<T>(path: string, command: object = {}): Promise<T> {
    return this.send("POST", path, command)
  }

  private async send<T>(method: "GET" | "POST", path: string, command?: object): Promise<T> {
    const response = await fetch(new URL(`/_control/${path}`, this.url), {
      method,
      headers: command ? { "content-type": "application/json" } : {},
      body: command ? JSON.stringify(command) : undefined,
    })
    if (response.ok) return (await response.json()) as T
    throw new Error(`The emulator rejected ${path} (${response.status}): ${await response.text()}`)
  }
}
