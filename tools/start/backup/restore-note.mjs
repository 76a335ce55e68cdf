import { StartState } from "../postgres/database.mjs"

/** Under this key the database says which restore it holds: pictures are settled by it. */
const RESTORED = "restored"
/** Under this one when that was, and of when its rows are. */
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
 * Falls with the restore. By the database's clock, which also says when a row was changed last.
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
 * Tells the engine, whose role reads nothing of a start's: what was about to happen when the backup was taken may have
 * happened since. Call once the tables are up to date; repeating it changes nothing.
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
