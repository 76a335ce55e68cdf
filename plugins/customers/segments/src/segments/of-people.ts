import type { PersonalDataKeeper } from "@bon-perroquet/api-kit/personal-data"
import { segmentsOfCustomer } from "@bon-perroquet/medusa-sql/buying/segments"

/** Exports the segments of a person. `erase` does nothing, because erasing the customer deletes them. */
export const SEGMENTS_OF_PEOPLE: PersonalDataKeeper = {
  part: "segments",
  read: (knex, { customer }) => segmentsOfCustomer(knex, customer),
  erase: () => Promise.resolve(),
}
