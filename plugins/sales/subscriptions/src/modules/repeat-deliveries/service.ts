import { MAX_REPEAT_WEEKS } from "@bon-perroquet/contract"
import { readLive, type LiveOption } from "@bon-perroquet/contract/options"
import type { Knex } from "@medusajs/framework/mikro-orm/knex"
import { MedusaService } from "@medusajs/framework/utils"
import { LinkRows } from "./link-rows"
import { RepeatDelivery } from "./models/repeat-delivery"
import { RepeatDeliveryLink } from "./models/repeat-delivery-link"
import { RepeatDeliveryRun } from "./models/repeat-delivery-run"
import { RepeatRows } from "./repeat-rows"
import { RunRows } from "./run-rows"

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
