/** Hours between two turns. */
export const TURN_HOURS = 4
/** Hours after which everybody who is left has their turn: all within a day. */
export const LAST_TURN_HOURS = 20

/**
 * How many of those who wait are told now: as many as there are units, the first who asked first, so that few of them come
 * for nothing; those who are left in a later turn, with what there is then.
 */
export const peopleInTurn = (turn: { waiting: number; stock: number; hours: number }): number =>
  turn.hours >= LAST_TURN_HOURS ? turn.waiting : Math.max(0, Math.min(turn.waiting, turn.stock))
