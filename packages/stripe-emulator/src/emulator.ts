import { emptyAccount, type Account } from "./account"
import { PAYMENT_METHODS, type AccountName, type PaymentMethodType } from "./choices"
import { Clock } from "./clock"
import { Faults } from "./control/faults"
import { newEvent, type Cause, type EventObject, type EventType } from "./objects/event"
import { ownerOf, type Owner } from "./keys"
import type { ResolvedOptions } from "./options"
import { StateFile } from "./state-file"
import type { WebhookEndpoint } from "./webhooks/endpoint"
import { Webhooks } from "./webhooks/webhooks"

export type CallRecord = { method: string; path: string; idempotencyKey: string | null; status: number }

const REMEMBERED_CALLS = 2_000

export class Emulator {
  readonly clock = new Clock()
  readonly faults = new Faults()
  readonly webhooks: Webhooks
  account: Account
  readonly owner: Owner
  /** Accounts of other keys. They are not stored in the file. */
  private readonly others = new Map<string, Emulator>()
  private readonly accounts: Record<AccountName, Account>
  readonly calls: CallRecord[] = []
  offered: readonly PaymentMethodType[] = PAYMENT_METHODS
  /** Empty until the server listens. */
  publicUrl = ""
  private readonly file: StateFile

  constructor(readonly options: ResolvedOptions) {
    this.file = new StateFile(options.stateFile)
    this.accounts = { first: this.file.load(), second: emptyAccount() }
    this.account = this.accounts.first
    const livemode = options.apiKey.startsWith("sk_live_")
    this.owner = { id: "acct_emulator", name: options.businessName ?? "Emulator", livemode }
    this.webhooks = new Webhooks([...options.webhooks], options.retryAfterMs, () => this.changed())
    for (const event of this.account.events.values()) {
      if (event.pending_webhooks > 0) this.webhooks.send(event, this.targets)
    }
  }

  emit<T extends EventType>(type: T, object: EventObject<T>, cause: Cause = null): void {
    const { livemode } = this.owner
    const event = newEvent(type, object, this.clock.now(), { cause, livemode })
    this.account.events.set(event.id, event)
    this.webhooks.send(event, this.targets)
    this.changed()
  }

  changed(): void {
    this.file.save(this.accounts.first)
  }

  /** Selects an account. The second one is not stored in the file. */
  use(name: AccountName): void {
    this.account = this.accounts[name]
  }

  /** Returns the account of a secret key, or null if the key is invalid. */
  as(key: string): Emulator | null {
    if (key === this.options.apiKey) return this
    const owner = ownerOf(key)
    if (!owner) return null
    const name = `${owner.id} ${owner.livemode}`
    const other =
      this.others.get(name) ??
      // Shares everything except the account with this emulator.
      (Object.create(this, {
        account: { value: emptyAccount() },
        owner: { value: owner },
      }) as Emulator)
    this.others.set(name, other)
    return other
  }

  /** Returns the account that contains an object with this id, by default this one. */
  holding(id: string): Emulator {
    return this.all().find(({ account }) => Object.values(account).some((one) => one.has(id))) ?? this
  }

  /** Returns the account of each key. */
  all(): Emulator[] {
    return [this, ...this.others.values()]
  }

  /** Endpoints that receive the events of this account. */
  get targets(): WebhookEndpoint[] {
    const registered = [...this.account.endpoints.values()].map(
      ({ url, secret, enabled_events: events }) => ({
        url,
        secret,
        events,
      }),
    )
    return Object.hasOwn(this, "webhooks") ? [...this.webhooks.endpoints, ...registered] : registered
  }

  recordCall(call: CallRecord): void {
    this.calls.push(call)
    if (this.calls.length > REMEMBERED_CALLS) this.calls.shift()
  }

  reset(): void {
    for (const account of Object.values(this.accounts))
      for (const collection of Object.values(account)) collection.clear()
    this.others.clear()
    this.use("first")
    this.calls.length = 0
    this.offered = PAYMENT_METHODS
    this.clock.reset()
    this.faults.clear()
    this.webhooks.reset()
    this.changed()
  }

  async close(): Promise<void> {
    this.webhooks.close()
    await this.file.flush()
  }
}
