import type { Category } from "@bon-perroquet/contract"

/** The right to withdraw within 14 days: excluded for food that spoils, whole for everything else. */
export type Withdrawal = "perishable" | "fourteenDays"

/** The product groups that are food, by their categories' handles. */
const FOOD = ["shelled", "in-shell", "various"]

/** Food until a category that a merchant added says otherwise. */
export function withdrawalFor(category: Pick<Category, "handle"> | undefined): Withdrawal {
  return !category || FOOD.includes(category.handle) ? "perishable" : "fourteenDays"
}
