import { LANGUAGES, type Language } from "@bon-perroquet/contract"
import { hashKey, type Query, type QueryClient, type QueryKey } from "@tanstack/react-query"

export const PAGE_STATE_ID = "page-state"

/** Data from which the server rendered the page. */
export type PageState = {
  language: Language
  origin: string
  answers: [key: QueryKey, data: unknown][]
}

/** Maximum milliseconds that a change of language waits for data. */
const LONGEST_WAIT_MS = 1_000

/** This field is kept in every language, because the language selector links to translations. */
const IN_EVERY_LANGUAGE = "handle"
const FIELD = new RegExp(`^(.+)_(${LANGUAGES.join("|")})$`)

/** Removes texts in other languages, which are more than half of a list. */
export function inOneLanguage(answer: unknown, language: Language): unknown {
  if (Array.isArray(answer)) return answer.map((each) => inOneLanguage(each, language))
  if (typeof answer !== "object" || answer === null) return answer
  const fields = new Map(Object.entries(answer))
  const isWanted = (name: string) => {
    const [, text, its] = FIELD.exec(name) ?? []
    return (
      its === undefined ||
      its === language ||
      text === IN_EVERY_LANGUAGE ||
      !fields.get(`${text}_${language}`)
    )
  }
  return Object.fromEntries(
    [...fields]
      .filter(([name]) => isWanted(name))
      .map(([name, value]) => [name, inOneLanguage(value, language)]),
  )
}

/** Returns cached responses in order, reduced to the page's language. */
export function answersOf(queries: QueryClient, language: Language): PageState["answers"] {
  return queries
    .getQueryCache()
    .getAll()
    .filter(({ state }) => state.status === "success")
    .map(({ queryKey, state }) => [queryKey, inOneLanguage(state.data, language)])
}

/**
 * Fills the cache with the page's responses, so that they are not requested again.
 * @returns function to call before a change of language, which reloads them
 */
export function giveAnswers(queries: QueryClient, answers: PageState["answers"]): () => Promise<void> {
  const updatedAt = Date.now()
  for (const [key, data] of answers) queries.setQueryData(key, data, { updatedAt })
  const queryHashes = new Set(answers.map(([key]) => hashKey(key)))
  const predicate = ({ queryHash, state }: Query) =>
    queryHashes.has(queryHash) && state.dataUpdatedAt === updatedAt
  return async () => {
    const longEnough = new Promise((resolve) => setTimeout(resolve, LONGEST_WAIT_MS))
    await Promise.race([queries.refetchQueries({ predicate, type: "active" }), longEnough])
    // Resets inactive and failed queries, so that they load again when a screen needs them.
    void queries.resetQueries({ predicate })
  }
}

export function asScriptText(value: unknown): string {
  return JSON.stringify(value).replaceAll("<", "\\u003c")
}

export function readPageState(): PageState | null {
  const json = document.getElementById(PAGE_STATE_ID)?.textContent
  return json ? (JSON.parse(json) as PageState) : null
}

/** Removes the server's part of the head, because the browser renders the head again. */
export function forgetDrawnHead(): void {
  const isMark = (node: Node, text: string) => node.nodeType === Node.COMMENT_NODE && node.nodeValue === text
  const nodes = Array.from(document.head.childNodes)
  const start = nodes.findIndex((node) => isMark(node, "head"))
  const end = nodes.findIndex((node) => isMark(node, "/head"))
  for (const node of nodes.slice(start + 1, Math.max(end, 0))) node.remove()
}
