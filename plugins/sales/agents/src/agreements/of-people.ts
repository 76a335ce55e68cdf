import type { PersonalDataKeeper } from "@bon-perroquet/api-kit/personal-data"
import { eraseEntered } from "../rows/erase"

export const AGREEMENTS_OF_PEOPLE: PersonalDataKeeper = {
  part: "assistant_agreements",
  read: async (knex, { customer }) =>
    knex("agent_agreement")
      .where({ customer_id: customer })
      .orderBy("created_at")
      .select(
        "email",
        "company",
        "vat_number",
        "signed_by",
        "wording",
        "created_at AS agreed_at",
        "ended_at",
      ),
  /** The text and the company stay, because they prove that the orders were agreed to. */
  erase: async (transaction, person) => {
    await eraseEntered(transaction, person)
    await transaction.raw(
      `UPDATE agent_agreement SET email = '', signed_by = '', ended_at = COALESCE(ended_at, now()) WHERE customer_id = ?`,
      [person.customer],
    )
  },
}
