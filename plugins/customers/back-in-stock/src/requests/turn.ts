export const TURN_HOURS = 4
export const LAST_TURN_HOURS = 20

/** Maximum number of alerts per size and run of the job. */
export const MOST_IN_ROUND = 200

export interface Moment {
  waiting: number
  stock: number
  hours: number
}

/**
 * Returns how many people a batch notifies: as many as there are units, in the order of their requests, and everybody
 * in the last batch.
 */
export const peopleInTurn = ({ waiting, stock, hours }: Moment): number =>
  hours >= LAST_TURN_HOURS ? waiting : Math.max(0, Math.min(waiting, stock))

/**
 * Returns how many alerts to send in this round, and how many are left in the batch. Null means that the batch ends.
 * New stock counts in the next batch only, and lower stock ends this batch early.
 */
export function nextRound(moment: Moment & { left: number | null }): { people: number; left: number | null } {
  const { stock, left } = moment
  const inTurn = peopleInTurn({ ...moment, stock: Math.min(stock, left ?? stock) })
  const people = Math.min(inTurn, MOST_IN_ROUND)
  return { people, left: inTurn > people ? inTurn - people : null }
}
