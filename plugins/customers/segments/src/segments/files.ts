import { csvOf, paged } from "@bon-perroquet/api-kit/csv"
import { SEGMENT_COLUMNS, SUBSCRIBER_COLUMNS, type Segment } from "@bon-perroquet/contract"
import { subscribersAfter, type Subscriber } from "@bon-perroquet/medusa-sql/buying/newsletter"
import { segmentMembersAfter, type SegmentMember } from "@bon-perroquet/medusa-sql/buying/segments"
import type { Knex } from "@medusajs/framework/mikro-orm/knex"
import { Readable } from "node:stream"

const PAGE = 500

/** Source of a consent that was given in the account and confirmed by e-mail. */
const ACCOUNT = "account"

const nameCells = ({ email, first_name, last_name, language }: Omit<SegmentMember, "newsletter">) => ({
  ...{ email, first_name: first_name ?? "", last_name: last_name ?? "", language: language ?? "" },
})

async function* subscriberRows(knex: Knex) {
  const all = paged((after: Subscriber | undefined) => subscribersAfter(knex, after?.email ?? "", PAGE))
  for await (const subscriber of all)
    yield {
      ...nameCells(subscriber),
      newsletter_since: subscriber.since ?? "",
      newsletter_source: subscriber.source ?? ACCOUNT,
      newsletter_text: subscriber.text ?? "",
    }
}

async function* memberRows(knex: Knex, segment: Segment) {
  const all = paged((after: SegmentMember | undefined) =>
    segmentMembersAfter(knex, segment, after?.email ?? "", PAGE),
  )
  for await (const member of all) {
    const { newsletter } = member
    const isSubscribed = newsletter?.state === "subscribed"
    yield {
      ...nameCells(member),
      newsletter: isSubscribed ? "yes" : "no",
      ...(isSubscribed && {
        newsletter_since: newsletter.since ?? "",
        newsletter_source: newsletter.source ?? ACCOUNT,
        newsletter_text: newsletter.text ?? "",
      }),
    }
  }
}

/** Returns all confirmed subscribers with the proof of their consent. One page is in memory at a time. */
export const subscribersFile = (knex: Knex): Readable =>
  Readable.from(csvOf(SUBSCRIBER_COLUMNS, subscriberRows(knex)))

/** Returns the people of a segment. Only those with "yes" in `newsletter` agreed to advertising by e-mail. */
export const segmentFile = (knex: Knex, segment: Segment): Readable =>
  Readable.from(csvOf(SEGMENT_COLUMNS, memberRows(knex, segment)))
