import { StartState } from "../postgres/database.mjs"

/** Key of the timestamp of the last restore. It shows whether the new or the old pictures are valid. */
const RESTORED = "restored"
/** Key of the moments of the last restore and of its backup. */
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
 * Records a restore in the same transaction. Uses the database's clock, because the times of row changes use it, too.
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
 * Copies the moments of the restore for the engine: work that was pending in the backup may have been done since. Call
 * it after the migrations. Idempotent.
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
