import { emptyAccount, type Account } from "./account"
import { PAYMENT_METHODS, type AccountName, type PaymentMethodType } from "./choices"
import { Clock } from "./clock"
import { Faults } from "./control/faults"
import { newEvent, type Cause, type EventObject, type EventType } from "./objects/event"
import type { ResolvedOptions } from "./options"
import { StateFile } from "./state-file"
import { Webhooks } from "./webhooks/webhooks"

export type CallRecord = { method: string; path: string; idempotencyKey: string | null; status: number }

const REMEMBERED_CALLS = 2_000

export class Emulator {
  readonly clock = new Clock()
  readonly faults = new Faults()
  readonly webhooks: Webhooks
  account: Account
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
    this.webhooks = new Webhooks([...options.webhooks], options.retryAfterMs, () => this.changed())
    for (const event of this.account.events.values()) {
      if (event.pending_webhooks > 0) this.webhooks.send(event)
    }
  }

  emit<T extends EventType>(type: T, object: EventObject<T>, cause: Cause = null): void {
    const event = newEvent(type, object, this.clock.now(), cause)
    this.account.events.set(event.id, event)
    this.webhooks.send(event)
    this.changed()
  }

  changed(): void {
    this.file.save(this.accounts.first)
  }

  /** Selects an account. The second one is not stored in the file. */
  use(name: AccountName): void {
    this.account = this.accounts[name]
  }

  recordCall(call: CallRecord): void {
    this.calls.push(call)
    if (this.calls.length > REMEMBERED_CALLS) this.calls.shift()
  }

  reset(): void {
    for (const account of Object.values(this.accounts))
      for (const collection of Object.values(account)) collection.clear()
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
