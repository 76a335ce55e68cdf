import { STOCK_CAUSE_SETTING } from "@bon-perroquet/api-kit/stock"
import type { Knex } from "@medusajs/framework/mikro-orm/knex"
import { TODAY } from "./count"

const CAUSE = `NULLIF(current_setting('${STOCK_CAUSE_SETTING}', true), '')::jsonb`

const MOVE = `
  CREATE OR REPLACE FUNCTION shop_move_lot(lot_moved text, units integer) RETURNS void LANGUAGE plpgsql AS $body$
  DECLARE cause jsonb := ${CAUSE};
  BEGIN
    UPDATE lot SET quantity = quantity + units, updated_at = now() WHERE id = lot_moved;
    INSERT INTO lot_movement (id, lot_id, quantity, reason, note, by, order_number)
    VALUES ('lotmv_' || gen_random_uuid(), lot_moved, units, COALESCE(cause ->> 'reason', 'engine'),
      COALESCE(cause ->> 'note', ''), cause ->> 'by', cause ->> 'order_number');
  END $body$`

/**
 * Condition for recent removals by Medusa without a cause. If a workflow fails, Medusa reverses them, also without a
 * cause.
 */
const TAKEN_BACK = `(cause IS NULL AND movement.order_number IS NULL AND movement.reason = 'engine'
  AND movement.created_at > now() - interval '1 minute')`

/**
 * Divides the whole difference between stock and lots, so that errors don't accumulate. Requires the level's lock.
 * Removed units leave the cause's lot, then the earliest dates. Added units go to the cause's lot, then to the lot that
 * the order or Medusa took them from, then to the lot without number.
 */
const DIVIDE = `
  CREATE OR REPLACE FUNCTION shop_divide_among_lots(item text, place text, stocked integer) RETURNS void
  LANGUAGE plpgsql AS $body$
  DECLARE
    cause jsonb := ${CAUSE};
    rest integer;
    part integer;
    one record;
  BEGIN
    rest := stocked - COALESCE((SELECT sum(quantity) FROM lot WHERE inventory_item_id = item AND location_id = place), 0);
    IF rest < 0 THEN
      FOR one IN SELECT id, quantity FROM lot
        WHERE inventory_item_id = item AND location_id = place AND quantity > 0
        ORDER BY COALESCE(id = cause ->> 'lot_id', false) DESC,
          recalled_at IS NOT NULL OR COALESCE(best_before < ${TODAY}, false), number = '', best_before NULLS LAST,
          created_at, id
      LOOP
        EXIT WHEN rest = 0;
        part := least(one.quantity, -rest);
        PERFORM shop_move_lot(one.id, -part);
        rest := rest + part;
      END LOOP;
    ELSIF rest > 0 THEN
      FOR one IN SELECT id, rest AS away FROM lot
          WHERE id = cause ->> 'lot_id' AND inventory_item_id = item AND location_id = place
        UNION ALL (
          SELECT lot.id, -sum(movement.quantity)::integer AS away
          FROM lot_movement movement JOIN lot ON lot.id = movement.lot_id
          WHERE inventory_item_id = item AND location_id = place
            AND (movement.order_number = cause ->> 'order_number' OR ${TAKEN_BACK})
          GROUP BY lot.id HAVING sum(movement.quantity) < 0 ORDER BY max(movement.position) DESC)
      LOOP
        EXIT WHEN rest = 0;
        part := least(one.away, rest);
        PERFORM shop_move_lot(one.id, part);
        rest := rest - part;
      END LOOP;
    END IF;
    IF rest <> 0 THEN
      INSERT INTO lot (id, inventory_item_id, location_id) VALUES ('lot_' || gen_random_uuid(), item, place)
      ON CONFLICT (inventory_item_id, location_id, number) DO NOTHING;
      PERFORM shop_move_lot(id, rest) FROM lot WHERE inventory_item_id = item AND location_id = place AND number = '';
    END IF;
  END $body$`

const KEPT = `
  CREATE OR REPLACE FUNCTION shop_is_kept_by_lots(item text) RETURNS boolean LANGUAGE sql STABLE AS $body$
    SELECT EXISTS (
      SELECT FROM product_variant_inventory_item link
      JOIN product_variant variant ON variant.id = link.variant_id AND variant.deleted_at IS NULL
      JOIN lot_keeping ON lot_keeping.product_id = variant.product_id AND lot_keeping.is_kept
      WHERE link.inventory_item_id = item AND link.deleted_at IS NULL)
  $body$`

const FOLLOW = `
  CREATE OR REPLACE FUNCTION shop_follow_stock_by_lots() RETURNS trigger LANGUAGE plpgsql AS $body$
  BEGIN
    IF TG_OP = 'DELETE' THEN
      IF shop_is_kept_by_lots(OLD.inventory_item_id) THEN
        PERFORM shop_divide_among_lots(OLD.inventory_item_id, OLD.location_id, 0);
      END IF;
    ELSIF shop_is_kept_by_lots(NEW.inventory_item_id) THEN
      PERFORM shop_divide_among_lots(NEW.inventory_item_id, NEW.location_id,
        CASE WHEN NEW.deleted_at IS NULL THEN round(NEW.stocked_quantity)::integer ELSE 0 END);
    END IF;
    RETURN NULL;
  END $body$`

/** Purchases only reserve stock, so they do not fire these triggers. */
const TRIGGERS = [
  `CREATE OR REPLACE TRIGGER shop_follow_stock_by_lots AFTER UPDATE ON inventory_level FOR EACH ROW
   WHEN (OLD.stocked_quantity IS DISTINCT FROM NEW.stocked_quantity OR OLD.deleted_at IS DISTINCT FROM NEW.deleted_at)
   EXECUTE FUNCTION shop_follow_stock_by_lots()`,
  `CREATE OR REPLACE TRIGGER shop_follow_stock_of_level_by_lots AFTER INSERT OR DELETE ON inventory_level FOR EACH ROW
   EXECUTE FUNCTION shop_follow_stock_by_lots()`,
]

export async function divideStockAmongLots(knex: Knex): Promise<void> {
  await knex.transaction(async (transaction) => {
    for (const statement of [MOVE, DIVIDE, KEPT, FOLLOW, ...TRIGGERS]) await transaction.raw(statement)
  })
}
