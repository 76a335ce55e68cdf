import {
  BIRD_SEGMENT_DAYS,
  groupOfSegment,
  segmentOfGroup,
  SEGMENTS,
  type Segment,
} from "@bon-perroquet/contract"
import type { Knex } from "@medusajs/framework/mikro-orm/knex"

/** Limits of the customer segments, which are Medusa customer groups, so that promotions can refer to them. */
export interface SegmentLimits {
  /** Days after the first paid order. 0 leaves the segment empty, like the other limits. */
  newDays: number
  /** Paid orders within a year. */
  regularOrders: number
  /** Days without a paid order. */
  lapsedDays: number
}

// The verified address of an account also has the orders that its owner placed as a guest. An account that anybody
// created with another person's address does not get them.
const ACCOUNTS = `
  SELECT account.id, lower(account.email) AS email FROM customer account
  JOIN auth_identity identity ON identity.app_metadata ->> 'customer_id' = account.id AND identity.deleted_at IS NULL
  JOIN provider_identity provider ON provider.auth_identity_id = identity.id AND provider.provider = 'emailpass'
    AND provider.deleted_at IS NULL
  WHERE account.has_account AND account.deleted_at IS NULL
    AND provider.user_metadata ->> 'proved_email' = lower(account.email)`

/** Orders with more payments than refunds. Orders of a former shop have no lines in Medusa. */
const PAID = `
  SELECT placed.id, placed.version, placed.created_at AS at,
    CASE WHEN buyer.has_account THEN buyer.id ELSE COALESCE(verified.id, buyer.id) END AS person
  FROM "order" placed JOIN customer buyer ON buyer.id = placed.customer_id AND buyer.deleted_at IS NULL
  LEFT JOIN verified ON verified.email = lower(buyer.email)
  JOIN money ON money.order_id = placed.id
  WHERE placed.deleted_at IS NULL AND NOT placed.is_draft_order
  UNION ALL
  SELECT former.id, 0, former.placed_at, COALESCE(verified.id, guest.id)
  FROM former_order former LEFT JOIN verified ON verified.email = former.email
  LEFT JOIN customer guest ON guest.email = former.email AND NOT guest.has_account AND guest.deleted_at IS NULL
  WHERE former.deleted_at IS NULL AND former.status NOT IN ('pending', 'cancelled')
    AND former.total_cents > former.refunded_cents`

// The objection of an account also covers the guest orders with its address (GDPR, article 21).
const OBJECTORS = `
  SELECT customer.id FROM customer JOIN customer account ON lower(account.email) = lower(customer.email)
    AND account.has_account AND account.deleted_at IS NULL
  WHERE account.metadata ->> 'segments_objected_at' IS NOT NULL`

const MEMBERS = `
  WITH verified AS MATERIALIZED (${ACCOUNTS}),
  moved AS (
    SELECT payment_id, amount FROM capture WHERE deleted_at IS NULL
    UNION ALL SELECT payment_id, -amount FROM refund WHERE deleted_at IS NULL),
  money AS MATERIALIZED (
    SELECT link.order_id FROM order_payment_collection link
    JOIN payment ON payment.payment_collection_id = link.payment_collection_id AND payment.deleted_at IS NULL
    JOIN moved ON moved.payment_id = payment.id
    WHERE link.deleted_at IS NULL GROUP BY link.order_id HAVING sum(moved.amount) > 0),
  paid AS MATERIALIZED (${PAID}),
  facts AS (
    SELECT person, min(at) AS first, max(at) AS last, count(*) FILTER (WHERE at > now() - interval '1 year') AS in_year
    FROM paid WHERE person IS NOT NULL GROUP BY person),
  members AS MATERIALIZED (
    SELECT person, 'new' AS segment FROM facts WHERE first > now() - make_interval(days => :newDays)
    UNION SELECT person, 'regular' FROM facts WHERE in_year >= :regularOrders AND :regularOrders > 0
    UNION SELECT person, 'lapsed' FROM facts WHERE last < now() - make_interval(days => :lapsedDays) AND :lapsedDays > 0
    UNION SELECT paid.person, 'bird_' || bird FROM paid
      JOIN order_item item ON item.order_id = paid.id AND item.version = paid.version AND item.deleted_at IS NULL
        AND item.quantity > 0
      JOIN order_line_item line ON line.id = item.item_id
      JOIN listing ON listing.product_id = line.product_id AND listing.deleted_at IS NULL
      CROSS JOIN unnest(listing.birds) AS bird
      WHERE paid.at > now() - make_interval(days => ${BIRD_SEGMENT_DAYS})),
  wanted AS MATERIALIZED (
    SELECT members.person, known.id AS group_id FROM members
    JOIN unnest(CAST(:names AS text[]), CAST(:ids AS text[])) AS known (name, id) ON known.name = members.segment
    WHERE members.person NOT IN (${OBJECTORS})),
  gone AS (
    DELETE FROM customer_group_customer member WHERE member.customer_group_id = ANY (CAST(:ids AS text[]))
      AND NOT EXISTS (SELECT FROM wanted WHERE wanted.person = member.customer_id
        AND wanted.group_id = member.customer_group_id AND member.deleted_at IS NULL))
  INSERT INTO customer_group_customer (id, customer_id, customer_group_id, created_by)
  SELECT 'cusgc_' || gen_random_uuid(), wanted.person, wanted.group_id, 'segments' FROM wanted
  WHERE NOT EXISTS (SELECT FROM customer_group_customer member WHERE member.customer_id = wanted.person
    AND member.customer_group_id = wanted.group_id AND member.deleted_at IS NULL)`

// A group that an administrator deleted comes back, because promotions may refer to it.
const GROUPS = `
  INSERT INTO customer_group (id, name, created_by)
  SELECT id, 'segment: ' || name, 'segments' FROM unnest(CAST(:names AS text[]), CAST(:ids AS text[])) AS known (name, id)
  ON CONFLICT (id) DO UPDATE SET deleted_at = NULL, updated_at = now()`

const known = () => ({
  names: [...SEGMENTS] as unknown as string,
  ids: SEGMENTS.map(groupOfSegment) as unknown as string,
})

/** Determines the members of all segments again. One process does it at a time. */
export async function refreshSegments(knex: Knex, limits: SegmentLimits): Promise<void> {
  await knex.transaction(async (transaction) => {
    await transaction.raw("SELECT pg_advisory_xact_lock(hashtext('customer segments'))")
    await transaction.raw(GROUPS, known())
    await transaction.raw(MEMBERS, { ...known(), ...limits })
  })
}

/** Removes everybody with an e-mail address from all segments. */
export async function leaveSegments(knex: Knex, email: string): Promise<void> {
  await knex.raw(
    `DELETE FROM customer_group_customer WHERE customer_group_id = ANY (CAST(:ids AS text[]))
       AND customer_id IN (SELECT id FROM customer WHERE lower(email) = lower(:email))`,
    { ids: known().ids, email },
  )
}

const IS_MEMBER = `FROM customer_group_customer member JOIN customer ON customer.id = member.customer_id
  AND customer.deleted_at IS NULL WHERE member.deleted_at IS NULL`

const SUBSCRIBED = `customer.has_account AND customer.metadata -> 'newsletter' ->> 'state' = 'subscribed'`

const COUNTS = `
  SELECT customer_group.id, customer_group.updated_at,
    count(DISTINCT lower(member.email))::int AS people,
    (count(DISTINCT lower(member.email)) FILTER (WHERE member.has_account))::int AS accounts,
    (count(DISTINCT lower(member.email)) FILTER (WHERE member.is_subscriber))::int AS subscribers
  FROM customer_group LEFT JOIN (
    SELECT member.customer_group_id, customer.email, customer.has_account, ${SUBSCRIBED} AS is_subscriber ${IS_MEMBER}
  ) AS member ON member.customer_group_id = customer_group.id
  WHERE customer_group.id = ANY (CAST(:ids AS text[])) AND customer_group.deleted_at IS NULL
  GROUP BY customer_group.id`

export interface SegmentCount {
  id: string
  updated_at: Date
  people: number
  accounts: number
  subscribers: number
}

/** Counts the members of each segment by their group, as of the last refresh. */
export async function countSegments(knex: Knex): Promise<SegmentCount[]> {
  const { rows } = await knex.raw<{ rows: SegmentCount[] }>(COUNTS, { ids: known().ids })
  return rows
}

export interface SegmentMember {
  /** Lower case. */
  email: string
  first_name: string | null
  last_name: string | null
  language: string | null
  newsletter: { state: string; since: string | null; source?: string; text?: string } | null
}

const MEMBER_PAGE = `
  SELECT DISTINCT ON (lower(customer.email)) lower(customer.email) AS email, customer.first_name, customer.last_name,
    customer.metadata ->> 'language' AS language,
    CASE WHEN customer.has_account THEN customer.metadata -> 'newsletter' END AS newsletter
  ${IS_MEMBER} AND member.customer_group_id = :group AND lower(customer.email) > :after
  ORDER BY lower(customer.email), customer.has_account DESC LIMIT :most`

/** Returns a page of a segment's members, one per e-mail address, by address. */
export async function segmentMembersAfter(
  knex: Knex,
  segment: Segment,
  after: string,
  most: number,
): Promise<SegmentMember[]> {
  const { rows } = await knex.raw<{ rows: SegmentMember[] }>(MEMBER_PAGE, {
    ...{ group: groupOfSegment(segment), after, most },
  })
  return rows
}

/** Returns the segments of a customer, as of the last refresh. */
export async function segmentsOfCustomer(knex: Knex, id: string): Promise<Segment[]> {
  const { rows } = await knex.raw<{ rows: { group: string }[] }>(
    `SELECT customer_group_id AS "group" FROM customer_group_customer WHERE customer_id = ? AND deleted_at IS NULL`,
    [id],
  )
  return rows.flatMap(({ group }) => segmentOfGroup(group) ?? [])
}
