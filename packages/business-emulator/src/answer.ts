export interface Answer {
  status: number
  body: unknown
}

export const json = (status: number, body: unknown): Answer => ({ status, body })
