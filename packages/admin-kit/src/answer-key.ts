export type Query = Record<string, string | number | undefined>

export const answerKey = (path: string, query: Query) => ["shop", path, query] as const

/**
 * Keeps the previous page of a list visible while another one loads. Never keeps the answer about another record, because
 * Medusa Admin keeps a widget mounted when its user opens the next order.
 */
export const previousPageOf =
  (path: string) =>
  <Answer>(previous: Answer | undefined, query: { queryKey: readonly unknown[] } | undefined) =>
    query?.queryKey[1] === path ? previous : undefined
