import pg from "pg"

/**
 * @typedef {{ items: { id: string, quantity: number, amount_cents: number, vat_rate: number }[],
 * delivery_cents: number, amounts: { vat_rate: number, amount_cents: number }[] }} Parts
 */

/**
 * Units of an inventory item in an order line.
 * @typedef {{ order_id: string, line_id: string, inventory_item_id: string, ordered: number, given: number, packed: number, received: number, lost: number }} Need
 */

/**
 * All rows that the audit compares, read in one snapshot. Only this file contains names of tables. Amounts are in cents.
 * @typedef {object} Ledger
 * @property {{ id: string, number: string | null, email: string | null, canceled: boolean, goods: string | null, carts: number, collections: number, of_cart: boolean, changed: boolean, asked: boolean, replaces: boolean, owed: number, lost: number }[]} orders `of_cart`: placed by a payment page or with a promised payment, not in Medusa Admin; `changed`: edited, returned, claimed or exchanged there; `asked`: the customer received a payment link; `replaces`: free replacement for another order; `owed`: cents that are due according to the engine; `lost`: units that were returned or removed without a refund
 * @property {Need[]} needs units of each inventory item in the lines of an order
 * @property {{ order_id: string, id: string, cents: number, intent: string | null }[]} captures with their
 * order; without `intent` if recorded manually in Medusa Admin
 * @property {{ order_id: string, id: string, cents: number, intent: string | null, by_hand: boolean, parts: Parts | null }[]} refunds `by_hand`: not through Stripe, for example as store credit
 * @property {{ order_id: string, cents: number }[]} waiting refunds that are pending at Stripe, as the shop
 * recorded them
 * @property {{ order_id: string, reference: string, reference_id: string | null, cents: number }[]} transactions
 * @property {{ id: string, order_number: string, state: string, cart_id: string, checkout_session_id: string | null, order_id: string | null, has_alert: boolean }[]} attempts `has_alert`: an alert about its failed refund exists
 * @property {{ id: string, line_item_id: string | null, inventory_item_id: string, quantity: number, held_for: string | null }[]} reservations
 * @property {{ inventory_item_id: string, stocked: number, reserved: number, advance: boolean }[]} levels `advance`: sold beyond the stock
 * @property {{ key: string, state: string }[]} mails about orders
 * @property {{ kind: string, number: string, serial: number, year: string, order_id: string, refund_id: string | null, undoes: string | null, cents: number, rates: { rate: number, cents: number }[], exempt: boolean, abroad: boolean, country: string, of_lines: string[] | null, taxable: boolean }[]} documents `abroad`: with VAT of another country; `of_lines`: VAT codes of the lines with a price; `taxable`: for a buyer with a VAT number that VIES confirmed
 * @property {{ restored_at: Date }[]} restores restored backups
 * @property {{ order_id: string, line_id: string, quantity: number }[]} lines
 * @property {{ id: string, order_id: string, what: string }[]} unfinished unfinished status changes and refunds
 * @property {{ id: string, number: string, cents: number, paid: boolean, ended: boolean, refunded: number }[]} transfers promised bank transfers, and orders on account
 * @property {{ inventory_item_id: string, stocked: number, of_lots: number, of_movements: number, unsellable: number, strayed: number }[]} lots for products with lot tracking: units on the shelf, in lots, and moved in total; `unsellable`: removed because of a recall or expiry; `strayed`: left a lot without an order and returned to no lot
 * @property {{ id: string, state: string, weeks: number, next_on: string, today: string }[]} repeats
 * subscriptions; days as 2026-11-23
 * @property {{ id: string, repeat_id: string, due_on: string, act_on: string, state: string, cart_id: string | null, order_number: string | null, orders: string[], announced: boolean }[]} runs deliveries of the subscriptions by due day, with the numbers of the orders that refer to them
 * @property {{ number: string, count: number }[]} begins orders that start subscriptions, with the number of
 * subscriptions
 * @property {{ number: string, address: string, postal_code: string, city: string, difference: number, refunded: number, noted: number, voided: number, labels: string[] }[]} deliveries the last change of each order's delivery: the address that the change stored and the order's current address, the price difference and its refund in cents; `noted`: activities in Medusa Admin; `voided`: number of labels that changes made invalid; `labels`: numbers on parcels that have not left
 * @property {{ id: string, number: string, cents: number, refunded: number }[]} redemptions amounts that orders took from gift cards and store credit
 * @property {{ id: string, cents: number, reserved: number }[]} balances gift cards and store credit
 * @property {{ attempt_id: string, reserved: number, expected: number }[]} holds reserved balances of attempts, and the amounts that the attempts require
 * @property {{ id: string, cents: number, given: number }[]} credits refunds as store credit, and the store credit that they gave in cents
 * @property {{ captures: number, refunds: number }} money totals of the engine in cents, with or without orders
 */

/** Selects bank transfers. The table is missing if the plugin bank-transfer was never loaded. */
const TRANSFERS = `
  SELECT t.id, t.order_number AS number, t.amount_cents AS cents, t.received_at IS NOT NULL AS paid,
    t.ended_at IS NOT NULL AS ended,
    (SELECT coalesce(sum(amount_cents), 0)::int FROM bank_transfer_refund r WHERE r.transfer_id = t.id) AS refunded
  FROM bank_transfer t`

/** Queries of gift cards and store credit. The tables are missing if the plugin `gift-cards` was never loaded. */
const BALANCES = {
  credits: `
    SELECT o.id, o.amount_cents AS cents, coalesce(e.cents, 0) AS given
    FROM order_refund o LEFT JOIN balance_entry e ON e.key = 'credited:' || o.id
    WHERE o.as_credit AND o.state IN ('made', 'done')`,
  redemptions: `
    SELECT e.id, e.order_number AS number, 0 - e.cents AS cents,
      (SELECT coalesce(sum(b.cents), 0)::int FROM balance_entry b WHERE b.redemption_id = e.id) AS refunded
    FROM balance_entry e WHERE e.kind = 'redeemed'`,
  balances: `
    SELECT a.id, (SELECT coalesce(sum(cents), 0)::int FROM balance_entry e WHERE e.account_id = a.id) AS cents,
      (SELECT coalesce(sum(cents), 0)::int FROM balance_hold h WHERE h.account_id = a.id) AS reserved
    FROM balance_account a`,
  holds: `
    SELECT coalesce(a.id, h.attempt_id) AS attempt_id, coalesce(h.cents, 0) AS reserved,
      coalesce(a.balance_cents, 0) AS expected
    FROM (SELECT attempt_id, sum(cents)::int AS cents FROM balance_hold GROUP BY attempt_id) h
    FULL JOIN (SELECT id, balance_cents FROM checkout_attempt
      WHERE state IN ('created', 'open', 'processing', 'paid') AND balance_cents > 0) a ON a.id = h.attempt_id`,
}

/** Selects orders on account as paid transfers. The tables are missing if the plugin invoice-payment was never loaded. */
const ON_ACCOUNT = `
  SELECT i.id, i.order_number AS number, i.amount_cents AS cents, i.ended_at IS NULL AS paid,
    i.ended_at IS NOT NULL AS ended,
    (SELECT coalesce(sum(amount_cents), 0)::int FROM credit_entry e WHERE e.invoice_id = i.id AND e.kind = 'credit') AS refunded
  FROM credit_invoice i`

/** Selects stock and lots. The tables are missing if the plugin lots was never loaded. */
const LOTS = `
  SELECT level.inventory_item_id, round(level.stocked_quantity)::int AS stocked,
    coalesce(sum(lot.quantity), 0)::int AS of_lots,
    coalesce(sum((SELECT sum(m.quantity) FROM lot_movement m WHERE m.lot_id = lot.id)), 0)::int AS of_movements,
    coalesce(sum((SELECT -sum(m.quantity) FROM lot_movement m WHERE m.lot_id = lot.id
      AND m.reason IN ('recalled', 'expired'))), 0)::int AS unsellable,
    least(
      coalesce(sum((SELECT -sum(m.quantity) FROM lot_movement m WHERE m.lot_id = lot.id AND lot.number <> ''
        AND m.reason = 'engine' AND m.order_number IS NULL)), 0),
      coalesce(sum((SELECT sum(m.quantity) FROM lot_movement m WHERE m.lot_id = lot.id AND lot.number = ''
        AND m.reason = 'engine' AND m.order_number IS NULL)), 0))::int AS strayed
  FROM inventory_level level
  LEFT JOIN lot ON lot.inventory_item_id = level.inventory_item_id AND lot.location_id = level.location_id
  WHERE level.deleted_at IS NULL AND shop_is_kept_by_lots(level.inventory_item_id) GROUP BY level.id`

/** Queries of subscriptions. The tables are missing if the plugin `subscriptions` was never loaded. */
const REPEATS = {
  repeats: `
    SELECT id, state, weeks, next_on, to_char(now() AT TIME ZONE 'Europe/Brussels', 'YYYY-MM-DD') AS today
    FROM repeat_delivery`,
  runs: `
    SELECT run.id, run.repeat_delivery_id AS repeat_id, run.due_on, run.act_on, run.state, run.cart_id, run.order_number,
      coalesce(o.numbers, '{}') AS orders, mail.run IS NOT NULL AS announced
    FROM repeat_delivery_run run
    LEFT JOIN (SELECT metadata->>'repeat_delivery_run' AS run, array_agg(custom_display_id) AS numbers FROM "order"
      WHERE metadata ? 'repeat_delivery_run' AND deleted_at IS NULL GROUP BY 1) o ON o.run = run.id
    LEFT JOIN (SELECT DISTINCT split_part(key, ':', 4) AS run FROM outbox_message WHERE key LIKE 'repeat:%:announced:%') mail
      ON mail.run = run.id`,
  begins: `
    SELECT o.custom_display_id AS number,
      (SELECT count(DISTINCT id)::int FROM repeat_delivery r WHERE r.order_id = o.id AND r.begun_weeks <= 26) AS count
    FROM "order" o WHERE o.deleted_at IS NULL AND o.status <> 'canceled' AND NOT coalesce(o.metadata ? 'repeat_delivery_run', false)
      AND EXISTS (SELECT 1 FROM order_item i JOIN order_line_item l ON l.id = i.item_id
        WHERE i.order_id = o.id AND l.metadata ? 'repeat_weeks')`,
}

const HELD = "Held while the payment page is open"

/** @type {Record<keyof Omit<Ledger, "money" | "transfers" | "lots" | keyof typeof REPEATS | keyof typeof BALANCES>, string>} */
const ROWS = {
  orders: `
    SELECT o.id, o.custom_display_id AS number, o.email, o.status = 'canceled' AS canceled, s.goods,
      (SELECT count(*)::int FROM order_cart l WHERE l.order_id = o.id AND l.deleted_at IS NULL) AS carts,
      (SELECT count(*)::int FROM order_payment_collection l WHERE l.order_id = o.id AND l.deleted_at IS NULL)
        AS collections,
      EXISTS (SELECT 1 FROM checkout_attempt a WHERE a.order_number = o.custom_display_id AND a.pays_order_id IS NULL)
        AS of_cart,
      EXISTS (SELECT 1 FROM order_change c WHERE c.order_id = o.id AND c.confirmed_at IS NOT NULL
        AND c.change_type IN ('edit', 'return_request', 'return_receive', 'claim', 'exchange')) AS changed,
      EXISTS (SELECT 1 FROM order_payment_link l WHERE l.order_id = o.id) AS asked,
      EXISTS (SELECT 1 FROM order_replacement r WHERE r.replacement_id = o.id) AS replaces,
      coalesce((SELECT greatest(0, round((totals ->> 'pending_difference')::numeric * -100)) FROM order_summary
        WHERE order_id = o.id AND version = o.version AND deleted_at IS NULL LIMIT 1), 0)::int AS owed,
      coalesce((SELECT sum(greatest(0, most - kept - named)) FROM (
        SELECT max(i.quantity) AS most,
          coalesce(max(i.quantity - i.return_received_quantity - i.return_dismissed_quantity)
            FILTER (WHERE i.version = o.version), 0) AS kept,
          coalesce((SELECT sum((entry->>'quantity')::int) FROM order_refund r, jsonb_array_elements(r.parts->'items') entry
            WHERE r.order_id = o.id AND r.state IN ('done', 'made', 'waiting') AND entry->>'id' = i.item_id), 0) AS named
        FROM order_item i WHERE i.order_id = o.id AND i.deleted_at IS NULL GROUP BY i.item_id) line), 0)::int AS lost
    FROM "order" o LEFT JOIN order_status s ON s.order_id = o.id
    WHERE o.deleted_at IS NULL AND NOT o.is_draft_order ORDER BY o.created_at`,
  needs: `
    SELECT n.order_id, n.item_id AS line_id, i.inventory_item_id,
      (CASE WHEN n.version = o.version THEN n.quantity ELSE 0 END * i.required_quantity)::int AS ordered, (given.units * i.required_quantity)::int AS given,
      (n.fulfilled_quantity * i.required_quantity)::int AS packed,
      (n.return_received_quantity * i.required_quantity)::int AS received,
      (n.written_off_quantity * i.required_quantity)::int AS lost
    FROM (SELECT DISTINCT ON (order_id, item_id) * FROM order_item WHERE deleted_at IS NULL
          ORDER BY order_id, item_id, version DESC) n
    JOIN "order" o ON o.id = n.order_id
    JOIN order_line_item l ON l.id = n.item_id
    CROSS JOIN LATERAL (
      SELECT coalesce(sum((entry->>'quantity')::int), 0) AS units
      FROM order_refund r, jsonb_array_elements(r.settled) entry
      WHERE r.order_id = n.order_id AND entry->>'id' = n.item_id) given
    JOIN product_variant v ON v.id = l.variant_id AND v.manage_inventory
    JOIN product_variant_inventory_item i ON i.variant_id = l.variant_id AND i.deleted_at IS NULL`,
  captures: `
    SELECT l.order_id, c.id, round(c.amount * 100)::int AS cents, p.data->>'payment_intent' AS intent
    FROM capture c JOIN payment p ON p.id = c.payment_id
    JOIN order_payment_collection l ON l.payment_collection_id = p.payment_collection_id AND l.deleted_at IS NULL
    WHERE c.deleted_at IS NULL`,
  refunds: `
    SELECT l.order_id, r.id, round(r.amount * 100)::int AS cents,
      p.data->>'payment_intent' AS intent, (o.seen_to_by IS NOT NULL OR coalesce(o.as_credit, false)) AS by_hand,
      nullif(r.metadata->'parts', 'null') AS parts
    FROM refund r JOIN payment p ON p.id = r.payment_id
    JOIN order_payment_collection l ON l.payment_collection_id = p.payment_collection_id AND l.deleted_at IS NULL
    LEFT JOIN order_refund o ON o.id = r.metadata->>'order_refund'
    WHERE r.deleted_at IS NULL`,
  waiting: `SELECT order_id, amount_cents AS cents FROM order_refund WHERE state = 'waiting'`,
  lines: `
    SELECT order_id, item_id AS line_id, max(quantity)::int AS quantity
    FROM order_item WHERE deleted_at IS NULL GROUP BY order_id, item_id`,
  transactions: `
    SELECT order_id, reference, reference_id, round(amount * 100)::int AS cents
    FROM order_transaction WHERE deleted_at IS NULL`,
  attempts: `
    SELECT id, order_number, state, cart_id, checkout_session_id, order_id, refund_failed_at IS NOT NULL AS has_alert
    FROM checkout_attempt`,
  reservations: `
    SELECT id, line_item_id, inventory_item_id, quantity::int AS quantity,
      CASE WHEN description = '${HELD}' THEN metadata->>'attempt_id' END AS held_for
    FROM reservation_item WHERE deleted_at IS NULL`,
  levels: `
    SELECT inventory_item_id, sum(stocked_quantity)::int AS stocked, sum(reserved_quantity)::int AS reserved,
      inventory_item_id IN (
        SELECT link.inventory_item_id FROM product_variant_inventory_item link
        JOIN product_variant variant ON variant.id = link.variant_id AND variant.allow_backorder) AS advance
    FROM inventory_level WHERE deleted_at IS NULL GROUP BY inventory_item_id`,
  mails: `SELECT key, state FROM outbox_message WHERE key LIKE 'order:%'`,
  documents: `
    SELECT kind, number, split_part(number, '-', 3)::int AS serial, split_part(number, '-', 2) AS year, order_id,
      refund_id, content->'undoes'->>'number' AS undoes, (content->'totals'->>'total_cents')::int AS cents,
      content ? 'exemption' AS exempt,
      content->>'scheme' = 'oss' AND content->>'country' <> 'BE' AS abroad, content->>'country' AS country,
      (SELECT array_agg(DISTINCT line->>'vat') FROM jsonb_array_elements(content->'lines') line
       WHERE line ? 'vat' AND (line->>'unit_cents')::int > 0) AS of_lines,
      coalesce(content->'buyer'->'vat_number_proof'->>'standing' = 'valid', false) AS taxable,
      (SELECT json_agg(json_build_object('rate', (entry->>'rate')::float,
         'cents', (entry->>'net_cents')::int + (entry->>'vat_cents')::int))
       FROM jsonb_array_elements(content->'totals'->'vat') entry) AS rates
    FROM sales_document ORDER BY kind, number`,
  deliveries: `
    SELECT DISTINCT ON (c.order_id) o.custom_display_id AS number, coalesce(c.after->>'address', '') AS address,
      coalesce(a.postal_code, '') AS postal_code, coalesce(a.city, '') AS city, c.difference_cents AS difference,
      (SELECT coalesce(sum(r.amount_cents), 0)::int FROM order_refund r WHERE r.order_id = c.order_id
        AND r.key = 'asked:' || c.id AND r.state IN ('made', 'waiting', 'done')) AS refunded,
      (SELECT count(*)::int FROM order_change a WHERE a.order_id = c.order_id
        AND a.metadata->>'delivery_change' = c.id) AS noted,
      (SELECT count(*)::int FROM order_delivery_change v WHERE v.order_id = c.order_id AND v.label_voided) AS voided,
      ARRAY(SELECT l.tracking_number FROM order_fulfillment x
        JOIN fulfillment f ON f.id = x.fulfillment_id AND f.shipped_at IS NULL AND f.canceled_at IS NULL
        JOIN fulfillment_label l ON l.fulfillment_id = f.id AND l.deleted_at IS NULL
        WHERE x.order_id = c.order_id AND x.deleted_at IS NULL) AS labels
    FROM order_delivery_change c JOIN "order" o ON o.id = c.order_id
    LEFT JOIN order_address a ON a.id = o.shipping_address_id
    WHERE c.state = 'done' ORDER BY c.order_id, c.at DESC`,
  restores: `SELECT restored_at FROM shop_restore`,
  unfinished: `
    SELECT id, order_id, 'change to ' || to_status AS what FROM order_status_change WHERE state = 'pending'
    UNION ALL SELECT id, order_id, 'change of delivery' FROM order_delivery_change WHERE state = 'pending'
    UNION ALL SELECT id, order_id, 'refund ' || state FROM order_refund WHERE state IN ('pending', 'made', 'undoing')`,
}

const MONEY = `SELECT
  (SELECT coalesce(round(sum(amount) * 100), 0)::int FROM capture WHERE deleted_at IS NULL) AS captures,
  (SELECT coalesce(round(sum(amount) * 100), 0)::int FROM refund WHERE deleted_at IS NULL) AS refunds`

/** Reads all rows that the audit compares. @param {string} databaseUrl @returns {Promise<Ledger>} */
export async function readLedger(databaseUrl) {
  const client = new pg.Client({ connectionString: databaseUrl, application_name: "books" })
  client.on("error", () => {}) // Ignored, because the pending query reports it.
  await client.connect()
  try {
    await client.query("BEGIN ISOLATION LEVEL REPEATABLE READ READ ONLY")
    /** @type {Record<string, unknown>} */
    const ledger = {}
    for (const [name, sql] of Object.entries(ROWS)) ledger[name] = (await client.query(sql)).rows
    const { rows } = await client.query(MONEY)
    const table = await client.query("SELECT to_regclass('bank_transfer') IS NOT NULL AS is_there")
    const credit = await client.query("SELECT to_regclass('credit_invoice') IS NOT NULL AS is_there")
    const transfers = [
      ...(table.rows[0].is_there ? (await client.query(TRANSFERS)).rows : []),
      ...(credit.rows[0].is_there ? (await client.query(ON_ACCOUNT)).rows : []),
    ]
    const lotTracking = await client.query(
      "SELECT to_regproc('shop_is_kept_by_lots') IS NOT NULL AS is_there",
    )
    const lots = lotTracking.rows[0].is_there ? (await client.query(LOTS)).rows : []
    const again = await client.query("SELECT to_regclass('repeat_delivery') IS NOT NULL AS is_there")
    for (const [name, sql] of Object.entries(REPEATS))
      ledger[name] = again.rows[0].is_there ? (await client.query(sql)).rows : []
    const cards = await client.query("SELECT to_regclass('balance_entry') IS NOT NULL AS is_there")
    for (const [name, sql] of Object.entries(BALANCES))
      ledger[name] = cards.rows[0].is_there ? (await client.query(sql)).rows : []
    return /** @type {Ledger} */ ({ ...ledger, transfers, lots, money: rows[0] })
  } finally {
    await client.end()
  }
}
