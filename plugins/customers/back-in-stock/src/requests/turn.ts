export const TURN_HOURS = 4
/** Hours until everybody is notified. */
export const LAST_TURN_HOURS = 20

/** Maximum alerts per size and run of the job. */
export const MOST_IN_ROUND = 200

/** State in which alerts are sent. */
export interface Moment {
  waiting: number
  stock: number
  /** Since the size is in stock again. */
  hours: number
}

/**
 * Returns how many people are notified now: as many as there are units, in order of their requests, and everybody in
 * the last turn.
 */
export const peopleInTurn = ({ waiting, stock, hours }: Moment): number =>
  hours >= LAST_TURN_HOURS ? waiting : Math.max(0, Math.min(waiting, stock))

/**
 * Returns how many alerts the next round sends and how many remain, or null at the end of the turn. New stock between
 * rounds belongs to the next turn. If stock is lower than the rest, the turn ends with it.
 * @param moment with the rest of the turn, or null for a new one
 */
export function nextRound(moment: Moment & { left: number | null }): { people: number; left: number | null } {
  const { stock, left } = moment
  const inTurn = peopleInTurn({ ...moment, stock: Math.min(stock, left ?? stock) })
  const people = Math.min(inTurn, MOST_IN_ROUND)
  return { people, left: inTurn > people ? inTurn - people : null }
}
