import { MAX_REPEAT_WEEKS } from "@bon-perroquet/contract"
import { readLive, type LiveOption } from "@bon-perroquet/contract/options"
import type { Knex } from "@medusajs/framework/mikro-orm/knex"
import { MedusaService, generateEntityId } from "@medusajs/framework/utils"
import { LinkRows } from "./link-rows"
import { RepeatDelivery } from "./models/repeat-delivery"
import { RepeatDeliveryLink } from "./models/repeat-delivery-link"
import { RepeatDeliveryRun } from "./models/repeat-delivery-run"
import { RepeatRows } from "./repeat-rows"
import { OPEN_RUNS, type Run } from "./repeat"

type Change = Partial<Omit<Run, "id" | "repeat_delivery_id" | "due_on" | "updated_at">>

class RunRows {
  constructor(private readonly knex: Knex) {}

  async findOpenRun(repeatId: string): Promise<Run | null> {
    const query = this.knex<Run>("repeat_delivery_run").where({ repeat_delivery_id: repeatId })
    return (await query.whereIn("state", [...OPEN_RUNS]).first()) ?? null
  }

  async withId(id: string): Promise<Run | null> {
    return (await this.knex<Run>("repeat_delivery_run").where({ id }).first()) ?? null
  }

  /** Plans a delivery. @returns the open delivery, which may be one that another caller planned */
  async plan(repeat_delivery_id: string, due_on: string, act_on: string): Promise<Run | null> {
    await this.knex("repeat_delivery_run")
      .insert({
        ...{ id: generateEntityId(undefined, "reprun"), repeat_delivery_id, due_on, act_on },
        ...{ state: "planned", tries: 0 },
      })
      .onConflict()
      .ignore()
    return this.findOpenRun(repeat_delivery_id)
  }

  /** Changes an open delivery. @returns false if it is already closed */
  async change(id: string, { replaced, ...change }: Change): Promise<boolean> {
    const changed = await this.knex("repeat_delivery_run")
      .where({ id })
      .whereIn("state", [...OPEN_RUNS])
      .update({
        ...change,
        ...(replaced !== undefined && { replaced: replaced && JSON.stringify(replaced) }),
        updated_at: this.knex.fn.now(),
      })
    return changed > 0
  }

  /**
   * Plans the announced deliveries of a restored backup again, because they may have been charged, skipped or
   * cancelled since the backup. Excludes those changed after the restore.
   */
  async reschedule(restored_at: Date, act_on: string): Promise<void> {
    await this.knex("repeat_delivery_run")
      .whereIn("state", ["announced", "failed"])
      .where("updated_at", "<", restored_at)
      .update({ state: "planned", act_on, total_cents: null, updated_at: this.knex.fn.now() })
  }

  /** Closes a delivery with its order, whatever its state. @returns false if it already had an order */
  async order(id: string, order_number: string): Promise<boolean> {
    const changed = await this.knex("repeat_delivery_run")
      .where({ id })
      .whereNot({ state: "ordered" })
      .update({ state: "ordered", order_number, missing: null, updated_at: this.knex.fn.now() })
    return changed > 0
  }
}

/** The shop's subscription offer. If `rhythms` is empty, nothing is offered or charged. */
export interface Offer {
  /** Intervals in weeks, ascending. */
  rhythms: number[]
  percent: number
}

export function offerOf({ rhythms = [], percent = 0 }: Partial<Offer>): Offer {
  if (!(percent >= 0 && percent < 100))
    throw new Error("REPEAT_DELIVERY_PERCENT must be a number from 0 to less than 100.")
  const weeks = rhythms.filter((one) => Number.isInteger(one) && one > 0 && one <= MAX_REPEAT_WEEKS)
  return { rhythms: [...new Set(weeks)].sort((one, other) => one - other), percent }
}

export interface RepeatOptions {
  rhythms: LiveOption<number[]>
  percent: LiveOption<number>
  at_once: number
}

export const currentOffer = ({ rhythms = [], percent = 0 }: Partial<RepeatOptions>): Offer =>
  offerOf({ rhythms: readLive(rhythms), percent: readLive(percent) })

/**
 * Number of subscriptions that the job handles at a time. It is small, so that shoppers can open payment
 * pages meanwhile.
 */
const AT_ONCE = 2

export class RepeatDeliveriesModuleService extends MedusaService({
  RepeatDelivery,
  RepeatDeliveryRun,
  RepeatDeliveryLink,
}) {
  private readonly options: Partial<RepeatOptions>
  readonly atOnce: number
  readonly repeats: RepeatRows
  readonly runs: RunRows
  readonly links: LinkRows

  constructor(container: { __pg_connection__: Knex }, options: Partial<RepeatOptions> = {}) {
    super(container)
    this.options = options
    this.atOnce = options.at_once && options.at_once > 0 ? options.at_once : AT_ONCE
    this.repeats = new RepeatRows(container.__pg_connection__)
    this.runs = new RunRows(container.__pg_connection__)
    this.links = new LinkRows(container.__pg_connection__)
  }

  get offer(): Offer {
    return currentOffer(this.options)
  }

  get isOn(): boolean {
    return this.offer.rhythms.length > 0
  }
}
