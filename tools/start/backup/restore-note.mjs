import { StartState } from "../postgres/database.mjs"

/**
 * Key of the timestamp of the last restore, which shows whether the database was restored before an exchange of
 * pictures was interrupted.
 */
const RESTORED = "restored"
/** Key of the times of the last restore and its backup. */
const RESTORE = "restore"

/** Returns the timestamp of the last restore, or null. @param {import("pg").Client} client */
export async function lastRestored(client) {
  return stateOf(client, RESTORED)
}

/** @param {import("pg").Client} client @param {string} key @returns {Promise<string | null>} */
async function stateOf(client, key) {
  const { rows } = await client.query("SELECT to_regclass('shop_start.state') IS NOT NULL AS there")
  return rows[0].there ? new StartState(client).get(key) : null
}

/**
 * Records a restore in its transaction. Its time comes from the database's clock, like the times of all row changes.
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
 * Copies the times of the last restore to a table that the engine reads. The engine needs them, because work that was
 * pending at the time of the backup may have been done afterwards. Call this after the migrations. Repeated calls have
 * no effect.
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
