import { checkRoute } from "../../../../../imports/calls/receive"

export const POST = checkRoute("gift_cards", {
  summary: "Check a file of gift cards and store credit",
  description:
    "A CSV file or workbook (XLSX) with the columns `balance` and `code` (gift card) or `email` (store credit of a " +
    "customer). Codes are stored as keyed hashes, and the file is deleted when the import starts. This call changes " +
    "nothing.",
  fileName: "gift-cards.csv",
})
