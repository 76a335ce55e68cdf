import type { SameKeys } from "@bon-perroquet/admin-kit"
import type { fr } from "./fr"

export const en: SameKeys<typeof fr> = {
  title: "Repeat deliveries",
  hint: "What is delivered, when and to whom; the next delivery is at the top. Customers manage them themselves.",
  ofOrder: "Repeat delivery",
  ofOrderHint: "The repeat delivery that this order started or belongs to.",
  began: "Started with this order",
  part: "This order is one of its deliveries",
  empty: "No repeat delivery found.",
  search: "E-mail or number of the first order",
  filter: "Status",
  all: "All statuses",
  every_one: "Every week",
  every_other: "Every {{count}} weeks",
  next: "Next: {{on}}",
  last: "Last time: {{total}}",
  customer: "View the customer",
  firstOrder: "First order {{number}}",
  previous: "Previous page",
  nextPage: "Next page",
  pages: "{{from}} to {{to}} of {{count}}",
  states: {
    active: "Active",
    paused: "Paused",
    ended: "Ended",
  },
  nextStates: {
    planned: "not announced yet",
    announced: "announced",
    waiting: "waiting for an item",
    failed: "payment refused",
  },
}
