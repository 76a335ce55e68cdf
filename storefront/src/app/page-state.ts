import type { Language } from "@bon-perroquet/contract"
import type { QueryClient, QueryKey } from "@tanstack/react-query"

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

/** The answers that a client holds, in the order in which they were asked for. */
export function answersOf(queries: QueryClient): PageState["answers"] {
  return queries
    .getQueryCache()
    .getAll()
    .filter(({ state }) => state.status === "success")
    .map(({ queryKey, state }) => [queryKey, state.data])
}

/** The page is as fresh as its HTML: what it shows is not asked for again. */
export function giveAnswers(queries: QueryClient, answers: PageState["answers"]): void {
  for (const [key, data] of answers) queries.setQueryData(key, data)
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
