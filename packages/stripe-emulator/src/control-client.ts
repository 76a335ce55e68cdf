import type { z } from "zod"
import type * as commands from "./control/commands"
import type { PayResult } from "./control/pay"
import type { EmulatorState } from "./control/state"
import type { EmulatedEvent, EventType } from "./objects/event"
import type { Dispute, PaymentIntent, Payout, Refund, Session } from "./objects/wire"
import type { Behaviour } from "./webhooks/webhooks"

export type { EmulatorState } from "./control/state"
export type { PayResult } from "./control/pay"

/** What a control takes besides the session it is about. */
type About<S extends z.ZodType> = Omit<z.input<S>, "session">

/** Drives a running emulator from a test: what the shopper, the bank, the dashboard and the network would do. */
export class EmulatorControl {
  constructor(readonly url: string) {}

  /** Pays an open session by the path a shopper takes; by default with a Visa that is accepted. */
  pay(session: string, how: About<typeof commands.payCommand> = {}): Promise<PayResult> {
    return this.post("sessions/pay", { session, ...how })
  }

  /** Tries to pay with a card whose issuer refuses; the session stays open. */
  decline(session: string): Promise<PayResult> {
    return this.pay(session, { card: "4000000000000002" })
  }

  /** Leaves the session complete and unpaid, until `settle`. */
  payLater(session: string): Promise<PayResult> {
    return this.pay(session, { method: "bancontact", decision: "delay" })
  }

  /** What the bank says in the end about a payment left by `payLater`. */
  settle(session: string, succeeded: boolean): Promise<Session> {
    return this.post("sessions/settle", { session, succeeded })
  }

  /** Pays an intent in a card field of a client's own screen, which knows it by its secret. */
  confirm(
    client_secret: string,
    how: Omit<z.input<typeof commands.confirmCommand>, "client_secret"> = {},
  ): Promise<{ outcome: PayResult["outcome"]; intent: PaymentIntent }> {
    return this.post("intents/confirm", { client_secret, ...how })
  }

  /** What the bank says in the end about a payment of an intent that it took to see later. */
  settleIntent(intent: string, succeeded: boolean): Promise<PaymentIntent> {
    return this.post("intents/settle", { intent, succeeded })
  }

  /** What becomes from now on of the card that a paid intent left, when it is charged with nobody there. */
  keptCard(intent: string, fate: z.input<typeof commands.keptCommand>["fate"]): Promise<unknown> {
    return this.post("intents/kept", { intent, fate })
  }

  /** Ends an open session as its time would. */
  expire(session: string): Promise<Session> {
    return this.post("sessions/expire", { session })
  }

  /** Brings everything to the bank that is not there yet; null where there is nothing. */
  async payOut(): Promise<Payout | null> {
    return (await this.post<{ payout: Payout | null }>("payouts", {})).payout
  }

  /** Moves the emulator's clock. New sessions are measured by it too: call `resetClock` before the shop opens one. */
  advanceClock(seconds: number): Promise<{ now: number }> {
    return this.post("clock/advance", { seconds })
  }

  resetClock(): Promise<{ now: number }> {
    return this.post("clock/reset")
  }

  /** Holds every event back until `resumeWebhooks`. */
  pauseWebhooks(): Promise<Behaviour> {
    return this.post("webhooks/behave", { paused: true })
  }

  /** Sends what was held, one after the other; `reverse` puts the last first. Resolves when all were tried once. */
  resumeWebhooks(order: "sent" | "reverse" = "sent"): Promise<unknown> {
    return this.post("webhooks/resume", { order })
  }

  /** Makes deliveries go wrong: lost (`dropNext`, of one `dropType`), doubled (`duplicate`), late (`delayMs`). */
  behave(behaviour: z.input<typeof commands.behaveCommand>): Promise<Behaviour> {
    return this.post("webhooks/behave", behaviour)
  }

  /** Sends refused events again when Stripe would, for three days, so many times `faster`. */
  retryAsStripe(faster?: number): Promise<unknown> {
    return this.post("webhooks/retry", { faster })
  }

  /** Resolves when nothing is on its way and no retry waits; false when that takes longer than `withinMs`. */
  async webhooksIdle(withinMs = 10_000): Promise<boolean> {
    return (await this.post<{ idle: boolean }>("webhooks/idle", { withinMs })).idle
  }

  /** Posts an event again, `times` at once; resolves to the shop's answers. */
  async resend(event: string, times = 1): Promise<number[]> {
    return (await this.post<{ statuses: number[] }>("webhooks/resend", { event, times })).statuses
  }

  /** Posts a false event about a session; resolves to the shop's answers. */
  async forge(session: string, forgery: (typeof commands.FORGERIES)[number]): Promise<number[]> {
    return (await this.post<{ statuses: number[] }>("webhooks/forge", { session, forgery })).statuses
  }

  setEndpoints(endpoints: z.input<typeof commands.endpointsCommand>["endpoints"]): Promise<unknown> {
    return this.post("webhooks/endpoints", { endpoints })
  }

  /** Refunds in the dashboard, behind the shop's back; all of it unless an amount is given, in cents. */
  refund(session: string, how: About<typeof commands.refundCommand> = {}): Promise<Refund> {
    return this.post("refunds", { session, ...how })
  }

  /** The customer's bank sends a refund back to the shop, for one of Stripe's reasons. */
  failRefund(refund: string, reason?: z.input<typeof commands.failRefundCommand>["reason"]): Promise<Refund> {
    return this.post("refunds/fail", { refund, reason })
  }

  /** From now on the refunds of this payment stay pending until `settleRefund` or `failRefund`. */
  slowRefunds(session: string): Promise<unknown> {
    return this.post("refunds/slow", { session })
  }

  /** The customer's bank has booked a pending refund. */
  settleRefund(refund: string): Promise<Refund> {
    return this.post("refunds/settle", { refund })
  }

  /** The customer disputes a payment at their bank. */
  dispute(session: string, how: About<typeof commands.disputeCommand> = {}): Promise<Dispute> {
    return this.post("disputes", { session, ...how })
  }

  /** What the bank says next of a dispute: its decision, an inquiry made a chargeback, or that it hears an appeal. */
  stepDispute(dispute: string, step: z.input<typeof commands.stepDisputeCommand>["step"]): Promise<Dispute> {
    return this.post("disputes/step", { dispute, step })
  }

  /** Makes the shop's key one of another account, or of its own again. */
  useAccount(account: z.input<typeof commands.useAccountCommand>["account"]): Promise<unknown> {
    return this.post("accounts/use", { account })
  }

  /** Switches ways to pay on and off in the account's settings: these are on. */
  offer(methods: z.input<typeof commands.offerCommand>["methods"]): Promise<unknown> {
    return this.post("accounts/offer", { methods })
  }

  /** Orders the next calls of the API to fail, be slow, or lose their answer. */
  fault(fault: z.input<typeof commands.faultCommand>): Promise<unknown> {
    return this.post("faults", fault)
  }

  /** Lets the calls go on that a fault with `hold` made stand still. */
  releaseCalls(): Promise<unknown> {
    return this.post("faults/release")
  }

  clearFaults(): Promise<unknown> {
    return this.post("faults/clear")
  }

  /** The parts that are named, or all: of an emulator that much went through, the whole is megabytes. */
  state<K extends keyof EmulatorState = keyof EmulatorState>(...of: K[]): Promise<Pick<EmulatorState, K>> {
    return this.send("GET", `state?${of.map((part) => `of=${part}`).join("&")}`)
  }

  /** One session as it is now. */
  async session(id: string): Promise<Session> {
    const session = (await this.state("sessions")).sessions.find((one) => one.id === id)
    if (!session) throw new Error(`The emulator knows no session ${id}`)
    return session
  }

  /** One intent as it is now. */
  async intent(id: string): Promise<PaymentIntent> {
    const intent = (await this.state("intents")).intents.find((one) => one.id === id)
    if (!intent) throw new Error(`The emulator knows no intent ${id}`)
    return intent
  }

  /** The events of a type about a session or its payment, oldest first. */
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

  /** As freshly started: no sessions, no faults, webhooks that behave. */
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
    throw new Error(`The emulator refused ${path} (${response.status}): ${await response.text()}`)
  }
}
