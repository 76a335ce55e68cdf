import { StartState } from "../postgres/database.mjs"

/** Key of the last restore's timestamp, which decides which pictures are valid. */
const RESTORED = "restored"
/** Key of the times of the last restore and of its backup. */
const RESTORE = "restore"

/** @param {import("pg").Client} client */
export async function lastRestored(client) {
  return stateOf(client, RESTORED)
}

/** @param {import("pg").Client} client @param {string} key @returns {Promise<string | null>} */
async function stateOf(client, key) {
  const { rows } = await client.query("SELECT to_regclass('shop_start.state') IS NOT NULL AS there")
  return rows[0].there ? new StartState(client).get(key) : null
}

/**
 * Records a restore in its transaction, with the database's clock, which also dates row changes.
 * @param {import("pg").Client} client @param {{ moment: string, takenAt: string }} restore
 */
export async function rememberRestore(client, { moment, takenAt }) {
  const state = new StartState(client)
  await state.prepare()
  await state.set(RESTORED, moment)
  const { rows } = await client.query("SELECT clock_timestamp() AS restored_at")
  await state.set(RESTORE, JSON.stringify({ ...rows[0], backed_up_at: takenAt }))
}

/**
 * Copies the restore's times for the engine, because work that was pending in the backup may have been done before the
 * restore. Call it after the migrations. Idempotent.
 * @param {import("pg").Client} client
 */
export async function tellOfRestore(client) {
  const note = await stateOf(client, RESTORE)
  if (!note) return
  const { restored_at, backed_up_at } = JSON.parse(note)
  await client.query(
    "INSERT INTO public.shop_restore (restored_at, backed_up_at) VALUES ($1, $2) ON CONFLICT DO NOTHING",
    [restored_at, backed_up_at],
  )
}
