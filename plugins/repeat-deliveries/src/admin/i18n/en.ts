import type { SameKeys } from "@bon-perroquet/admin-kit"
import type { fr } from "./fr"

export const en: SameKeys<typeof fr> = {
  title: "Repeat deliveries",
  hint: "What comes again, when and for whom; what comes first is at the top. Customers change them themselves.",
  ofOrder: "Repeat delivery",
  ofOrderHint: "What this order began, or is a delivery of.",
  began: "Began with this order",
  part: "This order is a delivery of it",
  empty: "No repeat delivery matches.",
  search: "E-mail or number of the first order",
  filter: "State",
  all: "All states",
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
