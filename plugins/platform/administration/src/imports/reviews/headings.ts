import { REVIEW_COLUMNS, type ReviewColumn } from "@bon-perroquet/contract"

/**
 * Headings in French, Dutch, English and German, and of the reviews of WooCommerce (its API, and the columns of
 * WordPress comments), Judge.me and Yotpo.
 */
const NAMES: Partial<Record<ReviewColumn, readonly string[]>> = {
  product: [
    ...["product handle", "handle", "product url", "product permalink", "page"],
    ...["produit", "produkt", "artikel", "article"],
  ],
  sku: ["product sku", "product id", "comment post id", "reference", "artikelnummer"],
  email: [
    ...["reviewer email", "comment author email", "customer email", "user email", "e mail", "adresse e mail"],
    ...["e mailadres", "e mail adresse"],
  ],
  author: [
    ...[
      "reviewer name",
      "reviewer",
      "comment author",
      "display name",
      "author name",
      "name",
      "auteur",
      "nom",
    ],
    ...["naam", "verfasser"],
  ],
  stars: ["rating", "review score", "score", "etoiles", "note", "sterren", "sterne", "bewertung"],
  title: ["review title", "titre", "titel"],
  text: ["body", "review content", "review", "content", "comment", "avis", "texte", "tekst", "beoordeling"],
  language: ["langue", "taal", "sprache", "locale"],
  state: ["status", "comment approved", "published", "etat", "statut"],
  refusal: ["refusal reason"],
  reply: ["reply content", "answer", "reponse", "antwoord", "antwort"],
  written_at: [
    ...["review date", "date", "date created", "comment date", "created at", "datum"],
    ...["ecrit le", "geschreven op"],
  ],
  order_number: ["order id", "order", "commande", "numero de commande", "ordernummer", "bestellnummer"],
}

const columnOf = new Map(
  REVIEW_COLUMNS.flatMap((column) =>
    [column.replaceAll("_", " "), ...(NAMES[column] ?? [])].map((name) => [name, column] as const),
  ),
)

const REQUIRED = ["stars", "text"] as const

/** "comment_content" is the shop's answer in Yotpo's files, and the review in WordPress. */
const ofComment = (names: readonly string[]): ReviewColumn =>
  names.includes("review content") ? "reply" : "text"

export const REVIEW_HEADINGS = {
  columns: REVIEW_COLUMNS,
  columnOf: (name: string, names: readonly string[]) =>
    name === "comment content" ? ofComment(names) : columnOf.get(name),
  isEnough: (found: readonly (ReviewColumn | null)[]) =>
    REQUIRED.every((column) => found.includes(column)) &&
    (found.includes("product") || found.includes("sku")),
}
