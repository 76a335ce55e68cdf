export const TURN_HOURS = 4
export const LAST_TURN_HOURS = 20

/** Maximum alerts per size and run of the job. */
export const MOST_IN_ROUND = 200

export interface Moment {
  waiting: number
  stock: number
  hours: number
}

/**
 * Returns how many people are notified now: as many as there are units, in order of their requests, and everybody in
 * the last turn.
 */
export const peopleInTurn = ({ waiting, stock, hours }: Moment): number =>
  hours >= LAST_TURN_HOURS ? waiting : Math.max(0, Math.min(waiting, stock))

/**
 * Returns this round's and the remaining alerts, or null at the end of the turn. New stock belongs to the
 * next turn, lower stock ends this one early.
 * @param moment with the rest of the turn, or null for a new one
 */
export function nextRound(moment: Moment & { left: number | null }): { people: number; left: number | null } {
  const { stock, left } = moment
  const inTurn = peopleInTurn({ ...moment, stock: Math.min(stock, left ?? stock) })
  const people = Math.min(inTurn, MOST_IN_ROUND)
  return { people, left: inTurn > people ? inTurn - people : null }
}
