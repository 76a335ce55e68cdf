import type { ArticleEdit, Language, Order } from "@bon-perroquet/contract"
import { formatCents } from "@bon-perroquet/contract/money"
import type { NamedLetter } from "./named-letter"
import { TEXTS } from "./texts"

const signed = (units: number): string => (units > 0 ? `+ ${units}` : `− ${0 - units}`)

export const articleLetters = (
  { order_number: number, totals }: Order,
  edits: readonly ArticleEdit[],
  language: Language,
): NamedLetter[] =>
  edits.map(({ id, at, lines }) => ({
    name: `articles-${id}`,
    at: new Date(at),
    worded: { mail: "articles_changed", values: { number } },
    ...TEXTS[language].articlesChanged(number),
    table: {
      rows: [
        ...lines.map(({ name, units }): [string, string] => [name, signed(units)]),
        [TEXTS[language].rows.total, formatCents(totals.total_cents, language)],
      ],
    },
  }))
