import { createHash } from "node:crypto"
import type { Knex } from "@medusajs/framework/mikro-orm/knex"
import { ProtocolError } from "../messages"

/** Hours for which answers are kept, the least that the protocol requires. */
const HOURS = 24
/** Seconds after which a request without an answer may be repeated, for example after a crash. */
const LOST_SECONDS = 60

interface Answer {
  status: number
  answer: object
  /** Whether it is the answer of an earlier request with the same key. */
  isRepeated?: true
}
interface Stored {
  key_hash: string
  body_hash: string
  status: number | null
  answer: object | null
}

const hashOf = (...parts: string[]) => createHash("sha256").update(JSON.stringify(parts)).digest("base64url")

/**
 * Answers a request once per idempotency key. A repetition gets the same answer.
 * @param scope assistant, method and path, so that keys of others do not matter
 * @throws ProtocolError 409 if the key was used for another body, or is in use
 */
export async function answerOnce(
  knex: Knex,
  { key, scope, body }: { key: string; scope: readonly string[]; body: unknown },
  work: () => Promise<Answer>,
): Promise<Answer> {
  const [key_hash, body_hash] = [hashOf(...scope, key), hashOf(JSON.stringify(body ?? null))]
  const rows = () => knex<Stored>("agent_request")
  await rows()
    .where({ key_hash, status: null })
    .whereRaw(`created_at < now() - make_interval(secs => ${LOST_SECONDS})`)
    .delete()
  const mine = await rows()
    .insert({ key_hash, body_hash })
    .onConflict("key_hash")
    .ignore()
    .returning("key_hash")
  if (mine.length === 0) return repeated(await rows().where({ key_hash }).first(), body_hash)
  try {
    const result = await work()
    await rows()
      .where({ key_hash })
      .update({ status: result.status, answer: JSON.stringify(result.answer) as never })
    return result
  } catch (error) {
    // A failed request may be repeated.
    await rows().where({ key_hash }).delete()
    throw error
  }
}

function repeated(stored: Stored | undefined, body_hash: string): Answer {
  if (stored && stored.body_hash !== body_hash)
    throw new ProtocolError("idempotency_conflict", 409, "This Idempotency-Key was used for another request.")
  if (!stored?.answer || stored.status === null)
    throw new ProtocolError(
      "idempotency_in_progress",
      409,
      "A request with this Idempotency-Key is being answered.",
    )
  return { status: stored.status, answer: stored.answer, isRepeated: true }
}

export async function forgetAnswers(knex: Knex): Promise<void> {
  await knex.raw(`DELETE FROM agent_request WHERE created_at < now() - make_interval(hours => ${HOURS})`)
}
