import type { ArchiveFile } from "@bon-perroquet/api-kit/archive-files"
import { paged } from "@bon-perroquet/api-kit/csv"
import type { MedusaContainer } from "@medusajs/framework/types"
import { ContainerRegistrationKeys, Modules } from "@medusajs/framework/utils"
import type { QuestionRow } from "../questions/rows"

const PAGE = 500

async function* rows(container: MedusaContainer): AsyncGenerator<Record<string, string>> {
  const knex = container.resolve(ContainerRegistrationKeys.PG_CONNECTION)
  const pages = paged(async (after: { row: QuestionRow } | undefined) => {
    const page = await knex<QuestionRow>("product_question")
      .where("id", ">", after?.row.id ?? "")
      .orderBy("id")
      .limit(PAGE)
    const products = await container
      .resolve(Modules.PRODUCT)
      .listProducts(
        { id: page.map(({ product_id }) => product_id) },
        { select: ["id", "handle"], take: PAGE, withDeleted: true },
      )
    const handles = new Map(products.map(({ id, handle }) => [id, handle]))
    return page.map((row) => ({ row, handles }))
  })
  for await (const { row, handles } of pages)
    yield {
      ...{
        product: handles.get(row.product_id) ?? "",
        email: row.email ?? "",
        author: row.author_name ?? "",
      },
      ...{ question: row.text, answer: row.reply ?? "", language: row.language, state: row.state },
      written_at: row.written_at.toISOString(),
    }
}

export const QUESTIONS_FILE: ArchiveFile = {
  path: "questions.csv",
  columns: ["product", "email", "author", "question", "answer", "language", "state", "written_at"],
  rows,
  description: {
    fr: "Questions sur les produits, avec les réponses de la boutique.",
    nl: "Vragen over producten, met de antwoorden van de winkel.",
    en: "Questions about products, with the shop’s answers.",
    de: "Fragen zu Produkten, mit den Antworten des Shops.",
  },
}
