import type { PersonalDataKeeper } from "@bon-perroquet/api-kit/personal-data"
import { segmentsOfCustomer } from "@bon-perroquet/medusa-sql/buying/segments"

/** The segments of a person. The erasure of the customer deletes the memberships. */
export const SEGMENTS_OF_PEOPLE: PersonalDataKeeper = {
  part: "segments",
  read: (knex, { customer }) => segmentsOfCustomer(knex, customer),
  erase: () => Promise.resolve(),
}
