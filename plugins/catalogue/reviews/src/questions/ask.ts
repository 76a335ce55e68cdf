import { MAX_WAITING_QUESTIONS, type Language, type QuestionInput } from "@bon-perroquet/contract"
import { refuse } from "@bon-perroquet/api-kit/http"
import type { Knex } from "@medusajs/framework/mikro-orm/knex"
import { generateEntityId } from "@medusajs/framework/utils"

interface Asker {
  customer_id: string
  email: string
}

/** A repeated request with the same text adds nothing. */
const ADD = `
  INSERT INTO product_question (id, product_id, customer_id, email, author_name, text, language)
  VALUES (:id, :product_id, :customer_id, :email, :author_name, :text, :language) ON CONFLICT DO NOTHING`

/** Stores a question, which waits for an answer. @throws 409 if too many questions of this customer wait */
export async function askQuestion(
  knex: Knex,
  asker: Asker,
  question: QuestionInput & { product_id: string; language: Language },
): Promise<void> {
  await knex.transaction(async (transaction) => {
    await transaction.raw("SELECT pg_advisory_xact_lock(hashtext(?))", [`question:${asker.customer_id}`])
    await transaction.raw(ADD, { ...asker, ...question, id: generateEntityId(undefined, "que") })
    const waiting = await transaction("product_question")
      .where({ customer_id: asker.customer_id, state: "waiting" })
      .limit(MAX_WAITING_QUESTIONS + 1)
      .select("id")
    if (waiting.length > MAX_WAITING_QUESTIONS) throw refuse("questions_waiting", 409)
  })
}
