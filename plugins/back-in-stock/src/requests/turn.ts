/** Hours between two turns. */
export const TURN_HOURS = 4
/** Hours after which everybody who is left has their turn: all within a day. */
export const LAST_TURN_HOURS = 20

/** Mails of one size in one round, which is a run of the job: what is left of the turn is left to the next. */
export const MOST_IN_ROUND = 200

/** What a size's people find when they are told. */
export interface Moment {
  waiting: number
  stock: number
  /** Since the size is back. */
  hours: number
}

/**
 * How many of those who wait are told now: as many as there are units, the first who asked first, so that few of them come
 * for nothing; those who are left in a later turn, with what there is then.
 */
export const peopleInTurn = ({ waiting, stock, hours }: Moment): number =>
  hours >= LAST_TURN_HOURS ? waiting : Math.max(0, Math.min(waiting, stock))

/**
 * How many are told in the next round of a turn, and how many of the turn are left then; null once it is over. Goods that
 * arrive between two rounds are for the next turn; where fewer are left than people, the turn ends with them.
 * @param moment with what the round before left of the turn; null where one begins
 */
export function nextRound(moment: Moment & { left: number | null }): { people: number; left: number | null } {
  const { stock, left } = moment
  const inTurn = peopleInTurn({ ...moment, stock: Math.min(stock, left ?? stock) })
  const people = Math.min(inTurn, MOST_IN_ROUND)
  return { people, left: inTurn > people ? inTurn - people : null }
}
