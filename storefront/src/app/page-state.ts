import { LANGUAGES, type Language } from "@bon-perroquet/contract"
import { hashKey, type Query, type QueryClient, type QueryKey } from "@tanstack/react-query"

/** Id of the element that carries it through the page's HTML. */
export const PAGE_STATE_ID = "page-state"

/** What a page was drawn from on the server, for the browser to go on with. */
export type PageState = {
  language: Language
  /** The shop's public address. */
  origin: string
  /** Answers that the page shows. */
  answers: [key: QueryKey, data: unknown][]
}

/** The shop may not answer: a language is not waited for longer. */
const LONGEST_WAIT_MS = 1_000

/** Addresses are named in every language, for whoever changes it. */
const IN_EVERY_LANGUAGE = "handle"
const FIELD = new RegExp(`^(.+)_(${LANGUAGES.join("|")})$`)

/** An answer without the texts of other languages than the page's, where it has them in that: more than half of a list. */
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

/** The answers that a client holds, in the order in which they were asked for, as far as a page in this language shows them. */
export function answersOf(queries: QueryClient, language: Language): PageState["answers"] {
  return queries
    .getQueryCache()
    .getAll()
    .filter(({ state }) => state.status === "success")
    .map(({ queryKey, state }) => [queryKey, inOneLanguage(state.data, language)])
}

/**
 * The page is as fresh as its HTML: what it shows is not asked for again.
 * @returns what to do before it is in another language: its answers have to be asked for in all
 */
export function giveAnswers(queries: QueryClient, answers: PageState["answers"]): () => Promise<void> {
  const updatedAt = Date.now()
  for (const [key, data] of answers) queries.setQueryData(key, data, { updatedAt })
  const given = new Set(answers.map(([key]) => hashKey(key)))
  const predicate = ({ queryHash, state }: Query) => given.has(queryHash) && state.dataUpdatedAt === updatedAt
  return async () => {
    const longEnough = new Promise((resolve) => setTimeout(resolve, LONGEST_WAIT_MS))
    await Promise.race([queries.refetchQueries({ predicate, type: "active" }), longEnough])
    // What nobody shows now, or what did not come, is not known any more: where it is shown, it is seen to be asked for.
    void queries.resetQueries({ predicate })
  }
}

/** JSON that can stand inside a script element: nothing in it can end the element. */
export function asScriptText(value: unknown): string {
  return JSON.stringify(value).replaceAll("<", "\\u003c")
}

/** The state of the page as it came, or null where it was not drawn on the server. */
export function readPageState(): PageState | null {
  const json = document.getElementById(PAGE_STATE_ID)?.textContent
  return json ? (JSON.parse(json) as PageState) : null
}

/** Takes out what the server said of the page in its head, before the browser says it itself. */
export function forgetDrawnHead(): void {
  const isMark = (node: Node, text: string) => node.nodeType === Node.COMMENT_NODE && node.nodeValue === text
  const nodes = Array.from(document.head.childNodes)
  const start = nodes.findIndex((node) => isMark(node, "head"))
  const end = nodes.findIndex((node) => isMark(node, "/head"))
  for (const node of nodes.slice(start + 1, Math.max(end, 0))) node.remove()
}
