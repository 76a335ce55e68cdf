import { STOCK_CAUSE_SETTING } from "@bon-perroquet/api-kit/stock"
import type { Knex } from "@medusajs/framework/mikro-orm/knex"

/**
 * Records changes of Medusa's `stocked_quantity` by any writer. Compares whole units before and after, so that the sum
 * equals the stock.
 */
const WRITE = `
  CREATE OR REPLACE FUNCTION shop_write_stock_movement() RETURNS trigger LANGUAGE plpgsql AS $body$
  DECLARE
    cause jsonb := NULLIF(current_setting('${STOCK_CAUSE_SETTING}', true), '')::jsonb;
    item text;
    place text;
    was integer := 0;
    is_now integer := 0;
  BEGIN
    IF TG_OP <> 'INSERT' THEN
      item := OLD.inventory_item_id;
      place := OLD.location_id;
      IF OLD.deleted_at IS NULL THEN was := round(OLD.stocked_quantity); END IF;
    END IF;
    IF TG_OP <> 'DELETE' THEN
      item := NEW.inventory_item_id;
      place := NEW.location_id;
      IF NEW.deleted_at IS NULL THEN is_now := round(NEW.stocked_quantity); END IF;
    END IF;
    IF was <> is_now THEN
      INSERT INTO stock_movement (id, inventory_item_id, location_id, quantity, stocked, reason, note, by, order_number, import_id)
      VALUES ('stockmv_' || gen_random_uuid(), item, place, is_now - was, is_now,
        COALESCE(cause ->> 'reason', CASE TG_OP WHEN 'INSERT' THEN 'opening' ELSE 'engine' END),
        COALESCE(cause ->> 'note', ''), cause ->> 'by', cause ->> 'order_number', cause ->> 'import_id');
    END IF;
    RETURN NULL;
  END $body$`

/** A purchase only reserves stock, so it does not fire this trigger. */
const TRIGGERS = [
  `CREATE OR REPLACE TRIGGER shop_write_stock_movement AFTER UPDATE ON inventory_level FOR EACH ROW
   WHEN (OLD.stocked_quantity IS DISTINCT FROM NEW.stocked_quantity OR OLD.deleted_at IS DISTINCT FROM NEW.deleted_at)
   EXECUTE FUNCTION shop_write_stock_movement()`,
  `CREATE OR REPLACE TRIGGER shop_write_stock_movement_of_level AFTER INSERT OR DELETE ON inventory_level FOR EACH ROW
   EXECUTE FUNCTION shop_write_stock_movement()`,
]

const OPENING = `
  INSERT INTO stock_movement (id, inventory_item_id, location_id, quantity, stocked, reason)
  SELECT 'stockmv_' || gen_random_uuid(), level.inventory_item_id, level.location_id,
    round(level.stocked_quantity), round(level.stocked_quantity), 'opening'
  FROM inventory_level level
  WHERE level.deleted_at IS NULL AND round(level.stocked_quantity) <> 0 AND NOT EXISTS (
    SELECT FROM stock_movement known
    WHERE known.inventory_item_id = level.inventory_item_id AND known.location_id = level.location_id)`

/** Installs the triggers and records the opening stock. Idempotent. */
export async function recordStockMovements(knex: Knex): Promise<void> {
  await knex.transaction(async (transaction) => {
    // The lock prevents movements between the first and the last statement.
    await transaction.raw("LOCK TABLE inventory_level IN SHARE ROW EXCLUSIVE MODE")
    await transaction.raw(WRITE)
    for (const trigger of TRIGGERS) await transaction.raw(trigger)
    await transaction.raw(OPENING)
  })
}
